import Foundation

/// How large a button is by itself.
extension UIButton {
  /// Source: https://github.com/LinkedInAttic/LayoutKit, `ButtonLayout`, which is compared with UIKit's buttons:
  /// at least 30 points wide, and 6 points above and below the title, where there are no insets and no
  /// picture.
  private static let shortestWidth: CGFloat = 30
  private static let verticalPadding: CGFloat = 12
  /// Assumed, from pictures.
  private static let closeSize = CGSize(width: 30, height: 30)

  /// The size for a title and a picture with insets around both.
  ///
  /// Without a configuration it is in whole points, and as high as a line even without a title. Source:
  /// `ButtonLayout`, see above. Assumed: also where no title was set, and at least 30 points wide with a
  /// configuration.
  func usualSize(of content: ButtonArrangement, _ insets: UIEdgeInsets) -> CGSize {
    if buttonType == .close { return Self.closeSize }
    var size = content.size
    size.width += insets.left + insets.right
    guard configuration == nil else {
      return CGSize(
        width: max(size.width, Self.shortestWidth), height: size.height + insets.top + insets.bottom
      )
    }
    if content.title.height == 0, buttonType.symbolName == nil {
      size.height = max(size.height, emptyTitleHeight)
    }
    size.height += insets.top + insets.bottom
    if insets == .zero, content.image == .zero {
      size.width = max(size.width, Self.shortestWidth)
      size.height += Self.verticalPadding
    }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private var emptyTitleHeight: CGFloat { label.font.lineHeight }

  /// Where the lines of a title in the middle are; nil if there is none.
  ///
  /// Source: https://github.com/nsomar/OAStackView, `OAStackViewAlignmentSpec`, whose buttons reach below the label on
  /// whose line they are. Assumed: titles elsewhere have no line.
  var titleOffsets: BaselineOffsets? {
    let isInMiddle =
      configuration.map { $0.imagePlacement == .leading || $0.imagePlacement == .trailing } ?? true
    guard isInMiddle, contentVerticalAlignment == .center, parts.subtitle == nil,
      label.text?.isEmpty == false
    else { return nil }
    let around = contentInsets
    let own = configuration == nil ? titleEdgeInsets : .zero
    return BaselineOffsets(
      ofCentered: label, height: label.sizeThatFits(.zero).height,
      shift: (around.top - around.bottom + own.top - own.bottom) / 2)
  }
}
