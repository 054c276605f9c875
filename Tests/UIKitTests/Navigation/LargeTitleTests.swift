import CoreGraphics
import Simulator
import Testing
import UIKit

/// A page that scrolls, on a controller that prefers large titles.
@MainActor
final class LargeTitleBench {
  let device: Device
  let navigation: UINavigationController
  let root: UIViewController

  init(
    era: Era = .iOS18, prefersLargeTitles: Bool = true, contentHeight: CGFloat = 3000,
    scrolls: Bool = true
  ) {
    device = Device(era: era)
    root = Self.makePage("Root", contentHeight: contentHeight, scrolls: scrolls)
    navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
    let navigation = navigation
    device.launch { navigation }
    settle()
  }

  static func makePage(
    _ title: String, contentHeight: CGFloat = 3000, scrolls: Bool = true
  ) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .white
    guard scrolls else { return page }
    let scrollView = UIScrollView(frame: page.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: contentHeight)
    page.view.addSubview(scrollView)
    return page
  }

  func settle() {
    _ = device.settle(limit: 10)
  }

  func perform(_ work: () -> Void) {
    device.perform("test", work)
  }

  var statusBar: CGFloat { device.system.screen.safeAreaInsets.top }
  var height: CGFloat { navigation.navigationBar.frame.height }
  var drawnHeight: CGFloat {
    let bar = navigation.navigationBar.layer
    return (bar.presentation() ?? bar).bounds.height
  }

  /// How far below the status bar the safe area of a page begins.
  func safeTop(of page: UIViewController) -> CGFloat { page.view.safeAreaInsets.top - statusBar }

  func scrollView(of page: UIViewController) -> UIScrollView {
    page.view.subviews.compactMap { $0 as? UIScrollView }[0]
  }

  /// Scrolls the root page, seen from its top.
  func scroll(to offset: CGFloat) {
    perform {
      scrollView(of: root).contentOffset.y = offset - statusBar - 96
    }
    settle()
  }
}

@Suite("A large title")
@MainActor
struct LargeTitleTests {
  @Test(
    "makes the bar 52 points higher, and the safe area with it", arguments: [Era.iOS13, .iOS26])
  func height(_ era: Era) {
    let bench = LargeTitleBench(era: era)
    let height: CGFloat = era == .iOS26 ? 106 : 96
    #expect(bench.height == height)
    #expect(bench.safeTop(of: bench.root) == height)
    #expect(bench.scrollView(of: bench.root).contentOffset.y == -bench.statusBar - height)
    #expect(bench.device.screenReading.titlesDrawn == ["Root"])
  }

  @Test("is not known before iOS 11, nor without the wish for it")
  func absent() {
    let old = LargeTitleBench(era: .iOS9)
    #expect(old.height == 44 && old.safeTop(of: old.root) == 44)
    let small = LargeTitleBench(prefersLargeTitles: false)
    #expect(small.height == 44)
    small.perform { small.navigation.navigationBar.prefersLargeTitles = true }
    small.settle()
    #expect(small.height == 96 && small.safeTop(of: small.root) == 96)
  }

  @Test("goes away as the content scrolls, and comes back")
  func collapse() {
    let bench = LargeTitleBench()
    let steps: [(CGFloat, CGFloat)] = [(0, 96), (20, 76), (52, 44), (400, 44), (50, 46), (0, 96)]
    for (offset, height) in steps {
      bench.scroll(to: offset)
      #expect(bench.height == height, "scrolled by \(offset)")
      #expect(bench.safeTop(of: bench.root) == height)
      #expect(bench.scrollView(of: bench.root).contentOffset.y == offset - bench.statusBar - 96)
      #expect(bench.device.screenReading.titlesDrawn == ["Root"])
    }
  }

  @Test("follows a finger up and down")
  func finger() {
    let bench = LargeTitleBench()
    bench.device.swipe(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.2)
    bench.settle()
    #expect(bench.height == 44)
    for _ in 0..<3 {
      bench.device.swipe(
        from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.2)
      bench.settle()
    }
    #expect(bench.height == 96)
    #expect(bench.scrollView(of: bench.root).contentOffset.y == -bench.statusBar - 96)
  }

  @Test("rests whole or not at all when the finger lets go", arguments: [(24, 96), (44, 44)])
  func rest(distance: CGFloat, height: CGFloat) {
    let bench = LargeTitleBench()
    bench.device.touchDown(at: CGPoint(x: 200, y: 600))
    // The first points decide that it is a drag, and do not scroll.
    bench.device.drag(to: CGPoint(x: 200, y: 590), duration: 0.3)
    let start = bench.height
    bench.device.drag(to: CGPoint(x: 200, y: 590 - distance), duration: 2)
    #expect(bench.height < start && bench.height > 44, "some of the title shows")
    bench.device.advance(by: 1)
    bench.device.touchUp()
    bench.settle()
    #expect(abs(bench.height - height) < 0.001)
    let offset = bench.scrollView(of: bench.root).contentOffset.y
    #expect(abs(offset + height + bench.statusBar) < 0.001)
  }

