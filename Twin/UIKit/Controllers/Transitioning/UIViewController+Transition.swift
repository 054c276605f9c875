public import CoreGraphics
public import Foundation

extension UIViewController {
  /// How a page comes and goes.
  ///
  /// Differs from UIKit: as a card or a popover, it comes and goes as other pages do.
  @preconcurrency @MainActor
  public class Transition: NSObject {
    /// What the page does.
    private enum Kind {
      /// It grows from a view or an item that a closure finds.
      case zoom(ZoomOptions?, from: (ZoomSourceViewProviderContext) -> NSObject?)
      /// It comes in one of the ways that presented pages have always had.
      case style(UIModalTransitionStyle)
    }

    private let kind: Kind

    required init(
      _ options: ZoomOptions?, from provider: @escaping (ZoomSourceViewProviderContext) -> NSObject?
    ) {
      kind = .zoom(options, from: provider)
      super.init()
    }

    required init(_ style: UIModalTransitionStyle) {
      kind = .style(style)
      super.init()
    }

    /// Lets the page come up from below the screen.
    public static var coverVertical: Self { Self(.coverVertical) }

    /// Lets the page turn up from behind the one before it. Differs from UIKit: a pushed page fades
    /// in.
    public static var flipHorizontal: Self { Self(.flipHorizontal) }

    /// Lets the page fade in.
    public static var crossDissolve: Self { Self(.crossDissolve) }

    /// Lets the page before it curl up. Differs from UIKit: the page fades in.
    public static var partialCurl: Self { Self(.partialCurl) }

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

    /// Whether the page grows from a view.
    var isZoom: Bool { style == nil }

    /// The way in which the page comes; nil if it grows from a view.
    var style: UIModalTransitionStyle? {
      switch kind {
      case .zoom: nil
      case .style(let style): style
      }
    }

    /// Asks from where a page grows, or to where it shrinks, and what of it lies over that.
    ///
    /// - Parameters:
    ///   - zoomed: The page.
    ///   - source: The page that it comes from.
    ///   - window: Where both are seen.
    /// - Returns: Nil if it does not grow from a view.
    func zoomSource(
      of zoomed: UIViewController, from source: UIViewController, in window: UIWindow?
    ) -> ZoomSource? {
      guard case .zoom(let options, let provider) = kind else { return nil }
      let found = provider(ZoomSourceViewProviderContext(zoomed: zoomed, source: source))
      let view = found as? UIView ?? (found as? UIBarButtonItem).flatMap { window?.button(of: $0) }
      let isSeen = view.map { $0.window === window && !$0.bounds.isEmpty } ?? false
      let aligned = view.flatMap {
        options?.alignmentRectProvider?(.init(zoomed: zoomed, view: $0))
      }
      return ZoomSource(
        view: isSeen ? view : nil, aligned: aligned, dimmingColor: options?.dimmingColor,
        dimmingEffect: options?.dimmingVisualEffect)
    }

    /// Asks whether fingers may begin to dismiss the page.
    ///
    /// - Parameters:
    ///   - location: Where they are, in the page's view.
    ///   - velocity: How fast they move, in points per second.
    ///   - willBegin: Whether it would begin if nobody were asked.
    func allowsDismissal(at location: CGPoint, velocity: CGVector, willBegin: Bool) -> Bool {
      guard case .zoom(let options, _) = kind else { return willBegin }
      guard let isAllowed = options?.interactiveDismissShouldBegin else { return willBegin }
      return isAllowed(.init(at: location, velocity: velocity, willBegin: willBegin))
    }

    /// More about a page that grows.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject, NSCopying {
      /// The color over what is behind.
      open var dimmingColor: UIColor?
      /// The effect on what is behind.
      open var dimmingVisualEffect: UIBlurEffect?
      /// Whether fingers dismiss the page: a drag downwards, a swipe, or a pinch. The answer counts, also where nothing
      /// would begin: over content that is not at its top.
      ///
      /// Source: expo/expo pull request 42533 and nathantannar4/Transmission issue 90, where pages went by each drag
      /// downwards over scrolled content, since the closure always said yes.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// The part of the page that lies over the view from which it grows.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

      /// Makes usual options.
      public override init() {
        super.init()
      }

      /// Makes the same options once more.
      nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> ZoomOptions in
          let copy = ZoomOptions()
          copy.dimmingColor = dimmingColor
          copy.dimmingVisualEffect = dimmingVisualEffect
          copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
          copy.alignmentRectProvider = alignmentRectProvider
          return copy
        }
      }

      /// Fingers that may dismiss the page.
      @preconcurrency @MainActor
      open class InteractionContext: NSObject {
        private var place = CGPoint.zero
        private var speed = CGVector.zero
        private var begins = false

        convenience init(at location: CGPoint, velocity: CGVector, willBegin: Bool) {
          self.init()
          (place, speed, begins) = (location, velocity, willBegin)
        }

        /// Where the fingers are, in the page's view.
        open var location: CGPoint { place }
        /// How fast they move, in points per second.
        open var velocity: CGVector { speed }
        /// Whether the dismissal begins if the answer is to leave it at that.
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

extension UIViewController {
  /// How the page comes and goes, in systems that can be told so.
  var knownTransition: Transition? {
    guard let preferredTransition, UISystem.current.behaviour.isFromIOS18On else { return nil }
    return preferredTransition
  }

  /// In which of the ways of presented pages this one comes, unless it zooms.
  var styleOfComing: UIModalTransitionStyle { knownTransition?.style ?? modalTransitionStyle }
}

extension UIWindow {
  /// The button of an item in a bar that is seen.
  fileprivate func button(of item: UIBarButtonItem) -> UIView? {
    firstDescendant { ($0 as? BarButton)?.item === item }
  }
}
