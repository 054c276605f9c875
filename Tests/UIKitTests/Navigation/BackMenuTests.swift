import Simulator
import Testing
import UIKit

@Suite("A back button with an action of its own")
@MainActor
struct BackActionTests {
  private let device = Device(era: .iOS18)

  /// Shows a page with an action that counts.
  private func show(
    _ action: UIAction, above lower: UIViewController? = nil,
    style: UINavigationItem.ItemStyle = .navigator
  ) -> UINavigationController {
    let page = UIViewController()
    page.navigationItem.style = style
    page.navigationItem.backAction = action
    let navigation = UINavigationController()
    navigation.viewControllers = [lower, page].compactMap { $0 }
    device.launch { navigation }
    _ = device.settle(limit: 5)
    return navigation
  }

  // Source: developer.apple.com/documentation/uikit/uinavigationitem/backaction, also of the next two.
  @Test("does that instead of going back, and looks as ever")
  func runs() throws {
    var count = 0
    let lower = UIViewController()
    lower.title = "Lower"
    let navigation = show(UIAction(title: "Stop") { _ in count += 1 }, above: lower)
    #expect(device.screenReading.backButtonDrawn == "Lower")
    device.tap(on: try #require(device.backButton))
    _ = device.settle(limit: 5)
    #expect(count == 1)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("is there at the root, too, under the action's title")
  func root() throws {
    var count = 0
    _ = show(UIAction(title: "Stop") { _ in count += 1 })
    #expect(device.screenReading.backButtonDrawn == "Stop")
    device.tap(on: try #require(device.backButton))
    _ = device.settle(limit: 5)
    #expect(count == 1)
  }

  @Test("is an arrow alone in the bar of an editor, and the action's image where it has one")
  func editor() throws {
    _ = show(UIAction(title: "Stop") { _ in }, style: .editor)
    #expect(device.screenReading.backButtonDrawn?.isEmpty ?? true)
    #expect(device.backButton != nil)
    _ = show(UIAction(title: "Stop", image: UIImage(systemName: "xmark")) { _ in })
    #expect(device.screenReading.backButtonDrawn?.isEmpty ?? true)
    #expect(device.backButton != nil)
  }
}

@Suite("A long press on Back")
@MainActor
struct BackMenuTests {
  @MainActor
  private final class Bench {
    let device: Device
    let navigation = UINavigationController(nibName: nil, bundle: nil)

    init(
      era: Era = .iOS18, titles: [String] = ["Root", "Lower", "Upper", "Top"],
      direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
      device = Device(era: era, layoutDirection: direction)
      navigation.viewControllers = titles.map { title in
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .white
        return page
      }
      device.launch { navigation }
      settle()
    }

    var stack: [String] { navigation.viewControllers.map { $0.title ?? "?" } }
    var menu: [String]? { device.screenReading.menuDrawn }

    func settle() {
      _ = device.settle(limit: 5)
    }

    func press() throws {
      device.press(on: try #require(device.backButton))
      settle()
    }

    func choose(_ title: String) throws {
      device.tap(on: try #require(device.find(text: title).first))
      settle()
    }
  }

  @Test("opens a menu of the pages below, the nearest first, and pops nothing")
  func opens() throws {
    let bench = Bench()
    try bench.press()
    #expect(bench.menu == ["Upper", "Lower", "Root"])
    #expect(bench.stack == ["Root", "Lower", "Upper", "Top"])
  }

  @Test("is a tap before iOS 14", arguments: [Era.iOS7, .iOS8, .iOS9])
  func older(era: Era) throws {
    let bench = Bench(era: era)
    bench.device.press(on: try #require(bench.device.backButton))
    #expect(bench.menu == nil)
    bench.settle()
    #expect(bench.stack == ["Root", "Lower", "Upper"])
  }

  @Test("leads to the page that is tapped", arguments: ["Upper", "Lower", "Root"])
  func leads(to title: String) throws {
    let bench = Bench()
    try bench.press()
    try bench.choose(title)
    #expect(bench.stack.last == title)
    #expect(bench.menu == nil)
    #expect(bench.device.screenReading.pageDrawn?.title == title)
    #expect(bench.device.screenReading.titlesDrawn == [title])
    #expect(bench.device.log.isEmpty)
  }

  @Test("leads to the page on which the finger is lifted")
  func slides() throws {
    let bench = Bench()
    let button = try #require(bench.device.backButton)
    bench.device.touchDown(at: bench.device.center(of: button))
    bench.device.advance(by: 1)
    let row = try #require(bench.device.find(text: "Lower").first)
    bench.device.drag(to: bench.device.center(of: row), duration: 0.2)
    bench.device.touchUp()
    bench.settle()
    #expect(bench.stack == ["Root", "Lower"])
    #expect(bench.menu == nil)
  }

  @Test("is undone by a tap beside the menu")
  func dismisses() throws {
    let bench = Bench()
    try bench.press()
    bench.device.tap(at: CGPoint(x: 300, y: 700))
    bench.settle()
    #expect(bench.menu == nil)
    #expect(bench.stack == ["Root", "Lower", "Upper", "Top"])
    bench.device.tap(on: try #require(bench.device.backButton))
    bench.settle()
    #expect(bench.stack == ["Root", "Lower", "Upper"])
  }

  @Test("shows the titles of back buttons, empty ones as they are")
  func titles() throws {
    let bench = Bench()
    bench.device.perform {
      let items = bench.navigation.viewControllers.map(\.navigationItem)
      items[0].backBarButtonItem = UIBarButtonItem(title: "Start")
      items[1].backButtonTitle = ""
      items[2].title = nil
      items[2].backButtonDisplayMode = .minimal
    }
    try bench.press()
    #expect(bench.menu == ["Back", "", "Start"])
  }

  @Test("does not ask the bar's delegate, as Back does")
  func delegate() throws {
    @MainActor
    final class Asked: UINavigationController, UINavigationBarDelegate {
      var count = 0
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      {
        count += 1
        return true
      }
    }
    let device = Device(era: .iOS18)
    let navigation = Asked(nibName: nil, bundle: nil)
    navigation.viewControllers = ["Root", "Lower", "Top"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    device.launch { navigation }
    _ = device.settle(limit: 5)
    device.press(on: try #require(device.backButton))
    _ = device.settle(limit: 5)
    device.tap(on: try #require(device.find(text: "Root").first))
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.count == 0)
  }

  @Test("leads nowhere if the page has gone meanwhile")
  func gone() throws {
    let bench = Bench()
    try bench.press()
    bench.device.perform {
      bench.navigation.viewControllers.remove(at: 1)
    }
    bench.settle()
    try bench.choose("Lower")
    #expect(bench.stack == ["Root", "Upper", "Top"])
    #expect(bench.device.crash == nil)
  }

  @Test("scrolls to the farthest pages of a stack that has no room")
  func deep() throws {
    let bench = Bench(titles: (0..<40).map { "Page \($0)" })
    try bench.press()
    let menu = try #require(bench.menu)
    #expect(menu.first == "Page 38")
    #expect(
      bench.device.screenReading.pageDrawn?.title == "Page 39", "the menu lies over its page")
    #expect(menu.count < 20)
  }

  @Test("opens at the other side where interfaces run from right to left")
  func mirrored() throws {
    let bench = Bench(direction: .rightToLeft)
    try bench.press()
    let row = try #require(bench.device.find(text: "Root").first)
    #expect(bench.device.center(of: row).x > 195)
  }
}
