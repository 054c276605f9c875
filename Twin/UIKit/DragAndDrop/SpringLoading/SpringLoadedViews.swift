import CoreGraphics
import Foundation

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that pauses over the button presses it.
  public final var isSpringLoaded: Bool {
    get { isOwnSpringLoaded }
    set { setSpringLoaded(newValue) { SpringLoadedPress(self) } }
  }
}

extension BarItemControl: SpringLoadedControl {
  var opensUnderDrags: Bool {
    if let item = barItem as? UIBarButtonItem { return item.isSpringLoaded }
    guard let item = barItem as? UITabBarItem, !isSelected else { return false }
    let bar = sequence(first: self as UIView, next: \.superview).first { $0 is UITabBar }
    return item.isSpringLoaded || (bar as? UITabBar)?.isSpringLoaded == true
  }
}

extension AlertButton: SpringLoadedControl {
  var opensUnderDrags: Bool {
    let alert = sequence(first: self as UIResponder, next: \.next).first { $0 is UIAlertController }
    return (alert as? UIAlertController)?.isSpringLoaded == true
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting, SpringLoadedParts {
  /// Whether a drag that pauses over a segment chooses it.
  public final var isSpringLoaded: Bool {
    get { isOwnSpringLoaded }
    set { setSpringLoaded(newValue) { SpringLoadedChoice(self) } }
  }

  /// Assumed: what shows that a segment is about to be chosen shows on the whole control.
  func springLoadedPart(
    at point: CGPoint, _ context: any UISpringLoadedInteractionContext
  ) -> (item: AnyHashable, view: UIView?)? {
    guard isEnabled else { return nil }
    return segmentToChoose(at: point.x).map { ($0, self) }
  }

  func opensPart(
    _ item: AnyHashable, _ context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  func openPart(_ item: AnyHashable) {
    if let index = item as? Int { choose(index) }
  }
}

extension UITableView: UISpringLoadedInteractionSupporting, SpringLoadedParts {
  /// Whether a drag that pauses over a row selects it as a tap does. The delegate may leave out rows.
  public final var isSpringLoaded: Bool {
    get { isOwnSpringLoaded }
    set { setSpringLoaded(newValue) { SpringLoadedChoice(self) } }
  }

  func springLoadedPart(
    at point: CGPoint, _ context: any UISpringLoadedInteractionContext
  ) -> (item: AnyHashable, view: UIView?)? {
    guard let path = indexPathForRow(at: point), itemDragging?.isDragged(path) != true else {
      return nil
    }
    return (path, cellForRow(at: path))
  }

  func opensPart(_ item: AnyHashable, _ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let path = item as? IndexPath else { return false }
    return rowDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
  }

  func openPart(_ item: AnyHashable) {
    guard let path = item as? IndexPath, let cell = cellForRow(at: path) else { return }
    touchBegan(in: cell)
    touchEnded(in: cell)
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting, SpringLoadedParts {
  /// Whether a drag that pauses over an item selects it as a tap does. The delegate may leave out items.
  public final var isSpringLoaded: Bool {
    get { isOwnSpringLoaded }
    set { setSpringLoaded(newValue) { SpringLoadedChoice(self) } }
  }

  func springLoadedPart(
    at point: CGPoint, _ context: any UISpringLoadedInteractionContext
  ) -> (item: AnyHashable, view: UIView?)? {
    guard let path = indexPathForItem(at: point), itemDragging?.isDragged(path) != true else {
      return nil
    }
    return (path, cellForItem(at: path))
  }

  func opensPart(_ item: AnyHashable, _ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let path = item as? IndexPath else { return false }
    return itemDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
  }

  func openPart(_ item: AnyHashable) {
    guard let path = item as? IndexPath else { return }
    press(path)
    touchEnded()
  }
}
