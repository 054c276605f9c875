public import UIKit

/// What an observer sees of an app at rest, next to what its navigation controller says.
///
/// It knows no era: the same look is always the same line.
public struct EraLook {
  /// The titles of `viewControllers`, bottom to top.
  public var stack: [String]
  /// The title of the page that is drawn; `nil` if there is none.
  public var page: String?
  /// The titles that the bar draws.
  public var titles: [String]
  /// The text of the back button that the bar draws; empty for an arrow alone, `nil` for none.
  public var back: String?
  /// Whether the page on top has said that it wants no back button.
  public var wantsNoBack: Bool
  /// Whether the app has hidden the bar.
  public var isBarHidden: Bool
  /// The first text of the alert on the screen.
  public var alert: String?
  /// The title of the page that is presented; `nil` for an alert.
  public var presented: String?

  /// Makes a look at a controller; what is drawn comes from whoever can see it.
  public init(
    at navigation: UINavigationController, page: String?, titles: [String], back: String?,
    alert: String?
  ) {
    stack = navigation.viewControllers.map { $0.title ?? "?" }
    self.page = page
    self.titles = titles
    self.back = back
    self.alert = alert
    isBarHidden = navigation.isNavigationBarHidden
    let item = navigation.topViewController?.navigationItem
    let hasOther = item?.leftBarButtonItem != nil && item?.leftItemsSupplementBackButton == false
    wantsNoBack = hasOther || item?.hidesBackButton ?? false
    let cover = navigation.presentedViewController
    presented = cover is UIAlertController ? nil : cover.map { $0.title ?? "?" }
  }

  /// The look as a line of the table.
  public var line: String {
    let bar =
      titles.isEmpty && presented != nil
      ? "covered" : titles.isEmpty && isBarHidden ? "hidden" : isBarRight ? "fits" : "wrong"
    var parts = [stack.joined(separator: " "), "page \(page ?? "none")", "bar \(bar)"]
    if let alert { parts.append("alert \(alert)") }
    if let presented { parts.append("presented \(presented)") }
    return parts.joined(separator: ", ")
  }

  /// Whether the bar's title is that of the top page, and its back button leads to the one below.
  private var isBarRight: Bool {
    guard titles == stack.suffix(1) else { return false }
    guard stack.count > 1, !wantsNoBack else { return back == nil }
    // UIKit falls back to "Back", and to the arrow alone, where a title does not fit.
    return [stack[stack.count - 2], "Back", ""].contains(back)
  }
}