  @Test(
    "lets content that bounces back rest right below the bar, and right at the edge without one",
    arguments: [Era.iOS13, .iOS18, .iOS26], [CGFloat(0), 88])
  func bounce(_ era: Era, contentHeight: CGFloat) throws {
    let bench = LargeTitleBench(era: era, contentHeight: contentHeight)
    let scrollView = try #require(bench.root.view.subviews.first as? UIScrollView)
    scrollView.alwaysBounceVertical = true
    for isHidden in [false, true] {
      bench.perform { bench.navigation.setNavigationBarHidden(isHidden, animated: false) }
      bench.settle()
      bench.device.swipe(
        from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.4)
      bench.settle()
      let end = isHidden ? bench.statusBar : bench.navigation.navigationBar.frame.maxY
      #expect(scrollView.contentOffset.y == -end, "hidden \(isHidden)")
      #expect(scrollView.adjustedContentInset.top == end)
    }
  }

  @Test("has the color of its look, or else the bar's")
  func color() {
    let bench = LargeTitleBench()
    func shown() -> UIColor? { (bench.device.find(text: "Root")[0] as? UILabel)?.textColor }
    bench.perform {
      bench.navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
      bench.navigation.navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    }
    #expect(shown() == .blue)
    bench.scroll(to: 300)
    #expect(shown() == .red)
    let look = UINavigationBarAppearance()
    look.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    bench.scroll(to: 0)
    bench.perform { bench.root.navigationItem.scrollEdgeAppearance = look }
    #expect(shown() == .green)
  }

  @Test("belongs to its page: the bar's height changes with a push and a pop")
  func transition() {
    let bench = LargeTitleBench()
    let upper = LargeTitleBench.makePage("Upper")
    upper.navigationItem.largeTitleDisplayMode = .never
    bench.perform { bench.navigation.pushViewController(upper, animated: true) }
    bench.device.advance(by: 0.1)
    #expect(bench.drawnHeight < 95 && bench.drawnHeight > 45)
    #expect(bench.safeTop(of: upper) == 44 && bench.safeTop(of: bench.root) == 96)
    bench.settle()
    #expect(bench.height == 44)
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.device.advance(by: 0.1)
    #expect(bench.drawnHeight < 95 && bench.drawnHeight > 45)
    bench.settle()
    #expect(bench.height == 96 && bench.safeTop(of: bench.root) == 96)
  }

  @Test("is as before after a swipe that is cancelled")
  func cancelled() {
    let bench = LargeTitleBench()
    let upper = LargeTitleBench.makePage("Upper")
    upper.navigationItem.largeTitleDisplayMode = .never
    bench.perform { bench.navigation.pushViewController(upper, animated: true) }
    bench.settle()
    bench.device.touchDown(at: CGPoint(x: 2, y: 400))
    bench.device.drag(to: CGPoint(x: 150, y: 400), duration: 0.3)
    bench.device.advance(by: 0.1)
    #expect(bench.drawnHeight > 50 && bench.drawnHeight < 95)
    bench.device.cancelTouches()
    bench.settle()
    #expect(bench.height == 44 && bench.drawnHeight == 44)
    #expect(bench.device.screenReading.titlesDrawn == ["Upper"])
  }

  @Test(
    "fills the room again that a refresh has taken which code began",
    arguments: [Era.iOS13, .iOS18, .iOS26])
  func refreshedByCode(era: Era) {
    let bench = LargeTitleBench(era: era)
    let scrollView = bench.scrollView(of: bench.root)
    let (control, height) = (UIRefreshControl(), bench.height)
    scrollView.refreshControl = control
    bench.settle()
    let place = scrollView.contentOffset
    bench.perform { control.beginRefreshing() }
    bench.settle()
    bench.perform { control.endRefreshing() }
    bench.settle()
    #expect(scrollView.contentOffset == place && bench.height == height)
    #expect(scrollView.adjustedContentInset.top == -place.y)
  }

  @Test("is hidden still on a page that was scrolled and left")
  func scrolledAndLeft() {
    let bench = LargeTitleBench()
    bench.scroll(to: 300)
    let upper = LargeTitleBench.makePage("Upper")
    bench.perform { bench.navigation.pushViewController(upper, animated: true) }
    bench.settle()
    #expect(bench.height == 96)
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.settle()
    #expect(bench.height == 44)
    #expect(bench.device.screenReading.titlesDrawn == ["Root"])
  }

