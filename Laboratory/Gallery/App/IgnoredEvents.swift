import UIKit

/// Lets the whole app ignore touches, and counts on as many ends as beginnings.
///
/// Article: 001, `blockAllInteraction`
final class IgnoredEventsController: SelfWatchingController {
  private let app: any EventIgnoring = UIApplication.shared

  override func transitionBegins() { app.ignoreEvents() }
  override func transitionEnds() { app.heedEvents() }
}

/// Lets the whole app ignore touches while a page moves, tries every 2 s to end that, and ends it at
/// the latest when it goes.
///
/// Article: 001, the release in `dealloc`. The mistake: its timer repeats until it succeeds and keeps
/// its target. After a swipe that is cancelled it never succeeds, and so the controller never goes.
final class RetainingTimerController: SelfWatchingController {
  private static let interval = 2.0

  private let block = EventBlock()
  private let clock: any GalleryClock
  private var isInTransition = false

  init(rootViewController: UIViewController, clock: any GalleryClock) {
    self.clock = clock
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func transitionBegins() {
    isInTransition = true
    guard !block.isOn else { return }
    block.begin()
    repeatUntilFree(self)
  }

  override func transitionEnds() {
    isInTransition = false
    block.end()
  }

  /// A timer with a target: it keeps the controller until it ends.
  private func repeatUntilFree(_ target: RetainingTimerController) {
    clock.after(Self.interval) {
      if !target.isInTransition { target.block.end() }
      if target.block.isOn { target.repeatUntilFree(target) }
    }
  }
}

/// Touches that the whole app ignores, until the owner of this goes at the latest.
private final class EventBlock {
  private(set) var isOn = false
  private let app: any EventIgnoring = UIApplication.shared

  deinit {
    guard isOn else { return }
    // UIKit lets go of a controller on the main thread, which is the main actor's.
    MainActor.assumeIsolated { [app] in app.heedEvents() }
  }

  func begin() {
    guard !isOn else { return }
    isOn = true
    app.ignoreEvents()
  }

  func end() {
    guard isOn else { return }
    isOn = false
    app.heedEvents()
  }
}

/// Blocks the whole app by hand, and reports a block that lasts.
///
/// Article: 001, `blockAllInteraction`, `sendInteractionBlockingReport`. The mistake: it asks how long
/// it is from now until a moment that is past. That is less than nothing, however long ago it was.
final class SilentReportController: UINavigationController {
  private static let interval = 0.1
  private static let limit = 10.0

  private let app: any EventIgnoring = UIApplication.shared
  private let clock: any GalleryClock
  private let report: (String) -> Void
  private var blockStart: CFTimeInterval?

  init(
    rootViewController: UIViewController, clock: any GalleryClock,
    report: @escaping (String) -> Void
  ) {
    self.clock = clock
    self.report = report
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func blockAllInteraction(_ reason: String) {
    app.ignoreEvents()
    blockStart = CACurrentMediaTime()
    check(reason)
  }

  func restoreAllInteraction() {
    guard blockStart != nil else { return }
    blockStart = nil
    app.heedEvents()
  }

  private func check(_ reason: String) {
    guard let blockStart else { return }
    let secondsSinceNow = blockStart - CACurrentMediaTime()
    if secondsSinceNow > Self.limit {
      report("\(topViewController?.title ?? "?") has been blocked for too long: \(reason)")
    } else {
      clock.after(Self.interval) { [weak self] in self?.check(reason) }
    }
  }
}

extension GalleryApp {
  /// Keeps all touches from the app by its own code, as for a page that is being fetched.
  ///
  /// Article: 001, `blockAllInteraction`
  package func blockAllInteraction(_ reason: String) {
    guard let controller = navigationController as? SilentReportController else {
      return (UIApplication.shared as any EventIgnoring).ignoreEvents()
    }
    controller.blockAllInteraction(reason)
  }

  /// Takes back one ``blockAllInteraction(_:)``.
  package func restoreAllInteraction() {
    guard let controller = navigationController as? SilentReportController else {
      return (UIApplication.shared as any EventIgnoring).heedEvents()
    }
    controller.restoreAllInteraction()
  }
}

/// What Apple advises against from iOS 13 on.
private protocol EventIgnoring: Sendable {
  @MainActor func ignoreEvents()
  @MainActor func heedEvents()
}

extension UIApplication: EventIgnoring {
  @available(iOS, deprecated: 13.0, message: "wrong, as the stories show")
  fileprivate func ignoreEvents() { beginIgnoringInteractionEvents() }

  @available(iOS, deprecated: 13.0, message: "wrong, as the stories show")
  fileprivate func heedEvents() { endIgnoringInteractionEvents() }
}
