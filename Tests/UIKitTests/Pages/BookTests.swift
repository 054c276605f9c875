import Foundation
import Simulator
import Testing
import UIKit

/// Pages in their order, and what a finger does with them.
private final class Pages: ListedPages, UIPageViewControllerDelegate {
  var told: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    told.append("to \(titles(pendingViewControllers))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    told.append("from \(titles(previousViewControllers)) \(completed)")
  }
}

@MainActor
private func titles(_ pages: [UIViewController]?) -> String {
  (pages ?? []).map { $0.title ?? "" }.joined(separator: " ")
}

@Suite("A book")
@MainActor
struct BookTests {
  private typealias Book = (
    bench: PresentationBench, controller: UIPageViewController, pages: Pages
  )

  /// A book on the screen that is open at its first pages.
  private func book(
    _ spine: UIPageViewController.SpineLocation, isDoubleSided: Bool = false,
    along orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> Book {
    let bench = PresentationBench()
    let pages = Pages((1...5).map { bench.page("\($0)") })
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: orientation,
      options: [.spineLocation: NSNumber(value: spine.rawValue)])
    if isDoubleSided { controller.isDoubleSided = true }
    controller.dataSource = pages
    controller.delegate = pages
    bench.device.perform {
      controller.setViewControllers(
        Array(pages.pages.prefix(spine == .mid ? 2 : 1)), direction: .forward, animated: false)
      bench.device.window.rootViewController = controller
    }
    bench.settle()
    return (bench, controller, pages)
  }

  private func turn(_ bench: PresentationBench, forward: Bool) {
    let (right, left) = (CGPoint(x: 350, y: 400), CGPoint(x: 40, y: 400))
    bench.device.swipe(from: forward ? right : left, to: forward ? left : right, duration: 0.3)
    bench.settle()
  }

  @Test("whose spine is in the middle shows two pages side by side, with content on their backs")
  func spread() {
    let (bench, controller, pages) = book(.mid)
    #expect(controller.spineLocation == .mid && controller.isDoubleSided)
    #expect(titles(controller.viewControllers) == "1 2")
    let whole = controller.view.bounds
    let frames = pages.pages.prefix(2).map { $0.view.convert($0.view.bounds, to: controller.view) }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: whole.width / 2, height: whole.height))
    #expect(
      frames[1] == CGRect(x: whole.width / 2, y: 0, width: whole.width / 2, height: whole.height))
    #expect(bench.notes.contains("2.viewDidAppear(false)"))
  }

  @Test("whose pages lie one below the other shows two that way")
  func vertical() {
    let (_, controller, pages) = book(.mid, along: .vertical)
    let height = controller.view.bounds.height / 2
    let second = pages.pages[1].view
    #expect(second?.convert(second?.bounds ?? .zero, to: controller.view).minY == height)
  }

  @Test("with two pages in sight is turned by two")
  func turnSpread() {
    let (bench, controller, pages) = book(.mid)
    turn(bench, forward: true)
    #expect(titles(controller.viewControllers) == "3 4")
    #expect(pages.told == ["to 3 4", "from 1 2 true"])
    #expect(pages.pages[0].parent == nil && pages.pages[1].view.window == nil)
    turn(bench, forward: true)
    #expect(titles(controller.viewControllers) == "3 4", "one page is no spread")
    turn(bench, forward: false)
    #expect(titles(controller.viewControllers) == "1 2")
  }

  @Test("whose pages have backs goes past them under a finger")
  func backs() {
    let (bench, controller, pages) = book(.min, isDoubleSided: true)
    turn(bench, forward: true)
    #expect(titles(controller.viewControllers) == "3")
    turn(bench, forward: false)
    #expect(titles(controller.viewControllers) == "1")
    #expect(pages.told.last == "from 3 true")
  }

  @Test("is turned by taps on its sides, and by none in the middle")
  func taps() {
    let (bench, controller, pages) = book(.min)
    #expect(controller.gestureRecognizers.count == 2)
    #expect(controller.gestureRecognizers.contains { $0 is UITapGestureRecognizer })
    bench.device.tap(at: CGPoint(x: 200, y: 400))
    bench.settle()
    #expect(titles(controller.viewControllers) == "1" && pages.told.isEmpty)
    bench.device.tap(at: CGPoint(x: 370, y: 400))
    bench.settle()
    #expect(titles(controller.viewControllers) == "2")
    #expect(pages.told == ["to 2", "from 1 true"])
    bench.device.tap(at: CGPoint(x: 20, y: 400))
    bench.settle()
    #expect(titles(controller.viewControllers) == "1")
    bench.device.tap(at: CGPoint(x: 20, y: 400))
    bench.settle()
    #expect(pages.told.count == 4, "there is no page before the first")
    for tap in controller.gestureRecognizers where tap is UITapGestureRecognizer {
      tap.isEnabled = false
    }
    bench.device.tap(at: CGPoint(x: 370, y: 400))
    bench.settle()
    #expect(titles(controller.viewControllers) == "1")
  }

  @Test("raises if one page comes for two places, or without the back that is to be turned")
  func numbers() {
    let oneForTwo = "provided (1) doesn't match the number required (2)"
    let (bench, controller, pages) = book(.mid)
    bench.device.perform {
      controller.setViewControllers([pages.pages[2]], direction: .forward, animated: false)
    }
    #expect(bench.device.crash?.reason.contains(oneForTwo) == true)

    let other = book(.min, isDoubleSided: true)
    other.bench.device.perform {
      other.controller.setViewControllers(
        [other.pages.pages[2]], direction: .forward, animated: true)
    }
    #expect(other.bench.device.crash?.reason.contains(oneForTwo) == true)
  }

  @Test("with a spine in the middle cannot have pages without backs")
  func oneSided() {
    let (bench, controller, _) = book(.mid)
    bench.device.perform { controller.isDoubleSided = false }
    #expect(bench.device.crash?.name == "NSInvalidArgumentException")
    #expect(controller.isDoubleSided)
  }
}
