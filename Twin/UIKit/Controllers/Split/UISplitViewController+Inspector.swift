import Foundation

/// The column at the far side, which is hidden until the app shows it (since iOS 26).
///
/// It takes its room from the secondary column, and where columns have become one it comes as a card.
///
/// Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/column/inspector. Assumed: that it comes as a
/// card there; its page gets a navigation controller as those of other columns do; the delegate hears of it as of other
/// columns; it is not seen until the app shows it again if the controller comes into sight with one column.
extension UISplitViewController {
  /// The columns that have a place on a wide screen.
  static let places: [Column] = order + [.inspector]

  /// What is in the column; nil before iOS 26.
  var inspector: UIViewController? {
    UISystem.current.behaviour.hasGlassBars ? columns[.inspector]?.root : nil
  }

  /// Whether the column is seen, or on its way.
  var isInspectorShown: Bool {
    guard let inspector else { return false }
    guard isCollapsed else { return isInspectorWanted }
    return inspector.presentingViewController != nil && !inspector.isBeingDismissed
  }

  /// How much of the secondary column's room the column takes, in points.
  var inspectorRoom: CGFloat {
    inspector == nil ? 0 : stage.inspectorShare * (computedInspectorWidth + Self.line)
  }

  /// Shows the column, or hides it.
  func showInspector(_ isShown: Bool) {
    guard let inspector, isShown != isInspectorShown else { return }
    if isCollapsed { return showCard(inspector, isShown) }
    let (mode, former) = (displayMode, shownPages)
    if case .beside = arrangement { announceInspector(isShown) }
    isInspectorWanted = isShown
    show(shownPages, insteadOf: former, from: mode, animated: true)
  }

  private func announceInspector(_ isShown: Bool) {
    if isShown {
      delegate?.splitViewController(self, willShow: .inspector)
      stage.exchanged.shown.append(.inspector)
    } else {
      delegate?.splitViewController(self, willHide: .inspector)
      stage.exchanged.hidden.append(.inspector)
    }
  }

  private func showCard(_ inspector: UIViewController, _ isShown: Bool) {
    guard viewIfLoaded?.window != nil else { return }
    isInspectorWanted = isShown
    announceInspector(isShown)
    if isShown {
      present(inspector, animated: true) { [weak self] in self?.announceEnd() }
    } else {
      inspector.dismiss(animated: true) { [weak self] in self?.announceEnd() }
    }
  }

  /// The columns have become one: what the column showed comes as a card.
  func inspectorDidCollapse() {
    guard let inspector else { return }
    leave(inspector)
    guard isInspectorWanted, viewIfLoaded?.window != nil else {
      isInspectorWanted = false
      return
    }
    present(inspector, animated: false)
  }

  /// The columns are about to come apart: the card becomes a column.
  func inspectorWillExpand() {
    guard let inspector else { return }
    let wasShown = isInspectorShown
    isInspectorWanted = false
    guard inspector.presentingViewController != nil else { return }
    inspector.dismiss(animated: false) { [weak self] in
      self?.cardDidGo(inspector, wasShown: wasShown)
    }
  }

  private func cardDidGo(_ page: UIViewController, wasShown: Bool) {
    guard !isCollapsed, page === inspector, page.parent == nil else { return }
    let former = shownPages
    addChild(page)
    isInspectorWanted = wasShown
    show(shownPages, insteadOf: former)
    page.didMove(toParent: self)
  }
}
