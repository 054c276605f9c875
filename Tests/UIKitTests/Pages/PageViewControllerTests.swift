import Foundation
import Simulator
import Testing
import UIKit

/// Three pages, and a record of what a finger does with them.
private final class Book: ListedPages, UIPageViewControllerDelegate {
  let report: (String) -> Void
  /// The titles of pages that were asked for; "-" where there is none.
  var asked: [String] = []
  var reportsQuestions = false

  init(_ pages: [UIViewController], report: @escaping (String) -> Void) {
    self.report = report
    super.init(pages)
  }

  override func page(_ steps: Int, from page: UIViewController) -> UIViewController? {
    let found = super.page(steps, from: page)
    asked.append(found?.title ?? "-")
    if reportsQuestions { report("asked for \(found?.title ?? "-")") }
    return found
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    report("will transition to \(pendingViewControllers[0].title ?? "")")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    report("did finish from \(previousViewControllers[0].title ?? ""), completed: \(completed)")
  }
}

@Suite("A page controller")
@MainActor
struct PageViewControllerTests {
  private func launched() -> (PresentationBench, UIPageViewController, [BenchPage], Book) {
    let bench = PresentationBench()
    let pages = ["1", "2", "3"].map { bench.page($0) }
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let book = Book(pages) { [weak bench] in bench?.note($0) }
    controller.dataSource = book
    controller.delegate = book
    bench.device.perform {
      controller.setViewControllers([pages[0]], direction: .forward, animated: false)
      bench.device.window.rootViewController = controller
    }
    bench.settle()
    _ = bench.takeNotes()
    return (bench, controller, pages, book)
  }

