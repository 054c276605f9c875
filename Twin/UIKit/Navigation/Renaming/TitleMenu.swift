import Foundation

/// The menu that a tap on the title opens.
///
/// Source: developer.apple.com/documentation/uikit/uinavigationitem/titlemenuprovider: without a provider there is the
/// change of the title alone; what is suggested are the actions of documents; and elements of the menu show where somebody
/// performs them, from the page on top outwards.
extension UINavigationItem {
  /// The actions of a document, in their order, and what they are called (Apple, `UIMenu.Identifier.document`, and
  /// printing after them).
  static let documentActions = [
    ("Duplicate", "duplicate:"), ("Move", "move:"), ("Rename", "rename:"), ("Export", "export:"),
    ("Print", "printContent:"),
  ]

  /// Whether a tap on the title opens a menu.
  var hasTitleMenu: Bool {
    titleMenuProvider != nil || documentProperties != nil || renameDelegate != nil
  }

  /// Shows that the title has a menu, or that it has none.
  func titleMenuDidChange() { setTitles { _ in } }

  /// Makes the menu; nil if there is nothing to choose.
  ///
  /// Assumed: what is suggested are commands one after another, and only those that somebody performs.
  func makeTitleMenu() -> UIMenu? {
    let start: UIResponder? =
      navigationBar?.navigationController?.innermostPage ?? navigationBar
    guard let start else { return nil }
    let header = documentProperties.map { [$0.makeHeader(presentingFrom: start)] } ?? []
    let own: UIMenu?
    if let titleMenuProvider {
      let suggested = Self.documentActions
        .map { UICommand(title: $0, action: Selector($1)) }
        .filter { start.target(forAction: $0.action, withSender: $0) != nil }
      own = UISystem.current.running(.app("titleMenuProvider")) { titleMenuProvider(suggested) }
      if own == nil, header.isEmpty { return nil }
    } else {
      let rename = UICommand(title: "Rename", action: Selector("rename:"))
      own = renameDelegate == nil ? nil : UIMenu(children: [rename])
    }
    let rest = (own?.children ?? [])
    let menu = own?.replacingChildren(header + rest) ?? UIMenu(children: header)
    return menu.showingCommands(performedFrom: start)
  }
}

extension UIMenu {
  /// A menu with an action in the place of each command that somebody performs, and without the other commands; this
  /// menu if it has none.
  ///
  /// Who performs a command may change how it looks, by `validate(_:)`.
  func showingCommands(performedFrom start: UIResponder) -> UIMenu {
    guard hasCommands else { return self }
    return replacingChildren(
      children.compactMap { element -> UIMenuElement? in
        switch element {
        case let menu as UIMenu: return menu.showingCommands(performedFrom: start)
        case let command as UICommand: return command.action(performedFrom: start)
        default: return element
        }
      })
  }

  private var hasCommands: Bool {
    children.contains { $0 is UICommand || ($0 as? UIMenu)?.hasCommands ?? false }
  }
}

extension UICommand {
  fileprivate func action(performedFrom start: UIResponder) -> UIAction? {
    guard let target = start.target(forAction: action, withSender: self) else { return nil }
    if let responder = target as? UIResponder {
      UISystem.current.running(.app("validate(_:)")) { responder.validate(self) }
    }
    return UIAction(
      title: title, subtitle: subtitle, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state
    ) { _ in
      UISystem.current.running(.app("menu")) {
        _ = UIApplication.shared.sendAction(self.action, to: target, from: self, for: nil)
      }
    }
  }
}
