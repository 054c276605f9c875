import Foundation
import Simulator
import UIKit

/// A bare navigation controller on a device, and an observer that writes down what comes of it.
///
/// The observer does not know the era: it reads the stack, the screen, the log and the crash record.
final class EraStage {
  let device: Device
  let navigation: UINavigationController
  private var lines: [String] = []
  private var lastCallTime: TimeInterval

  /// Starts an app with the page "Root".
  ///
  /// - Parameters:
  ///   - isInTabs: Whether the controller is the first of the tabs "First" and "Second".
  ///   - launch: What the app does in the turn in which it is launched.
  init(
    era: Era,
    controller makeController: (UIViewController) -> UINavigationController = {
      UINavigationController(rootViewController: $0)
    },
    root: UIViewController = EraPage("Root"),
    isInTabs: Bool = false,
    launch: (UINavigationController) -> Void = { _ in }
  ) {
    device = Device(era: era)
    let navigation = makeController(root)
    self.navigation = navigation
    lastCallTime = device.now
    device.launch(
      { isInTabs ? Self.tabs(around: navigation) : navigation }, then: { launch(navigation) })
  }

  private static func tabs(around navigation: UINavigationController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, EraPage("Other")]
    for (page, title) in zip(tabs.viewControllers ?? [], ["First", "Second"]) {
      page.tabBarItem.title = title
    }
    return tabs
  }

  // MARK: What the app and its person do

  /// A call of the app, with what it left behind when it returned.
  ///
  /// - Parameter call: Returns the title of the page that it popped, if that is worth a word.
  func call(_ call: (UINavigationController) -> String?) {
    guard device.crash == nil else { return }
    var popped: String?
    var stack: [String] = []
    device.perform("the app's code") {
      popped = call(navigation)
      stack = self.stack
    }
    lastCallTime = device.now
    guard device.crash == nil else { return }
    lines.append(
      (["called"] + stack).joined(separator: " ") + (popped.map { ", pop gave \($0)" } ?? ""))
  }

  /// Lets time pass.
  func wait(_ seconds: TimeInterval) {
    device.advance(by: seconds)
  }

  /// Waits until nothing moves, and looks.
  func rest() {
    _ = device.settle(limit: 20)
    guard device.crash == nil else { return }
    let passed = ((device.now - lastCallTime) * 10).rounded() / 10
    lines.append("rest +\(passed) s \(seen)")
  }

  /// Taps Back so many times, and looks each time when nothing moves any more.
  func back(_ count: Int) {
    for _ in 0..<count where device.crash == nil {
      guard let button = device.backButton else {
        lines.append("back no button")
        return
      }
      device.tap(on: button)
      _ = device.settle(limit: 20)
      guard device.crash == nil else { return }
      lines.append("back \(seen)")
    }
  }

  /// Presses Back for long, writes down the menu, chooses in it, and looks when nothing moves any more.
  func menu(choosing title: String) {
    guard device.crash == nil, let button = device.backButton else { return }
    device.press(on: button)
    _ = device.settle(limit: 20)
    let menu = device.screenReading.menuDrawn
    lines.append("menu " + (menu?.joined(separator: " ") ?? "none"))
    if menu != nil, let row = device.find(text: title).first { device.tap(on: row) }
    _ = device.settle(limit: 20)
    lines.append("choice \(seen)")
  }

  /// Moves a finger evenly along half the height of the screen, rests it, and lifts it.
  ///
  /// - Parameters:
  ///   - start: Where it goes down, as a part of the width.
  ///   - end: Where it is lifted.
  ///   - midway: Happens when half of the way is done.
  func swipe(from start: CGFloat, to end: CGFloat, midway: () -> Void = {}) {
    let size = device.screen.size
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: size.width * part, y: size.height / 2)
    }
    device.touchDown(at: point(start))
    device.drag(to: point((start + end) / 2), duration: 0.15)
    midway()
    device.drag(to: point(end), duration: 0.15)
    device.advance(by: 0.2)
    device.touchUp()
  }

  /// Taps a button that is added to the top page for the purpose, and writes down what comes of it.
  func touch() {
    guard device.crash == nil, let page = navigation.topViewController else { return }
    var isAnswered = false
    let button = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
    button.addAction(UIAction { _ in isAnswered = true }, for: .touchUpInside)
    device.perform { page.view.addSubview(button) }
    device.tap(at: CGPoint(x: 120, y: 322))
    device.perform { button.removeFromSuperview() }
    lines.append("touch \(isAnswered ? "answered" : "dead")")
  }

  /// Taps a tab.
  func tapTab(_ title: String) {
    guard device.crash == nil, let tab = device.find(text: title).first else { return }
    device.tap(on: tab)
    lastCallTime = device.now
  }

  /// Writes down which pages have been loaded.
  func loaded() {
    let loaded = navigation.viewControllers.filter(\.isViewLoaded).map { $0.title ?? "?" }
    lines.append((["loaded"] + loaded).joined(separator: " "))
  }

  /// All that was seen, in the order of time; crash and log at the end.
  func facts() -> EraFacts {
    _ = device.settle(limit: 20)
    var lines = lines
    if let crash = device.crash {
      lines.append("crash \(crash.hasAppFrame ? "now" : "later"): \(crash.reason)")
    }
    var names: [String] = []
    for line in device.log {
      let name = UIKitLogName.name(of: line.text)
      if !names.contains(name) { names.append(name) }
    }
    if !names.isEmpty { lines.append("log " + names.joined(separator: ", ")) }
    return EraFacts(lines)
  }

  // MARK: What is seen

  private var stack: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

  private var seen: String {
    let screen = device.screenReading
    let reading = Reading(
      stack: stack, page: screen.pageDrawn?.title, titles: screen.titlesDrawn,
      back: screen.backButtonDrawn)
    let isBarWrong = Observer.look(at: reading).contains { $0.code == .bar }
    let isBarHidden = navigation.isNavigationBarHidden && reading.titles.isEmpty
    let bar = isBarHidden ? "hidden" : isBarWrong ? "wrong" : "fits"
    var parts = [
      stack.joined(separator: " "), "page \(reading.page ?? "none")", "bar \(bar)",
    ]
    if let alert = screen.alertDrawn { parts.append("alert \(alert)") }
    let presented = navigation.presentedViewController
    if let presented, !(presented is UIAlertController) {
      parts.append("presented \(presented.title ?? "?")")
    }
    return parts.joined(separator: ", ")
  }
}

/// A page with a title and a white view.
final class EraPage: UIViewController {
  /// What the page's button does; a page without it has no button.
  private let onTap: (() -> Void)?

  init(_ title: String, onTap: (() -> Void)? = nil) {
    self.onTap = onTap
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    guard let onTap else { return }
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Open") { _ in onTap() })
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    view.addSubview(button)
  }
}

/// The short names that the table of eras gives to UIKit's log lines.
nonisolated enum UIKitLogName {
  private static let names: [(part: String, name: String)] = [
    ("nested push animation", "nested push"),
    ("nested pop animation", "nested pop"),
    ("Finishing up a navigation transition in an unexpected state", "unexpected state"),
    ("Unbalanced calls to begin/end appearance transitions", "unbalanced"),
    ("the navigation stack will not be updated", "stack not updated"),
    ("Warning: Attempt to present", "present refused with a warning"),
    ("Attempt to present", "present refused"),
  ]

  /// The name of a line; a line without one stands for itself.
  static func name(of line: String) -> String {
    names.first { line.contains($0.part) }?.name ?? line
  }
}