  @Test("tells its first page all at once, before it appears itself", arguments: [true, false])
  func first(isAnimated: Bool) {
    final class OwnController: UIPageViewController {
      var isSetAnimated = false
      var page: UIViewController?
      var report: (String) -> Void = { _ in }
      override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers(page.map { [$0] }, direction: .forward, animated: isSetAnimated)
        report("loaded")
      }
      override func viewWillAppear(_ animated: Bool) { report("will appear") }
      override func viewDidAppear(_ animated: Bool) { report("did appear") }
    }
    let bench = PresentationBench()
    let controller = OwnController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    controller.isSetAnimated = isAnimated
    controller.page = bench.page("1")
    controller.report = { [weak bench] in bench?.note($0) }
    bench.device.perform { bench.device.window.rootViewController = controller }
    bench.settle()
    #expect(
      bench.takeNotes().filter { !$0.hasPrefix("Root") } == [
        "1.willMove(nav)", "1.viewWillAppear(false)", "1.viewIsAppearing(false)",
        "1.viewDidAppear(false)", "1.didMove(nav)", "loaded", "will appear", "did appear",
      ])
    bench.device.perform { bench.device.window.rootViewController = UIViewController() }
    bench.settle()
    #expect(bench.takeNotes() == ["1.viewWillDisappear(false)", "1.viewDidDisappear(false)"])
    #expect(bench.device.log.isEmpty)
  }

  @Test("changes its page by code, and tells nobody but the pages and the completion")
  func byCode() {
    for isAnimated in [true, false] {
      let (bench, controller, pages, book) = launched()
      bench.device.perform {
        controller.setViewControllers([pages[1]], direction: .forward, animated: isAnimated) {
          bench.note("completion \($0)")
        }
        #expect(controller.viewControllers == [pages[1]])
      }
      bench.settle()
      #expect(
        bench.takeNotes() == [
          "2.willMove(nav)", "1.willMove(nil)", "2.viewWillAppear(\(isAnimated))",
          "1.viewWillDisappear(\(isAnimated))", "2.viewIsAppearing(\(isAnimated))",
          "2.viewDidAppear(\(isAnimated))", "1.viewDidDisappear(\(isAnimated))",
          "1.didMove(nil)", "2.didMove(nav)", "completion true",
        ])
      #expect(controller.children == [pages[1]])
      #expect(pages[1].view.frame == controller.view.bounds)
      #expect(pages[0].view.superview == nil)
      withExtendedLifetime(book) {}
    }
  }

  @Test("follows a finger to the next page, and stops where there is none")
  func swipe() {
    let (bench, controller, pages, book) = launched()
    bench.device.swipe(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    bench.settle()
    #expect(controller.viewControllers == [pages[1]])
    #expect(
      bench.takeNotes() == [
        "will transition to 2", "2.willMove(nav)", "1.willMove(nil)", "2.viewWillAppear(true)",
        "1.viewWillDisappear(true)", "2.viewIsAppearing(true)", "2.viewDidAppear(true)",
        "1.viewDidDisappear(true)", "1.didMove(nil)", "2.didMove(nav)",
        "did finish from 1, completed: true",
      ])
    for _ in 0..<2 {
      bench.device.swipe(
        from: CGPoint(x: 50, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
      bench.settle()
    }
    #expect(controller.viewControllers == [pages[0]])
    #expect(bench.takeNotes().last == "did finish from 2, completed: true")
    withExtendedLifetime(book) {}
  }

  @Test("goes back under a finger that returns")
  func cancelled() {
    let (bench, controller, pages, book) = launched()
    bench.device.touchDown(at: CGPoint(x: 300, y: 400))
    bench.device.drag(to: CGPoint(x: 150, y: 400), duration: 0.3)
    let seen = pages[1].view.convert(CGPoint.zero, to: controller.view).x
    #expect(abs(seen - 240) < 20, "the way until the drag began does not count")
    bench.device.drag(to: CGPoint(x: 280, y: 400), duration: 0.5)
    bench.device.touchUp()
    bench.settle()
    #expect(controller.viewControllers == [pages[0]])
    #expect(controller.children == [pages[0]])
    #expect(
      bench.takeNotes().suffix(8) == [
        "2.viewWillDisappear(true)", "1.viewWillAppear(true)", "2.willMove(nil)",
        "2.viewDidDisappear(true)", "1.viewIsAppearing(true)", "1.viewDidAppear(true)",
        "2.didMove(nil)", "did finish from 1, completed: false",
      ])
    #expect(pages[0].view.frame == controller.view.bounds)
    withExtendedLifetime(book) {}
  }

  @Test("has a scroll view with places for three pages, of which the middle one is in sight")
  func scrollView() throws {
    let (bench, controller, pages, book) = launched()
    let found = controller.view.subviews.compactMap { $0 as? UIScrollView }
    let scrollView = try #require(found.first)
    let width = controller.view.bounds.width
    #expect(scrollView.contentOffset == CGPoint(x: width, y: 0))
    #expect(scrollView.contentSize.width == 3 * width)
    #expect(scrollView.isPagingEnabled)
    let follower = ScrollFollower()
    scrollView.delegate = follower
    bench.device.perform {
      controller.setViewControllers([pages[1]], direction: .forward, animated: true)
    }
    bench.settle()
    #expect(follower.offsets.filter { $0 > width && $0 < 2 * width }.count > 5)
    #expect(follower.offsets.max() == 2 * width)
    #expect(scrollView.contentOffset.x == width, "the page that came has the middle place")
    #expect(book.asked == [])
    scrollView.isScrollEnabled = false
    bench.device.swipe(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    bench.settle()
    #expect(controller.viewControllers == [pages[1]])
  }

  @Test("asks for the pages beside the first one, and then for the one behind that which came")
  func asking() {
    let (bench, controller, pages, book) = launched()
    #expect(book.asked == [])
    bench.device.swipe(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    bench.settle()
    #expect(book.asked == ["2", "-", "3"])
    #expect(pages[2].isViewLoaded)
    #expect(controller.children == [pages[1]])
    bench.device.swipe(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    bench.settle()
    #expect(book.asked == ["2", "-", "3", "-"])
    bench.device.swipe(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    bench.settle()
    #expect(controller.viewControllers == [pages[2]])
    #expect(book.asked.count == 4)
  }

  @Test("tells the delegate of the page that came before it asks from there")
  func askingLast() {
    let (bench, controller, _, book) = launched()
    book.reportsQuestions = true
    bench.device.swipe(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
    bench.settle()
    let notes = bench.takeNotes().filter { !$0.contains(".") }
    #expect(
      notes == [
        "asked for 2", "asked for -", "will transition to 2", "did finish from 1, completed: true",
        "asked for 3",
      ])
    withExtendedLifetime(controller) {}
  }

  @Test("turns the page when the app scrolls to the place beside it")
  func scrolledByCode() throws {
    let (bench, controller, pages, book) = launched()
    let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
    bench.device.perform {
      scrollView.setContentOffset(
        CGPoint(x: 2 * scrollView.bounds.width, y: 0), animated: true)
    }
    bench.settle()
    #expect(controller.viewControllers == [pages[1]])
    #expect(bench.takeNotes().last == "did finish from 1, completed: true")
    withExtendedLifetime(book) {}
  }

  @Test("raises UIKit's text for another number of pages than one")
  func number() {
    let (bench, controller, pages, _) = launched()
    bench.device.perform {
      controller.setViewControllers(Array(pages.dropFirst()), direction: .forward, animated: false)
    }
    #expect(
      bench.device.crash?.reason
        == "The number of view controllers provided (2) doesn't match the number required (1) for "
        + "the requested transition")
  }

  @Test("takes a page with its back if both have content, and shows one", arguments: [true, false])
  func doubleSided(isAnimated: Bool) {
    let bench = PresentationBench()
    let pages = ["1", "2", "3"].map { bench.page($0) }
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    controller.isDoubleSided = true
    bench.device.perform {
      controller.setViewControllers([pages[0]], direction: .forward, animated: false)
      bench.device.window.rootViewController = controller
    }
    bench.settle()
    bench.device.perform {
      controller.setViewControllers(
        [pages[1], pages[2]], direction: .forward, animated: isAnimated)
    }
    bench.settle()
    #expect(controller.viewControllers == [pages[1]])
    #expect(pages[1].view.window != nil && pages[2].parent == nil)

    bench.device.perform {
      controller.isDoubleSided = false
      controller.setViewControllers([pages[0], pages[2]], direction: .forward, animated: false)
    }
    #expect(bench.device.crash?.reason.contains("provided (2)") == true)
  }

  @Test("frees the pages that it showed")
  func memory() {
    let (bench, controller, _, _) = launched()
    controller.dataSource = nil
    var pages: [WeakPage] = []
    for index in 0..<20 {
      let page = UIViewController()
      pages.append(WeakPage(page))
      bench.device.perform {
        controller.setViewControllers([page], direction: .forward, animated: index % 2 == 0)
      }
      bench.settle()
    }
    #expect(pages.filter { $0.page != nil }.count == 1)
    #expect(pages.last?.page != nil)
  }

  @Test("calls the completion at once for no page instead of none")
  func noPage() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    var ends: [Bool] = []
    let pages = UIPageViewController()
    pages.setViewControllers(pages.viewControllers, direction: .forward, animated: false) {
      ends.append($0)
    }
    #expect(ends == [true] && device.crash == nil)
  }
}

/// Hears where the pages are.
private final class ScrollFollower: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.x)
  }
}

/// A page that is not kept.
struct WeakPage {
  weak var page: UIViewController?

  init(_ page: UIViewController) {
    self.page = page
  }
}
