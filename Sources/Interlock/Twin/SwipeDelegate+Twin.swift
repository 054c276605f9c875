#if !canImport(ObjectiveC)
  import UIKit

  /// The delegate of one of the twin's swipe recognizers: the guard's decision, and the answers of the
  /// delegate that the app has set.
  final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    /// The app's delegate.
    weak var client: (any UIGestureRecognizerDelegate)?
    /// UIKit's own delegate.
    weak var standard: (any UIGestureRecognizerDelegate)?
    private weak var feature: SwipeFeature?
    private let kind: SwipeKind

    init(feature: SwipeFeature, kind: SwipeKind) {
      self.feature = feature
      self.kind = kind
    }

    /// What the app's delegate answers about a gesture that wants to begin.
    func clientAllows(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      client?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      feature?.mayBegin(gestureRecognizer, kind) {
        clientAllows(gestureRecognizer)
      } standard: {
        standard?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
      } ?? false
    }

    // A method that a client leaves out answers false here, so UIKit's own answer is asked for too.

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      [client, standard].contains {
        $0?.gestureRecognizer(
          gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
      }
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      [client, standard].contains {
        $0?.gestureRecognizer(
          gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
      }
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      [client, standard].contains {
        $0?.gestureRecognizer(
          gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
      }
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      client?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
    }
  }

  /// Whether an object is one of UIKit's own: here, of a class of the twin's.
  func isOfUIKit(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("UIKit.")
  }
#endif
