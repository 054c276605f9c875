import Foundation
import Simulator
import Testing
import UIKit

/// When in the run loop's turns pages hear of a presentation.
@Suite("A presentation, in turns of the run loop,")
@MainActor
struct PresentationTurnTests {
  private let bench = PresentationBench()

  private func page(_ style: UIModalPresentationStyle) -> BenchPage {
    let page = bench.page("Page")
    page.modalPresentationStyle = style
    return page
  }

  @Test(
    "is known at once, and told to the pages after the commit of the turn",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
  func deferred(style: UIModalPresentationStyle, isAnimated: Bool) {
    let page = page(style)
    bench.device.perform {
      bench.root.present(page, animated: isAnimated)
      #expect(bench.takeNotes().isEmpty)
      #expect(bench.root.presentedViewController === page)
      #expect(page.presentingViewController === bench.root)
      #expect(page.isBeingPresented)
      #expect(page.isViewLoaded)
      #expect(page.view.window == nil)
    }
    #expect(bench.takeNotes().contains("Page.viewWillAppear(\(isAnimated))"))
    #expect(page.view.window != nil)
  }

  @Test("has its coordinator at once, and animates what is given to that in the same turn")
  func coordinator() {
    let page = page(.fullScreen)
    bench.device.perform {
      bench.root.present(page, animated: true)
      #expect(page.transitionCoordinator?.isAnimated == true)
      page.transitionCoordinator?.animate(
        alongsideTransition: { _ in bench.note("alongside") },
        completion: { _ in bench.note("completion") })
    }
    #expect(bench.takeNotes().contains("alongside"))
    bench.settle()
    #expect(bench.takeNotes().last == "completion")
  }

  @Test("is over in the same turn without animation, if the page covers the screen")
  func fullScreen() {
    let page = page(.fullScreen)
    bench.device.perform { bench.root.present(page, animated: false) { bench.note("completion") } }
    #expect(
      bench.takeNotes() == [
        "Root.viewWillDisappear(false)", "Page.viewWillAppear(false)",
        "Page.viewIsAppearing(false)", "Page.viewDidAppear(false)",
        "Root.viewDidDisappear(false)", "completion",
      ])
    #expect(page.transitionCoordinator == nil)
  }

  @Test("of a card takes a frame without animation, with a coordinator meanwhile")
  func card() throws {
    let page = page(.pageSheet)
    bench.device.perform { bench.root.present(page, animated: false) { bench.note("completion") } }
    #expect(
      bench.takeNotes() == ["Page.viewWillAppear(false)", "Page.viewIsAppearing(false)"])
    let coming = try #require(page.transitionCoordinator)
    #expect(!coming.isAnimated)
    coming.animate(alongsideTransition: nil) { _ in bench.note("coordinator") }
    bench.settle()
    #expect(bench.takeNotes() == ["Page.viewDidAppear(false)", "coordinator", "completion"])

    bench.device.perform { bench.root.dismiss(animated: false) }
    #expect(bench.takeNotes() == ["Page.viewWillDisappear(false)"])
    #expect(page.isBeingDismissed)
    bench.settle()
    #expect(bench.takeNotes() == ["Page.viewDidDisappear(false)"])
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("without animation can be dismissed in the same turn, and followed by another")
  func sameTurn() {
    let (first, second) = (page(.pageSheet), page(.pageSheet))
    bench.device.perform {
      bench.root.present(first, animated: false)
      bench.root.dismiss(animated: false)
      bench.root.present(second, animated: false)
    }
    bench.settle()
    #expect(bench.root.presentedViewController === second)
    #expect(first.presentingViewController == nil)
    bench.device.perform {
      bench.root.dismiss(animated: false)
      bench.root.present(second, animated: false)
    }
    bench.settle()
    #expect(bench.root.presentedViewController === second)
    #expect(bench.device.log.isEmpty)
  }

  @Test("without animation lets a page be presented on its page in the same turn")
  func stacked() {
    let (first, second) = (page(.pageSheet), page(.fullScreen))
    bench.device.perform {
      bench.root.present(first, animated: false)
      first.present(second, animated: false)
    }
    bench.settle()
    #expect(second.presentingViewController === first)
    #expect(second.view.window != nil)
  }

  @Test("without animation lets the stack change in the same turn")
  func push() {
    let device = Device(era: .iOS26)
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch { navigation }
    _ = device.settle(limit: 2)
    device.perform {
      navigation.present(UIViewController(), animated: false)
      navigation.pushViewController(UIViewController(), animated: false)
    }
    #expect(navigation.viewControllers.count == 2)
    device.perform {
      navigation.dismiss(animated: false)
      navigation.pushViewController(UIViewController(), animated: false)
    }
    #expect(navigation.viewControllers.count == 3)
  }
}
