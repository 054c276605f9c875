#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC
  import UIKit

  /// The delegate of one of UIKit's swipe recognizers: the guard's decision, and for all else the
  /// delegate that the app has set.
  ///
  /// It responds to what the app's delegate responds to, and, for the rules between recognizers, to what
  /// UIKit's own does: a swipe from the edge goes before the pan of a scroll view.
  final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    /// The app's delegate.
    weak var client: (any UIGestureRecognizerDelegate)? {
      didSet { forwarding.client = client }
    }
    /// UIKit's own delegate.
    weak var standard: (any UIGestureRecognizerDelegate)? {
      didSet { forwarding.standard = standard }
    }
    private weak var feature: SwipeFeature?
    private let kind: SwipeKind

    // UIKit asks a delegate on the main thread only, and both are set there only; but the two methods
    // that read these are declared by NSObject, without isolation.
    private nonisolated(unsafe) var forwarding = Forwarding()
    private nonisolated let defaults = DefaultAnswers()

    private nonisolated struct Forwarding {
      weak var client: AnyObject?
      weak var standard: AnyObject?
    }

    init(feature: SwipeFeature, kind: SwipeKind) {
      self.feature = feature
      self.kind = kind
    }

    /// What the app's delegate answers about a gesture that wants to begin.
    func clientAllows(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      client?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      feature?.mayBegin(gestureRecognizer, kind) {
        clientAllows(gestureRecognizer)
      } standard: {
        standard?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? false
      } ?? false
    }

    nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || responder(to: selector) != nil
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      if let responder = responder(to: selector) { return responder }
      // UIKit remembers what a delegate implements: the one that did may have gone since.
      return defaults.responds(to: selector) ? defaults : super.forwardingTarget(for: selector)
    }

    private nonisolated func responder(to selector: Selector) -> AnyObject? {
      if let client = forwarding.client, client.responds?(to: selector) == true { return client }
      guard Self.rulesBetweenRecognizers.contains(selector), let standard = forwarding.standard,
        standard.responds?(to: selector) == true
      else { return nil }
      return standard
    }

    private nonisolated static let rulesBetweenRecognizers: Set<Selector> = [
      #selector(DefaultAnswers.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)),
      #selector(DefaultAnswers.gestureRecognizer(_:shouldRequireFailureOf:)),
      #selector(DefaultAnswers.gestureRecognizer(_:shouldBeRequiredToFailBy:)),
    ]
  }

  /// What UIKit takes for the answer of a delegate that does not implement a method.
  private final class DefaultAnswers: NSObject, UIGestureRecognizerDelegate {
    nonisolated override init() {}

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { true }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { true }
  }

  /// Whether an object is one of UIKit's own: its class comes with the system's classes.
  func isOfUIKit(_ object: AnyObject) -> Bool {
    Bundle(for: type(of: object)) == Bundle(for: UINavigationController.self)
  }

  extension UINavigationController {
    /// Whether the app's delegate implements the method that gives an animator, whatever it answers:
    /// that turns UIKit's swipe off.
    ///
    /// Source: radar 15215690; WordPress-iOS, pull request 6639.
    var delegateHasAnimators: Bool {
      delegate?.responds(
        to: #selector(
          (any UINavigationControllerDelegate).navigationController(
            _:animationControllerFor:from:to:)))
        ?? false
    }
  }
#endif
