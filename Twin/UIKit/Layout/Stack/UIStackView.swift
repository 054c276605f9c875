public import Foundation
import QuartzCore

/// Lays out views in a row or a column, by constraints of its own.
///
/// In an animation block views move that make room for others, or take it (documentation of the class). Assumed: not
/// if the stack still waits for the layout of something that was changed before.
open class UIStackView: UIView {
  /// How views share the length of the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill it; the views with the lowest priorities grow or shrink.
    case fill = 0
    /// They fill it, all the same length.
    case fillEqually = 1
    /// They fill it, in proportion to the lengths of their content.
    case fillProportionally = 2
    /// They keep their lengths, with equal gaps that fill the rest.
    case equalSpacing = 3
    /// They keep their lengths, with equal distances between their middles.
    case equalCentering = 4
  }

  /// How views are placed across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At the leading edge of a column or the top edge of a row.
    case leading = 1
    /// In a row, with their first lines of text on one line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column or the bottom edge of a row.
    case trailing = 4
    /// In a row, with their last lines of text on one line.
    case lastBaseline = 5

    /// The same as `leading`, for rows.
    public static let top = Alignment.leading
    /// The same as `trailing`, for rows.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that says: as between the others.
  nonisolated public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A spacing that says: the system's distance between views. The smallest number that a `Float` has in full.
  ///
  /// Source: the number that compiled apps hand to `spacing`.
  nonisolated public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var rooms: StackRooms?
  private var needsArrangement = false
  /// The contents to which the arrangement is in proportion, in points along the axis; empty if it is to none.
  private var arrangedLengths: [CGFloat] = []

  /// Makes a stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Makes a stack as without an archive; see `UIView.init(coder:)`.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How views share the length of the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How views are placed across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The gap between views, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether the gaps of a column are from the last line of text to the next first one.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether views stay inside the margins of the stack.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
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
    let others = arranged.filter { $0 !== view }
    guard others.indices.contains(stackIndex) || stackIndex == others.count else {
      UISystem.current.raise(
        "NSInternalInconsistencyException",
        """
        index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or \
        equal to \(others.count)
        """)
      return
    }
    arranged = others
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Stops arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Stops arranging a subview that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewDidHide(_ subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  /// Sets the gap after one view, in points; ``spacingUseDefault`` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The gap after one view, in points; ``spacingUseDefault`` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  private func arrangementDidChange() {
    if !needsArrangement, window != nil, !layer.needsLayout(),
      let block = UISystem.current.animations.current, block.duration > 0
    {
      block.arrange(self)
    }
    needsArrangement = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Shares the length anew if it is in proportion to contents, of which one changed its size. Assumed.
  func contentDidChange() {
    guard distribution == .fillProportionally, !needsArrangement,
      StackArrangement(self).contentLengths != arrangedLengths
    else { return }
    arrangementDidChange()
  }

  /// Makes the constraints of the arrangement anew if it changed.
  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      NSLayoutConstraint.deactivate(arrangement)
      let new = StackArrangement(self)
      arrangement = new.constraints()
      rooms = new.rooms
      arrangedLengths = distribution == .fillProportionally ? new.contentLengths : []
      NSLayoutConstraint.activate(arrangement)
    }
    super.updateConstraints()
  }

  /// The gap after one view as it counts, in points.
  func gap(after view: UIView) -> CGFloat {
    let own = customSpacings[ObjectIdentifier(view)] ?? spacing
    return own == Self.spacingUseSystem ? SystemSpacing.betweenViews : own
  }
}
