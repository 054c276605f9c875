import CoreGraphics

/// Where the texts of a cell are that has a style of the system's.
///
/// One text alone has all the height. Two have the sizes that they want, as far as there is room, and are in the
/// middle of the height. Source: descriptions of cells in public logs, such as a title of 20.3 points at 14.8 in a
/// row of 50 points. Assumed: the first text has its width before the second one; the sizes of `value2`.
struct CellTexts {
  /// The width of the first text of `value2`, and the space between two texts, in points (assumed).
  private static let firstWidth: CGFloat = 91
  private static let gap: CGFloat = 6

  private(set) var label = CGRect.zero
  private(set) var detail = CGRect.zero
  /// How high the texts are together.
  private(set) var height: CGFloat = 0

  /// - Parameter pairGap: The space between two texts of which one is above the other, in points.
  init(
    _ style: UITableViewCell.CellStyle, label: UILabel, detail: UILabel, in area: CGRect,
    pairGap: CGFloat
  ) {
    switch style {
    case .default:
      self.label = area
      height = label.sizeThatFits(CGSize(width: area.width, height: 0)).height
    case .value1:
      let first = Self.size(of: label, width: area.width)
      let rest = max(0, area.width - first.width - (first.width > 0 ? Self.gap : 0))
      let second = Self.size(of: detail, width: rest)
      placeBeside(area, first, second, start: area.minX, other: area.maxX - second.width)
    case .value2:
      let first = CGSize(
        width: min(Self.firstWidth, area.width),
        height: Self.size(of: label, width: Self.firstWidth).height)
      let start = area.minX + first.width + Self.gap
      let second = Self.size(of: detail, width: max(0, area.maxX - start))
      placeBeside(area, first, second, start: area.minX, other: start)
    case .subtitle:
      let first = Self.size(of: label, width: area.width)
      let second = Self.size(of: detail, width: area.width)
      let gap = first.height > 0 && second.height > 0 ? pairGap : 0
      height = first.height + gap + second.height
      let top = area.minY + (area.height - height) / 2
      self.label = CGRect(origin: CGPoint(x: area.minX, y: top), size: first)
      self.detail = CGRect(origin: CGPoint(x: area.minX, y: top + first.height + gap), size: second)
    }
  }

  private mutating func placeBeside(
    _ area: CGRect, _ first: CGSize, _ second: CGSize, start: CGFloat, other: CGFloat
  ) {
    height = max(first.height, second.height)
    label = CGRect(
      origin: CGPoint(x: start, y: area.midY - first.height / 2), size: first)
    detail = CGRect(
      origin: CGPoint(x: other, y: area.midY - second.height / 2), size: second)
  }

  /// The size that a label wants; nothing without text.
  private static func size(of label: UILabel, width: CGFloat) -> CGSize {
    guard label.superview != nil, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
