import Foundation
import QuartzCore
import UIKit

/// A phone with a navigation controller in its window, driven turn by turn.
///
/// Reads the screen as a person would: from views and labels, never from the model.
@MainActor
final class ControllersBench {
  let system: UISystem
  let loop = MainLoop()
  let window: UIWindow
  let navigation: UINavigationController
  private(set) var log: [String] = []
  private(set) var crash: UIKitException?
  /// What pages and delegates were told, with the time in front.
  private(set) var timeline: [String] = []

  init(
    _ behaviour: UIKitBehaviour, stack: [String] = ["Root"],
    navigation ownNavigation: UINavigationController? = nil
  ) {
    system = UISystem(loop: loop, behaviour: behaviour, screen: .phone)
    UISystem.current = system
    window = UIWindow(frame: UIScreen.main.bounds)
    navigation = ownNavigation ?? UINavigationController(nibName: nil, bundle: nil)
    system.logSink = { [weak self] in self?.note(log: $0) }
    system.exceptionHandler = { [weak self] in self?.crash = $0 }
    navigation.viewControllers = stack.map { page($0) }
  }

  /// A bench whose window is shown, and at rest.
  static func launched(
    _ behaviour: UIKitBehaviour = .iOS18, stack: [String] = ["Root"],
    navigation: UINavigationController? = nil
  ) -> ControllersBench {
    let bench = ControllersBench(behaviour, stack: stack, navigation: navigation)
    bench.launch()
    return bench
  }

  // MARK: Acting

  /// A page that reports its callbacks.
  func page(_ title: String) -> BenchPage {
    BenchPage(title: title) { [weak self] in self?.note($0) }
  }

  /// Shows the window and lets everything come to rest.
  func launch() {
    perform {
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
    settle()
    timeline = []
  }

  /// Runs app code in a turn of its own.
  func perform(_ body: () -> Void) {
    UISystem.current = system
    loop.runTurn { system.running(.app("test"), body) }
  }

  func push(_ title: String, animated: Bool = true) {
    perform { navigation.pushViewController(page(title), animated: animated) }
  }

  func advance(_ seconds: TimeInterval) {
    UISystem.current = system
    loop.advance(by: seconds)
  }

  func settle() {
    UISystem.current = system
    _ = loop.settle(limit: 10)
  }

  /// Taps where the back button is, and lets everything come to rest.
  func tapBack() {
    tapBackOnly()
    settle()
  }

  /// Taps where the back button is.
  func tapBackOnly() {
    tap(CGPoint(x: 20, y: navigation.navigationBar.frame.midY))
  }

  /// Taps whatever control takes touches at a point of the window.
  func tap(_ point: CGPoint) {
    UISystem.current = system
    loop.runTurn {
      let hit = window.hitTest(point, with: nil)
      (hit as? UIControl)?.sendActions(for: .touchUpInside)
    }
  }

  // MARK: Reading

  var timelineText: String { timeline.joined(separator: "\n") }

  func clearTimeline() {
    timeline = []
  }

  func note(_ text: String) {
    timeline.append(String(format: "%.3f ", loop.now) + text)
  }

  /// Adds what a scenario found out to the log.
  func log(_ line: String) {
    log.append(line)
  }

  private func note(log line: String) {
    log(line)
    note("log: \(line)")
  }

  /// The title of the page under the middle of the screen; "blank" if there is none.
  var pageOnScreen: String {
    var responder: UIResponder? = window.hitTest(CGPoint(x: 195, y: 500), with: nil)
    while let current = responder {
      if let page = current as? UIViewController {
        return page === navigation ? "blank" : page.title ?? "untitled"
      }
      responder = current.next
    }
    return "blank"
  }

  /// The texts that are seen or read aloud in the bar, from left to right.
  var barTexts: [String] {
    visibleLabels(in: navigation.navigationBar, alpha: 1)
      .sorted { $0.x < $1.x }
      .map(\.text)
  }

  private func visibleLabels(in view: UIView, alpha: CGFloat) -> [(x: CGFloat, text: String)] {
    let alpha = alpha * view.alpha
    // A back button of glass that shows its arrow alone tells its text to those who cannot see.
    guard alpha > 0.5, !view.isHidden || view.superview?.accessibilityLabel != nil else {
      return []
    }
    if let label = view as? UILabel, let text = label.text, !text.isEmpty {
      return [(label.convert(CGPoint.zero, to: window).x, text)]
    }
    return view.subviews.flatMap { visibleLabels(in: $0, alpha: alpha) }
  }

  var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// Everything a person can tell, and the stack, in one line.
  var state: String {
    if let crash {
      return "\(crash.hasAppFrame ? "CRASH" : "CRASH LATER") \(crash.reason)"
    }
    let bar = barTexts.joined(separator: " | ")
    return "stack \(stack.joined(separator: ",")); screen \(pageOnScreen); bar \(bar)"
  }
}

/// A page that reports its callbacks.
@MainActor
final class BenchPage: UIViewController {
  private let report: (String) -> Void
  var onWillAppear: () -> Void = {}
  var onDidAppear: () -> Void = {}

  init(title: String, report: @escaping (String) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func tell(_ callback: String) {
    report("\(title ?? "").\(callback)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    tell("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("viewWillAppear(\(animated))")
    onWillAppear()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tell("viewIsAppearing(\(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("viewDidAppear(\(animated))")
    onDidAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("viewWillDisappear(\(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("viewDidDisappear(\(animated))")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tell("viewDidLayoutSubviews")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    tell("willMove(\(parent == nil ? "nil" : "nav"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    tell("didMove(\(parent == nil ? "nil" : "nav"))")
  }
}

/// A delegate that reports its calls.
@MainActor
final class BenchDelegate: NSObject, UINavigationControllerDelegate {
  private let report: (String) -> Void

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    report("willShow(\(viewController.title ?? ""))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    report("didShow(\(viewController.title ?? ""))")
  }
}
