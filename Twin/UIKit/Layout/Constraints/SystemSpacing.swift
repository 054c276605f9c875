import Foundation

/// The distances that the system has for views that stand beside each other.
enum SystemSpacing {
  /// Between two views, in points (Apple's Auto Layout guide: "8.0 points" between siblings).
  static let betweenViews: CGFloat = 8

  /// From one line down to another, in points.
  ///
  /// Between two baselines it follows from the text: the height of a line of the lower one.
  /// Assumed: UIKit documents only that the fonts decide.
  static func below(_ upper: LayoutQuantity?, of lower: LayoutQuantity?) -> CGFloat {
    let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
    guard let upper, let lower, baselines.contains(upper.attribute),
      baselines.contains(lower.attribute), let label = lower.item.view as? UILabel
    else { return betweenViews }
    return label.font.lineHeight
  }
}
