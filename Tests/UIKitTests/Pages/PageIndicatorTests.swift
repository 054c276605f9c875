import Foundation
import Simulator
import Testing
import UIKit

/// Pages with an indicator.
private final class DottedBook: NSObject, UIPageViewControllerDataSource {
  var pages: [UIViewController]
  var index = 0
  /// How often the indicator was asked for.
  private(set) var asked = 0

  init(_ pages: [UIViewController]) {
    self.pages = pages
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { pages.page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { pages.page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    asked += 1
    return pages.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }
}

/// Gives the pages the whole height, as many apps do.
private final class TallPageController: UIPageViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for view in view.subviews where view is UIScrollView { view.frame = self.view.bounds }
  }
}

@Suite("The indicator of a page controller")
@MainActor
struct PageIndicatorTests {
  private func launched(
    _ controller: UIPageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
  ) -> (Device, UIPageViewController, DottedBook) {
    let device = Device(era: .iOS18)
    let book = DottedBook((0..<3).map { _ in UIViewController() })
    book.index = 1
    device.launch { controller }
    device.perform {
      controller.dataSource = book
      controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    }
    _ = device.settle(limit: 2)
    return (device, controller, book)
  }

  private func dots(_ controller: UIPageViewController) -> UIPageControl? {
    controller.view.subviews.compactMap { $0 as? UIPageControl }.first
  }

  @Test("is below the pages, and moves with a finger without asking")
  func swipe() throws {
    let (device, controller, book) = launched()
    let control = try #require(dots(controller))
    #expect(control.numberOfPages == 3 && control.currentPage == 1)
    let bottom = controller.view.bounds.height - controller.view.safeAreaInsets.bottom
    #expect(
      control.frame
        == CGRect(x: 0, y: bottom - 37, width: controller.view.bounds.width, height: 37))
    #expect(book.pages[1].view.bounds.height == bottom - 37)
    let asked = book.asked
    device.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    _ = device.settle(limit: 5)
    #expect(control.currentPage == 2)
    device.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    _ = device.settle(limit: 5)
    #expect(control.currentPage == 2)
    #expect(book.asked == asked)
    device.perform {
      book.index = 0
      controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
    }
    _ = device.settle(limit: 5)
    #expect(control.currentPage == 0)
    #expect(book.asked > asked)
  }

  @Test("turns the page when it is tapped")
  func tap() throws {
    let (device, controller, book) = launched()
    let control = try #require(dots(controller))
    device.tap(at: CGPoint(x: control.frame.maxX - 20, y: control.frame.midY))
    _ = device.settle(limit: 5)
    #expect(controller.viewControllers == [book.pages[2]])
    #expect(control.currentPage == 2)
  }

  @Test("leaves the whole height to pages of an app that wants it")
  func tall() {
    let (device, controller, book) = launched(
      TallPageController(transitionStyle: .scroll, navigationOrientation: .horizontal))
    #expect(book.pages[1].view.bounds.size == controller.view.bounds.size)
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 5)
    #expect(book.pages[1].view.bounds.size == controller.view.bounds.size)
    let scrollView = controller.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(scrollView?.contentOffset.x == controller.view.bounds.width)
  }

  @Test("goes with the data source, and is not there for pages one below the other")
  func none() {
    let (device, controller, book) = launched()
    device.perform { controller.dataSource = nil }
    _ = device.settle(limit: 2)
    #expect(dots(controller) == nil)
    #expect(book.pages[1].view.bounds.size == controller.view.bounds.size)
    let (_, vertical, kept) = launched(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical))
    #expect(dots(vertical) == nil)
    withExtendedLifetime(kept) {}
  }

  @Test("and the pages beside the shown one are asked for anew when that is set again")
  func setAgain() throws {
    let (device, controller, book) = launched()
    device.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    _ = device.settle(limit: 5)
    device.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    _ = device.settle(limit: 5)
    device.perform {
      book.pages.append(UIViewController())
      book.index = 2
      controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    }
    #expect(dots(controller)?.numberOfPages == 4)
    device.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    _ = device.settle(limit: 5)
    #expect(controller.viewControllers == [book.pages[3]])
    #expect(dots(controller)?.currentPage == 3)
  }
}
