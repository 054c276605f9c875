import Foundation
import Simulator
import Testing
import UIKit

/// A presentation in the lower half, with a dimmed page above.
@MainActor private final class HalfPresentationController: UIPresentationController {
  let dimming = UIView()
  var report: (String) -> Void = { _ in }

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).divided(atDistance: 400, from: .maxYEdge).slice
  }

  override func presentationTransitionWillBegin() {
    report("present will begin")
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 1 }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    report("present did end \(completed)")
  }

  override func dismissalTransitionWillBegin() { report("dismiss will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    report("dismiss did end \(completed)")
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
  let bench: PresentationBench
  var finger: UIPercentDrivenInteractiveTransition?
  var dismissalFinger: UIPercentDrivenInteractiveTransition?
  var givesAnimators = true
  var givesController = true

  init(_ bench: PresentationBench) {
    self.bench = bench
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    bench.note("animator by \(presenting.title ?? "-") from \(source.title ?? "-")")
    return givesAnimators ? FadingAnimator(duration: 0.4) { [bench] in bench.note($0) } : nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    givesAnimators ? FadingAnimator(duration: 0.4) { [bench] in bench.note($0) } : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { dismissalFinger }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard givesController else { return nil }
    let controller = HalfPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.report = { [bench] in bench.note($0) }
    return controller
  }
}

@Suite("A presentation of the app's own")
@MainActor
struct CustomPresentationTests {
  private func make(
    _ style: UIModalPresentationStyle
  ) -> (PresentationBench, BenchPage, Transitioning) {
    let bench = PresentationBench()
    let page = bench.page("Page")
    let delegate = Transitioning(bench)
    page.modalPresentationStyle = style
    page.transitioningDelegate = delegate
    return (bench, page, delegate)
  }

  @Test("places the page where its controller says, and tells it of each step")
  func controller() {
    let (bench, page, delegate) = make(.custom)
    delegate.givesAnimators = false
    bench.present(page)
    #expect(page.view.frame == CGRect(x: 0, y: 444, width: 390, height: 400))
    let half = page.presentationController as? HalfPresentationController
    #expect(half?.dimming.alpha == 1)
    #expect(half?.containerView === page.view.superview)
    #expect(half?.presentingViewController === bench.root)
    bench.device.perform { page.dismiss(animated: true) }
    bench.settle()
    #expect(
      bench.takeNotes() == [
        "animator by Root from Root", "present will begin", "Page.viewWillAppear(true)",
        "Page.viewIsAppearing(true)", "present did end true", "Page.viewDidAppear(true)",
        "dismiss will begin", "Page.viewWillDisappear(true)", "dismiss did end true",
        "Page.viewDidDisappear(true)",
      ])
  }

  @Test("has nothing of UIKit's in the way of a finger that taps what the app puts behind the page")
  func taps() {
    let (bench, page, delegate) = make(.custom)
    delegate.givesAnimators = false
    bench.present(page)
    let half = page.presentationController as? HalfPresentationController
    #expect(bench.device.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === half?.dimming)
    #expect(half?.containerView?.subviews == [half?.dimming, page.view].compactMap { $0 })
  }

  @Test("is animated by the app, which gets the view below only if that is to go")
  func animator() {
    for (style, below) in [(UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false)] {
      let (bench, page, delegate) = make(style)
      bench.present(page)
      #expect((bench.root.view.window == nil) == below)
      #expect(page.view.alpha == 1)
      bench.device.perform { page.dismiss(animated: true) { bench.note("completion") } }
      bench.settle()
      let steps = bench.takeNotes().filter { !$0.contains(".view") }
      #expect(
        steps == [
          "animator by Root from Root", "animate from: \(below), to: true", "animation ended true",
          "animate from: true, to: \(below)", "completion", "animation ended true",
        ])
      #expect(bench.isRootInItsPlace)
      #expect(bench.root.view.frame == bench.device.window.bounds)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test("can be cancelled under a finger: nothing is presented, and the page goes again")
  func cancelledPresentation() {
    let (bench, page, delegate) = make(.fullScreen)
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    bench.device.perform { bench.root.present(page, animated: true) { bench.note("completion") } }
    #expect(page.transitionCoordinator?.isInteractive == true)
    bench.device.perform { finger.update(0.4) }
    bench.device.perform { finger.cancel() }
    bench.settle()
    #expect(
      bench.takeNotes().filter { $0.contains(".view") || $0.contains("completion") } == [
        "Root.viewWillDisappear(true)", "Page.viewWillAppear(true)", "Page.viewIsAppearing(true)",
        "Page.viewWillDisappear(true)", "Root.viewWillAppear(true)",
        "Page.viewDidDisappear(true)", "Root.viewIsAppearing(true)", "Root.viewDidAppear(true)",
      ])
    #expect(bench.root.presentedViewController == nil)
    #expect(bench.isRootInItsPlace)
    #expect(bench.device.window.subviews.count == 1)
  }

  @Test("can be dismissed under a finger, and stays if that is cancelled")
  func interactiveDismissal() {
    for isCancelled in [true, false] {
      let (bench, page, delegate) = make(.overFullScreen)
      bench.present(page)
      let finger = UIPercentDrivenInteractiveTransition()
      delegate.dismissalFinger = finger
      _ = bench.takeNotes()
      bench.device.perform { page.dismiss(animated: true) }
      page.transitionCoordinator?.notifyWhenInteractionChanges { _ in bench.note("lifted") }
      bench.device.perform { finger.update(0.5) }
      bench.device.perform { isCancelled ? finger.cancel() : finger.finish() }
      bench.settle()
      let going = ["Page.viewWillDisappear(true)", "animate from: true, to: false", "lifted"]
      #expect(
        bench.takeNotes()
          == going
          + (isCancelled
            ? [
              "Page.viewWillAppear(true)", "Page.viewIsAppearing(true)",
              "Page.viewDidAppear(true)", "animation ended false",
            ]
            : ["Page.viewDidDisappear(true)", "animation ended true"]))
      #expect((bench.root.presentedViewController === page) == isCancelled)
      #expect((page.view.window != nil) == isCancelled)
      #expect(!page.isBeingDismissed)
    }
  }
}
