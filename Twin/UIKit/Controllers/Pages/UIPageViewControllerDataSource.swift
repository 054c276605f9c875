public import Foundation

/// Has the pages that a finger brings in.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before a page; nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after a page; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots the indicator has. There is one if this and `presentationIndex(for:)` are implemented, and
  /// pages scroll sideways.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot is that of the page that is shown, from 0. Asked when the app sets the page; after that a finger
  /// that turns a page moves the dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No indicator: the method is optional.
  ///
  /// Differs from UIKit: an answer of -1 counts as no method.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    unansweredPresentation
  }

  /// No indicator: the method is optional.
  ///
  /// Differs from UIKit: an answer of -1 counts as no method.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    unansweredPresentation
  }

  /// Lets `dataSource.presentationCount?(for:)` compile, which Objective-C's optional methods need.
  public var presentationCount: UIPagePresentationCalls? {
    UIPagePresentationCalls { self.presentationCount(for: $0) }
  }

  /// Lets `dataSource.presentationIndex?(for:)` compile, which Objective-C's optional methods need.
  public var presentationIndex: UIPagePresentationCalls? {
    UIPagePresentationCalls { self.presentationIndex(for: $0) }
  }
}

/// An optional method about the indicator of a page controller, called through `?`.
@preconcurrency @MainActor
public struct UIPagePresentationCalls {
  let ask: @MainActor (UIPageViewController) -> Int

  /// The answer of the data source.
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    ask(pageViewController)
  }
}
