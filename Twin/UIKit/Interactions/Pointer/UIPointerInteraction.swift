public import Foundation

/// Says what a pointer looks like over a view.
///
/// Differs from UIKit: a pointer is there only while a test moves one, see `Device.movePointer(to:)`, and it is
/// not drawn.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  private weak var ownView: UIView?
  /// Where in the view the pointer is.
  private(set) var region: UIPointerRegion?

  /// Makes an interaction that asks a delegate, which it does not keep.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Who says what the pointer looks like.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Whether it has a say.
  open var isEnabled = true

  /// Asks the delegate again when the pointer moves next.
  open func invalidate() {
    region = nil
  }

  /// The view that it was added to.
  open weak var view: UIView? { ownView }

  /// Tells that it is about to be added to a view, or taken away. Does nothing unless overridden.
  open func willMove(to view: UIView?) {}

  /// It was added to a view, or taken away.
  open func didMove(to view: UIView?) {
    ownView = view
  }

  /// The region around the pointer; all of the view unless the delegate says otherwise.
  func region(for request: UIPointerRegionRequest) -> UIPointerRegion? {
    guard let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    guard let delegate else { return whole }
    return delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
  }

  /// - Returns: What the pointer is to look like.
  func enter(_ region: UIPointerRegion) -> UIPointerStyle? {
    self.region = region
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: region, animator: animator)
    let style = delegate?.pointerInteraction(self, styleFor: region)
    animator.run()
    return style
  }

  func exit() {
    guard let region else { return }
    self.region = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: region, animator: animator)
    animator.run()
  }
}

/// Says what a pointer looks like over parts of a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region around a place of the pointer; nil for none. The one that is proposed unless implemented.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// What the pointer looks like in a region; nil, and unless implemented, for the system's own look.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// The pointer comes into a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The region that is proposed: the method is optional.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// The system's own look: the method is optional.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  /// Does nothing: the method is optional.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  /// Does nothing: the method is optional.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Lets code take part in the change of a pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Animates changes along with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs code when the change is over: for true, it came to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The change of a pointer.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []
  /// How long a pointer changes, in seconds (assumed).
  private static let duration: TimeInterval = 0.2

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.append(completion)
  }

  func run() {
    let completions = completions
    // The pointer must go on finding a view that changes.
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      [animations] in
      for animation in animations { animation() }
    } completion: { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}
