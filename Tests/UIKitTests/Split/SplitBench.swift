import Foundation
import Simulator
import UIKit

/// A device whose window shows a split view controller, and a record of what pages and delegate hear.
@MainActor
final class SplitBench {
  let device: Device
  let split: UISplitViewController
  let delegate: SplitDelegate
  private(set) var notes: [String] = []

  init(_ style: UISplitViewController.Style, screen: Screen = .phone, era: Era = .iOS18) {
    device = Device(era: era, screen: screen)
    split =
      style == .unspecified
      ? UISplitViewController(nibName: nil, bundle: nil) : UISplitViewController(style: style)
    delegate = SplitDelegate()
    split.delegate = delegate
    delegate.report = { [weak self] in self?.notes.append($0) }
  }

  /// A tablet on its side.
  static let wide = Screen.size(width: 1180, height: 820, scale: 2)
  /// A tablet that stands.
  static let upright = Screen.size(width: 820, height: 1180, scale: 2)

  /// A page that reports its callbacks.
  func page(_ title: String) -> BenchPage {
    BenchPage(title: title) { [weak self] in self?.notes.append($0) }
  }

  func navigation(_ title: String) -> UINavigationController {
    UINavigationController(rootViewController: page(title))
  }

  func launch() {
    device.launch { split }
    settle()
  }

  func app(_ body: () -> Void) {
    device.perform("test", body)
  }

  func settle() {
    _ = device.settle(limit: 5)
  }

  /// What was noted since the last call, of appearance and of the delegate.
  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes.filter { note in
      !["Layout", "viewDidLoad", "Move", "IsAppearing"].contains { note.contains($0) }
    }
  }

  /// The titles on a stack; of a controller on it those of its pages, in parentheses.
  func titles(of navigation: UIViewController?) -> String {
    guard let navigation = navigation as? UINavigationController else {
      return navigation?.title ?? "-"
    }
    return "(" + navigation.viewControllers.map(titles).joined(separator: " ") + ")"
  }

  /// The stack of what columns have become.
  var stack: String { titles(of: split.viewControllers.first) }

  var pageDrawn: String? { device.screenReading.pageDrawn?.title }

  /// What is read in the bar that is seen: the back button and the title.
  var bar: [String] {
    let reading = device.screenReading
    return [reading.backButtonDrawn].compactMap { $0 } + reading.titlesDrawn
  }
}

/// Reports what it hears, and answers as it is told to.
final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var report: (String) -> Void = { _ in }
  var discardsSecondary = false
  var topColumn: UISplitViewController.Column?
  var showsItself = false
  var reportsModes = false
  var target = UISplitViewController.DisplayMode.automatic

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    report("collapse")
    return discardsSecondary
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    report("top column \(proposedTopColumn)")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    report("show detail \(vc.title ?? "-")")
    return showsItself
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    if reportsModes { report("mode \(displayMode)") }
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    if reportsModes { report("show \(column)") }
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    if reportsModes { report("hide \(column)") }
  }

  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) {
    if reportsModes { report("did show \(column)") }
  }

  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) {
    if reportsModes { report("did hide \(column)") }
  }

  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { target }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    report("gesture begins")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    report("gesture ends")
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    report("did collapse")
  }
}
