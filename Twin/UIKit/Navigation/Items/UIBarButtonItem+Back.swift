import Foundation

/// How back buttons look, where an app says so as it was done before appearance objects: most often of all items, by
/// `UIBarButtonItem.appearance()`.
///
/// Differs from UIKit: what is said for other metrics than the default is kept and otherwise ignored.

/// What is said of a back button by its item, or else by the class of items.
struct BackButtonWish {
  let item: UIBarButtonItem?

  /// The items that say something, the most particular first.
  private func items(for view: UIView) -> [UIBarButtonItem] {
    let appearances = UISystem.current.appearances
    let own = [item].compactMap { $0 }
    guard appearances.hasItems else { return own }
    let looks = appearances.looks(of: item ?? UIBarButtonItem(), shownBy: view)
    return own + looks.compactMap { $0 as? UIBarButtonItem }
  }

  func titleShift(for view: UIView) -> UIOffset? {
    items(for: view).lazy.compactMap { $0.extras.backTitleShifts[.default] }.first
  }

  func background(for view: UIView) -> UIImage? {
    items(for: view).lazy.compactMap {
      $0.backButtonBackgroundImage(for: .normal, barMetrics: .default)
    }.first
  }

  func writing(for view: UIView) -> BarWriting {
    (item ?? UIBarButtonItem()).writing(in: [.normal], shownBy: view)
  }

  func tint(for view: UIView) -> UIColor? { items(for: view).lazy.compactMap(\.tintColor).first }
}
