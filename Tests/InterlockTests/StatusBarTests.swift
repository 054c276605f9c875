import CoreGraphics
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("The status bar above a page", .row("R28"), .everyWayIn)
@MainActor
struct StatusBarTests {
  /// A dark page over the root, which says nothing.
  private func stage(era: Era = .iOS18) -> Stage {
    let stage = Stage(era: era)
    let page = Page("Night")
    page.onLoad = { [unowned page] in page.interlockPage.bar.statusBar = .lightContent }
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    return stage
  }

  private func style(_ stage: Stage) -> UIStatusBarStyle { stage.device.system.statusBarStyle }

  @Test("comes and goes with the page", arguments: Era.withSwipe)
  func comesAndGoes(era: Era) {
    let stage = stage(era: era)
    stage.settle()
    #expect(style(stage) == .lightContent)
    stage.app { stage.navigation.popViewController(animated: true) }
    stage.settle()
    #expect(style(stage) == .default)
    stage.app { stage.navigation.pushViewController(Page("Day"), animated: false) }
    stage.settle()
    #expect(style(stage) == .default)
  }

  @Test(
    "changes when a swipe is sure to go on, and never in one that is cancelled",
    arguments: Era.withSwipe)
  func swipe(era: Era) {
    let stage = stage(era: era)
    stage.settle()
    let size = stage.navigation.view.bounds.size
    for isCancelled in [true, false] {
      stage.device.touchDown(at: CGPoint(x: 2, y: size.height / 2))
      stage.device.drag(to: CGPoint(x: size.width * 0.7, y: size.height / 2), duration: 0.3)
      #expect(style(stage) == .lightContent)
      if isCancelled { stage.device.cancelTouches() } else { stage.device.touchUp() }
      #expect(style(stage) == (isCancelled ? .lightContent : .default))
      stage.settle()
      #expect(style(stage) == (isCancelled ? .lightContent : .default))
    }
  }

  @Test(
    "is that of a page that was there before its controller came under guard",
    arguments: Era.withSwipe)
  func takenOver(era: Era) {
    let device = Device(era: era)
    let page = Page("Night")
    page.interlockPage.bar.statusBar = .lightContent
    let navigation = UINavigationController(rootViewController: page)
    device.launch { navigation }
    _ = device.settle(limit: 5)
    #expect(device.system.statusBarStyle == .default)
    device.perform { _ = navigation.interlock }
    #expect(device.system.statusBarStyle == .lightContent)
  }

  @Test("is the answer of the controller's class again where nobody wishes anything")
  func answerOfClass() {
    let device = Device(era: .iOS18)
    let navigation = GrayController(rootViewController: Page("Root"))
    navigation.interlock.policy = .queue
    device.launch { navigation }
    let page = Page("Night")
    page.interlockPage.bar.statusBar = .darkContent
    device.perform { navigation.pushViewController(page, animated: true) }
    _ = device.settle(limit: 5)
    #expect(device.system.statusBarStyle == .darkContent)
    device.perform { navigation.popViewController(animated: true) }
    _ = device.settle(limit: 5)
    #expect(device.system.statusBarStyle == .lightContent)
  }

  @Test(
    "is UIKit's where nobody wishes anything: that of a page without a bar is asked for",
    arguments: Era.withSwipe)
  func untouched(era: Era) {
    let stage = Stage(era: era)
    let page = LightPage()
    page.title = "Light"
    page.interlockPage.bar.visibility = .hidden
    stage.app { stage.navigation.pushViewController(page, animated: true) }
    stage.settle()
    #expect(style(stage) == .lightContent)
    page.style = .darkContent
    #expect(style(stage) == .lightContent, "nobody has said that there is another answer")
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(style(stage) == .darkContent)
  }
}

/// A class with an answer for all pages that want nothing.
private final class GrayController: InterlockNavigationController {
  override var preferredStatusBarStyle: UIStatusBarStyle {
    let style = super.preferredStatusBarStyle
    return style == .default ? .lightContent : style
  }
}

private final class LightPage: UIViewController {
  var style = UIStatusBarStyle.lightContent
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
}
