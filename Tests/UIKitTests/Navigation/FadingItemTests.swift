import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Buttons that are set with an animation")
@MainActor
struct FadingItemTests {
  private func contentLayers(of bar: UIView) -> [CALayer] {
    bar.subviews.map(\.layer).filter { $0.animation(forKey: kCATransition) != nil }
  }

  @Test("are there at once, and the bar fades into them")
  func navigationBar() throws {
    let bench = ControllersBench.launched()
    let item = try #require(bench.navigation.topViewController?.navigationItem)
    bench.perform { item.rightBarButtonItem = UIBarButtonItem(title: "Edit") }
    #expect(contentLayers(of: bench.navigation.navigationBar).isEmpty)
    bench.perform { item.setRightBarButton(UIBarButtonItem(title: "Done"), animated: true) }
    #expect(bench.barTexts == ["Root", "Done"])
    #expect(contentLayers(of: bench.navigation.navigationBar).count == 1)
    bench.settle()
    #expect(contentLayers(of: bench.navigation.navigationBar).isEmpty)
  }

  @Test("do not fade while pages change, nor on pages that are covered")
  func elsewhere() throws {
    let bench = ControllersBench.launched(stack: ["Root", "A"])
    let covered = try #require(bench.navigation.viewControllers.first?.navigationItem)
    bench.perform { covered.setLeftBarButton(UIBarButtonItem(title: "Edit"), animated: true) }
    #expect(contentLayers(of: bench.navigation.navigationBar).isEmpty)
    bench.push("B")
    bench.advance(0.1)
    let coming = try #require(bench.navigation.topViewController?.navigationItem)
    bench.perform { coming.setHidesBackButton(true, animated: true) }
    #expect(contentLayers(of: bench.navigation.navigationBar).isEmpty)
    bench.settle()
    #expect(bench.barTexts == ["B"])
  }

  @Test("fade in a toolbar, too")
  func toolbar() {
    let bench = ControllersBench.launched()
    bench.perform { bench.navigation.isToolbarHidden = false }
    let toolbar = bench.navigation.toolbar
    bench.perform { toolbar?.setItems([UIBarButtonItem(title: "Share")], animated: true) }
    #expect(toolbar?.layer.animation(forKey: kCATransition) != nil)
    #expect(toolbar?.items?.map(\.title) == ["Share"])
    bench.settle()
    #expect(toolbar?.layer.animation(forKey: kCATransition) == nil)
  }
}
