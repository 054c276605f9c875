import Foundation
import QuartzCore

/// What waits in a presentation: its beginning for the commit of the turn, and the end of a card's for a
/// frame, even without animation.
extension Presentation {
  /// A step that has not been taken yet. Only what will take it keeps it: the step holds pages, and dies with the
  /// time that does not come.
  final class Pause {
    /// What comes next.
    let step: () -> Void

    init(step: @escaping () -> Void) {
      self.step = step
    }
  }

  /// Takes a step after this turn's commit, or early by `finishWithoutAnimation()`.
  ///
  /// Source: stacks in crash reports (mixpanel-iphone issue 709, Antoine issue 1) have a presentation's
  /// transition below `_runAfterCACommitDeferredBlocks`; in the tests of ww-tech/lasso no page has been told
  /// anything when `present` returns, and all have been told when a block of the main queue runs.
  func afterCommit(_ step: @escaping () -> Void) {
    let pause = Pause(step: step)
    self.pause = pause
    UISystem.current.loop.post { self.end(pause) }
  }

  /// Takes a step a frame later, or early by `finishWithoutAnimation()`.
  ///
  /// Source: the tests of ww-tech/lasso, where a page that comes or goes as a card without animation is told
  /// `viewDidAppear` or `viewDidDisappear` only with the completion of its coordinator. Assumed: a frame.
  func afterFrame(_ step: @escaping () -> Void) {
    let pause = Pause(step: step)
    self.pause = pause
    UISystem.current.loop.schedule(after: Self.frame) { self.end(pause) }
  }

  /// Does at once what only waits, unless an animation is to come.
  ///
  /// Assumed: an app that dismisses or presents again in the same turn, without animation, gets what it asks
  /// for.
  func finishWithoutAnimation() {
    while let pause, phase != .announced(animated: true) { end(pause) }
  }

  /// Does at once what the presentation waits to do.
  func endPause() {
    if let pause { end(pause) }
  }

  private func end(_ pause: Pause) {
    guard self.pause === pause else { return }
    self.pause = nil
    pause.step()
  }

  /// Seconds between two pictures of a screen that shows sixty in a second.
  static let frame: TimeInterval = 1 / 60
}
