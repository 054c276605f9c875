public import CoreGraphics
public import Foundation

extension UIViewController {
  /// How a page comes and goes.
  ///
  /// Differs from UIKit: as a card or a popover, it comes and goes as other pages do; a page that zooms does not go
  /// by a drag downwards or a pinch.
  @preconcurrency @MainActor
  public class Transition: NSObject {
    /// Finds the view or the item from which a page grows.
    private let sourceProvider: (ZoomSourceViewProviderContext) -> NSObject?
    private let options: ZoomOptions?

    required init(
      _ options: ZoomOptions?, from provider: @escaping (ZoomSourceViewProviderContext) -> NSObject?
    ) {
      sourceProvider = provider
      self.options = options
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
      Self(options, from: sourceViewProvider)
    }

    /// Lets the page grow from an item of a bar, and shrink to one when it goes (since iOS 26).
    ///
    /// - Parameters:
    ///   - options: More about it.
    ///   - sourceBarButtonItemProvider: Finds the item, when the page comes and when it goes.
    @_disfavoredOverload
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceBarButtonItemProvider:
        @escaping (
          UIViewController.Transition.ZoomSourceViewProviderContext
        ) -> UIBarButtonItem?
    ) -> Self {
      Self(options, from: sourceBarButtonItemProvider)
    }

    /// Asks from where a page grows, or to where it shrinks, and what of it lies over that.
    ///
    /// - Returns: Nil if it does not grow from a view.
    func zoomSource(of zoomed: UIViewController, from source: UIViewController) -> ZoomSource? {
      let context = ZoomSourceViewProviderContext(zoomed: zoomed, source: source)
      guard let view = sourceProvider(context) as? UIView else { return nil }
      let aligned = options?.alignmentRectProvider?(.init(zoomed: zoomed, view: view))
      return ZoomSource(view: view, aligned: aligned, dimmingColor: options?.dimmingColor)
    }

    /// Asks whether a finger may begin to dismiss the page.
    ///
    /// Assumed: the app can forbid it, and not bring it about where UIKit would not begin.
    ///
    /// - Parameters:
    ///   - location: Where the finger is, in the page's view.
    ///   - velocity: How fast the finger moves, in points per second.
    func allowsDismissal(at location: CGPoint, velocity: CGVector) -> Bool {
      guard let isAllowed = options?.interactiveDismissShouldBegin else { return true }
      return isAllowed(.init(at: location, velocity: velocity))
    }

    /// More about a page that grows.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// The color over what is behind.
      open var dimmingColor: UIColor?
      /// The effect on what is behind. Differs from UIKit: kept and otherwise ignored.
      open var dimmingVisualEffect: UIBlurEffect?
      /// Whether a finger may begin to dismiss the page. Differs from UIKit: asked about swipes of pages that were
      /// pushed, and only where one would begin.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// The part of the page that lies over the view from which it grows.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

      /// Makes usual options.
      public override init() {
        super.init()
      }

      /// A finger that may dismiss the page.
      @preconcurrency @MainActor
      open class InteractionContext: NSObject {
        private var place = CGPoint.zero
        private var speed = CGVector.zero
        private var begins = false

        convenience init(at location: CGPoint, velocity: CGVector) {
          self.init()
          (place, speed, begins) = (location, velocity, true)
        }

        /// Where the finger is, in the page's view.
        open var location: CGPoint { place }
        /// How fast the finger moves, in points per second.
        open var velocity: CGVector { speed }
        /// Whether the dismissal would begin.
        open var willBegin: Bool { begins }
      }

      /// A page that grows, and from where.
      @preconcurrency @MainActor
      open class AlignmentRectContext: NSObject {
        private let zoomed: UIViewController
        private let view: UIView

        init(zoomed: UIViewController, view: UIView) {
          self.zoomed = zoomed
          self.view = view
          super.init()
        }

        /// The page that grows.
        open var zoomedViewController: UIViewController { zoomed }
        /// The view from which it grows.
        open var sourceView: UIView { view }
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
