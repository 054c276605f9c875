import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
extension ControllersBench {
  /// A page with text buttons at the bottom.
  fileprivate func page(_ title: String, items: [String]?) -> BenchPage {
    let page = page(title)
    page.toolbarItems = items?.map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    return page
  }

  /// Swipes back a part of the way, and lets the page go back to its place.
  fileprivate func cancelSwipe() {
    let finger = touchEdge()
    finger.drag(toX: 100, in: 0.3)
    finger.cancel()
    settle()
  }

  fileprivate var toolbarFrame: CGRect { navigation.toolbar.frame }

  /// The texts of the toolbar that can be seen, from the leading side.
  fileprivate var toolbarTexts: [String] {
    guard let bar = navigation.toolbar, bar.frame.minY < UIScreen.main.bounds.maxY else {
      return []
    }
    return bar.subviews.filter { $0.alpha > 0.5 }.flatMap { texts(in: $0) }
  }

  private func texts(in view: UIView) -> [String] {
    if let text = (view as? UILabel)?.text { return [text] }
    return view.subviews.sorted { $0.frame.minX < $1.frame.minX }.flatMap { texts(in: $0) }
  }
}

@Suite("The toolbar of a navigation controller")
@MainActor
struct ToolbarTests {
  private static let rest = CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44)

  private func launched(
    _ behaviour: UIKitBehaviour = .iOS18, items: [String]? = ["Edit"]
  ) -> ControllersBench {
    let bench = ControllersBench(behaviour, stack: [])
    bench.navigation.viewControllers = [bench.page("A", items: items)]
    bench.navigation.isToolbarHidden = false
    bench.launch()
    return bench
  }

  @Test("is hidden at first, and known all the same")
  func hidden() {
    let bench = ControllersBench(.iOS18, stack: ["A"])
    #expect(bench.navigation.isToolbarHidden)
    #expect(bench.navigation.toolbar.items == nil)
    bench.launch()
    #expect(!bench.toolbarFrame.intersects(UIScreen.main.bounds))
    #expect(bench.navigation.topViewController?.view.safeAreaInsets.bottom == 34)
  }

  @Test(
    "shows the page's items above the screen's inset, and the page ends there",
    arguments: [true, false])
  func shown(isTranslucent: Bool) throws {
    let bench = launched()
    bench.perform { bench.navigation.toolbar.isTranslucent = isTranslucent }
    #expect(bench.toolbarFrame == Self.rest)
    #expect(bench.toolbarTexts == ["Edit"])
    let view = try #require(bench.navigation.topViewController?.view)
    let (inset, end): (CGFloat, CGFloat) = isTranslucent ? (78, 844) : (0, 766)
    #expect(view.safeAreaInsets.bottom == inset)
    #expect(view.convert(view.bounds, to: nil).maxY == end)
  }

  @Test("follows the page on top, whenever the items are set")
  func items() throws {
    let bench = launched()
    let page = bench.page("B", items: ["Share"])
    bench.perform { bench.navigation.pushViewController(page, animated: true) }
    bench.advance(0.1)
    #expect(bench.navigation.toolbar.items == page.toolbarItems)
    bench.settle()
    #expect(bench.toolbarTexts == ["Share"])
    bench.perform {
      page.toolbarItems = [UIBarButtonItem(title: "Trash", style: .plain, target: nil, action: nil)]
    }
    #expect(bench.toolbarTexts == ["Trash"])
    bench.tapBack()
    #expect(bench.toolbarTexts == ["Edit"])
    bench.perform {
      bench.navigation.pushViewController(bench.page("C", items: nil), animated: false)
    }
    #expect(bench.toolbarTexts == [])
    #expect(bench.toolbarFrame == Self.rest)
  }

  @Test("keeps the items of the page that stays when a swipe is cancelled")
  func cancelledSwipe() {
    let bench = launched()
    bench.perform {
      bench.navigation.pushViewController(bench.page("B", items: ["Share"]), animated: false)
    }
    bench.cancelSwipe()
    #expect(bench.stack == ["A", "B"])
    #expect(bench.toolbarTexts == ["Share"])
  }

  @Test("slides over the lower edge when it is shown and hidden in an animation")
  func slides() {
    let bench = launched()
    bench.perform { bench.navigation.setToolbarHidden(true, animated: true) }
    bench.advance(0.1)
    let y = bench.navigation.toolbar.layer.appearance(at: bench.loop.now).position.y - 22
    #expect(y > Self.rest.minY + 5 && y < 843)
    bench.settle()
    #expect(bench.navigation.isToolbarHidden)
    #expect(bench.toolbarTexts == [])
    #expect(bench.navigation.topViewController?.view.safeAreaInsets.bottom == 34)
    bench.perform { bench.navigation.setToolbarHidden(false, animated: true) }
    bench.settle()
    #expect(bench.toolbarFrame == Self.rest)
  }

  @Test("goes with a page that hides the bottom bar, and comes back", arguments: [true, false])
  func hidesWhenPushed(isAnimated: Bool) {
    let bench = launched()
    let page = bench.page("B", items: ["Share"])
    page.hidesBottomBarWhenPushed = true
    bench.perform { bench.navigation.pushViewController(page, animated: isAnimated) }
    bench.settle()
    #expect(!bench.navigation.isToolbarHidden)
    #expect(!bench.toolbarFrame.intersects(UIScreen.main.bounds))
    #expect(page.view.safeAreaInsets.bottom == 34)
    bench.perform { bench.navigation.popViewController(animated: isAnimated) }
    bench.settle()
    #expect(bench.toolbarFrame == Self.rest)
    #expect(bench.toolbarTexts == ["Edit"])
  }

  @Test("comes in a page's viewWillAppear together with the page, and goes after a cancelled swipe")
  func inWillAppear() {
    let bench = launched()
    let page = bench.page("B", items: ["Share"])
    page.onWillAppear = { bench.navigation.setToolbarHidden(true, animated: true) }
    (bench.navigation.viewControllers[0] as? BenchPage)?.onWillAppear = {
      bench.navigation.setToolbarHidden(false, animated: true)
    }
    bench.perform { bench.navigation.pushViewController(page, animated: true) }
    bench.settle()
    #expect(bench.toolbarTexts == [])
    bench.cancelSwipe()
    #expect(bench.navigation.isToolbarHidden)
    #expect(!bench.toolbarFrame.intersects(UIScreen.main.bounds))
    bench.tapBack()
    #expect(bench.toolbarFrame == Self.rest)
    #expect(bench.toolbarTexts == ["Edit"])
  }

  @Test("is the app's own business outside a window")
  func noWindow() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let page = UIViewController()
    page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.setToolbarHidden(false, animated: true)
    navigation.pushViewController(page, animated: true)
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.toolbar.items == page.toolbarItems)
  }
}

