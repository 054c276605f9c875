import CoreGraphics
import Interlock
import QuartzCore
import Rows
import Simulator
import Testing
import UIKit

@Suite("What is set once for all bars", .row("R18", "R28"))
@MainActor
struct BarAppearanceOnceTests {
  private let image = UIImage(systemName: "arrow.left")

  /// The looks of the page on top.
  private func looks(_ stage: Stage) -> [UINavigationBarAppearance?] {
    let item = stage.top.navigationItem
    return [
      item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
      item.compactScrollEdgeAppearance,
    ]
  }

  private func push(_ page: Page, _ stage: Stage) {
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    stage.settle()
  }

  @Test("is on each page: the arrow, and an empty text beside it", arguments: Era.withSwipe)
  func everyPage(era: Era) {
    NavigationInterlock.defaults.barStyle.backIndicator = image
    NavigationInterlock.defaults.barStyle.backTitle = ""
    defer { NavigationInterlock.defaults.barStyle = BarStyle() }
    let stage = Stage(era: era)
    for title in ["First", "Second"] {
      push(Page(title), stage)
      #expect(looks(stage).allSatisfy { $0?.backIndicatorImage === image })
      #expect(stage.device.screenReading.backButtonDrawn == "")
    }
    let height = stage.navigation.view.bounds.midY
    stage.device.swipe(
      from: CGPoint(x: 2, y: height), to: CGPoint(x: 350, y: height), duration: 0.3)
    stage.settle()
    #expect(stage.stack == ["Root", "First"], "the swipe is the system's still")
    #expect(looks(stage).allSatisfy { $0?.backIndicatorImage === image })
  }

  @Test("gives way to what the controller says, and that to the page")
  func levels() {
    let cross = UIImage(systemName: "xmark")
    let chevron = UIImage(systemName: "chevron.left")
    NavigationInterlock.defaults.barStyle.backIndicator = image
    NavigationInterlock.defaults.barStyle.titleColor = .orange
    defer { NavigationInterlock.defaults.barStyle = BarStyle() }
    let stage = Stage()
    stage.navigation.interlock.defaultBarStyle.backIndicator = cross
    push(Page("First"), stage)
    #expect(looks(stage).allSatisfy { $0?.backIndicatorImage === cross })
    let own = Page("Second")
    own.onLoad = { [unowned own] in own.interlockPage.bar.backIndicator = chevron }
    push(own, stage)
    #expect(looks(stage).allSatisfy { $0?.backIndicatorImage === chevron })
    for look in looks(stage) {
      #expect(look?.titleTextAttributes[.foregroundColor] as? UIColor == .orange)
    }
  }

  @Test("leaves the rest of the bar as the app has it, at the edge of content too")
  func appsOwn() {
    let stage = Stage()
    let standard = UINavigationBarAppearance()
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = .systemYellow
    stage.navigation.navigationBar.standardAppearance = standard
    stage.navigation.interlock.defaultBarStyle.backIndicator = image
    push(Page("First"), stage)
    let item = stage.top.navigationItem
    #expect(item.standardAppearance?.backgroundColor == .systemYellow)
    #expect(item.compactAppearance?.backgroundColor == .systemYellow)
    #expect(item.scrollEdgeAppearance?.backgroundColor == nil, "transparent, as UIKit has it")
    let atEdge = UINavigationBarAppearance()
    atEdge.backgroundColor = .systemGreen
    stage.navigation.navigationBar.scrollEdgeAppearance = atEdge
    push(Page("Second"), stage)
    #expect(stage.top.navigationItem.scrollEdgeAppearance?.backgroundColor == .systemGreen)
    #expect(stage.top.navigationItem.compactScrollEdgeAppearance?.backgroundColor == .systemGreen)
  }
}
