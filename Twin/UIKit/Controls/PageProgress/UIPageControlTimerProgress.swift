public import Foundation
import QuartzCore

/// Hears of a progress that goes on by itself, and may keep it from going to the next page. All of it
/// is optional.
nonisolated public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// The progress has gone on.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Whether the next page is to show, now that this one's time is over.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

nonisolated extension UIPageControlTimerProgressDelegate {
  /// Does nothing: the method is optional.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// Yes: the method is optional.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}

/// A progress of pages that goes on by itself, and from page to page.
///
/// Source: Apple, "UIPageControlTimerProgress". Assumed: the control sends that its value changed when
/// the next page comes; time stands still while a finger goes through the pages; after the last page it
/// stops at the end.
nonisolated open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?

  /// Makes a progress with a duration for each page, in seconds. It rests.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Says whether the next page is to show.
  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  /// How long a page takes that has no duration of its own, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page comes after the last one.
  open var resetsToInitialPageAfterEnd = false
  /// Whether time passes.
  open var isRunning: Bool { link != nil }

  /// Lets time pass.
  open func resumeTimer() {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.step(by: link.duration)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Lets time stand still.
  open func pauseTimer() {
    link?.invalidate()
    link = nil
  }

  /// Sets how long a page takes, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration
  }

  /// How long a page takes, in seconds.
  open func duration(forPage page: Int) -> TimeInterval {
    durations[page] ?? preferredDuration
  }

  private func step(by time: TimeInterval) {
    guard let control, isProgressVisible else { return }
    let (page, count) = MainActor.assumeIsolated { (control.currentPage, control.numberOfPages) }
    currentProgress += Float(time / max(duration(forPage: page), 0.001))
    timerDelegate?.pageControlTimerProgressDidChange(self)
    // The sum of many small parts may miss 1 by a little.
    guard currentProgress > 0.9999 else { return }
    let isLast = page >= count - 1
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let next = isLast ? 0 : page + 1
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    MainActor.assumeIsolated {
      control.currentPage = next
      control.sendChosenValue()
    }
  }
}
