import Foundation
import Interlock
import Simulator
import UIKit

/// A device with a guarded navigation controller on it, and a log of what the app hears.
@MainActor
final class Stage {
  let device: Device
  let navigation: UINavigationController
  private(set) var messages: [String] = []

  init(
    era: Era = .iOS18, policy: OverlapPolicy = .queue, defences: NavigationDefences = .standard,
    isOnScreen: Bool = true
  ) {
    device = Device(era: era)
    navigation = WayIn.current.makeController(root: Page("Root"))
    navigation.interlock.policy = policy
    navigation.interlock.defences = defences
    navigation.interlock.messageHandler = { [weak self] in self?.messages.append($0) }
    guard isOnScreen else { return }
    device.launch { navigation }
    _ = device.settle(limit: 5)
  }

  /// The titles of UIKit's stack, bottom to top.
  var stack: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

  /// The page on top.
  var top: UIViewController { navigation.topViewController ?? navigation }

  /// Puts a button into the middle of the page on top.
  func addButton() -> CountingButton {
    let button = CountingButton(frame: CGRect(x: 100, y: 260, width: 120, height: 80))
    top.view.addSubview(button)
    return button
  }

  /// Lets app code run in a turn of its own.
  func app(_ code: @escaping () -> Void) {
    device.perform("test", code)
  }

  /// Lets everything come to rest.
  func settle() {
    _ = device.settle(limit: 30)
  }
}

/// A page that writes down its appearance calls.
final class Page: UIViewController {
  private(set) var calls: [String] = []
  var onLoad: (() -> Void)?
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    calls.append("viewDidLoad")
    onLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
    onWillAppear?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
    onDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("viewDidDisappear")
  }
}
