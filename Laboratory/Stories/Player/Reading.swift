/// What can be seen of an app at one moment, next to what its navigation controller says.
package nonisolated struct Reading: Hashable, Sendable, Codable {
  /// The titles of `viewControllers`, bottom to top.
  package var stack: [String]
  /// The title of the page that is drawn, or nil if there is none.
  package var page: String?
  /// The titles that the bar draws.
  package var titles: [String]
  /// The back button that the bar draws.
  package var back: String?
  /// The rows of the menu under the back button, or nil if it is not open.
  package var menu: [String]?
  /// The tab that the tab bar marks.
  package var tab: String?
  /// The alert that covers the page.
  package var alert: String?

  package init(
    stack: [String], page: String?, titles: [String], back: String? = nil,
    menu: [String]? = nil, tab: String? = nil, alert: String? = nil
  ) {
    self.stack = stack
    self.page = page
    self.titles = titles
    self.back = back
    self.menu = menu
    self.tab = tab
    self.alert = alert
  }

  /// The reading on one line of a timeline.
  package var text: String {
    let bar = (titles.isEmpty ? ["-"] : titles.map { Shown.plain($0) }).joined(separator: " + ")
    var text = "stack " + Shown.stack(stack, separator: " / ") { Shown.plain($0) }
    text += " | page " + (page.map { Shown.plain($0) } ?? "-")
    text += " | bar " + bar + (back.map { " < " + Shown.plain($0) } ?? "")
    if let menu { text += " | menu " + menu.map { Shown.plain($0) }.joined(separator: ", ") }
    if let tab { text += " | tab " + Shown.plain(tab) }
    if let alert { text += " | alert " + Shown.plain(alert) }
    return text
  }
}
