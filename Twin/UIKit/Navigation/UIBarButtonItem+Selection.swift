import Foundation

/// Buttons that stay on after a tap, and menus of which one element is on.
extension UIBarButtonItem {
  /// Whether the button is on.
  public final var isSelected: Bool {
    get { extras.isSelected }
    set { extras.isSelected = newValue }
  }

  /// Whether a tap turns the button on and off, or, where a tap opens a menu, changes what is on in that.
  public final var changesSelectionAsPrimaryAction: Bool {
    get { extras.changesSelection }
    set { extras.changesSelection = newValue }
  }

  /// The order of the menu; see `UIButton.preferredMenuElementOrder`.
  public final var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { extras.menuOrder }
    set { extras.menuOrder = newValue }
  }

  /// Titles that the button may have later: it is as wide as the widest of them.
  public final var possibleTitles: Set<String>? {
    get { extras.possibleTitles }
    set { extras.possibleTitles = newValue }
  }

  private var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  var togglesOnTap: Bool { changesSelectionAsPrimaryAction && !opensMenu }

  /// Turns on what was chosen from the menu, and the rest off.
  func choose(_ action: UIAction, from menu: UIMenu) {
    guard changesSelectionAsPrimaryAction, opensMenu else { return }
    for each in menu.shownActions { each.state = each === action ? .on : .off }
  }
}
