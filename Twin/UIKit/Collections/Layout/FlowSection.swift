import Foundation

/// Where a flow layout has the parts of one section.
///
/// All is said for lines from left to right, one below the other; a layout that scrolls horizontally turns it.
struct FlowSection {
  /// What decides about a section.
  struct Metrics {
    /// The length of a line with its margins, in points.
    var width: CGFloat = 0
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// Sizes of the items.
    var sizes: [CGSize] = []
    /// How many pixels a point has.
    var scale: CGFloat = 1

    /// How long a line is without margins.
    var room: CGFloat { max(0, width - inset.left - inset.right) }

    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
  }

  /// Items next to each other.
  struct Line {
    var items: Range<Int>
    var minY: CGFloat
    var height: CGFloat
  }

  private(set) var header = CGRect.null
  private(set) var footer = CGRect.null
  private(set) var frames: [CGRect] = []
  private(set) var lines: [Line] = []
  let minY: CGFloat
  private(set) var maxY: CGFloat

  init(_ metrics: Metrics, from start: CGFloat) {
    minY = start
    maxY = start
    if metrics.header > 0 { header = takeStrip(metrics.header, metrics) }
    maxY += metrics.inset.top
    let breaks = Self.lines(of: metrics)
    for (index, items) in breaks.enumerated() {
      if index > 0 { maxY += metrics.lineSpacing }
      place(items, isLast: index == breaks.count - 1, metrics)
    }
    maxY += metrics.inset.bottom
    if metrics.footer > 0 { footer = takeStrip(metrics.footer, metrics) }
  }

  private mutating func takeStrip(_ height: CGFloat, _ metrics: Metrics) -> CGRect {
    defer { maxY += height }
    return CGRect(x: 0, y: maxY, width: metrics.width, height: height)
  }

  /// Where lines break: an item that does not fit begins the next one.
  private static func lines(of metrics: Metrics) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (index, size) in metrics.sizes.enumerated() {
      let needed = index == first ? size.width : used + metrics.itemSpacing + size.width
      // Less than a thousandth of a point is a third that was rounded.
      if index > first, needed > metrics.room + 0.001 {
        lines.append(first..<index)
        (first, used) = (index, size.width)
      } else {
        used = needed
      }
    }
    if first < metrics.sizes.count { lines.append(first..<metrics.sizes.count) }
    return lines
  }

  /// Spreads the items of a line so that the first and the last are at its ends, and puts them on its middle.
  ///
  /// An item for which a line has no second place is in the middle. The last line is spread as if it went on with
  /// items of its size until it were full; if its items have several sizes, it begins at the left with the smallest
  /// spaces.
  ///
  /// Source: Apple, "UICollectionViewFlowLayout.minimumInteritemSpacing": "This spacing is used to compute how
  /// many items can fit in a single line, but after the number of items is determined, the actual spacing may
  /// possibly be adjusted upward."; the last line: rdar://20825965 (openradar.me, 2015) and
  /// github.com/Vercantez/openuikit, `UICollectionViewFlowLayout.swift`, which has read it off 20 layouts of iOS 26.1,
  /// as also places that are rounded to pixels; items that are alone: answers to "How do you determine spacing between
  /// cells in UICollectionView flowLayout" (Stack Overflow).
  private mutating func place(_ items: Range<Int>, isLast: Bool, _ metrics: Metrics) {
    let sizes = metrics.sizes[items]
    let height = sizes.map(\.height).max() ?? 0
    var (x, space) = (metrics.inset.left, metrics.itemSpacing)
    if !isLast {
      (x, space) = Self.spread(
        count: items.count, used: sizes.reduce(0) { $0 + $1.width }, metrics)
    } else if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      let full = Self.capacity(first.width, metrics)
      (x, space) = Self.spread(count: full, used: CGFloat(full) * first.width, metrics)
    }
    for size in sizes {
      frames.append(
        CGRect(
          x: metrics.rounded(x), y: metrics.rounded(maxY + (height - size.height) / 2),
          width: size.width, height: size.height))
      x += size.width + space
    }
    lines.append(Line(items: items, minY: maxY, height: height))
    maxY += height
  }

  /// How many items of a width fit into a line; one at least.
  private static func capacity(_ width: CGFloat, _ metrics: Metrics) -> Int {
    let step = width + metrics.itemSpacing
    guard step > 0 else { return max(1, metrics.sizes.count) }
    return max(1, Int((metrics.room + metrics.itemSpacing + 0.001) / step))
  }

  /// Where the first item is, and the space between two.
  private static func spread(
    count: Int, used: CGFloat, _ metrics: Metrics
  ) -> (x: CGFloat, space: CGFloat) {
    let left = metrics.room - used
    guard count > 1 else { return (metrics.inset.left + left / 2, 0) }
    return (metrics.inset.left, left / CGFloat(count - 1))
  }

  /// The items in a part of the content, and those that touch it.
  func items(in rect: CGRect) -> [Int] {
    lines.filter { $0.minY <= rect.maxY && $0.minY + $0.height >= rect.minY }
      .flatMap(\.items)
      .filter { !frames[$0].intersection(rect).isNull }
  }
}
