public import UIKit

/// What was seen in a scenario, as the lines of the table of eras.
public struct EraNotes {
  /// The lines, in the order of time.
  public private(set) var lines: [String] = []

  /// Nothing seen yet.
  public init() {}

  /// A call returned, with this stack.
  public mutating func called(_ navigation: UINavigationController, popped: String?) {
    let stack = navigation.viewControllers.map { $0.title ?? "?" }
    lines.append(
      (["called"] + stack).joined(separator: " ") + (popped.map { ", pop gave \($0)" } ?? ""))
  }

  /// Nothing moves any more, so many seconds after the last call.
  public mutating func rest(after seconds: TimeInterval, _ look: EraLook) {
    lines.append("rest +\((seconds * 10).rounded() / 10) s \(look.line)")
  }

  /// What was seen after a tap on Back; `nil` if there was nothing to tap.
  public mutating func back(_ look: EraLook?) {
    lines.append("back " + (look?.line ?? "no button"))
  }

  /// The rows of the menu under Back, and what was seen after one was chosen.
  public mutating func menu(_ rows: [String]?, _ look: EraLook) {
    lines.append("menu " + (rows?.joined(separator: " ") ?? "none"))
    lines.append("choice \(look.line)")
  }

  /// A tap on a button of the top page.
  public mutating func touch(isAnswered: Bool) {
    lines.append("touch \(isAnswered ? "answered" : "dead")")
  }

  /// The pages of a stack whose views are loaded.
  public mutating func loaded(_ navigation: UINavigationController) {
    let loaded = navigation.viewControllers.filter(\.isViewLoaded).map { $0.title ?? "?" }
    lines.append((["loaded"] + loaded).joined(separator: " "))
  }

  /// What the delegate and the pages of a controller that keeps it have been told.
  public mutating func told(_ navigation: UINavigationController) {
    guard let controller = navigation as? ListeningController else { return }
    lines.append("told " + controller.calls.joined(separator: ", "))
  }

  /// The app ended by an exception, with or without a frame of its own code.
  public mutating func crash(_ reason: String, hasAppFrame: Bool) {
    lines.append("crash \(hasAppFrame ? "now" : "later"): \(reason)")
  }

  /// UIKit's own log lines, each kind once.
  public mutating func log(_ texts: [String]) {
    var names: [String] = []
    for text in texts {
      let name = UIKitLogName.name(of: text)
      if !names.contains(name) { names.append(name) }
    }
    if !names.isEmpty { lines.append("log " + names.joined(separator: ", ")) }
  }
}

/// The short names that the table of eras gives to UIKit's log lines.
public nonisolated enum UIKitLogName {
  private static let names: [(part: String, name: String)] = [
    ("nested push animation", "nested push"),
    ("nested pop animation", "nested pop"),
    ("Finishing up a navigation transition in an unexpected state", "unexpected state"),
    ("Unbalanced calls to begin/end appearance transitions", "unbalanced"),
    ("the navigation stack will not be updated", "stack not updated"),
    ("Warning: Attempt to present", "present refused with a warning"),
    ("Attempt to present", "present refused"),
  ]

  /// Whether a line is one of those that the table names.
  public static func knows(_ line: String) -> Bool {
    names.contains { line.contains($0.part) }
  }

  /// The name of a line; a line without one stands for itself.
  public static func name(of line: String) -> String {
    names.first { line.contains($0.part) }?.name ?? line
  }
}
