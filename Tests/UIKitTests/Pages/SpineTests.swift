import Foundation
import Simulator
import Testing
import UIKit

/// Has one page in sight while the device is upright, and two side by side while it is not.
private final class Binder: ListedPages, UIPageViewControllerDelegate {
  private(set) var asked: [UIInterfaceOrientation] = []
  /// Whether it sets pages for the new spine.
  var bringsPages = true

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    asked.append(orientation)
    let first = pageViewController.viewControllers?.first ?? pages[0]
    let second = page(1, from: first)
    guard bringsPages else { return .mid }
    guard orientation.isLandscape, let second else {
      pageViewController.setViewControllers([first], direction: .forward, animated: true)
      pageViewController.isDoubleSided = false
      return .min
    }
    pageViewController.setViewControllers([first, second], direction: .forward, animated: true)
    return .mid
  }
}

@Suite("The spine of a book")
@MainActor
struct SpineTests {
  private let bench = PresentationBench()
  private let binder: Binder
  private let controller: UIPageViewController

  /// A book, open at its second page.
  init() {
    let bench = bench
    binder = Binder((1...4).map { bench.page("\($0)") })
    controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    controller.delegate = binder
    controller.dataSource = binder
    bench.device.perform {
      controller.setViewControllers([binder.pages[1]], direction: .forward, animated: false)
      bench.device.window.rootViewController = controller
    }
    bench.settle()
  }

  private func turn(to orientation: UIDeviceOrientation) {
    bench.device.rotate(to: orientation)
    bench.settle()
  }

  @Test("moves to the middle when the device is turned, and back, as the delegate says")
  func turned() {
    turn(to: .landscapeRight)
    #expect(binder.asked == [.landscapeLeft])
    #expect(controller.spineLocation == .mid && controller.isDoubleSided)
    #expect(controller.viewControllers == [binder.pages[1], binder.pages[2]])
    let frames = binder.pages[1...2].map { $0.view.convert($0.view.bounds, to: controller.view) }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 422, height: 390), CGRect(x: 422, y: 0, width: 422, height: 390),
      ])
    #expect(bench.notes.contains("3.viewDidAppear(false)"))

    turn(to: .portrait)
    #expect(binder.asked.last == .portrait)
    #expect(controller.spineLocation == .min && !controller.isDoubleSided)
    #expect(controller.viewControllers == [binder.pages[1]])
    #expect(binder.pages[1].view.frame.size == CGSize(width: 390, height: 844))
    #expect(binder.pages[2].parent == nil)
  }

  @Test("is not asked for when a window gets another size, nor while pages scroll")
  func otherwise() {
    bench.device.perform { bench.device.window.frame.size.width = 300 }
    bench.settle()
    #expect(binder.asked.isEmpty)

    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    scrolling.delegate = binder
    bench.device.perform { bench.device.window.rootViewController = scrolling }
    turn(to: .landscapeLeft)
    #expect(binder.asked.isEmpty)
    #expect(scrolling.spineLocation == .none)
  }

  @Test("in the middle needs two pages: one alone raises")
  func onePage() {
    binder.bringsPages = false
    turn(to: .landscapeLeft)
    #expect(
      bench.device.crash?.reason.contains("provided (1) doesn't match the number required (2)")
        == true)
  }

  @Test("stays where it is for a delegate that does not say")
  func silent() {
    let pages = binder.pages
    final class Silent: NSObject, UIPageViewControllerDelegate {}
    let silent = Silent()
    controller.delegate = silent
    turn(to: .landscapeLeft)
    #expect(controller.spineLocation == .min)
    #expect(controller.viewControllers == [pages[1]])
    #expect(
      silent.pageViewController?(controller, spineLocationFor: .portrait) == .min)
  }
}
