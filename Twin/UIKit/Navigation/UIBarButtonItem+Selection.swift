import Foundation

/// Buttons that stay on after a tap, and menus of which one element is on.
extension UIBarButtonItem {
  /// Whether a tap opens the menu.
  private var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  /// Whether a long press opens the menu, since a tap does something else.
  var offersMenu: Bool { menu != nil && !opensMenu }

  var togglesOnTap: Bool { changesSelectionAsPrimaryAction && !opensMenu }

  /// Turns on what was chosen from the menu, and the rest off.
  func choose(_ action: UIAction, from menu: UIMenu) {
    guard changesSelectionAsPrimaryAction, opensMenu else { return }
    for each in menu.shownActions { each.state = each === action ? .on : .off }
  }
}
