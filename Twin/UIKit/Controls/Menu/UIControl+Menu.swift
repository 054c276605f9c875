import Foundation

extension UIControl {
  /// Opens a menu beside the control, and runs the action that is chosen.
  ///
  /// - Parameter offer: What the control was asked for, so that it hears of the menu; nil for a menu of its own.
  /// - Returns: The menu; nil if there is nothing to choose, or no window.
  @discardableResult
  func open(_ menu: UIMenu, of offer: UIContextMenuConfiguration? = nil) -> MenuView? {
    guard let window else { return nil }
    let menu = menu.showingCommands(performedFrom: self)
    guard menu.showsAnything else { return nil }
    sendActions(for: .menuActionTriggered)
    let animator = offer.map(menuWillCome)
    let view = MenuView(menu) { [weak self] action in
      self?.willChoose(action, from: menu)
      UISystem.current.running(.app("UIAction")) { self?.sendAction(action) }
    }
    view.onClose = { [weak self] in self?.menuWillGo(offer) }
    view.open(beside: self, in: window, keepsOrder: menuOrder == .fixed)
    view.page = _UIContextMenuActionsOnlyViewController(view, beside: self)
    animator?.play(for: MenuView.duration)
    openMenu = view
    return view
  }

  /// Asks and tells the control about a menu that comes, in the order of `ContextMenuSession`.
  private func menuWillCome(_ offer: UIContextMenuConfiguration) -> ContextMenuAnimator {
    let animator = ContextMenuAnimator(nil)
    guard let menuInteraction else { return animator }
    _ = contextMenuInteraction(
      menuInteraction, previewForHighlightingMenuWithConfiguration: offer)
    contextMenuInteraction(menuInteraction, willDisplayMenuFor: offer, animator: animator)
    return animator
  }

  private func menuWillGo(_ offer: UIContextMenuConfiguration?) {
    menuIsHeld(false)
    guard let offer, let menuInteraction else { return }
    let animator = ContextMenuAnimator(nil)
    _ = contextMenuInteraction(menuInteraction, previewForDismissingMenuWithConfiguration: offer)
    contextMenuInteraction(menuInteraction, willEndFor: offer, animator: animator)
    animator.play(for: MenuView.duration)
  }

  /// Begins or ends to open a menu after a long press.
  func menuAbilityDidChange() {
    gestureRecognizers?.filter { $0 is MenuPress }.forEach(removeGestureRecognizer)
    menuInteraction?.belong(to: nil)
    menuInteraction = nil
    guard isContextMenuInteractionEnabled else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    interaction.belong(to: self)
    menuInteraction = interaction
    addGestureRecognizer(MenuPress())
    menuPressIsNeeded(!showsMenuAsPrimaryAction)
  }

  /// A long press opens the menu only where the finger has not opened it as it went down.
  func menuPressIsNeeded(_ isNeeded: Bool) {
    gestureRecognizers?.first { $0 is MenuPress }?.isEnabled = isNeeded
  }

  /// Opens the menu that the control offers at a point.
  func openOfferedMenu(at point: CGPoint) -> MenuView? {
    guard let menuInteraction,
      let configuration = contextMenuInteraction(
        menuInteraction, configurationForMenuAtLocation: point)
    else { return nil }
    return configuration.actionProvider?([]).flatMap { open($0, of: configuration) }
  }
}

/// The long press on a control with a menu: opens it, and goes on as the finger that chooses in it.
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
      let control = view as? UIControl
      menu = control?.openOfferedMenu(at: location(in: control))
      if menu != nil { control?.menuIsHeld(true) }
    case .changed: menu.map { $0.fingerMoved(to: location(in: $0)) }
    case .ended: menu?.fingerLifted()
    case .possible, .cancelled, .failed: break  // The menu stays, if it is open.
    }
  }
}
