import Foundation

/// How a person chooses the tabs of a bar.
extension UITabBar {
  /// What is told of choosing the tabs.
  enum CustomizingMoment {
    /// What there is to choose from is there.
    case didBegin
    /// It is about to go.
    case willEnd
    /// It has gone.
    case didEnd
  }

  /// Shows what may be in the bar, and tells what comes of it.
  func customize(_ items: [UITabBarItem], tell: @escaping (CustomizingMoment, Bool) -> Void) {
    guard customizing == nil, !items.isEmpty else { return }
    let customizer = TabCustomizer(self, items: items) { [weak self] in
      self?.endCustomizing(animated: true)
    }
    customizing = (customizer, tell)
    customizer.open { [weak self] in
      if self?.customizing?.customizer === customizer { tell(.didBegin, false) }
    }
  }

  /// Takes away what there is to choose from.
  ///
  /// - Returns: Whether the tabs are others than at first, or in another order.
  func stopCustomizing(animated: Bool) -> Bool {
    guard let (customizer, tell) = customizing else { return false }
    customizing = nil
    let isChanged = customizer.hasChanged
    tell(.willEnd, isChanged)
    customizer.close(animated: animated) { tell(.didEnd, isChanged) }
    return isChanged
  }

  /// The methods of the delegate of a bar without a controller.
  func tellDelegate(_ moment: CustomizingMoment, _ items: [UITabBarItem], _ isChanged: Bool) {
    UISystem.current.running(.app("UITabBarDelegate")) {
      switch moment {
      case .didBegin: delegate?.tabBar(self, didBeginCustomizing: items)
      case .willEnd: delegate?.tabBar(self, willEndCustomizing: items, changed: isChanged)
      case .didEnd: delegate?.tabBar(self, didEndCustomizing: items, changed: isChanged)
      }
    }
  }
}
