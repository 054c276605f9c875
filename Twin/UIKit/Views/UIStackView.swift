public import Foundation
import QuartzCore

/// Lays out views in a row or a column.
///
/// Differs from UIKit: it sets frames instead of constraints. The size of a view along the axis is
/// its `intrinsicContentSize`, or its frame's size on an axis without one. With `.fill`, what is
/// left over goes to the views without an intrinsic size, or else to the last one.
open class UIStackView: UIView {
  /// How views share the length of the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill it; one grows or shrinks.
    case fill = 0
    /// They fill it, all the same length.
    case fillEqually = 1
    /// They keep their lengths, with equal gaps that fill the rest.
    case equalSpacing = 3
  }

  /// How views are placed across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At the left edge of a column or the top edge of a row.
    case leading = 1
    /// In the middle.
    case center = 3
    /// At the right edge of a column or the bottom edge of a row.
    case trailing = 4

    /// The same as `leading`, for rows.
    public static let top = Alignment.leading
    /// The same as `trailing`, for rows.
    public static let bottom = Alignment.trailing
  }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Would read the stack from an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangementDidChange() }
  }

  /// How views share the length of the axis.
  open var distribution = Distribution.fill {
    didSet { arrangementDidChange() }
  }

  /// How views are placed across the axis.
  open var alignment = Alignment.fill {
    didSet { arrangementDidChange() }
  }

  /// The gap between views, in points.
  open var spacing: CGFloat = 0 {
    didSet { arrangementDidChange() }
  }

  // MARK: Views

  /// The views in their order; hidden ones keep their turn but take no place.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Adds a view at an index, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Stops arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Stops arranging a subview that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the gap after one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// The gap after one view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  private func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  private var visible: [UIView] { arranged.filter { !$0.isHidden } }

  private var gaps: [CGFloat] { visible.dropLast().map(customSpacing(after:)) }

  /// The size of all views and gaps.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The size of all views and gaps, with views as wide as a column may be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = visible.map { naturalSize(of: $0, across: axis == .vertical ? size.width : 0) }
    let gap = gaps.reduce(0, +)
    return switch axis {
    case .horizontal:
      CGSize(
        width: sizes.map(\.width).reduce(gap, +), height: sizes.map(\.height).max() ?? 0)
    case .vertical:
      CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gap, +))
    }
  }

  /// The size that a view has by itself; `across` is the width a column offers, 0 for any.
  private func naturalSize(of view: UIView, across width: CGFloat) -> CGSize {
    var size = view.intrinsicContentSize
    if width > 0, view is UILabel || view is UIStackView {
      size = view.sizeThatFits(CGSize(width: width, height: 0))
    }
    if size.width == Self.noIntrinsicMetric { size.width = view.bounds.width }
    if size.height == Self.noIntrinsicMetric { size.height = view.bounds.height }
    return size
  }

  /// Places the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = visible
    guard !views.isEmpty else { return }
    let isRow = axis == .horizontal
    let sizes = views.map { naturalSize(of: $0, across: isRow ? 0 : bounds.width) }
    let length = isRow ? bounds.width : bounds.height
    let breadth = isRow ? bounds.height : bounds.width
    let lengths = lengths(
      of: views, natural: sizes.map { isRow ? $0.width : $0.height }, in: length)
    let gaps = gaps(after: lengths, in: length)
    var start: CGFloat = 0
    for (index, view) in views.enumerated() {
      let own = min(isRow ? sizes[index].height : sizes[index].width, breadth)
      let across = span(of: own, in: breadth)
      view.frame =
        isRow
        ? CGRect(x: start, y: across.start, width: lengths[index], height: across.length)
        : CGRect(x: across.start, y: start, width: across.length, height: lengths[index])
      start += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  private func lengths(of views: [UIView], natural: [CGFloat], in length: CGFloat) -> [CGFloat] {
    let gap = gaps.reduce(0, +)
    switch distribution {
    case .equalSpacing:
      return natural
    case .fillEqually:
      return natural.map { _ in max(0, (length - gap) / CGFloat(views.count)) }
    case .fill:
      let rest = length - gap - natural.reduce(0, +)
      let flexible = views.indices.filter { index in
        let size = views[index].intrinsicContentSize
        return (axis == .horizontal ? size.width : size.height) == Self.noIntrinsicMetric
      }
      let growing = flexible.isEmpty ? [views.count - 1] : flexible
      var lengths = natural
      for index in growing {
        lengths[index] = max(0, lengths[index] + rest / CGFloat(growing.count))
      }
      return lengths
    }
  }

  private func gaps(after lengths: [CGFloat], in length: CGFloat) -> [CGFloat] {
    guard distribution == .equalSpacing, !gaps.isEmpty else { return gaps }
    let gap = (length - lengths.reduce(0, +)) / CGFloat(gaps.count)
    return gaps.map { max($0, gap) }
  }

  private func span(of own: CGFloat, in breadth: CGFloat) -> (start: CGFloat, length: CGFloat) {
    switch alignment {
    case .fill: (0, breadth)
    case .leading: (0, own)
    case .center: (roundedToPixels((breadth - own) / 2), own)
    case .trailing: (breadth - own, own)
    }
  }
}
