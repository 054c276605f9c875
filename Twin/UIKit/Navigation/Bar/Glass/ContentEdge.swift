import Foundation
import QuartzCore

/// How content fades behind a navigation bar for which the app has set no look, from iOS 26 on: the bar has neither a color
/// nor a line there.
///
/// Source: Apple, WWDC25 session 284, and `UIScrollEdgeEffect`. The figures: Vercantez/openuikit, read off iOS 26.1, where
/// a bar ends 64 points below the edge of the screen. Assumed: that `automatic` is soft, and the line of a hard edge. The
/// content is not blurred.
struct ContentEdge {
  /// How much of the page's color lies over content, where most of it does: at a soft edge and at a hard one.
  static let softStrength: CGFloat = 0.835, hardStrength: CGFloat = 0.902
  /// Where a soft edge begins to get weaker, in points above the end of the bar, and where it ends, below that.
  static let fading: CGFloat = 7, reach: CGFloat = 36
  /// How far content has gone behind the bar when it begins to fade, and where it has stopped when it comes back, in
  /// points.
  static let start: CGFloat = 12, end: CGFloat = 8

  /// The color of the page; nil if content goes on as it is.
  let color: UIColor?
  /// Whether content ends at a line.
  let isHard: Bool
}

extension UINavigationBar {
  /// Whether it is left to the system how the bar looks while a content is shown.
  func hasSystemLook(_ content: BarContent) -> Bool {
    let item = content.item
    return hasGlass && navigationController != nil && ownAppearance == nil
      && item.standardAppearance == nil && barTintColor == nil && isTranslucent
      && pictures == BarPictures()
  }

  /// How content fades that has gone behind the bar; nil if the bar has a color.
  func contentEdge(of content: BarContent?) -> ContentEdge? {
    guard let content, hasSystemLook(content), let navigationController else { return nil }
    let page = navigationController.stack.last { $0.itemInBar === content.item }
    let scrollView = page?.contentScrollView(for: .top)
    let effect = scrollView?.ownEdgeEffects?.top
    guard effect?.isHidden != true else { return ContentEdge(color: nil, isHard: false) }
    let color = [scrollView?.backgroundColor, page?.viewIfLoaded?.backgroundColor]
      .lazy.compactMap { $0 }.first(where: isOpaque)
    return ContentEdge(
      color: color ?? .systemBackground, isHard: effect?.style === UIScrollEdgeEffect.Style.hard)
  }

  private func isOpaque(_ color: UIColor) -> Bool {
    color.resolvedColor(with: traitCollection).cgColor.alpha == 1
  }
}

/// A soft edge: the page's color, which gets weaker below the bar.
final class ContentEdgeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// The color of the page.
  var color: UIColor? { didSet { paint() } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func paint() {
    guard let color, let gradient = layer as? CAGradientLayer else { return }
    let shown = color.resolvedColor(with: traitCollection)
    let strong = shown.withAlphaComponent(ContentEdge.softStrength).cgColor
    gradient.colors = [strong, strong, shown.withAlphaComponent(0).cgColor]
  }

  /// Takes its place behind a bar.
  func lie(behind bar: CGRect) {
    frame = CGRect(
      x: bar.minX, y: bar.minY, width: bar.width, height: bar.height + ContentEdge.reach)
    let start = max(0, bar.height - ContentEdge.fading) / max(frame.height, 1)
    (layer as? CAGradientLayer)?.locations = [0, NSNumber(value: Double(start)), 1]
  }
}
