import Foundation
import Simulator
import Testing
import UIKit

@Suite("A presentation style")
@MainActor
struct PresentationStyleTests {
  /// Styles, and whether the page below leaves the hierarchy on iOS 13 and later.
  nonisolated static let styles: [(UIModalPresentationStyle, Bool)] = [
    (.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
    (.overCurrentContext, false), (.pageSheet, false), (.formSheet, false), (.popover, false),
    (.automatic, false), (.custom, false),
  ]

  @Test("takes the page below away, with its callbacks, or leaves both", arguments: styles)
  func appearance(style: UIModalPresentationStyle, removes: Bool) {
    for isAnimated in [true, false] {
      let bench = PresentationBench()
      let page = bench.page("Page")
      page.modalPresentationStyle = style
      bench.present(page, animated: isAnimated)
      let coming =
        removes
        ? [
          "Root.viewWillDisappear(\(isAnimated))", "Page.viewWillAppear(\(isAnimated))",
          "Page.viewIsAppearing(\(isAnimated))", "Page.viewDidAppear(\(isAnimated))",
          "Root.viewDidDisappear(\(isAnimated))",
        ]
        : [
          "Page.viewWillAppear(\(isAnimated))", "Page.viewIsAppearing(\(isAnimated))",
          "Page.viewDidAppear(\(isAnimated))",
        ]
      #expect(bench.takeNotes() == coming)
      #expect((bench.root.view.window == nil) == removes)
      #expect(page.view.window === bench.device.window)

      bench.device.perform { page.dismiss(animated: isAnimated) }
      bench.settle()
      let going =
        removes
        ? [
          "Page.viewWillDisappear(\(isAnimated))", "Root.viewWillAppear(\(isAnimated))",
          "Root.viewIsAppearing(\(isAnimated))", "Root.viewDidAppear(\(isAnimated))",
          "Page.viewDidDisappear(\(isAnimated))",
        ]
        : ["Page.viewWillDisappear(\(isAnimated))", "Page.viewDidDisappear(\(isAnimated))"]
      #expect(bench.takeNotes() == going)
      #expect(bench.isRootInItsPlace)
      #expect(page.view.superview == nil)
      #expect(page.presentingViewController == nil)
      #expect(bench.root.presentedViewController == nil)
    }
  }

  @Test(
    "that is set later gives the page another presentation controller, but for the two of sheets")
  func later() {
    _ = Device(era: .iOS18)
    let page = UIViewController()
    page.modalPresentationStyle = .pageSheet
    let sheet = page.presentationController
    #expect(sheet is UISheetPresentationController)
    #expect(page.popoverPresentationController == nil)
    page.modalPresentationStyle = .formSheet
    #expect(page.presentationController === sheet)
    page.modalPresentationStyle = .popover
    #expect(page.popoverPresentationController != nil)
    #expect(page.sheetPresentationController == nil)
    page.modalPresentationStyle = .fullScreen
    #expect(page.popoverPresentationController == nil)
    #expect(page.sheetPresentationController == nil)
  }

  @Test("that is set while the page is presented changes nothing of its presentation")
  func tooLate() {
    let bench = PresentationBench()
    let page = bench.page("Page")
    page.modalPresentationStyle = .pageSheet
    bench.present(page)
    let sheet = page.presentationController
    page.modalPresentationStyle = .popover
    #expect(page.presentationController === sheet)
    #expect(page.popoverPresentationController == nil)
  }

  @Test("of a new page reads as what automatic stands for", arguments: Era.all)
  func automatic(era: Era) {
    _ = Device(era: era)
    let style: UIModalPresentationStyle =
      switch era {
      case .iOS13: .pageSheet
      case .iOS18, .iOS26: .formSheet
      default: .fullScreen
      }
    #expect(UIViewController().modalPresentationStyle == style)
  }

  @Test("makes the fitting presentation controller before the page is presented")
  func controllers() {
    _ = Device(era: .iOS18)
    let page = UIViewController()
    #expect(page.sheetPresentationController === page.presentationController)
    #expect(page.popoverPresentationController == nil)
    #expect(page.activePresentationController == nil)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    #expect(popover.popoverPresentationController != nil)
    #expect(popover.sheetPresentationController == nil)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.modalPresentationStyle = .formSheet
    #expect(navigation.sheetPresentationController != nil)
    #expect(navigation.viewControllers[0].sheetPresentationController == nil)
  }

  @Test("that covers a context stays inside the controller that defines it")
  func context() {
    let bench = PresentationBench()
    let host = bench.page("Host")
    let page = bench.page("Page")
    bench.device.perform {
      host.definesPresentationContext = true
      bench.root.addChild(host)
      host.view.frame = CGRect(x: 0, y: 200, width: 390, height: 300)
      bench.root.view.addSubview(host.view)
      host.didMove(toParent: bench.root)
    }
    bench.settle()
    page.modalPresentationStyle = .overCurrentContext
    bench.device.perform { host.present(page, animated: true) }
    bench.settle()
    #expect(page.presentingViewController === host)
    #expect(
      page.view.convert(page.view.bounds, to: nil) == host.view.convert(host.view.bounds, to: nil))
    bench.device.perform { host.dismiss(animated: true) }
    bench.settle()
    #expect(host.view.superview === bench.root.view)

    page.modalPresentationStyle = .currentContext
    bench.device.perform { host.present(page, animated: true) }
    bench.settle()
    #expect(host.view.superview == nil)
    bench.device.perform { page.dismiss(animated: false) }
    bench.settle()
    #expect(host.view.superview === bench.root.view)
    #expect(host.view.frame == CGRect(x: 0, y: 200, width: 390, height: 300))

    page.modalPresentationStyle = .overFullScreen
    bench.device.perform { host.present(page, animated: true) }
    #expect(page.presentingViewController === bench.root)
  }
}

