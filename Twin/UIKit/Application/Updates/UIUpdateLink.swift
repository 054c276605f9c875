import Foundation
public import QuartzCore

/// Runs actions in the updates of the screen, and can ask for an update in each frame.
///
/// It works while its view is in a window that is seen, or its scene has such a window. Whoever makes
/// it retains it.
///
/// Source: Apple, "UIUpdateLink" and "isEnabled".
///
/// Differs from UIKit: links that do not ask for updates notice those that change layers, in the frame
/// after that; what they want of events of low latency has no effect.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private enum Place {
    case view(() -> UIView?)
    case scene(() -> UIWindowScene?)
  }

  private struct Action {
    let step: UIUpdateActionPhase.Step
    let handler: (UIUpdateLink, UIUpdateInfo) -> Void
  }

  private let place: Place
  private let system = UISystem.current
  private var actions: [Action] = []
  private var link: CADisplayLink?
  /// How many commits the screen had seen when the last update was over.
  private var seenCommits = 0

  private init(_ place: Place) {
    self.place = place
    super.init()
    tick()
  }

  nonisolated deinit {}  // The display link finds that it is gone.

  /// Makes a link for updates of the screen that a view is on.
  public convenience init(view: UIView) {
    self.init(.view { [weak view] in view })
  }

  /// Makes a link for updates of the screen that a scene is on.
  public convenience init(windowScene: UIWindowScene) {
    self.init(.scene { [weak windowScene] in windowScene })
  }

  /// Makes a link with an action before display links.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Makes a link with an action before display links.
  public convenience init(
    windowScene: UIWindowScene,
    actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  /// Whether actions run.
  open var isEnabled = true
  /// Whether there is an update in each frame; if not, actions run in those that there are for other reasons.
  open var requiresContinuousUpdates = false
  /// Whether events of low latency are wanted.
  open var wantsLowLatencyEventDispatch = false
  /// Whether updates are to be seen as soon as they are complete.
  open var wantsImmediatePresentation = false
  /// How many frames in a second are wanted where there is an update in each.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { link?.preferredFrameRateRange ?? .default }
    set { link?.preferredFrameRateRange = newValue }
  }

  /// The update under way, if actions of the link can run in it.
  open var currentUpdateInfo: UIUpdateInfo? { isSeen ? UIUpdateInfo.current : nil }

  /// Adds an action that runs before display links.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds an action that runs in a step of each update.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append(Action(step: phase.step, handler: handler))
  }

  private var isSeen: Bool {
    switch place {
    case .view(let view): view()?.window.map { !$0.isHidden } ?? false
    case .scene(let scene): scene()?.windows.contains { !$0.isHidden } ?? false
    }
  }

  private func tick() {
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      let info = UIUpdateInfo(modelTime: link.timestamp, deadline: link.targetTimestamp)
      self.frameBegins(info)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func frameBegins(_ info: UIUpdateInfo) {
    let isWanted = requiresContinuousUpdates || system.loop.commitCount != seenCommits
    guard isEnabled, isSeen, isWanted else { return }
    perform(info) { !$0.isAfterCommit }
    system.loop.openTransaction()
    system.loop.post { [weak self] in
      self?.perform(info) { $0.isAfterCommit }
      guard let self else { return }
      seenCommits = system.loop.commitCount
    }
  }

  private func perform(_ info: UIUpdateInfo, where isDue: (UIUpdateActionPhase.Step) -> Bool) {
    UIUpdateInfo.current = info
    defer { UIUpdateInfo.current = nil }
    for step in UIUpdateActionPhase.Step.allCases where isDue(step) {
      for action in actions where action.step == step && !system.hasCrashed {
        system.running(.app("UIUpdateLink")) { action.handler(self, info) }
      }
    }
  }
}
