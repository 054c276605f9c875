import Foundation
import Simulator
import Testing
import UIKit

@Suite("A sheet")
@MainActor
struct SheetTests {
  private func presented(
    _ configure: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (PresentationBench, BenchPage, RecordingPresentationDelegate) {
    let bench = PresentationBench()
    let page = bench.page("Page")
    let delegate = RecordingPresentationDelegate { [weak bench] in bench?.note($0) }
    let sheet = try #require(page.sheetPresentationController)
    sheet.delegate = delegate
    bench.kept = [delegate]
    configure(sheet)
    bench.present(page)
    _ = bench.takeNotes()
    return (bench, page, delegate)
  }

  /// Drags a finger down from near the top of a page, by a distance in points.
  private func drag(
    _ bench: PresentationBench, _ page: UIViewController, by distance: CGFloat,
    in seconds: TimeInterval = 1, lifting: Bool = true
  ) {
    let start = CGPoint(x: 195, y: page.view.convert(CGPoint(x: 0, y: 40), to: nil).y)
    bench.device.touchDown(at: start)
    bench.device.drag(to: CGPoint(x: 195, y: start.y + distance), duration: seconds)
    // The finger rests before it is lifted, so that it throws nothing.
    bench.device.advance(by: 0.3)
    bench.device.touchMove(to: CGPoint(x: 195, y: start.y + distance))
    if lifting { bench.device.touchUp() }
  }

  @Test("leaves the status bar and a little more free, and dims what is below")
  func place() throws {
    let (bench, page, _) = try presented()
    #expect(page.card.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(page.view.safeAreaInsets.top == 0)
    #expect(page.view.safeAreaInsets.bottom == 34)
    #expect(bench.root.view.window != nil)
  }

  @Test("is dismissed by a drag, and the delegate and the pages hear of each step")
  func dragAway() throws {
    let (bench, page, _) = try presented()
    drag(bench, page, by: 500, lifting: false)
    #expect(page.isBeingDismissed)
    #expect(page.transitionCoordinator?.isInteractive == true)
    #expect((page.transitionCoordinator?.percentComplete ?? 0) > 0.6)
    page.transitionCoordinator?.notifyWhenInteractionChanges { context in
      bench.note("lifted, cancelled: \(context.isCancelled)")
    }
    bench.device.touchUp()
    bench.settle()
    #expect(
      bench.takeNotes() == [
        "should dismiss", "will dismiss", "Page.viewWillDisappear(true)",
        "lifted, cancelled: false", "Page.viewDidDisappear(true)", "did dismiss Page",
      ])
    #expect(bench.root.presentedViewController == nil)
    #expect(page.view.window == nil)
  }

  @Test("is dismissed by a flick of 1000 points a second, however short", arguments: [900.0, 1100])
  func flick(speed: Double) throws {
    let (bench, page, _) = try presented()
    let start = CGPoint(x: 195, y: page.view.convert(CGPoint(x: 0, y: 40), to: nil).y)
    bench.device.touchDown(at: start)
    bench.device.drag(to: CGPoint(x: 195, y: start.y + 90), duration: 90 / speed)
    bench.device.touchUp()
    bench.settle()
    #expect((page.presentingViewController == nil) == (speed > 1000))
  }

  @Test("does not follow a finger up from its full height")
  func up() throws {
    let (bench, page, _) = try presented()
    let place = page.card.frame
    drag(bench, page, by: -60, lifting: false)
    #expect(page.card.frame == place)
    bench.device.touchUp()
  }

