import Foundation

/// What an edit menu offers.
struct EditMenuEntry {
  let title: String
  let image: UIImage?
  let attributes: UIMenuElement.Attributes
  let perform: @MainActor () -> Void
}

extension UIResponder {
  /// The actions of every edit menu, in their order, and what they are called.
  ///
  /// Source: Apple, "Displaying and Managing the Edit Menu": Cut, Copy, Paste, Select, Select All and Delete,
  /// each where somebody in the responder chain performs it.
  static let editActions = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"),
    ("Select All", "selectAll:"), ("Delete", "delete:"),
  ]

  /// What the system would offer in an edit menu that begins here: the actions of every edit menu, and what the app
  /// has added to ``UIMenuController``.
  func suggestedEditMenu(from sender: Any?) -> [UIMenuElement] {
    let known = Self.editActions.map { UICommand(title: $0, action: Selector($1)) }
    let own = (UIMenuController.shared.menuItems ?? []).map { item in
      UICommand(title: item.title, action: item.action)
    }
    let standard = UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: known.filter { canReach($0, from: sender) })
    return [standard] + own.filter { canReach($0, from: sender) }
  }

  private func canReach(_ command: UICommand, from sender: Any?) -> Bool {
    target(forAction: command.action, withSender: sender) != nil
  }

  /// What of a menu shows: commands only where somebody performs them.
  ///
  /// Differs from UIKit: a menu inside is shown in line, whatever its options are.
  func editEntries(of elements: [UIMenuElement], from sender: Any?) -> [EditMenuEntry] {
    elements.flatMap { element -> [EditMenuEntry] in
      switch element {
      case let menu as UIMenu: return editEntries(of: menu.children, from: sender)
      case let action as UIAction where !action.attributes.contains(.hidden):
        return [
          EditMenuEntry(title: action.title, image: action.image, attributes: action.attributes) {
            action.perform(sender: self)
          }
        ]
      case let command as UICommand where !command.attributes.contains(.hidden):
        return entry(of: command, from: sender).map { [$0] } ?? []
      default: return []
      }
    }
  }

  private func entry(of command: UICommand, from sender: Any?) -> EditMenuEntry? {
    guard let target = target(forAction: command.action, withSender: sender) else { return nil }
    return EditMenuEntry(
      title: command.title, image: command.image, attributes: command.attributes
    ) {
      UISystem.current.running(.app("edit menu")) {
        _ = UIApplication.shared.sendAction(
          command.action, to: target, from: sender ?? command, for: nil)
      }
    }
  }
}

extension UIResponder {
  /// Whether a search for somebody who performs an action passes this object by, though it may have the method.
  func declines(_ action: Selector, from sender: Any?) -> Bool {
    guard performsActionsNow else { return true }
    guard !canPerformAction(action, withSender: sender) else { return false }
    // Methods that cannot be seen are tried.
    return action.isEditAction
      || MethodTable.method(action, of: self, below: UIResponder.self) != nil
  }
}

extension Selector {
  /// Whether it is an action that every responder has.
  var isEditAction: Bool { UIResponder.standardActions[self] != nil }
}
