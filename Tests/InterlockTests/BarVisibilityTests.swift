import CoreGraphics
import Foundation
import Interlock
import PageGraph
import Rows
import Simulator
import Testing
import UIKit

/// Two pages of article 002 on a device.
@MainActor
final class BarBench {
  let device: Device
  let navigation: UINavigationController
  let lower: UIViewController
  let upper: UIViewController
  private let always = AlwaysBegins()

  init(_ edge: PageGraph.Edge, era: Era = .iOS18, wish: BarStyle.Visibility = .hidden) {
    device = Device(era: era)
    lower = Self.page(edge.lower, wish)
    upper = Self.page(edge.upper, wish)
    navigation = WayIn.current.makeController(root: lower)
    device.launch { navigation }
    _ = device.settle(limit: 5)
    // UIKit's own delegate refuses where the bar is hidden.
    navigation.interactivePopGestureRecognizer?.delegate = always
  }

  private static func page(_ name: PageGraph.Page, _ wish: BarStyle.Visibility) -> UIViewController
  {
    let page = Page(name.rawValue)
    page.onLoad = { [unowned page] in
      if name.hidesBar { page.interlockPage.bar.visibility = wish }
    }
    return page
  }

  func push() {
    device.perform("test") { [navigation, upper] in
      navigation.pushViewController(upper, animated: true)
    }
  }

  func pop() {
    device.perform("test") { [navigation] in _ = navigation.popViewController(animated: true) }
  }

  /// Drags a finger over a part of the width, from the edge or from the middle of the page.
  func swipe(from kind: SwipeBack = .edge, to fraction: CGFloat) {
    let size = navigation.view.bounds.size
    navigation.interlock.swipeBack = kind
    let start = kind == .edge ? 2 : size.width / 4
    device.touchDown(at: CGPoint(x: start, y: size.height / 2))
    device.drag(
      to: CGPoint(x: start + size.width * fraction, y: size.height / 2), duration: 0.3)
  }

  func settle() { _ = device.settle(limit: 5) }

  /// Where the screen shows a view now.
  func place(of view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

  /// Whether the bar is now where it belongs while the pages of an edge move.
  func isBarRight(_ edge: PageGraph.Edge) -> Bool {
    let bar = place(of: navigation.navigationBar)
    let front = device.center(of: upper.view).x - upper.view.bounds.midX
    switch (edge.lower.hidesBar, edge.upper.hidesBar) {
    case (true, true): return bar.maxY <= 0
    case (false, false): return bar.minX == 0 && bar.minY > 0
    case (true, false): return abs(bar.minX - front) < 0.5
    case (false, true): return abs(bar.maxX - front) < 0.5
    }
  }
}

/// Lets every swipe begin.
private final class AlwaysBegins: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

@Suite("A page that wishes no bar", .everyWayIn, .row("R24"))
@MainActor
struct BarVisibilityTests {
  private let eras: [Era] = [.iOS7, .iOS9, .iOS13, .iOS18, .iOS26]

  /// Looks at the bar while time passes.
  private func follow(_ bench: BarBench, _ edge: PageGraph.Edge) {
    for _ in 0..<8 {
      bench.device.advance(by: 0.03)
      #expect(bench.isBarRight(edge))
    }
    bench.settle()
  }

  @Test(
    "has its bar move with the pages in every push and pop", .row("R25"),
    arguments: PageGraph.edges)
  func pushAndPop(_ edge: PageGraph.Edge) {
    for era in eras {
      let bench = BarBench(edge, era: era)
      #expect(bench.navigation.isNavigationBarHidden == edge.lower.hidesBar)
      bench.push()
      follow(bench, edge)
      #expect(bench.navigation.isNavigationBarHidden == edge.upper.hidesBar)
      bench.pop()
      follow(bench, edge)
      #expect(bench.navigation.isNavigationBarHidden == edge.lower.hidesBar)
    }
  }