  @Test("comes back from a short drag, and the page appears again")
  func dragBack() throws {
    let (bench, page, _) = try presented()
    drag(bench, page, by: 150, lifting: false)
    #expect((page.card.layer.presentation()?.frame.minY ?? 0) > 150)
    bench.device.touchUp()
    bench.settle()
    #expect(
      bench.takeNotes() == [
        "should dismiss", "will dismiss", "Page.viewWillDisappear(true)",
        "Page.viewWillAppear(true)", "Page.viewIsAppearing(true)", "Page.viewDidAppear(true)",
      ])
    #expect(bench.root.presentedViewController === page)
    #expect(page.card.frame.minY == 57)
    #expect(!page.isBeingDismissed)
    #expect(page.transitionCoordinator == nil)
  }

  @Test("that is modal, or whose delegate refuses, tells of the attempt and stays")
  func refused() throws {
    for isModal in [true, false] {
      let (bench, page, delegate) = try presented()
      page.isModalInPresentation = isModal
      delegate.allowsDismissal = isModal
      drag(bench, page, by: 600)
      bench.settle()
      #expect(bench.takeNotes() == (isModal ? ["attempt"] : ["should dismiss", "attempt"]))
      #expect(bench.root.presentedViewController === page)
      #expect(page.card.frame.minY == 57)
    }
  }

  @Test("is modal if a page inside it is")
  func modalChild() {
    let bench = PresentationBench()
    let editor = bench.page("Editor")
    let navigation = UINavigationController(rootViewController: editor)
    let delegate = RecordingPresentationDelegate { [weak bench] in bench?.note($0) }
    navigation.presentationController?.delegate = delegate
    bench.kept = [delegate]
    bench.present(navigation)
    editor.isModalInPresentation = true
    _ = bench.takeNotes()
    bench.device.tap(at: CGPoint(x: 195, y: 30))
    bench.settle()
    #expect(bench.takeNotes() == ["attempt"])
    #expect(bench.root.presentedViewController === navigation)
    #expect(editor.presentationController === navigation.presentationController)
  }

  @Test("is dismissed by a tap beside it; by code, its delegate hears nothing")
  func tapBeside() throws {
    let (bench, page, delegate) = try presented()
    bench.device.tap(at: CGPoint(x: 195, y: 30))
    bench.settle()
    #expect(
      bench.takeNotes() == [
        "should dismiss", "will dismiss", "Page.viewWillDisappear(true)",
        "Page.viewDidDisappear(true)", "did dismiss Page",
      ])
    page.presentationController?.delegate = delegate
    bench.present(page)
    _ = bench.takeNotes()
    bench.device.perform { page.dismiss(animated: true) }
    bench.settle()
    #expect(
      bench.takeNotes() == ["Page.viewWillDisappear(true)", "Page.viewDidDisappear(true)"])
  }

  @Test("rests at the lowest height first, and follows a finger to another one")
  func detents() throws {
    let (bench, page, _) = try presented { $0.detents = [.medium(), .large()] }
    let maximum: CGFloat = 844 - 47 - 10 - 34
    #expect(abs(page.card.frame.height - (maximum / 2 + 34)) < 0.01)
    drag(bench, page, by: -300)
    bench.settle()
    #expect(page.card.frame.minY == 57)
    #expect(page.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(bench.takeNotes() == ["detent com.apple.UIKit.large"])
    bench.device.perform {
      page.sheetPresentationController?.animateChanges {
        page.sheetPresentationController?.selectedDetentIdentifier = .medium
      }
    }
    bench.settle()
    #expect(abs(page.card.frame.height - (maximum / 2 + 34)) < 0.01)
    #expect(bench.takeNotes() == [])
  }

  @Test("rests at the height that was chosen while it came", arguments: [false, true])
  func heightOnTheWay(isAnimated: Bool) throws {
    let bench = PresentationBench()
    let page = bench.page("Page")
    page.modalPresentationStyle = .pageSheet
    let sheet = try #require(page.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    bench.device.perform { bench.root.present(page, animated: true) }
    bench.device.advance(by: 0.1)
    bench.device.perform {
      guard isAnimated else { return sheet.selectedDetentIdentifier = .large }
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    bench.settle()
    #expect(page.view.convert(CGPoint.zero, to: nil).y == 57)
  }

  @Test("grows and shrinks under the finger, down to the lower edge of the screen")
  func growing() throws {
    let (bench, page, _) = try presented { $0.detents = [.medium(), .large()] }
    let top = page.card.frame.minY
    drag(bench, page, by: -150, lifting: false)
    #expect(page.card.frame.minY < top - 100 && page.card.frame.maxY == 844)
    bench.device.touchUp()
    bench.settle()
    drag(bench, page, by: -300)
    bench.settle()
    drag(bench, page, by: 150, lifting: false)
    #expect(page.card.frame.minY > 100 && page.card.frame.maxY == 844)
    bench.device.touchUp()
  }

  @Test("has heights of the app's own, and lets what is below take touches where it says so")
  func undimmed() throws {
    let small = UISheetPresentationController.Detent.Identifier("small")
    let (bench, page, _) = try presented { sheet in
      sheet.detents = [.custom(identifier: small) { _ in 200 }, .large()]
      sheet.largestUndimmedDetentIdentifier = small
      sheet.prefersGrabberVisible = true
    }
    #expect(page.card.frame.height == 234)
    #expect(bench.device.viewHit(at: CGPoint(x: 195, y: 300)) === bench.root.view)
    bench.device.perform { page.sheetPresentationController?.selectedDetentIdentifier = .large }
    #expect(bench.device.viewHit(at: CGPoint(x: 195, y: 30)) !== bench.root.view)
  }

  /// developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/resolvedvalue(in:)
  @Test("leaves out heights that do not apply, and is as large as possible if none does")
  func inactive() throws {
    let (bench, page, _) = try presented { sheet in
      sheet.detents = [.custom { _ in nil }, .custom { _ in 300 }]
    }
    #expect(page.card.frame.height == 334)
    bench.device.perform { page.sheetPresentationController?.detents = [.custom { _ in nil }] }
    #expect(page.card.frame.minY == 57)
  }

  @Test("has heights of the system's that are equal, and ones of the app's that are not")
  func equalDetents() {
    typealias Detent = UISheetPresentationController.Detent
    UISystem.current = Device(era: .iOS18).system
    let sheet = UIViewController().sheetPresentationController
    #expect(sheet?.detents == [.large()])
    #expect([Detent.medium(), .large()] != [.large(), .medium()])
    #expect(Detent.medium().hash == Detent.medium().hash)
    let own = Detent.custom(identifier: .init("own")) { _ in 100 }
    #expect(own == own)
    #expect(own != Detent.custom(identifier: .init("own")) { _ in 200 })
  }

  /// developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()
  @Test("has no half height where the screen is low")
  func mediumOnSide() throws {
    let (bench, page, _) = try presented { sheet in
      sheet.detents = [.medium()]
      sheet.prefersEdgeAttachedInCompactHeight = true
    }
    #expect(page.card.frame.minY > 400)
    bench.device.rotate(to: .landscapeLeft)
    #expect(page.card.frame.minY == 10)
  }
}

