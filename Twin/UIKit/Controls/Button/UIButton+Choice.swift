import Foundation

/// Buttons that stay on after a tap, and buttons that show what was chosen from their menu.
extension UIButton {
  /// What a button is there for.
  nonisolated public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What a person most probably wants.
    case primary = 1
    /// To change nothing.
    case cancel = 2
    /// To destroy something.
    case destructive = 3
  }

  /// Whether a tap turns the button on and off: it has no menu that the tap would open.
  var togglesOnTap: Bool {
    changesSelectionAsPrimaryAction && !(menu != nil && showsMenuAsPrimaryAction)
  }

  /// Whether the button shows what was chosen from the menu that a tap opens.
  var showsChoice: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// The element that the button shows.
  var chosenElement: UIMenuElement? {
    showsChoice ? menu?.selectedElements.first : nil
  }

  /// Turns on one action of a menu, and the others off.
  ///
  /// Differs from UIKit: a menu inside with its own selection is not told from the rest.
  func choose(_ action: UIAction, from menu: UIMenu) {
    for each in menu.shownActions { each.state = each === action ? .on : .off }
    updateLook()
  }

  /// Source: UIKit documentation, `changesSelectionAsPrimaryAction`: a button with a menu always has a
  /// selection; the first element's if the app says nothing.
  func chooseFirstIfNone(in menu: UIMenu) {
    guard menu.selectedElements.isEmpty, let first = menu.shownActions.first else { return }
    first.state = .on
  }
}