@Suite("Presenting")
@MainActor
struct PresentationRuleTests {
  @Test("is refused with UIKit's line where something is presented already")
  func taken() {
    let bench = PresentationBench()
    let (first, second) = (bench.page("First"), bench.page("Second"))
    bench.present(first)
    bench.present(second)
    let (new, root) = (bench.describe(second), bench.describe(bench.root))
    #expect(
      bench.lastLine
        == "Attempt to present \(new) on \(root) (from \(root)) which is already presenting "
        + "\(bench.describe(first)).")
    #expect(bench.root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
  }

  @Test(
    "is refused with another line while what is presented goes away",
    arguments: [
      (Era.iOS9, "Warning: Attempt to present <> on <> while a presentation is in progress!"),
      (.iOS13, "Attempt to present <> on <> (from <>) while a presentation is in progress."),
      (.iOS26, "Attempt to present <> on <> (from <>) while a presentation is in progress."),
    ])
  func leaving(era: Era, line: String) {
    let bench = PresentationBench(era)
    let (first, second) = (bench.page("First"), bench.page("Second"))
    bench.present(first)
    bench.device.perform { first.dismiss(animated: true) }
    bench.device.advance(by: 0.1)
    bench.device.perform { bench.root.present(second, animated: true) }
    #expect(bench.lastLine?.replacing(/<[^>]*>/, with: "<>") == line)
    #expect(second.presentingViewController == nil)
    bench.settle()
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("raises for a page that is presented, has a parent, or presents itself")
  func impossible() {
    func reason(_ act: (PresentationBench, BenchPage) -> Void) -> String? {
      let bench = PresentationBench()
      let page = bench.page("Page")
      bench.device.perform { act(bench, page) }
      return bench.device.crash?.reason.replacing(/<[^>]*>/, with: "<>")
    }
    #expect(
      reason { bench, page in
        bench.root.present(page, animated: false)
        page.present(page, animated: false)
      }
        == "Application tried to present modal view controller on itself. Presenting controller is "
        + "<>.")
    #expect(
      reason { bench, page in
        bench.root.present(page, animated: false)
        bench.root.present(page, animated: false)
      }
        == "Application tried to present modally a view controller <> that is already being "
        + "presented by <>.")
    #expect(
      reason { bench, page in
        bench.root.addChild(page)
        bench.root.present(page, animated: false)
      }
        == "Application tried to present modally a view controller <> that has a parent view "
        + "controller <>.")
  }

  @Test("tells completion and coordinator when the page has appeared")
  func completion() {
    let bench = PresentationBench()
    let page = bench.page("Page")
    bench.device.perform {
      bench.root.present(page, animated: true) { bench.note("completion") }
      #expect(page.isBeingPresented)
      page.transitionCoordinator?.animate(
        alongsideTransition: { context in
          bench.note("alongside \(context.presentationStyle)")
          #expect(context.viewController(forKey: .from) === bench.root)
          #expect(context.viewController(forKey: .to) === page)
        }, completion: { _ in bench.note("coordinator") })
    }
    bench.settle()
    #expect(
      bench.takeNotes() == [
        "Page.viewWillAppear(true)", "Page.viewIsAppearing(true)",
        "alongside \(UIModalPresentationStyle.formSheet)", "Page.viewDidAppear(true)",
        "coordinator", "completion",
      ])
    #expect(page.transitionCoordinator == nil)
  }
}

