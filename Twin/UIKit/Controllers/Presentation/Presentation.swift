import Foundation

/// One page shown above others, from `present` to the end of `dismiss`.
package final class Presentation {
  /// Where the presentation is in its life.
  package enum Phase {
    /// The page is coming. Next: `presented`.
    case presenting
    /// The page is there. Next: `dismissing`.
    case presented
    /// The page is leaving. Next: none, the presentation ends.
    case dismissing
  }

  /// The controller that presents: it owns this object.
  package private(set) weak var presenter: UIViewController?
  /// The page that is shown.
  package let presented: UIViewController
  /// The coordinator of the running animation.
  package var coordinator: TransitionCoordinator?
  package var phase = Phase.presenting
  /// Covers the window and holds the presented view.
  let container: PresentationContainerView
  let style: UIModalPresentationStyle

  init(presented: UIViewController, presenter: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenter = presenter
    style = presented.modalPresentationStyle
    container = PresentationContainerView(frame: window.bounds)
  }

  /// Whether an animation of this presentation is under way.
  package var isChanging: Bool {
    switch phase {
    case .presenting, .dismissing: true
    case .presented: false
    }
  }

  /// Whether the pages below leave the screen.
  ///
  /// Differs from UIKit: `automatic` and the sheets do not, and cover the whole screen.
  var removesPresenter: Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover, .none,
      .automatic:
      false
    }
  }
}

/// Holds a presented view above everything else in the window, with a dimmed page behind it.
final class PresentationContainerView: UIView {
  let dimmingView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.frame = bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimmingView)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
