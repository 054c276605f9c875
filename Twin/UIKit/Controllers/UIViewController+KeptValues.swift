import CoreGraphics
public import Foundation

/// What apps of older systems say, and what has an effect on few.
extension UIViewController {
  final class KeptValues {
    var restorationClass: (any UIViewControllerRestoration.Type)?
    var adjustsInsets = true
    var transition: Transition?
    var zoomDismissal: ZoomDismissal?
    var trackingName: String?
    var restoresFocus = true
  }

  var kept: KeptValues {
    let key = ObjectIdentifier(KeptValues.self)
    if let known = attachments[key] as? KeptValues { return known }
    let kept = KeptValues()
    attachments[key] = kept
    return kept
  }

  /// Who makes the page anew when the app's state is restored. Differs from UIKit: no state is restored.
  public final var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { kept.restorationClass }
    set { kept.restorationClass = newValue }
  }

  /// Whether the focus goes back to where it was when the page comes back. Differs from UIKit: kept only.
  public final var restoresFocusAfterTransition: Bool {
    get { kept.restoresFocus }
    set { kept.restoresFocus = newValue }
  }

  /// The name under which tools count how a person gets about. Differs from UIKit: nobody counts.
  public final var interactionActivityTrackingBaseName: String? {
    get { kept.trackingName }
    set { kept.trackingName = newValue }
  }

  /// How the page comes and goes, whether it is pushed or presented (since iOS 18; without effect before).
  ///
  /// Differs from UIKit: a zoom of a card, a popover or an alert looks as without it.
  public final var preferredTransition: UIViewController.Transition? {
    get { (attachments[ObjectIdentifier(KeptValues.self)] as? KeptValues)?.transition }
    set {
      kept.transition = newValue
      if viewIfLoaded?.window != nil { adoptZoomGestures() }
    }
  }

  /// Told when ``showDetailViewController(_:sender:)`` leads elsewhere: a split view controller has got, or
  /// lost, the room for two columns. Its object is that controller.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure when a finger lets go of the transition (deprecated since iOS 10).
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { context in
      if !context.isInteractive { handler(context) }
    }
  }
}
