import Foundation
import Simulator
import UIKit

/// A device with three tabs: two navigation controllers and a page of its own.
@MainActor
final class TabsBench {
  let device: Device
  let tabs: UITabBarController
  private(set) var calls: [String] = []

  init(era: Era = .iOS18, isTranslucent: Bool = true, isLaunched: Bool = true) {
    device = Device(era: era)
    tabs = UITabBarController()
    tabs.tabBar.isTranslucent = isTranslucent
    tabs.viewControllers = [
      UINavigationController(rootViewController: page("Home")),
      UINavigationController(rootViewController: page("Search")),
      page("About"),
    ]
    if isLaunched { launch() }
  }

  func launch() {
    device.launch { tabs }
    settle()
    calls = []
  }

  /// A page that reports its callbacks.
  func page(_ title: String) -> BenchPage {
    BenchPage(title: title) { [weak self] in self?.note($0) }
  }

  func note(_ call: String) {
    calls.append(call)
  }

  func clearCalls() {
    calls = []
  }

  /// The calls of appearance, without the others.
  var appearanceCalls: [String] {
    calls.filter { $0.contains("ppear(") }
  }

  // MARK: Acting

  var navigation: UINavigationController { navigation(0) }

  func navigation(_ index: Int) -> UINavigationController {
    tabs.viewControllers?[index] as? UINavigationController ?? UINavigationController()
  }

  func app(_ body: () -> Void) {
    device.perform("test", body)
  }

  func push(_ page: UIViewController, animated: Bool = true) {
    app { navigation.pushViewController(page, animated: animated) }
  }

  /// Taps what shows a text.
  func tap(_ text: String) {
    guard let view = device.find(text: text).first else { return note("no \(text) to tap") }
    device.tap(on: view)
  }

  func advance(_ seconds: TimeInterval) {
    device.advance(by: seconds)
  }

  func settle() {
    _ = device.settle(limit: 10)
  }

  // MARK: Reading

  var pageDrawn: String? { device.screenReading.pageDrawn?.title }
  var tabDrawn: String? { device.screenReading.tabDrawn }
  var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// Where a view is on the screen at this moment.
  func place(of view: UIView) -> CGRect {
    let center = device.center(of: view)
    let size = view.bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Height of the bar with the part below the tabs, in points.
  static let barHeight: CGFloat = 49 + 34
}

/// A delegate that reports its calls, and refuses what it is told to.
@MainActor
final class TabsDelegate: NSObject, UITabBarControllerDelegate {
  private let report: (String) -> Void
  var refuses = false

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    report("shouldSelect \(title(of: viewController))")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    report("didSelect \(title(of: viewController))")
  }

  private func title(of page: UIViewController) -> String {
    page.tabBarItem.title ?? "?"
  }
}
