import Foundation

/// The parts in which to search, of one search bar.
struct SearchScopes {
  var titles: [String] = []
  var selected = 0
  /// Whether they are to show, if there are enough of them.
  var isWanted = false
  /// What shows them.
  var control: UISegmentedControl?
  /// The picture behind them.
  let ground = UIImageView()

  /// Whether they show (documentation of `UISearchController.scopeBarActivation`: two titles at least).
  var isShown: Bool { isWanted && titles.count > 1 }
}

/// Parts in which to search, to choose from below the field.
extension UISearchBar {
  /// Shows or hides the parts, for a search controller.
  func showScopes(_ show: Bool, animated: Bool) {
    guard show != scopes.isWanted else { return }
    scopes.isWanted = show
    rebuildScopes(animated: animated)
  }

  /// The height of the field with what is below it, in points.
  var fullHeight: CGFloat {
    metrics.height + promptHeight + (scopes.isShown ? BarHeights.fullScopes : 0)
  }

  func rebuildScopes(animated: Bool) {
    let hadRoom = scopes.control != nil
    scopes.control?.removeFromSuperview()
    scopes.control = scopes.isShown ? makeScopes() : nil
    showScopeGround()
    guard hadRoom != scopes.isShown else { return setNeedsLayout() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    let navigation = searchController?.hostingNavigationController
    UIView.animate(withDuration: animated ? 0.2 : 0) {
      self.searchController?.resizeBar(navigation)
      self.layoutIfNeeded()
    }
  }

  private func makeScopes() -> UISegmentedControl {
    let control = UISegmentedControl(items: scopes.titles)
    control.selectedSegmentIndex = scopes.selected
    control.isEnabled = isEnabled
    look.apply(to: control)
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let control { self?.scopeWasChosen(control.selectedSegmentIndex) }
      }, for: .valueChanged)
    addSubview(control)
    return control
  }

  /// Shows the picture behind the parts while both are there.
  func showScopeGround() {
    scopes.ground.image = look.scopeGround
    guard let control = scopes.control, look.scopeGround != nil else {
      return scopes.ground.removeFromSuperview()
    }
    insertSubview(scopes.ground, belowSubview: control)
  }

  private func scopeWasChosen(_ index: Int) {
    guard index != scopes.selected else { return }
    scopes.selected = index
    searchController?.searchSuggestions = nil
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.searchTextDidChange()
  }
}

extension UISearchController {
  /// When the parts in which to search show.
  nonisolated public enum ScopeBarActivation: Int, Sendable {
    /// As the system sees fit: while the search is active (documentation of `automaticallyShowsScopeBar`).
    case automatic = 0
    /// When the app says so, by `UISearchBar.showsScopeBar`.
    case manual = 1
    /// From the first text until the search ends.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }
}