@Suite("A popover")
@MainActor
struct PopoverTests {
  private func popover(
    _ bench: PresentationBench, style: UIModalPresentationStyle?
  ) -> (BenchPage, RecordingPresentationDelegate) {
    let page = bench.page("Page")
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 100)
    let delegate = RecordingPresentationDelegate { [weak bench] in bench?.note($0) }
    delegate.style = style
    page.popoverPresentationController?.delegate = delegate
    bench.kept = [delegate]
    page.popoverPresentationController?.sourceView = bench.root.view
    page.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 50, height: 20)
    return (page, delegate)
  }

  @Test("becomes a sheet on a phone")
  func adapts() {
    let bench = PresentationBench()
    let (page, _) = popover(bench, style: .pageSheet)
    bench.present(page)
    #expect(page.card.frame.minY == 57)
    #expect(page.presentationController is UIPopoverPresentationController)
    #expect(page.activePresentationController is UISheetPresentationController)
    #expect(bench.takeNotes().first == "will present as \(UIModalPresentationStyle.pageSheet)")
  }

  @Test("is one if the delegate wants none of that, beside what it belongs to")
  func bubble() {
    let bench = PresentationBench()
    let (page, _) = popover(bench, style: UIModalPresentationStyle.none)
    bench.present(page)
    #expect(page.view.frame == CGRect(x: 25, y: 333, width: 200, height: 100))
    #expect(page.popoverPresentationController?.arrowDirection == .up)
    _ = bench.takeNotes()
    bench.device.tap(at: CGPoint(x: 300, y: 700))
    bench.settle()
    #expect(
      bench.takeNotes() == [
        "should dismiss", "will dismiss", "Page.viewWillDisappear(true)",
        "Page.viewDidDisappear(true)", "did dismiss Page",
      ])
  }

  @Test("can be another page where it adapts")
  func replacement() {
    let bench = PresentationBench()
    let (page, delegate) = popover(bench, style: .fullScreen)
    let navigation = UINavigationController(rootViewController: UIViewController())
    delegate.replacement = navigation
    bench.present(page)
    #expect(bench.root.presentedViewController === navigation)
    #expect(bench.root.view.window == nil)
  }

  @Test("that belongs to nothing raises")
  func homeless() {
    let bench = PresentationBench()
    let (page, _) = popover(bench, style: UIModalPresentationStyle.none)
    page.popoverPresentationController?.sourceView = nil
    bench.present(page)
    #expect(
      bench.device.crash?.reason.hasSuffix(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs.")
        == true)
  }

  @Test("takes the first side that has room")
  func placement() {
    let room = CGRect(x: 0, y: 0, width: 400, height: 800)
    let size = CGSize(width: 100, height: 200)
    func direction(_ x: CGFloat, _ y: CGFloat, _ permitted: UIPopoverArrowDirection = .any)
      -> UIPopoverArrowDirection
    {
      PopoverPlacement(
        anchor: CGRect(x: x, y: y, width: 20, height: 20), size: size, room: room,
        permitted: permitted
      ).direction
    }
    #expect(direction(200, 100) == .up)
    #expect(direction(200, 700) == .down)
    #expect(direction(200, 400, [.left, .right]) == .left)
    #expect(direction(350, 400, [.left, .right]) == .right)
  }
}
