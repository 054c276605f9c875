public import UIKit

/// Plays scenarios in an app, by waiting, and writes down what is seen.
///
/// It uses nothing but public UIKit, so that an app on a device and a test on the twin play the same.
public final class ProbeStage {
  /// What was seen so far. If the app ends by an exception, this is all there will be.
  public private(set) var notes = EraNotes()
  /// Called after each line, since the next step may be the app's last.
  public var onNote: (EraNotes) -> Void = { _ in }

  private let window: UIWindow
  private let app: EraApp
  private let navigation: UINavigationController
  private let eye: ProbeEye
  private let rest: ProbeRest
  private let person: any ProbePerson
  private let now: () -> TimeInterval
  private let isAlive: () -> Bool
  private var lastCallTime: TimeInterval = 0

  /// Prepares an app; its window is shown when a scenario is played.
  ///
  /// - Parameters:
  ///   - now: The time in seconds, from a clock that `Task.sleep` follows.
  ///   - isAlive: Whether the app has not crashed. On a device no code asks that after it has.
  public init(
    window: UIWindow, app: EraApp, person: any ProbePerson, now: @escaping () -> TimeInterval,
    isAlive: @escaping () -> Bool = { true }
  ) {
    self.window = window
    self.app = app
    self.person = person
    self.now = now
    self.isAlive = isAlive
    let (root, navigation) = app.make()
    self.navigation = navigation
    window.rootViewController = root
    eye = ProbeEye(window: window, navigation: navigation)
    rest = ProbeRest(eye: eye, now: now)
  }

  /// Plays a scenario to its end.
  public func play(_ steps: [EraStep]) async throws {
    lastCallTime = now()
    window.makeKeyAndVisible()
    app.didLaunch(navigation)
    for step in steps where isAlive() {
      try await play(step)
      onNote(notes)
    }
    try await rest.settle()
  }

  private func play(_ step: EraStep) async throws {
    switch step {
    case .call(let call): self.call(call)
    case .perform(let code): code(navigation)
    case .timer(let seconds, let code): await set(timer: seconds, code)
    case .wait(let seconds): try await sleep(seconds)
    case .settle: try await rest.settle()
    case .rest:
      let end = try await rest.settle()
      notes.rest(after: max(0, end - lastCallTime), eye.look)
    case .back(let count): try await back(count)
    case .backTwice: await person.perform(.tapBackTwice)
    case .menu(let title): try await menu(choosing: title)
    case .swipe(let start, let end, let midway):
      try await swipe(from: start, to: end, midway: midway)
    case .touch: try await touch()
    case .openTwice: await person.perform(.tapButtonTwice("Open"))
    case .tapTab(let title):
      await person.perform(.tapTab(title))
      lastCallTime = now()
    case .loaded: notes.loaded(navigation)
    case .told: notes.told(navigation)
    }
  }

  // MARK: What the app does

  /// Sets a timer; it is set when this returns.
  private func set(
    timer seconds: TimeInterval, _ code: @escaping (UINavigationController) -> Void
  ) async {
    Task { [navigation] in
      try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
      code(navigation)
    }
    await Task.yield()
  }

  private func call(_ call: (UINavigationController) -> String?) {
    let popped = call(navigation)
    lastCallTime = now()
    guard isAlive() else { return }
    notes.called(navigation, popped: popped)
  }

  // MARK: What its person does

  private func back(_ count: Int) async throws {
    for _ in 0..<count {
      guard eye.look.back != nil else { return notes.back(nil) }
      await person.perform(.tapBack)
      try await rest.settle()
      notes.back(eye.look)
      onNote(notes)
    }
  }

  private func menu(choosing title: String) async throws {
    guard eye.look.back != nil, let page = navigation.topViewController else { return }
    let before = eye.labelsOutsideBar
    await person.perform(.pressBack)
    try await rest.settle()
    var rows: [String] = []
    if navigation.topViewController === page {
      rows = eye.labelsOutsideBar.filter { !before.contains($0) }.compactMap(\.text)
      await person.perform(.choose(title))
      try await rest.settle()
    }
    notes.menu(rows.isEmpty ? nil : rows, eye.look)
  }

  /// Asks for a swipe, and makes a call when half of the way is done.
  private func swipe(
    from start: CGFloat, to end: CGFloat, midway: ((UINavigationController) -> String?)?
  ) async throws {
    guard let midway else { return await person.perform(.swipe(from: start, to: end)) }
    let middle = (end - start) / 2 * window.bounds.width
    let watch = Task { [navigation] in
      let finger = navigation.interactivePopGestureRecognizer as? UIPanGestureRecognizer
      while (finger?.translation(in: nil).x ?? .infinity) < middle || finger?.state == .possible {
        try await Task.sleep(nanoseconds: 8_000_000)
      }
      call(midway)
    }
    await person.perform(.swipe(from: start, to: end))
    watch.cancel()
  }

  /// Has a button tapped that is added to the top page for the purpose.
  private func touch() async throws {
    guard let page = navigation.topViewController else { return }
    var isAnswered = false
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Touch") { _ in isAnswered = true })
    button.frame = CGRect(x: 20, y: 300, width: 200, height: 44)
    page.view.addSubview(button)
    await person.perform(.tapButton("Touch"))
    button.removeFromSuperview()
    notes.touch(isAnswered: isAnswered)
  }

  private func sleep(_ seconds: TimeInterval) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
  }
}
