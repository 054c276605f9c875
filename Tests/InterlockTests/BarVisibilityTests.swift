import CoreGraphics
import Foundation
import Interlock
import Rows
import Simulator
import Testing
import UIKit

/// The pages of article 002, with the bar hidden on A, B and D and shown on A', C and E.
@MainActor
final class PageGraph {
  nonisolated enum Name: String, Sendable {
    case a = "A"
    case b = "B"
    case d = "D"
    case shownA = "A'"
    case c = "C"
    case e = "E"

    var hidesBar: Bool { self == .a || self == .b || self == .d }
  }

  nonisolated struct Edge: Sendable, CustomTestStringConvertible {
    let lower: Name
    let upper: Name
    var testDescription: String { "\(lower.rawValue)>\(upper.rawValue)" }
    static let all = [
      Edge(lower: .a, upper: .b), Edge(lower: .b, upper: .d), Edge(lower: .b, upper: .e),
      Edge(lower: .shownA, upper: .b), Edge(lower: .shownA, upper: .c),
    ]
  }

  let device: Device
  let navigation: UINavigationController
  let lower: UIViewController
  let upper: UIViewController
  private let always = AlwaysBegins()

  init(_ edge: Edge, era: Era = .iOS18, wish: BarStyle.Visibility = .hidden) {
    device = Device(era: era)
    lower = Self.page(edge.lower, wish)
    upper = Self.page(edge.upper, wish)
    navigation = WayIn.current.makeController(root: lower)
    device.launch { navigation }
    _ = device.settle(limit: 5)
    // UIKit's own delegate refuses where the bar is hidden.
    navigation.interactivePopGestureRecognizer?.delegate = always
  }

  private static func page(_ name: Name, _ wish: BarStyle.Visibility) -> UIViewController {
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
  func isBarRight(_ edge: Edge) -> Bool {
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
  private func follow(_ graph: PageGraph, _ edge: PageGraph.Edge) {
    for _ in 0..<8 {
      graph.device.advance(by: 0.03)
      #expect(graph.isBarRight(edge))
    }
    graph.settle()
  }

  @Test("has its bar move with the pages in every push and pop", arguments: PageGraph.Edge.all)
  func pushAndPop(_ edge: PageGraph.Edge) {
    for era in eras {
      let graph = PageGraph(edge, era: era)
      #expect(graph.navigation.isNavigationBarHidden == edge.lower.hidesBar)
      graph.push()
      follow(graph, edge)
      #expect(graph.navigation.isNavigationBarHidden == edge.upper.hidesBar)
      graph.pop()
      follow(graph, edge)
      #expect(graph.navigation.isNavigationBarHidden == edge.lower.hidesBar)
    }
  }

  @Test(
    "has its bar follow the finger, and go back with it", arguments: PageGraph.Edge.all,
    [(SwipeBack.edge, true), (.edge, false), (.content, true), (.content, false)])
  func swipe(_ edge: PageGraph.Edge, swipe: (kind: SwipeBack, isCancelled: Bool)) {
    for era in eras {
      let isCancelled = swipe.isCancelled
      let graph = PageGraph(edge, era: era)
      graph.push()
      graph.settle()
      graph.swipe(from: swipe.kind, to: isCancelled ? 0.4 : 0.7)
      #expect(graph.isBarRight(edge))
      if isCancelled { graph.device.cancelTouches() } else { graph.device.touchUp() }
      for _ in 0..<4 {
        graph.device.advance(by: 0.02)
        #expect(graph.isBarRight(edge))
      }
      graph.settle()
      let top = isCancelled ? edge.upper : edge.lower
      #expect(graph.navigation.topViewController?.title == top.rawValue)
      #expect(graph.navigation.isNavigationBarHidden == top.hidesBar)
      #expect((graph.place(of: graph.navigation.navigationBar).maxY <= 0) == top.hidesBar)
    }
  }

  @Test(
    "has the bar that belongs to it after a pop in the middle of its push",
    arguments: PageGraph.Edge.all)
  func interrupted(_ edge: PageGraph.Edge) {
    for era in eras {
      let graph = PageGraph(edge, era: era)
      graph.push()
      graph.device.advance(by: 0.2)
      graph.pop()
      graph.settle()
      let bar = graph.place(of: graph.navigation.navigationBar)
      #expect(graph.navigation.topViewController === graph.lower)
      #expect(graph.navigation.isNavigationBarHidden == edge.lower.hidesBar)
      #expect((bar.maxY <= 0) == edge.lower.hidesBar)
      #expect(bar.minX == 0)
      #expect(graph.device.log.isEmpty && graph.device.crash == nil)
    }
  }

  @Test("may mean the bar's view only: the page keeps its place, and the swipe works", .row("R25"))
  func barView() {
    let edge = PageGraph.Edge(lower: .shownA, upper: .b)
    let graph = PageGraph(edge, wish: .barViewHidden)
    graph.navigation.interactivePopGestureRecognizer?.isEnabled = true
    let before = graph.lower.view.safeAreaInsets
    graph.push()
    graph.settle()
    #expect(!graph.navigation.isNavigationBarHidden)
    #expect(graph.navigation.navigationBar.isHidden)
    #expect(graph.upper.view.safeAreaInsets == before)
    graph.swipe(to: 0.4)
    let bar = graph.navigation.navigationBar
    let alpha = CGFloat(bar.layer.presentation()?.opacity ?? 0)
    #expect(!bar.isHidden && alpha > 0.2 && alpha < 0.8, "it fades with the finger")
    graph.device.cancelTouches()
    graph.settle()
    #expect(bar.isHidden && bar.alpha == 1)
    graph.swipe(to: 0.7)
    graph.device.touchUp()
    graph.settle()
    #expect(graph.navigation.topViewController === graph.lower)
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
      let graph = PageGraph(PageGraph.Edge(lower: .shownA, upper: .b))
      for _ in 0..<1_000 {
        graph.push()
        graph.settle()
        graph.pop()
        graph.settle()
      }
      page = graph.upper
      navigation = graph.navigation
      _ = graph.device
      graph.device.launch { UIViewController() }
      graph.settle()
    }
    #expect(page == nil)
    #expect(navigation == nil)
  }
}
