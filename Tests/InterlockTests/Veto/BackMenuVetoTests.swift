import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A pop to a page after a long press on the bar", .row("R23"), .everyWayIn)
@MainActor
struct BackMenuVetoTests {
  /// An era without the menu, whose part the tests play.
  private func scene() -> (Stage, [AskedPage]) {
    let pages = [AskedPage("A"), AskedPage("B"), AskedPage("C")]
    return (Stage(era: .iOS9, pushing: pages), pages)
  }

  /// Presses as long as it takes to open the menu; the finger is taken away, since a lifted one taps Back.
  private func press(_ stage: Stage) throws {
    let back = try #require(stage.device.backButton)
    stage.device.touchDown(at: stage.device.center(of: back))
    stage.device.advance(by: 0.7)
    stage.device.cancelTouches()
  }

  /// The call that UIKit's menu makes.
  private func choose(_ index: Int, on stage: Stage) {
    stage.app {
      let page = stage.navigation.viewControllers[index]
      stage.navigation.popToViewController(page, animated: true)
    }
    stage.settle()
  }

  @Test("is a choice in the menu: each page that would go is asked, the top one first")
  func asks() throws {
    let (stage, pages) = scene()
    pages[1].answer = { _ in .refuse }
    try press(stage)
    choose(0, on: stage)
    #expect(stage.stack == ["Root", "A", "B", "C"])
    #expect(pages.map(\.asked) == [[], [.menu], [.menu]])
    #expect(pages.map(\.attempts) == [[], [.menu], []])
    pages[1].answer = { _ in .allow }
    try press(stage)
    choose(1, on: stage)
    #expect(stage.stack == ["Root", "A"] && stage.isSound)
    #expect(pages[0].asked.isEmpty)
  }

  @Test("is one of the app's after the next touch on the controller, and without such a press")
  func closed() throws {
    let (stage, pages) = scene()
    for page in pages { page.answer = { _ in .refuse } }
    try press(stage)
    stage.device.tap(at: CGPoint(x: 195, y: 500))
    choose(2, on: stage)
    #expect(stage.stack == ["Root", "A", "B"])
    choose(0, on: stage)
    #expect(stage.stack == ["Root"] && stage.isSound)
    #expect(pages.map(\.asked) == [[], [], []])
  }

  @Test("is one choice: what comes after it is the app's")
  func once() throws {
    let (stage, pages) = scene()
    pages[2].answer = { _ in .refuse }
    try press(stage)
    choose(1, on: stage)
    #expect(stage.stack.count == 4)
    choose(1, on: stage)
    #expect(stage.stack == ["Root", "A"])
    #expect(pages[2].asked == [.menu])
  }

  @Test("asks with the mutators unguarded, too, and waits as the app's verbs do")
  func settings() throws {
    let (stage, pages) = scene()
    pages[2].answer = { _ in .refuse }
    stage.navigation.interlock.defences = []
    try press(stage)
    choose(0, on: stage)
    #expect(stage.stack.count == 4)
    stage.navigation.interlock.defences = .standard
    pages[2].answer = { _ in .allow }
    try press(stage)
    stage.app { stage.navigation.pushViewController(Page("New"), animated: true) }
    stage.device.advance(by: 0.1)
    choose(0, on: stage)
    #expect(stage.stack == ["Root"] && stage.isSound)
  }
}
