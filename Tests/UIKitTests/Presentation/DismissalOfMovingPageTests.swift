import Foundation
import Simulator
import Testing
import UIKit

@Suite("A page that is dismissed while something moves")
@MainActor
struct DismissalOfMovingPageTests {
  private let bench = PresentationBench()

  private func page(_ title: String) -> BenchPage {
    let page = bench.page(title)
    page.modalPresentationStyle = .fullScreen
    return page
  }

  @Test("goes although it is still coming, and hears of both", arguments: [true, false])
  func duringPresentation(isAnimated: Bool) {
    let page = page("Page")
    bench.device.perform {
      bench.root.present(page, animated: true) { bench.note("came") }
    }
    bench.device.advance(by: 0.1)
    bench.device.perform { bench.root.dismiss(animated: isAnimated) { bench.note("went") } }
    #expect((bench.root.presentedViewController == nil) == !isAnimated)
    bench.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(page.view.window == nil)
    #expect(
      bench.takeNotes() == [
        "Root.viewWillDisappear(true)", "Page.viewWillAppear(true)", "Page.viewIsAppearing(true)",
        "Page.viewDidAppear(true)", "Root.viewDidDisappear(true)", "came",
        "Page.viewWillDisappear(\(isAnimated))", "Root.viewWillAppear(\(isAnimated))",
        "Root.viewIsAppearing(\(isAnimated))", "Root.viewDidAppear(\(isAnimated))",
        "Page.viewDidDisappear(\(isAnimated))", "went",
      ])
  }

  @Test("goes in the turn in which it was presented")
  func sameTurn() {
    let page = page("Page")
    bench.device.perform {
      bench.root.present(page, animated: true)
      bench.root.dismiss(animated: false)
      #expect(bench.root.presentedViewController == nil)
    }
    bench.settle()
    #expect(page.view.window == nil)
    #expect(bench.root.view.window != nil)
    #expect(bench.device.log.isEmpty)
  }

  @Test("takes a page with it that is pushed in the same turn, and that hears that it goes")
  func push() {
    let navigation = UINavigationController(rootViewController: page("First"))
    bench.present(navigation)
    _ = bench.takeNotes()
    bench.device.perform {
      navigation.pushViewController(page("Second"), animated: true)
      bench.root.dismiss(animated: true)
    }
    bench.settle()
    #expect(navigation.view.window == nil && navigation.viewControllers.count == 2)
    let notes = bench.takeNotes().filter { $0.hasPrefix("Second.view") }
    #expect(
      notes == [
        "Second.viewWillAppear(false)", "Second.viewIsAppearing(false)",
        "Second.viewDidAppear(false)", "Second.viewWillDisappear(false)",
        "Second.viewDidDisappear(false)",
      ])
    bench.present(navigation)
    #expect(bench.takeNotes().contains("Second.viewDidAppear(true)"))
  }

  @Test("takes a page with it that is coming above it")
  func below() {
    let (lower, upper) = (page("Lower"), page("Upper"))
    bench.present(lower)
    bench.device.perform { lower.present(upper, animated: true) }
    bench.device.perform { bench.root.dismiss(animated: true) }
    bench.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(lower.presentedViewController == nil)
    #expect(bench.root.view.window != nil)
  }

  @Test(
    "takes a page with it that is presented on it as it goes, and that hears so",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func late(style: UIModalPresentationStyle) {
    let (lower, upper) = (page("Lower"), page("Upper"))
    upper.modalPresentationStyle = style
    bench.present(lower)
    bench.device.perform { bench.root.dismiss(animated: true) }
    bench.device.advance(by: 0.1)
    bench.device.perform { lower.present(upper, animated: true) }
    _ = bench.takeNotes()
    bench.settle()
    #expect(upper.view.window == nil && upper.presentingViewController == nil)
    #expect(lower.presentedViewController == nil && bench.root.view.window != nil)
    let notes = bench.takeNotes()
    #expect(
      notes.filter { $0.hasPrefix("Upper.view") }.suffix(3) == [
        "Upper.viewDidAppear(true)", "Upper.viewWillDisappear(false)",
        "Upper.viewDidDisappear(false)",
      ])
    #expect(notes.filter { $0.hasPrefix("Lower.view") } == ["Lower.viewDidDisappear(true)"])
    #expect(bench.device.log.isEmpty)
  }

  @Test("goes if it is told so again while the page that it presents goes already")
  func twice() {
    let (lower, upper) = (page("Lower"), page("Upper"))
    bench.present(lower)
    bench.device.perform { lower.present(upper, animated: true) }
    bench.settle()
    bench.device.perform {
      lower.dismiss(animated: true)
      lower.dismiss(animated: true)
    }
    bench.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(lower.view.window == nil)
  }

  @Test("goes once if it tells itself twice, and the second call leaves a line")
  func itself() {
    let (lower, upper) = (page("Lower"), page("Upper"))
    bench.present(lower)
    bench.device.perform { lower.present(upper, animated: true) }
    bench.settle()
    bench.device.perform {
      upper.dismiss(animated: true)
      upper.dismiss(animated: true)
    }
    bench.settle()
    #expect(bench.root.presentedViewController === lower)
    #expect(lower.presentedViewController == nil)
    #expect(bench.lastLine?.contains("while a presentation or dismiss is in progress!") == true)
  }

  @Test("is not brought back by its own animator after another page has covered it")
  func coveredOnItsWay() {
    let (lower, upper) = (page("Lower"), page("Upper"))
    let fading = FadingTransitions()
    lower.transitioningDelegate = fading
    bench.device.perform { bench.root.present(lower, animated: true) }
    bench.device.advance(by: 0.1)
    bench.device.perform { lower.present(upper, animated: false) }
    bench.settle()
    #expect(upper.view.window != nil && lower.view.window == nil)
  }

  @Test("stays on iOS 7, which drops the call")
  func early() {
    let bench = PresentationBench(.iOS7)
    let page = bench.page("Page")
    bench.device.perform { bench.root.present(page, animated: true) }
    bench.device.perform { bench.root.dismiss(animated: true) }
    bench.settle()
    #expect(bench.root.presentedViewController === page)
    #expect(bench.lastLine?.contains("while a presentation or dismiss is in progress!") == true)
  }

  @Test("lives on for a moment after it has gone, even if nobody keeps it")
  func lifetime() {
    weak var gone: UIViewController?
    bench.device.perform {
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      bench.root.present(page, animated: false)
      gone = page
    }
    bench.settle()
    bench.device.perform {
      bench.root.dismiss(animated: false)
      #expect(bench.root.presentedViewController == nil)
      #expect(gone != nil)
    }
    bench.settle()
    #expect(gone == nil)
  }
}

