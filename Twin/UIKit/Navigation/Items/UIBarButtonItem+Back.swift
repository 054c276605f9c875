public import Foundation

/// How back buttons look, where an app says so as it was done before appearance objects: most often of all items, by
/// `UIBarButtonItem.appearance()`.
///
/// Differs from UIKit: what is said for other metrics than the default is kept and otherwise ignored.
extension UIBarButtonItem {
  /// Moves the title of the back button, in points: apps move it off the screen to have the arrow alone.
  public final func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    extras.backTitleShifts[barMetrics] = adjustment
  }

  /// How far the title of the back button is moved, in points.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    extras.backTitleShifts[barMetrics] ?? .zero
  }

  /// Sets the picture behind the back button in a state, in place of the arrow.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    extras.backBackgrounds[BarItemExtras.Place(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The picture behind the back button that was set for a state.
  public final func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    extras.backBackgrounds[BarItemExtras.Place(state: state, metrics: barMetrics)]
  }

  /// Moves the picture behind the back button down, in points. Differs from UIKit: kept and otherwise ignored.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    extras.backBackgroundShifts[barMetrics] = adjustment
  }

  /// How far the picture behind the back button is moved down, in points.
  public final func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    extras.backBackgroundShifts[barMetrics] ?? 0
  }
}

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
