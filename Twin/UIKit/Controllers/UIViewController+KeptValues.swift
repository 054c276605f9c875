import CoreGraphics
public import Foundation

/// What apps of older systems say, and what has an effect on few.
extension UIViewController {
  private final class KeptValues {
    var restorationClass: (any UIViewControllerRestoration.Type)?
    var adjustsInsets = true
    var transition: Transition?
    var trackingName: String?
    var restoresFocus = true
  }

  private var kept: KeptValues {
    let key = ObjectIdentifier(KeptValues.self)
    if let known = attachments[key] as? KeptValues { return known }
    let kept = KeptValues()
    attachments[key] = kept
    return kept
  }

  /// Whether the user cannot dismiss the page (deprecated since iOS 13 for ``isModalInPresentation``).
  public final var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Whether bars inset scroll views of the page (deprecated since iOS 11).
  ///
  /// Differs from UIKit: kept and without effect; `contentInsetAdjustmentBehavior` of a scroll view says it.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept.adjustsInsets }
    set { kept.adjustsInsets = newValue }
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

  /// How the page comes and goes, whether it is pushed or presented (since iOS 18).
  ///
  /// Differs from UIKit: a zoom looks as without it: it slides, or comes as its style says.
  public final var preferredTransition: UIViewController.Transition? {
    get { kept.transition }
    set { kept.transition = newValue }
  }

  /// Told when ``showDetailViewController(_:sender:)`` leads elsewhere: a split view controller has got, or
  /// lost, the room for two columns. Its object is that controller.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// How a page comes and goes.
  @preconcurrency @MainActor
  public class Transition: NSObject {
    /// Finds the view from which a page grows.
    private let sourceViewProvider: (ZoomSourceViewProviderContext) -> UIView?

    required init(_ provider: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
      sourceViewProvider = provider
      super.init()
    }

    /// Lets the page grow from a view, and shrink to one when it goes.
    ///
    /// - Parameters:
    ///   - options: More about it.
    ///   - sourceViewProvider: Finds the view, when the page comes and when it goes.
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (
          UIViewController.Transition.ZoomSourceViewProviderContext
        ) -> UIView?
    ) -> Self {
      Self(sourceViewProvider)
    }

    /// More about a page that grows.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// The color over what is behind.
      open var dimmingColor: UIColor?
      /// The effect on what is behind.
      open var dimmingVisualEffect: UIBlurEffect?

      /// Makes usual options.
      public override init() {
        super.init()
      }
    }

    /// What is known when the view is looked for from which a page grows.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
      private let zoomed: UIViewController
      private let source: UIViewController

      init(zoomed: UIViewController, source: UIViewController) {
        self.zoomed = zoomed
        self.source = source
        super.init()
      }

      /// The page that grows.
      open var zoomedViewController: UIViewController { zoomed }
      /// The page that it comes from.
      open var sourceViewController: UIViewController { source }
    }
  }
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
