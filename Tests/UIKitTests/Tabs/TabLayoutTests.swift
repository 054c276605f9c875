import Foundation
import Simulator
import Testing
import UIKit

@Suite("The place that a tab bar leaves to a page")
@MainActor
struct TabLayoutTests {
  /// Points that the screen itself keeps at the bottom.
  private static let screenInset: CGFloat = 34

  @Test("is the whole screen with the bar in the safe area, if something shines through it")
  func translucent() {
    let bench = TabsBench()
    let screen = UIScreen.main.bounds
    for title in ["Home", "Search", "About"] {
      bench.tap(title)
      bench.settle()
      let view = bench.device.screenReading.pageDrawn?.view
      #expect(view?.safeAreaInsets.bottom == TabsBench.barHeight)
      #expect(view?.bounds.height == screen.height)
    }
  }

  @Test("is not kept free below a bar that is hidden, unless the bar is opaque")
  func hidden() {
    for isTranslucent in [true, false] {
      let bench = TabsBench(isTranslucent: isTranslucent)
      for title in ["Home", "About"] {
        bench.tap(title)
        bench.settle()
        let view = bench.device.screenReading.pageDrawn?.view
        let kept = isTranslucent ? 0 : TabsBench.barHeight
        let inset = isTranslucent ? Self.screenInset : 0
        bench.app { bench.tabs.tabBar.isHidden = true }
        bench.settle()
        #expect(view?.safeAreaInsets.bottom == inset)
        #expect(view.map { bench.place(of: $0).maxY } == UIScreen.main.bounds.maxY - kept)
        bench.app { bench.tabs.tabBar.isHidden = false }
        bench.settle()
        #expect(view?.safeAreaInsets.bottom == (isTranslucent ? TabsBench.barHeight : 0))
      }
    }
  }

  @Test("ends above an opaque bar")
  func opaque() {
    let bench = TabsBench(isTranslucent: false)
    let screen = UIScreen.main.bounds
    for title in ["Home", "About"] {
      bench.tap(title)
      bench.settle()
      let view = bench.device.screenReading.pageDrawn?.view
      #expect(view?.safeAreaInsets.bottom == 0)
      #expect(view.map { bench.place(of: $0).maxY } == screen.maxY - TabsBench.barHeight)
    }
  }

  @Test("is the page's own wish at the edges")
  func edges() {
    let bench = TabsBench()
    let reluctant = bench.page("Reluctant")
    reluctant.edgesForExtendedLayout = [.top]
    bench.push(reluctant)
    bench.settle()
    let screen = UIScreen.main.bounds
    #expect(bench.place(of: reluctant.view).maxY == screen.maxY - TabsBench.barHeight)

    let opaque = TabsBench(isTranslucent: false)
    let bold = opaque.page("Bold")
    bold.extendedLayoutIncludesOpaqueBars = true
    opaque.push(bold)
    opaque.settle()
    #expect(opaque.place(of: bold.view).maxY == screen.maxY)
    #expect(bold.view.safeAreaInsets.bottom == TabsBench.barHeight)
  }

  @Test("is also a wish that the page has while it is in sight")
  func edgesInSight() {
    let bench = TabsBench()
    let page = bench.page("Page")
    bench.push(page)
    bench.settle()
    let screen = UIScreen.main.bounds
    bench.device.perform { page.edgesForExtendedLayout = [] }
    bench.settle()
    let place = bench.place(of: page.view)
    #expect(place.minY == bench.navigation.navigationBar.frame.maxY)
    #expect(place.maxY == screen.maxY - TabsBench.barHeight)
    bench.device.perform { page.edgesForExtendedLayout = .all }
    bench.settle()
    #expect(bench.place(of: page.view) == screen)
  }

  @Test("follows the bar when it becomes opaque")
  func switching() {
    let bench = TabsBench()
    bench.tap("About")
    bench.settle()
    bench.app { bench.tabs.tabBar.isTranslucent = false }
    let view = bench.device.screenReading.pageDrawn?.view
    #expect(view?.safeAreaInsets.bottom == 0)
  }

  @Test("is not where touches on the bar go")
  func touches() {
    let bench = TabsBench()
    let point = CGPoint(x: 30, y: UIScreen.main.bounds.maxY - TabsBench.barHeight + 20)
    let hit = bench.device.viewHit(at: point)
    #expect(hit?.isDescendant(of: bench.tabs.tabBar) ?? false)
    let above = bench.device.viewHit(at: CGPoint(x: 30, y: point.y - 30))
    #expect(above?.isDescendant(of: bench.navigation.view) ?? false)
  }

  @Test(
    "is shared by the tabs, which begin and end at whole points with a gap between them",
    arguments: [
      (390, 4, [2, 100, 197, 295], [94, 93, 94, 93]),
      (375, 4, [2, 96, 190, 283], [90, 90, 89, 90]),
      (414, 5, [2, 85, 168, 250, 333], [79, 79, 78, 79, 79]),
      (320, 4, [2, 82, 162, 242], [76, 76, 76, 76]),
    ] as [(CGFloat, Int, [CGFloat], [CGFloat])])
  func tabs(width: CGFloat, count: Int, starts: [CGFloat], widths: [CGFloat]) {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.layoutIfNeeded()
    let tabs = bar.subviews.filter { $0 is UIControl }.map(\.frame)
    #expect(tabs.map(\.minX) == starts)
    #expect(tabs.map(\.width) == widths)
    #expect(tabs.allSatisfy { $0.minY == 1 && $0.height == 48 })
  }

  @Test("is left to tabs in the middle, as on a tablet")
  func tabsInTheMiddle() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 768, height: 49))
    bar.itemPositioning = .centered
    bar.items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.layoutIfNeeded()
    let tabs = bar.subviews.filter { $0 is UIControl }.map(\.frame)
    #expect(tabs.map(\.minX) == [181, 291, 401, 511])
    #expect(tabs.allSatisfy { $0.size == CGSize(width: 76, height: 48) })
  }
}