@Suite("A toolbar")
@MainActor
struct ToolbarLayoutTests {
  @Test("gives flexible spaces equal parts of the room, and fixed ones what they say")
  func spaces() {
    UISystem.current = UISystem(loop: MainLoop(), behaviour: .iOS18, screen: .phone)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let views = [40, 60, 50].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
    let items = views.map { UIBarButtonItem(customView: $0) }
    for (item, view) in zip(items, views) { item.width = view.bounds.width }
    bar.items = [
      items[0], .flexibleSpace(), items[1], UIBarButtonItem(systemItem: .flexibleSpace), items[2],
    ]
    bar.layoutIfNeeded()
    bar.subviews.forEach { $0.layoutIfNeeded() }
    let room = (400 - 32 - 150) / 2
    #expect(views.map(\.frame.minX) == [16, CGFloat(56 + room), CGFloat(116 + 2 * room)])
    bar.items = [items[0], .fixedSpace(30), items[1], items[2]]
    bar.layoutIfNeeded()
    bar.subviews.forEach { $0.layoutIfNeeded() }
    #expect(views.map(\.frame.minX) == [16, 86, 154])
    items[1].isHidden = true
    bar.subviews.forEach { $0.layoutIfNeeded() }
    #expect(views[2].frame.minX == 86)
  }

  @Test("runs what its buttons are there for")
  func tap() {
    let bench = ControllersBench(.iOS18, stack: ["A"])
    var taps = 0
    let item = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in taps += 1 })
    bench.navigation.topViewController?.toolbarItems = [item, .flexibleSpace()]
    bench.navigation.isToolbarHidden = false
    bench.launch()
    bench.tap(CGPoint(x: 30, y: 844 - 34 - 22))
    #expect(taps == 1)
  }
}
