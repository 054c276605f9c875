import Foundation

/// The part of a bar that has a large title, and the title in it.
struct LargeTitleSpace {
  let font: UIFont
  /// In points; 52, as bars with large titles are 96 high (hacknicity.com, a report of 2018).
  private(set) var height: CGFloat
  /// Where the text is: from the upper edge, and from the sides with its height.
  var top: CGFloat
  let margin, textHeight: CGFloat
  /// Whether the text is cut off at the upper edge, and not seen beyond it.
  let endsAtButtons: Bool
  /// The height of what is below the text, in points.
  private(set) var subtitleHeight: CGFloat = 0

  /// What is free below a second line, in points (assumed).
  static let subtitleMargin: CGFloat = 4

  /// Until iOS 18: the size of the text style `largeTitle` (Human Interface Guidelines), whatever the person chose.
  static let plain = LargeTitleSpace(
    font: .systemFont(ofSize: 34, weight: .bold), height: 52, top: 0, margin: 16, textHeight: 52,
    endsAtButtons: true)

  /// From iOS 26 on: texts follow the person's choice, and bars with them.
  ///
  /// Source: Vercantez/openuikit, `UINavigationBar.swift`, read off iOS 26.1: 52, 54 and 61.5 points for titles of 34,
  /// 40 and 48; texts of 41 points 3.5 below the buttons' part, and of 57.5 right there; 16 from the side of a phone and
  /// 20 on an iPad. Assumed: other sizes in the same way.
  static func glass(_ traits: UITraitCollection) -> LargeTitleSpace {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
    let font = UIFont.systemFont(ofSize: size, weight: .bold)
    let text = (font.lineHeight * 2).rounded(.up) / 2
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    return LargeTitleSpace(
      font: font, height: isLarge ? text + 4 : max(52, text + 6), top: isLarge ? 0 : 3.5,
      margin: traits.horizontalSizeClass == .regular ? 20 : 16, textHeight: text,
      endsAtButtons: false)
  }

  /// The same with room for a second line below the text, or for a view of a height in its place.
  ///
  /// Assumed: 20 points for a line.
  func extended(by subtitle: CGFloat = 20) -> LargeTitleSpace {
    var other = self
    other.height += subtitle
    other.subtitleHeight = subtitle
    return other
  }

  /// The same with the text further up.
  func raised(by distance: CGFloat) -> LargeTitleSpace {
    var other = self
    other.top -= distance
    return other
  }
}

extension UINavigationBar {
  /// The part that has a large title, if there is one.
  var largeTitleSpace: LargeTitleSpace {
    UISystem.current.behaviour.hasGlassBars ? .glass(traitCollection) : .plain
  }

  /// The part that has a page's large title, and what is below that.
  func largeTitleSpace(for item: UINavigationItem) -> LargeTitleSpace {
    guard item.extras != nil else { return largeTitleSpace }
    if let view = item.largeSubtitleView {
      return largeTitleSpace.extended(by: view.sizeThatFits(bounds.size).height)
    }
    let text = item.shownLargeSubtitle
    return text.attributed != nil || text.plain != nil
      ? largeTitleSpace.extended() : largeTitleSpace
  }
}
