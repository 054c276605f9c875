import Foundation

/// Buttons that stay on after a tap, and menus of which one element is on.
extension UIBarButtonItem {
  private var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  var togglesOnTap: Bool { changesSelectionAsPrimaryAction && !opensMenu }

  /// Turns on what was chosen from the menu, and the rest off.
  func choose(_ action: UIAction, from menu: UIMenu) {
    guard changesSelectionAsPrimaryAction, opensMenu else { return }
    for each in menu.shownActions { each.state = each === action ? .on : .off }
  }
}
