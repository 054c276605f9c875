public import UIKit

/// What a finger has to do, since an app cannot touch itself.
public enum ProbeRequest: Hashable {
  /// Tap the back button.
  case tapBack
  /// Tap the back button twice, 0.15 s apart.
  case tapBackTwice
  /// Press the back button until a menu opens, or for a second.
  case pressBack
  /// Choose a row of the menu.
  case choose(String)
  /// Swipe along the middle of the screen; places are parts of the width. Rest before lifting.
  case swipe(from: CGFloat, to: CGFloat)
  /// Tap the button with this title.
  case tapButton(String)
  /// Tap the button with this title twice, as quickly as it goes.
  case tapButtonTwice(String)
  /// Tap a tab.
  case tapTab(String)

  /// The request in words.
  public var text: String {
    switch self {
    case .tapBack: "Tap Back."
    case .tapBackTwice: "Tap Back twice, quickly."
    case .pressBack: "Press Back for long."
    case .choose(let title): "Choose “\(title)” if there is a menu."
    case .swipe(let start, let end):
      "Swipe from \(Self.percent(start)) to \(Self.percent(end)) of the width, rest, and lift."
    case .tapButton(let title): "Tap “\(title)”."
    case .tapButtonTwice(let title): "Tap “\(title)” twice, quickly."
    case .tapTab(let title): "Tap the tab “\(title)”."
    }
  }

  private static func percent(_ part: CGFloat) -> String { "\(Int((part * 100).rounded())) %" }
}

/// Whoever has a finger: a person in front of a device, or a test.
public protocol ProbePerson: AnyObject {
  /// Returns when it is done, or given up.
  func perform(_ request: ProbeRequest) async
}
