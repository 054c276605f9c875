public import Foundation

/// What few bar button items have.
struct BarItemExtras {
  /// What a picture is for.
  struct Place: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
  }

  /// What the system made the item for.
  var systemItem: UIBarButtonItem.SystemItem?
  var isSelected = false
  var changesSelection = false
  var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
  var possibleTitles: Set<String>?
  var backgrounds: [Place: UIImage] = [:]
  var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
  var titleShifts: [UIBarMetrics: UIOffset] = [:]
  var backTitleShifts: [UIBarMetrics: UIOffset] = [:]
  var backBackgrounds: [Place: UIImage] = [:]
  var backBackgroundShifts: [UIBarMetrics: CGFloat] = [:]
  var badge: UIBarButtonItem.Badge?
  var identifier: String?
  var hidesSharedBackground = false
  var sharesBackground = true
  weak var group: UIBarButtonItemGroup?
}

/// Pictures behind a button, and how far it is moved.
///
/// Differs from UIKit: what is said for other metrics than the default is kept and otherwise ignored.
extension UIBarButtonItem {
  /// Sets the picture behind the button in a state.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    extras.backgrounds[BarItemExtras.Place(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The picture behind the button that was set for a state.
  public final func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    extras.backgrounds[BarItemExtras.Place(state: state, metrics: barMetrics)]
  }

  /// Moves the picture behind the button down, in points.
  public final func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    extras.backgroundShifts[barMetrics] = adjustment
  }

  /// How far the picture behind the button is moved down, in points.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    extras.backgroundShifts[barMetrics] ?? 0
  }

  /// Moves the title, in points.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics)
  {
    extras.titleShifts[barMetrics] = adjustment
  }

  /// How far the title is moved, in points.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    extras.titleShifts[barMetrics] ?? .zero
  }
}
