import Foundation

/// The places of a search bar's parts, in points.
struct SearchBarMetrics {
  /// Between the edges and the field.
  var margin: CGFloat
  /// Above the field.
  var top: CGFloat
  var fieldHeight: CGFloat = 36
  /// Of the field with the room around it.
  var height: CGFloat
  /// Between the field and the button.
  let spacing: CGFloat = 8
  let scopesHeight: CGFloat = 32

  /// In a navigation bar (assumed, but for the height).
  static let inBar = SearchBarMetrics(margin: 16, top: 1, height: BarHeights.fullSearch)
  /// Of the app's own: 56 high since iOS 11, as apps have had to take notice of (`github.com/Esri/maps-app-ios/issues/67`).
  /// Assumed: as far from the edges as before.
  static let alone = SearchBarMetrics(margin: 8, top: 10, height: 56)
  /// Until iOS 10: 44 high, the field 8 from all edges (printed hierarchies in several articles).
  static let old = SearchBarMetrics(margin: 8, top: 8, fieldHeight: 28, height: 44)
}

extension UISearchBar {
  var metrics: SearchBarMetrics {
    guard UISystem.current.behaviour.hasLargeTitles else { return .old }
    return searchController == nil ? .alone : .inBar
  }
}
