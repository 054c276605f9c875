import CoreGraphics
import Simulator
import Testing
import UIKit

/// Columns that lie over the secondary one, or push it aside.
@MainActor
@Suite("Columns on a tablet")
struct SplitOverlayTests {
  private func launched(
    _ style: UISplitViewController.Style = .doubleColumn, screen: Screen = SplitBench.upright,
    _ change: (UISplitViewController) -> Void = { _ in }
  ) -> SplitBench {
    let bench = SplitBench(style, screen: screen)
    if style == .unspecified {
      bench.split.viewControllers = [bench.navigation("List"), bench.navigation("Detail")]
    } else {
      bench.split.setViewController(bench.page("List"), for: .primary)
      bench.split.setViewController(bench.page("Detail"), for: .secondary)
    }
    if style == .tripleColumn {
      bench.split.setViewController(bench.page("Middle"), for: .supplementary)
    }
    change(bench.split)
    bench.launch()
    bench.delegate.reportsModes = true
    _ = bench.takeNotes()
    return bench
  }

  private func frames(_ bench: SplitBench) -> [CGRect] {
    bench.split.viewControllers.filter { $0.viewIfLoaded?.window != nil }.map(\.view.frame)
  }

  @Test(
    "share it as it is wide",
    arguments: [
      (UISplitViewController.Style.unspecified, false, "secondaryOnly overlay"),
      (.unspecified, true, "oneBesideSecondary tile"),
      (.doubleColumn, false, "secondaryOnly overlay"),
      (.doubleColumn, true, "oneBesideSecondary tile"),
      (.tripleColumn, false, "secondaryOnly overlay"),
      (.tripleColumn, true, "oneBesideSecondary displace"),
    ])
  func automatic(style: UISplitViewController.Style, isWide: Bool, result: String) {
    let bench = launched(style, screen: isWide ? SplitBench.wide : SplitBench.upright)
    #expect("\(bench.split.displayMode) \(bench.split.splitBehavior)" == result)
    #expect(frames(bench).count == (isWide ? 2 : 1))
  }

  @Test("come and go beneath a view of the app, and a page over the controller")
  func others() {
    let bench = launched(screen: SplitBench.wide)
    let banner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let page = bench.page("Over")
    page.modalPresentationStyle = .currentContext
    bench.split.definesPresentationContext = true
    bench.app {
      bench.split.view.addSubview(banner)
      bench.split.hide(.primary)
      bench.split.present(page, animated: true)
    }
    bench.settle()
    #expect(banner.superview === bench.split.view && page.view.window != nil)
    bench.app { bench.split.dismiss(animated: true) }
    bench.app { bench.split.show(.primary) }
    bench.settle()
    #expect(banner.superview === bench.split.view && frames(bench).count == 2)
  }

  @Test("are what the app wants, as the behavior allows it")
  func wanted() {
    let bench = launched(.tripleColumn, screen: SplitBench.wide)
    let split = bench.split
    for (behavior, mode) in [
      (
        UISplitViewController.SplitBehavior.tile,
        UISplitViewController.DisplayMode.twoBesideSecondary
      ),
      (.overlay, .twoOverSecondary), (.displace, .twoDisplaceSecondary),
    ] {
      bench.app {
        split.preferredSplitBehavior = behavior
        split.preferredDisplayMode = .twoBesideSecondary
      }
      bench.settle()
      #expect(split.splitBehavior == behavior && split.displayMode == mode)
    }
    let pair = launched(screen: SplitBench.wide) { $0.preferredSplitBehavior = .displace }
    #expect(pair.split.splitBehavior == .tile, "two columns displace nothing")
    bench.app { split.preferredSplitBehavior = .automatic }
    for mode in [UISplitViewController.DisplayMode.oneOverSecondary, .twoDisplaceSecondary] {
      bench.app { split.preferredDisplayMode = mode }
      #expect(split.displayMode == mode)
    }
  }

