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
    label = CGRect(origin: CGPoint(x: start, y: Self.top(of: first, in: area)), size: first)
    detail = CGRect(origin: CGPoint(x: other, y: Self.top(of: second, in: area)), size: second)
  }

  /// Where a text begins that is beside another one: in the middle of the height, from iOS 13 on at a whole point.
  ///
  /// Source: files of Interface Builder, where texts of 20.33 points begin at 12 in rows of 43.67 (Tyler1May/HotelManzana,
  /// Xcode 15), of 14.33 at 15 in rows of 43.67 and 44 (zacinthepark/HotelManzana, Xcode 13; ODDNERO/TableView), and of 14.5
  /// at 15 in rows of 44 (AliMoosa0/HotelManzana, Xcode 13).
  private static func top(of size: CGSize, in area: CGRect) -> CGFloat {
    let top = area.midY - size.height / 2
    return UISystem.current.behaviour.isFromIOS13On ? top.rounded() : top
  }

  /// The size that a label wants; nothing without text.
  private static func size(of label: UILabel, width: CGFloat) -> CGSize {
    guard label.superview != nil, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
