import Foundation

/// What few bar button items have.
struct BarItemExtras {
  /// What a picture is for.
  struct Place: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
    /// The style of the button; nil for all.
    var style: UIBarButtonItem.Style?
  }

  /// What the system made the item for.
  var systemItem: UIBarButtonItem.SystemItem?
  var isSelected = false
  var changesSelection = false
  var isSymbolAnimationEnabled = false
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
  var menuRepresentation: UIMenuElement?
  var symbolEffects: [KeptSymbolEffect] = []
  weak var group: UIBarButtonItemGroup?
}

/// Pictures behind a button, and how far it is moved.
///
/// Differs from UIKit: what is said for other metrics than the default is kept and otherwise ignored.
extension UIBarButtonItem {
  /// The picture behind the button in a state: for its style, or else for all.
  func shownBackground(for state: UIControl.State) -> UIImage? {
    backgroundImage(for: state, style: style, barMetrics: .default)
      ?? backgroundImage(for: state, barMetrics: .default)
  }
}