@Suite("A page that appears again because another one was dismissed")
@MainActor
struct ReappearanceTests {
  /// Does something once, when it has appeared.
  private final class Actor: UIViewController {
    var action: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      action?()
      action = nil
    }
  }

  private let bench = PresentationBench()
  private let lower = Actor()

  init() {
    lower.modalPresentationStyle = .fullScreen
    bench.present(lower)
    let upper = UIViewController()
    upper.modalPresentationStyle = .fullScreen
    bench.device.perform { lower.present(upper, animated: false) }
    bench.settle()
  }

  @Test("may present at once", arguments: [true, false])
  func presents(isAnimated: Bool) {
    let next = UIViewController()
    lower.action = { [lower] in
      #expect(lower.presentedViewController == nil)
      lower.present(next, animated: true)
    }
    bench.device.perform { lower.dismiss(animated: isAnimated) }
    bench.settle()
    #expect(lower.presentedViewController === next)
    #expect(next.view.window != nil)
  }

  @Test("may go at once", arguments: [true, false])
  func goes(isAnimated: Bool) {
    lower.action = { [lower] in lower.dismiss(animated: false) }
    bench.device.perform { lower.dismiss(animated: isAnimated) }
    bench.settle()
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.root.view.window != nil)
    #expect(lower.view.window == nil)
  }
}

@Suite("A presentation controller, and how long its pages live,")
@MainActor
struct PresentationControllerLifetimeTests {
  @Test("keeps both pages that it was made for")
  func kept() {
    let controller = UIPresentationController(
      presentedViewController: UIViewController(), presenting: UIViewController())
    controller.presentedViewController.title = "Page"
    #expect(controller.presentedViewController.title == "Page")
    #expect(controller.presentingViewController.viewIfLoaded == nil)
  }

  @Test("does not keep a page whose own it is, shown or not")
  func own() {
    let bench = PresentationBench()
    weak var unused: UIViewController?
    weak var shown: UIViewController?
    bench.device.perform {
      let page = UIViewController()
      #expect(page.presentationController?.presentedViewController === page)
      unused = page
    }
    bench.device.perform {
      let page = UIViewController()
      shown = page
      bench.root.present(page, animated: false)
    }
    bench.settle()
    let controller = shown?.presentationController
    bench.device.perform { bench.root.dismiss(animated: false) }
    bench.settle()
    #expect(unused == nil)
    #expect(shown != nil)
    #expect(controller?.presentedViewController === shown)
  }

  @Test("lets its page go when the app lets go of it")
  func released() {
    let bench = PresentationBench()
    weak var shown: UIViewController?
    bench.device.perform {
      let page = UIViewController()
      shown = page
      bench.root.present(page, animated: false)
    }
    bench.settle()
    bench.device.perform { bench.root.dismiss(animated: false) }
    bench.settle()
    #expect(shown == nil)
  }
}

/// Fades pages in; they go as UIKit has them go.
private final class FadingTransitions: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadingAnimator(duration: 0.4) }
}