  @Test("come over the secondary one, which is dim, and go with a tap beside them")
  func overlay() throws {
    let bench = launched()
    #expect(frames(bench) == [CGRect(x: 0, y: 0, width: 820, height: 1180)])
    bench.app { bench.split.show(.primary) }
    #expect(
      bench.takeNotes() == ["show primary", "mode oneOverSecondary", "List.viewWillAppear(true)"])
    let list = try #require(bench.split.viewControllers.first?.view)
    #expect(list.frame == CGRect(x: 0, y: 0, width: 320, height: 1180))
    bench.device.advance(by: 0.1)
    let shown = try #require(list.layer.presentation()).frame
    #expect(shown.minX < 0 && shown.minX > -321, "it is on its way")
    bench.settle()
    #expect(bench.takeNotes() == ["List.viewDidAppear(true)"])
    #expect(
      frames(bench) == [
        CGRect(x: 0, y: 0, width: 320, height: 1180), CGRect(x: 0, y: 0, width: 820, height: 1180),
      ])
    bench.device.tap(at: CGPoint(x: 600, y: 600))
    bench.settle()
    #expect(bench.split.displayMode == .secondaryOnly)
    #expect(
      bench.takeNotes() == [
        "hide primary", "mode secondaryOnly", "List.viewWillDisappear(true)",
        "List.viewDidDisappear(true)",
      ])
    #expect(list.window == nil)
  }

  @Test("push the secondary one aside, which keeps its width")
  func displace() throws {
    let bench = launched(.tripleColumn, screen: SplitBench.wide)
    #expect(frames(bench).map(\.minX) == [0, 320.5])
    bench.app { bench.split.show(.primary) }
    bench.settle()
    #expect(bench.split.displayMode == .twoDisplaceSecondary)
    #expect(frames(bench).map(\.minX) == [0, 320.5, 641])
    #expect(frames(bench).map(\.width) == [320, 320, 859.5])
    bench.device.tap(at: CGPoint(x: 900, y: 500))
    bench.settle()
    #expect(bench.split.displayMode == .oneBesideSecondary)
  }

  @Test("turn back on their way, and are told the truth")
  func interrupted() {
    let bench = launched()
    bench.app { bench.split.show(.primary) }
    bench.device.advance(by: 0.1)
    bench.app { bench.split.hide(.primary) }
    bench.device.advance(by: 0.1)
    bench.app { bench.split.show(.primary) }
    bench.settle()
    let notes = bench.takeNotes().filter { $0.hasPrefix("List") }
    #expect(
      notes == [
        "List.viewWillAppear(true)", "List.viewWillDisappear(true)", "List.viewWillAppear(true)",
        "List.viewDidAppear(true)",
      ])
    #expect(frames(bench).count == 2 && bench.device.log.isEmpty)
  }

  @Test(
    "that are on their way out hear that they are gone when a mode is set meanwhile, or all goes")
  func leavingForGood() {
    for isCovered in [false, true] {
      let bench = launched()
      bench.app { bench.split.show(.primary) }
      bench.settle()
      _ = bench.takeNotes()
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      if isCovered {
        bench.app { bench.split.present(page, animated: true) }
        bench.device.advance(by: 0.1)
        bench.app { bench.split.hide(.primary) }
      } else {
        bench.app { bench.split.hide(.primary) }
        bench.device.advance(by: 0.1)
        bench.app { bench.split.preferredDisplayMode = .secondaryOnly }
      }
      bench.settle()
      let notes = bench.takeNotes().filter { $0.hasPrefix("List") }
      #expect(
        notes == ["List.viewWillDisappear(true)", "List.viewDidDisappear(true)"],
        "covered \(isCovered)")
    }
  }

  @Test(
    "follow a finger from the edge, and stay or go by where it was going", arguments: [true, false])
  func finger(goesOn: Bool) throws {
    let bench = launched()
    bench.device.touchDown(at: CGPoint(x: 1, y: 600))
    bench.device.drag(to: CGPoint(x: 161, y: 600), duration: 0.3)
    let list = try #require(bench.split.viewControllers.first?.view)
    #expect(list.frame.minX < -100 && list.frame.minX > -320, "the finger holds it")
    if !goesOn { bench.device.drag(to: CGPoint(x: 60, y: 600), duration: 0.2) }
    bench.device.touchUp()
    bench.settle()
    #expect(bench.split.displayMode == (goesOn ? .oneOverSecondary : .secondaryOnly))
    #expect((list.window != nil) == goesOn)
    let notes = bench.takeNotes().filter { !$0.hasPrefix("mode") }
    #expect(
      notes == ["gesture begins", "show primary", "List.viewWillAppear(true)"]
        + (goesOn
          ? ["gesture ends"] : ["hide primary", "List.viewWillDisappear(true)", "gesture ends"])
        + ["List.viewDid\(goesOn ? "A" : "Disa")ppear(true)"])
  }

  @Test("do not follow a finger if the app says so, nor over a page that it takes back")
  func noFinger() throws {
    let bench = launched { $0.presentsWithGesture = false }
    func swipe(_ bench: SplitBench) {
      bench.device.touchDown(at: CGPoint(x: 1, y: 600))
      bench.device.drag(to: CGPoint(x: 700, y: 600), duration: 0.2)
      bench.device.touchUp()
      bench.settle()
    }
    swipe(bench)
    #expect(bench.split.displayMode == .secondaryOnly)
    let other = launched()
    let detail = try #require(other.split.viewControllers.last as? UINavigationController)
    other.app { detail.pushViewController(other.page("More"), animated: false) }
    swipe(other)
    #expect(other.split.displayMode == .secondaryOnly && detail.viewControllers.count == 1)
    swipe(other)
    #expect(other.split.displayMode == .oneOverSecondary)
  }

  @Test("come and go when the tablet is turned")
  func rotation() {
    let bench = launched()
    bench.app { bench.split.show(.primary) }
    bench.settle()
    bench.device.rotate(to: .landscapeLeft)
    bench.settle()
    #expect(bench.split.displayMode == .oneBesideSecondary)
    #expect(frames(bench).map(\.minX) == [0, 320.5])
    bench.device.rotate(to: .portrait)
    bench.settle()
    #expect(bench.split.displayMode == .secondaryOnly)
    #expect(frames(bench) == [CGRect(x: 0, y: 0, width: 820, height: 1180)])
    #expect(bench.device.log.isEmpty && bench.device.crash == nil)
  }

  @Test("have a button in the first bar that is seen, which brings them and sends them away")
  func button() throws {
    let bench = launched()
    let split = bench.split
    let bars = split.viewControllers.compactMap { ($0 as? UINavigationController)?.navigationBar }
    func buttons(_ bar: UINavigationBar) -> Bool {
      bar.layoutIfNeeded()
      return bar.window != nil && bar.hitTest(CGPoint(x: 30, y: 22), with: nil) is UIControl
    }
    #expect(bars.map(buttons) == [false, true])
    bench.device.tap(at: CGPoint(x: 30, y: 50))
    bench.settle()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(bars.map(buttons) == [true, false])
    bench.device.tap(at: CGPoint(x: 30, y: 50))
    bench.settle()
    #expect(split.displayMode == .secondaryOnly)
    bench.app { split.displayModeButtonVisibility = .never }
    #expect(bars.map(buttons) == [false, false])
    bench.app { split.presentsWithGesture = false }
    bench.app { split.displayModeButtonVisibility = .always }
    #expect(bars.map(buttons) == [false, true])
    bench.app { split.displayModeButtonVisibility = .automatic }
    #expect(bars.map(buttons) == [false, false])
  }

  @Test("go where the delegate says with the button for it")
  func target() {
    let bench = launched(screen: SplitBench.wide)
    bench.delegate.target = .oneOverSecondary
    bench.app { bench.split.preferredSplitBehavior = .overlay }
    bench.settle()
    bench.device.tap(at: CGPoint(x: 30, y: 50))
    bench.settle()
    #expect(bench.split.displayMode == .oneOverSecondary)
    bench.delegate.target = .automatic
    bench.device.tap(at: CGPoint(x: 30, y: 50))
    bench.settle()
    #expect(bench.split.displayMode == .secondaryOnly)
  }

  @Test("without a style have a button for the app's bar, which reads what comes")
  func classicButton() {
    let bench = launched(.unspecified)
    #expect(bench.split.displayModeButtonItem.title == "List")
    let item = bench.split.viewControllers.last.flatMap { $0 as? UINavigationController }?
      .topViewController?.navigationItem
    bench.app { item?.leftBarButtonItem = bench.split.displayModeButtonItem }
    bench.settle()
    bench.device.tap(at: CGPoint(x: 30, y: 50))
    bench.settle()
    #expect(bench.split.displayMode == .primaryOverlay)
  }

  @Test("leave the last of three alone with the button for that")
  func alone() {
    let bench = launched(.tripleColumn, screen: SplitBench.wide) {
      $0.showsSecondaryOnlyButton = true
    }
    bench.device.tap(at: CGPoint(x: 350, y: 50))
    bench.settle()
    #expect(bench.split.displayMode == .secondaryOnly)
    #expect(frames(bench).count == 1)
  }

  @Test("move in an animation block of the app's")
  func block() throws {
    let bench = launched()
    bench.app {
      UIView.animate(withDuration: 2) { bench.split.preferredDisplayMode = .primaryOverlay }
    }
    bench.device.advance(by: 1)
    let list = try #require(bench.split.viewControllers.first?.view)
    let x = try #require(list.layer.presentation()).frame.minX
    #expect(x < -50 && x > -270)
    bench.settle()
    #expect(bench.takeNotes().last == "List.viewDidAppear(true)")
  }

  @Test("tell the delegate at the end, too, since iOS 26")
  func ends() {
    let bench = launched(era: .iOS26)
    bench.app { bench.split.show(.primary) }
    #expect(!bench.takeNotes().contains("did show primary"))
    bench.settle()
    #expect(bench.takeNotes().contains("did show primary"))
    #expect(bench.split.isShowing(.primary) && !bench.split.isShowing(.compact))
    bench.app { bench.split.preferredDisplayMode = .secondaryOnly }
    #expect(bench.takeNotes().last == "did hide primary")
    #expect(!bench.split.isShowing(.primary))
  }

  private func launched(era: Era) -> SplitBench {
    let bench = SplitBench(.doubleColumn, screen: SplitBench.upright, era: era)
    bench.split.setViewController(bench.page("List"), for: .primary)
    bench.split.setViewController(bench.page("Detail"), for: .secondary)
    bench.launch()
    bench.delegate.reportsModes = true
    return bench
  }
}