  @Test("is inherited from the page below, unless the page says something itself")
  func inherits() {
    let bench = LargeTitleBench()
    let modes: [(UINavigationItem.LargeTitleDisplayMode, CGFloat)] = [
      (.automatic, 96), (.never, 44), (.automatic, 44), (.always, 96), (.automatic, 96),
    ]
    for (mode, height) in modes {
      let page = LargeTitleBench.makePage("Page")
      page.navigationItem.largeTitleDisplayMode = mode
      bench.perform { bench.navigation.pushViewController(page, animated: false) }
      bench.settle()
      #expect(bench.height == height && bench.safeTop(of: page) == height)
    }
    bench.perform {
      bench.navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    }
    bench.settle()
    #expect(bench.height == 44)
  }

  @Test("follows the scroll view that the app names, or else the first subview")
  func scrollView() {
    let bench = LargeTitleBench()
    let first = bench.scrollView(of: bench.root)
    #expect(bench.root.contentScrollView(for: .top) === first)
    let second = UIScrollView()
    bench.perform {
      bench.root.setContentScrollView(second, for: .top)
    }
    #expect(bench.root.contentScrollView(for: .top) === second)
    #expect(bench.root.contentScrollView(for: .bottom) === first)
    let plain = UIViewController()
    plain.view.addSubview(UIView())
    plain.view.addSubview(UIScrollView())
    #expect(plain.contentScrollView(for: .top) == nil)
  }
}

@Suite("A prompt")
@MainActor
struct PromptTests {
  @Test("makes the bar 74 points high, in every era", arguments: [Era.iOS6, .iOS18])
  func height(_ era: Era) {
    let bench = LargeTitleBench(era: era, prefersLargeTitles: false)
    bench.perform { bench.root.navigationItem.prompt = "Choose one" }
    bench.settle()
    #expect(bench.height == 74 && bench.safeTop(of: bench.root) == 74)
    #expect(bench.device.find(text: "Choose one").count == 1)
    let title = bench.device.find(text: "Root")[0]
    #expect(abs(bench.device.center(of: title).y - bench.statusBar - 52) < 0.01)
    bench.perform { bench.root.navigationItem.prompt = nil }
    bench.settle()
    #expect(bench.height == 44 && bench.safeTop(of: bench.root) == 44)
    #expect(bench.device.find(text: "Choose one").isEmpty)
  }
}

@Suite("The look at the edge of content")
@MainActor
struct ScrollEdgeTests {
  private func look(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.backgroundColor = color
    return look
  }

  /// Red, green and blue of the bar's background; the fourth is how opaque it is.
  private func background(_ bench: LargeTitleBench) -> [CGFloat] {
    bench.navigation.navigationBar.subviews[0].layer.backgroundColor?.components ?? []
  }

  private func isColored(_ bench: LargeTitleBench, _ part: Int) -> Bool {
    background(bench)[part] > 0.5 && background(bench)[3] == 1
  }

  @Test("gives way to the standard one as the content goes behind the bar")
  func scrolled() {
    let bench = LargeTitleBench(prefersLargeTitles: false)
    bench.perform {
      bench.navigation.navigationBar.standardAppearance = look(
        .init(red: 1, green: 0, blue: 0, alpha: 1))
      bench.root.navigationItem.scrollEdgeAppearance = look(
        .init(red: 0, green: 0, blue: 1, alpha: 1))
    }
    bench.settle()
    #expect(isColored(bench, 2) && !isColored(bench, 0))
    bench.perform { bench.scrollView(of: bench.root).contentOffset.y = 100 }
    bench.settle()
    #expect(isColored(bench, 0) && !isColored(bench, 2))
    bench.perform { bench.scrollView(of: bench.root).contentOffset.y = -bench.statusBar - 44 }
    bench.settle()
    #expect(isColored(bench, 2))
  }

  @Test("is transparent if there is none")
  func automatic() {
    let bench = LargeTitleBench(prefersLargeTitles: false)
    #expect(background(bench)[3] == 0)
    bench.perform { bench.scrollView(of: bench.root).contentOffset.y = 100 }
    bench.settle()
    #expect(background(bench)[3] > 0.9)
  }

  @Test("is the bar's own on a page in which nothing scrolls", arguments: [Era.iOS13, .iOS18])
  func still(_ era: Era) {
    let bench = LargeTitleBench(era: era, prefersLargeTitles: false, scrolls: false)
    bench.perform {
      bench.navigation.navigationBar.scrollEdgeAppearance = look(
        .init(red: 0, green: 0, blue: 1, alpha: 1))
    }
    bench.settle()
    #expect(isColored(bench, 2) == (era == .iOS18), "for all bars from iOS 15 on")
    bench.perform { bench.navigation.navigationBar.prefersLargeTitles = true }
    bench.settle()
    bench.perform { bench.root.title = "Shown anew" }
    #expect(isColored(bench, 2))
  }

  @Test("is not known before iOS 13")
  func absent() {
    let bench = LargeTitleBench(era: .iOS9)
    bench.perform {
      bench.root.navigationItem.scrollEdgeAppearance = look(
        .init(red: 0, green: 0, blue: 1, alpha: 1))
    }
    bench.settle()
    #expect(!isColored(bench, 2))
  }
}
