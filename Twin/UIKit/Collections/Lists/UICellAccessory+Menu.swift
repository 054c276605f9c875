import CoreGraphics

nonisolated extension UICellAccessory {
  /// Hears that another element of a menu was chosen.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// A mark that a tap anywhere on the cell opens a menu, of which one element is chosen (since iOS 16).
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - displayed: When it shows.
  ///   - options: How it looks.
  ///   - selectedElementDidChangeHandler: Gets the menu, whose element that was chosen is on.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var look = options.look
    look.isForWholeCell = true
    var made = UICellAccessory(.popUpMenu, displayed, look)
    made.menu = menu
    made.onChoice = selectedElementDidChangeHandler
    return made
  }
}

/// The mark of a cell with a menu: a pair of chevrons.
final class AccessoryMenuButton: UIButton {
  private let onChoice: (UIMenu) -> Void

  init(_ menu: UIMenu, onChoice: @escaping (UIMenu) -> Void) {
    self.onChoice = onChoice
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 44))
    self.menu = menu
    showsMenuAsPrimaryAction = true
    setImage(UIImage(systemName: "chevron.up.chevron.down"), for: .normal)
    chooseFirstIfNone(in: menu)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Opens the menu for a tap elsewhere on the cell.
  func open() {
    _ = openOfferedMenu(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  override func sendAction(_ action: UIAction) {
    super.sendAction(action)
    guard let menu, menu.shownActions.contains(where: { $0 === action }) else { return }
    choose(action, from: menu)
    onChoice(menu)
  }
}
