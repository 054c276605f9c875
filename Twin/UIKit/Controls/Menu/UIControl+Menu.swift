import Foundation

extension UIControl {
  /// Opens a menu beside the control, and runs the action that is chosen.
  ///
  /// - Returns: The menu; nil if there is nothing to choose, or no window.
  @discardableResult
  func open(_ menu: UIMenu) -> MenuView? {
    guard let window else { return nil }
    let actions = menu.shownActions
    guard !actions.isEmpty else { return nil }
    sendActions(for: .menuActionTriggered)
    let view = MenuView(actions.map(MenuEntry.init)) { [weak self] number in
      UISystem.current.running(.app("UIAction")) { self?.sendAction(actions[number]) }
    }
    view.open(beside: self, in: window)
    return view
  }
}

extension UIMenu {
  /// The actions that show, those of menus inside where these stand.
  ///
  /// Differs from UIKit: a menu inside is shown in line, whatever its options are.
  var shownActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction {
        return action.attributes.contains(.hidden) ? [] : [action]
      }
      return (element as? UIMenu)?.shownActions ?? []
    }
  }
}

/// The long press on a button with a menu: opens it, and goes on as the finger that chooses in it.
final class MenuPress: UILongPressGestureRecognizer {
  private weak var menu: MenuView?

  init() {
    super.init(target: nil, action: nil)
    addHandler(frame: .uikit("long press on a button with a menu")) { [weak self] _ in
      self?.act()
    }
  }

  private func act() {
    switch state {
    case .began:
      guard let button = view as? UIButton, let offered = button.menu else { return }
      menu = button.open(offered)
    case .changed: menu.map { $0.fingerMoved(to: location(in: $0)) }
    case .ended: menu?.fingerLifted()
    case .possible, .cancelled, .failed: break  // The menu stays, if it is open.
    }
  }
}
