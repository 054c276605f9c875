import Foundation

/// Covers the screen; the presenting page leaves it.
///
/// UIKit's own is called `_UIFullscreenPresentationController`.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Covers the screen; the presenting page stays.
final class OverFullScreenPresentationController: UIPresentationController {}

/// Covers the controller that defines a presentation context.
final class ContextPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }

  override var shouldRemovePresentersView: Bool {
    presentedViewController.modalPresentationStyle == .currentContext
  }
}

extension UIModalPresentationStyle {
  /// The style that stands for `automatic`: a sheet from iOS 13 on, a form sheet from iOS 18 on (documentation of
  /// `modalPresentationStyle`, which says that reading never gives `automatic`).
  @MainActor var concrete: UIModalPresentationStyle {
    guard self == .automatic else { return self }
    switch UISystem.current.behaviour.automaticPresentation {
    case .fullScreen: return .fullScreen
    case .pageSheet: return .pageSheet
    case .formSheet: return .formSheet
    }
  }

  /// Whether a sheet's presentation controller rules the style.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Makes UIKit's own controller for this style.
  @MainActor func makeController(
    presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    switch concrete {
    case .fullScreen, .none, .automatic:
      FullScreenPresentationController(presentedViewController: presented, presenting: presenting)
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .currentContext, .overCurrentContext:
      ContextPresentationController(presentedViewController: presented, presenting: presenting)
    case .overFullScreen, .custom:
      OverFullScreenPresentationController(
        presentedViewController: presented, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}

extension UIPresentationController {
  /// Makes what lays the page out in another style than its own.
  func adapted(
    to style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController
  ) -> UIPresentationController {
    if style == .pageSheet, presented === presentedViewController,
      let popover = self as? UIPopoverPresentationController
    {
      return popover.adaptiveSheetPresentationController
    }
    return style.makeController(presented: presented, presenting: presenting)
  }
}
