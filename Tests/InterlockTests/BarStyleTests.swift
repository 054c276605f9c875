import CoreGraphics
import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("The colors that a page wishes for its bar", .everyWayIn)
@MainActor
struct BarStyleTests {
  private func stage(era: Era) -> (Stage, Page) {
    let stage = Stage(era: era)
    let page = Page("Photo")
    page.onLoad = { [unowned page] in
      page.interlockPage.bar.background = .red
      page.interlockPage.bar.backgroundAlpha = 0
      page.interlockPage.bar.tint = .green
      page.interlockPage.bar.titleColor = .blue
    }
    stage.app {
      stage.navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
      stage.navigation.pushViewController(page, animated: true)
    }
    return (stage, page)
  }

  private func backgroundAlpha(_ stage: Stage) -> CGFloat {
    let background = stage.navigation.navigationBar.subviews.first
    let layer = background?.layer.presentation() ?? background?.layer
    return layer?.backgroundColor?.alpha ?? .nan
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  private func label(_ text: String, _ stage: Stage) -> UILabel? {
    labels(in: stage.navigation.navigationBar).last { $0.text == text }
  }

  private func swipe(_ stage: Stage, from kind: SwipeBack = .edge, to fraction: CGFloat) {
    let width = stage.navigation.view.bounds.width
    stage.navigation.interlock.swipeBack = kind
    let start = kind == .edge ? 2 : width / 4
    stage.device.touchDown(at: CGPoint(x: start, y: 400))
    stage.device.drag(to: CGPoint(x: start + width * fraction, y: 400), duration: 0.3)
    stage.device.advance(by: 0.1)
  }

  @Test(
    "come with the page, follow the finger back, and stay on cancel", .row("R26"),
    arguments: [SwipeBack.edge, .content])
  func cancelled(kind: SwipeBack) {
    for era in [Era.iOS13, .iOS18, .iOS26] {
      let (stage, _) = stage(era: era)
      #expect(backgroundAlpha(stage) > 0.9)
      stage.device.advance(by: 0.1)
      #expect(backgroundAlpha(stage) > 0.05 && backgroundAlpha(stage) < 0.9)
      stage.settle()
      #expect(backgroundAlpha(stage) == 0)
      #expect(label("Photo", stage)?.textColor == .blue)
      #expect(label("Root", stage)?.textColor == .green)

      swipe(stage, from: kind, to: 0.4)
      let alpha = backgroundAlpha(stage)
      #expect(alpha > 0.2 && alpha < 0.6)
      stage.device.cancelTouches()
      stage.settle()
      #expect(stage.stack == ["Root", "Photo"])
      #expect(backgroundAlpha(stage) == 0)
      #expect(stage.navigation.navigationBar.tintColor == .green)
      #expect(label("Root", stage)?.textColor == .green)
    }
  }

  @Test("go with the page: the one below has what it had before", .row("R26"))
  func popped() {
    let (stage, _) = stage(era: .iOS18)
    stage.settle()
    swipe(stage, to: 0.7)
    stage.device.touchUp()
    stage.settle()
    #expect(stage.stack == ["Root"])
    #expect(backgroundAlpha(stage) > 0.9)
    #expect(stage.navigation.navigationBar.tintColor == .systemBlue)
    #expect(label("Root", stage)?.textColor == .label)
  }

  @Test("may be a background alone, which comes and goes with its page", .row("R26"))
  func background() {
    for era in [Era.iOS13, .iOS18, .iOS26] {
      let stage = Stage(era: era)
      let page = Page("Photo")
      page.interlockPage.bar.background = .orange
      func color() -> CGColor? {
        stage.navigation.navigationBar.subviews.first?.layer.backgroundColor
      }
      stage.app {
        stage.navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
      }
      let before = color()
      stage.app { stage.navigation.pushViewController(page, animated: true) }
      stage.settle()
      #expect(color() == UIColor.orange.cgColor && color() != before)
      swipe(stage, to: 0.4)
      stage.device.cancelTouches()
      stage.settle()
      #expect(stage.stack == ["Root", "Photo"] && color() == UIColor.orange.cgColor)
      swipe(stage, to: 0.7)
      stage.device.touchUp()
      stage.settle()
      #expect(stage.stack == ["Root"] && color() == before)
    }
  }

  @Test("may be set once for all pages, with an empty text beside the arrow", .row("R28"))
  func once() {
    let stage = Stage(isOnScreen: false)
    stage.navigation.interlock.defaultBarStyle.backTitle = ""
    stage.navigation.interlock.defaultBarStyle.background = .orange
    stage.device.launch { stage.navigation }
    stage.settle()
    stage.app { stage.navigation.pushViewController(Page("Detail"), animated: true) }
    stage.settle()
    #expect(stage.device.screenReading.backButtonDrawn == "")
    for page in stage.navigation.viewControllers {
      #expect(page.navigationItem.standardAppearance?.backgroundColor == .orange)
    }
  }

  @Test(
    "may be an arrow alone, under which the menu has the titles of the pages", .row("R28"),
    arguments: [Era.iOS13, .iOS18, .iOS26])
  func menu(era: Era) throws {
    let stage = Stage(era: era)
    stage.navigation.interlock.defaultBarStyle.backTitle = ""
    stage.app {
      stage.navigation.setViewControllers(["A", "B", "C"].map(Page.init), animated: false)
    }
    stage.app { stage.navigation.pushViewController(Page("D"), animated: true) }
    stage.settle()
    #expect(stage.device.screenReading.backButtonDrawn == "")
    stage.device.press(on: try #require(stage.device.backButton))
    stage.device.advance(by: 0.5)
    #expect(stage.device.screenReading.menuDrawn?.first == "C")
    #expect(stage.device.screenReading.menuDrawn?.contains("") == false)
  }

  @Test("may have a text again after it had none", .row("R28"))
  func textAgain() {
    let stage = Stage()
    for text in ["", "Home"] {
      stage.top.interlockPage.bar.backTitle = text
      stage.app { stage.navigation.pushViewController(Page("Detail"), animated: true) }
      stage.settle()
      stage.app { stage.navigation.popViewController(animated: true) }
      stage.settle()
    }
    stage.app { stage.navigation.pushViewController(Page("Detail"), animated: true) }
    stage.settle()
    #expect(stage.device.screenReading.backButtonDrawn == "Home")
  }
}