@Suite("A dismissal")
@MainActor
struct DismissalRuleTests {
  @Test("of a page that presents nothing is done by its presenter; of its presenter, by that")
  func forwarding() {
    for dismissesByPresenter in [true, false] {
      let bench = PresentationBench()
      let page = bench.page("Page")
      bench.present(page)
      bench.device.perform { (dismissesByPresenter ? bench.root : page).dismiss(animated: true) }
      bench.settle()
      #expect(bench.root.presentedViewController == nil)
    }
  }

  @Test("takes a whole chain away; of those in sight all are told, and one completion runs")
  func chain() {
    let bench = PresentationBench()
    let (first, second, third) = (bench.page("1"), bench.page("2"), bench.page("3"))
    second.modalPresentationStyle = .fullScreen
    bench.present(first)
    bench.device.perform { first.present(second, animated: false) }
    bench.device.perform { second.present(third, animated: false) }
    bench.settle()
    _ = bench.takeNotes()
    bench.device.perform {
      bench.root.dismiss(animated: true) { bench.note("completion") }
      #expect(third.isBeingDismissed)
      #expect(first.isBeingDismissed)
    }
    bench.settle()
    #expect(
      bench.takeNotes() == [
        "3.viewWillDisappear(true)", "2.viewWillDisappear(true)", "3.viewDidDisappear(true)",
        "2.viewDidDisappear(true)", "completion",
      ])
    #expect(bench.root.presentedViewController == nil)
    #expect([first, second, third].allSatisfy { $0.presentingViewController == nil })
    #expect([first, second, third].allSatisfy { $0.viewIfLoaded?.window == nil })
    #expect(bench.isRootInItsPlace && bench.device.window.subviews.count == 1)
  }

  @Test("of a page in the middle leaves the ones below")
  func middle() {
    let bench = PresentationBench()
    let (first, second, third) = (bench.page("1"), bench.page("2"), bench.page("3"))
    bench.present(first)
    bench.device.perform { first.present(second, animated: false) }
    bench.device.perform { second.present(third, animated: false) }
    bench.device.perform { first.dismiss(animated: true) }
    bench.settle()
    #expect(bench.root.presentedViewController === first)
    #expect(first.presentedViewController == nil)
    #expect(second.presentedViewController == nil)
    bench.device.perform { first.dismiss(animated: true) }
    bench.settle()
    #expect(bench.root.presentedViewController == nil)
  }

  @Test("of nothing runs its completion")
  func nothing() {
    let bench = PresentationBench()
    bench.device.perform { bench.root.dismiss(animated: true) { bench.note("completion") } }
    #expect(bench.takeNotes() == ["completion"])
  }

  @Test("frees the page, its presentation controller and all views", arguments: [true, false])
  func memory(isAnimated: Bool) {
    for style in PresentationStyleTests.styles.map(\.0) {
      let bench = PresentationBench()
      weak var page: UIViewController?
      weak var view: UIView?
      weak var controller: UIPresentationController?
      do {
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        bench.present(presented, animated: isAnimated)
        (page, view, controller) = (presented, presented.view, presented.presentationController)
        #expect(controller != nil)
      }
      bench.device.perform { bench.root.dismiss(animated: isAnimated) }
      bench.settle()
      #expect(page == nil, "\(style)")
      #expect(view == nil, "\(style)")
      #expect(controller == nil, "\(style)")
      #expect(bench.device.window.subviews.count == 1)
    }
  }

  @Test("is not needed for a page whose presentation controller was only looked at to be freed")
  func unusedController() {
    _ = Device(era: .iOS18)
    weak var page: UIViewController?
    do {
      let unused = UIViewController()
      unused.presentationController?.delegate = nil
      page = unused
    }
    #expect(page == nil)
  }
}