  @Test(
    "has its bar follow the finger, and go back with it", arguments: PageGraph.edges,
    [(SwipeBack.edge, true), (.edge, false), (.content, true), (.content, false)])
  func swipe(_ edge: PageGraph.Edge, swipe: (kind: SwipeBack, isCancelled: Bool)) {
    for era in eras {
      let isCancelled = swipe.isCancelled
      let bench = BarBench(edge, era: era)
      bench.push()
      bench.settle()
      bench.swipe(from: swipe.kind, to: isCancelled ? 0.4 : 0.7)
      #expect(bench.isBarRight(edge))
      if isCancelled { bench.device.cancelTouches() } else { bench.device.touchUp() }
      for _ in 0..<4 {
        bench.device.advance(by: 0.02)
        #expect(bench.isBarRight(edge))
      }
      bench.settle()
      let top = isCancelled ? edge.upper : edge.lower
      #expect(bench.navigation.topViewController?.title == top.rawValue)
      #expect(bench.navigation.isNavigationBarHidden == top.hidesBar)
      #expect((bench.place(of: bench.navigation.navigationBar).maxY <= 0) == top.hidesBar)
    }
  }

  @Test(
    "has the bar that belongs to it after a pop in the middle of its push",
    arguments: PageGraph.edges)
  func interrupted(_ edge: PageGraph.Edge) {
    for era in eras {
      let bench = BarBench(edge, era: era)
      bench.push()
      bench.device.advance(by: 0.2)
      bench.pop()
      bench.settle()
      let bar = bench.place(of: bench.navigation.navigationBar)
      #expect(bench.navigation.topViewController === bench.lower)
      #expect(bench.navigation.isNavigationBarHidden == edge.lower.hidesBar)
      #expect((bar.maxY <= 0) == edge.lower.hidesBar)
      #expect(bar.minX == 0)
      #expect(bench.device.log.isEmpty && bench.device.crash == nil)
    }
  }

  @Test("may mean the bar's view only: the page keeps its place, and the swipe works", .row("R25"))
  func barView() {
    let edge = PageGraph.Edge(.shownA, .b)
    let bench = BarBench(edge, wish: .barViewHidden)
    bench.navigation.interactivePopGestureRecognizer?.isEnabled = true
    let before = bench.lower.view.safeAreaInsets
    bench.push()
    bench.settle()
    #expect(!bench.navigation.isNavigationBarHidden)
    #expect(bench.navigation.navigationBar.isHidden)
    #expect(bench.upper.view.safeAreaInsets == before)
    bench.swipe(to: 0.4)
    let bar = bench.navigation.navigationBar
    let alpha = CGFloat(bar.layer.presentation()?.opacity ?? 0)
    #expect(!bar.isHidden && alpha > 0.2 && alpha < 0.8, "it fades with the finger")
    bench.device.cancelTouches()
    bench.settle()
    #expect(bar.isHidden && bar.alpha == 1)
    bench.swipe(to: 0.7)
    bench.device.touchUp()
    bench.settle()
    #expect(bench.navigation.topViewController === bench.lower)
    #expect(!bar.isHidden && bar.alpha == 1)
  }

  @Test("goes before its controller's style, and that before the app's")
  func levels() {
    defer { NavigationInterlock.defaults.barStyle = BarStyle() }
    NavigationInterlock.defaults.barStyle.visibility = .hidden
    let stage = Stage()
    #expect(stage.navigation.isNavigationBarHidden)
    stage.navigation.interlock.defaultBarStyle.visibility = .shown
    stage.app { stage.navigation.pushViewController(Page("Detail"), animated: true) }
    stage.settle()
    #expect(!stage.navigation.isNavigationBarHidden)
    let own = Page("Own")
    own.onLoad = { [unowned own] in own.interlockPage.bar.visibility = .hidden }
    stage.app { stage.navigation.pushViewController(own, animated: true) }
    stage.settle()
    #expect(stage.navigation.isNavigationBarHidden)
  }

  @Test("is needed: without one, the bar is left to the app")
  func untouched() {
    let stage = Stage()
    stage.app { stage.navigation.setNavigationBarHidden(true, animated: false) }
    stage.app { stage.navigation.pushViewController(Page("Detail"), animated: true) }
    stage.settle()
    #expect(stage.navigation.isNavigationBarHidden)
  }

  @Test("is freed with its page and controller")
  func leaks() {
    weak var page: UIViewController?
    weak var navigation: UINavigationController?
    do {
      let bench = BarBench(PageGraph.Edge(.shownA, .b))
      for _ in 0..<1_000 {
        bench.push()
        bench.settle()
        bench.pop()
        bench.settle()
      }
      page = bench.upper
      navigation = bench.navigation
      _ = bench.device
      bench.device.launch { UIViewController() }
      bench.settle()
    }
    #expect(page == nil)
    #expect(navigation == nil)
  }
}
