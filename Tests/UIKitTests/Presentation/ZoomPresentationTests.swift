import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// Source: Apple, "Enhancing your app with fluid transitions", and `UIAdaptivePresentationControllerDelegate`.
@Suite("A presented page that zooms, under a finger")
@MainActor
struct ZoomPresentationTests {
  /// A page that grows from a view, and who hears of it.
  @MainActor
  private struct Scene {
    let bench: PresentationBench
    let page: BenchPage
    let delegate: RecordingPresentationDelegate
    let source = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))

    /// Whether nothing of a zoom is left.
    var isClean: Bool {
      source.alpha == 1 && page.view.mask == nil && page.view.transform == .identity
        && bench.device.log.isEmpty && bench.device.crash == nil
    }

    func pull(by distance: CGFloat) {
      let end = CGPoint(x: 200, y: 200 + distance)
      bench.device.touchDown(at: CGPoint(x: 200, y: 200))
      bench.device.drag(to: end, duration: 0.5)
      bench.device.advance(by: 0.3)
      bench.device.touchMove(to: end)
    }

    func lift() {
      bench.device.touchUp()
      bench.settle()
    }
  }

  private func scene(
    _ era: Era, _ style: UIModalPresentationStyle = .fullScreen
  ) -> Scene {
    let bench = PresentationBench(era)
    let page = bench.page("Page")
    let delegate = RecordingPresentationDelegate { [weak bench] in bench?.note($0) }
    bench.kept = [delegate]
    let scene = Scene(bench: bench, page: page, delegate: delegate)
    bench.root.view.addSubview(scene.source)
    page.modalPresentationStyle = style
    page.preferredTransition = .zoom { [weak source = scene.source] _ in source }
    page.presentationController?.delegate = delegate
    bench.present(page)
    _ = bench.takeNotes()
    return scene
  }

  @Test("goes by a drag downwards, and all hear of it", arguments: Era.withZoom)
  func finishing(era: Era) {
    let scene = scene(era)
    scene.pull(by: 200)
    let width = scene.page.view.layer.presentation()?.frame.width ?? 0
    #expect(width < 360 && width > 300 && scene.source.alpha == 0)
    #expect(scene.page.isBeingDismissed && scene.bench.root.view.window != nil)
    #expect(scene.page.transitionCoordinator?.isInteractive == true)
    scene.lift()
    let notes = scene.bench.takeNotes()
    #expect(notes.prefix(2) == ["should dismiss", "will dismiss"])
    #expect(notes.last == "did dismiss Page")
    #expect(notes.contains("Page.viewDidDisappear(true)"))
    #expect(notes.contains("Root.viewDidAppear(true)"))
    #expect(scene.bench.root.presentedViewController == nil && scene.isClean)
    #expect(scene.page.view.window == nil && scene.bench.isRootInItsPlace)
  }

  @Test("stays if it was not pulled far, and may go later", arguments: Era.withZoom)
  func cancelling(era: Era) {
    let scene = scene(era)
    scene.pull(by: 80)
    scene.lift()
    let notes = scene.bench.takeNotes()
    #expect(notes.contains("will dismiss") && !notes.contains("did dismiss Page"))
    #expect(notes.last == "Page.viewDidAppear(true)")
    #expect(scene.bench.root.presentedViewController === scene.page && scene.isClean)
    #expect(scene.page.view.frame == scene.bench.device.window.bounds)
    #expect(scene.bench.root.view.window == nil && scene.page.view.isUserInteractionEnabled)
    scene.pull(by: 300)
    scene.lift()
    #expect(scene.bench.root.presentedViewController == nil && scene.isClean)
  }

  @Test("stays if it is modal, and the delegate hears of the attempt", arguments: Era.withZoom)
  func modal(era: Era) {
    let scene = scene(era, .overFullScreen)
    scene.page.isModalInPresentation = true
    scene.pull(by: 300)
    scene.lift()
    #expect(scene.bench.takeNotes() == ["attempt"])
    #expect(scene.bench.root.presentedViewController === scene.page && scene.isClean)
    scene.bench.device.perform { scene.bench.root.dismiss(animated: true) }
    scene.bench.settle()
    #expect(scene.bench.root.presentedViewController == nil && scene.isClean)
  }

  @Test("goes by a swipe from the edge", arguments: Era.withZoom)
  func edge(era: Era) {
    let scene = scene(era, .overFullScreen)
    scene.bench.device.swipe(
      from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    scene.bench.settle()
    #expect(scene.bench.root.presentedViewController == nil && scene.isClean)
  }

  @Test("goes while it grows, and has appeared before", arguments: Era.withZoom)
  func taking(era: Era) {
    let scene = scene(era)
    scene.bench.device.perform { scene.bench.root.dismiss(animated: false) }
    scene.bench.settle()
    _ = scene.bench.takeNotes()
    scene.bench.device.perform { scene.bench.root.present(scene.page, animated: true) }
    scene.bench.device.advance(by: 0.15)
    scene.pull(by: 300)
    let notes = scene.bench.takeNotes().filter { $0.hasPrefix("Page") }
    #expect(notes.suffix(2) == ["Page.viewDidAppear(true)", "Page.viewWillDisappear(true)"])
    scene.lift()
    #expect(scene.bench.root.presentedViewController == nil && scene.isClean)
  }

  @Test("zooms in the middle without a view, fading", arguments: Era.withZoom)
  func middle(era: Era) {
    let bench = PresentationBench(era)
    let page = bench.page("Page")
    page.modalPresentationStyle = .fullScreen
    page.preferredTransition = .zoom { _ in nil }
    bench.device.perform { bench.root.present(page, animated: true) }
    bench.device.advance(by: 0.05)
    let layer = page.view.layer.presentation()
    let (frame, screen) = (layer?.frame ?? .null, bench.device.window.bounds)
    #expect(frame.width < screen.width && frame.width >= screen.width * 0.9)
    #expect(abs(frame.midY - screen.midY) < 0.5 && layer?.opacity ?? 1 < 1)
    bench.settle()
    #expect(page.view.frame == screen && page.view.alpha == 1 && page.view.mask == nil)
    bench.device.perform { bench.root.dismiss(animated: true) }
    bench.settle()
    #expect(page.view.alpha == 1 && bench.root.presentedViewController == nil)
  }
}
