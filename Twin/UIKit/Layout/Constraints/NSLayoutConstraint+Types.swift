extension NSLayoutConstraint {
  /// How the two sides compare.
  nonisolated public enum Relation: Int, Sendable {
    /// The first is not larger.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is not smaller.
    case greaterThanOrEqual = 1
  }

  /// A line or a length of a view.
  nonisolated public enum Attribute: Int, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right = 2
    /// The top.
    case top = 3
    /// The bottom.
    case bottom = 4
    /// The side where lines begin.
    case leading = 5
    /// The side where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from side to side.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where lines begin.
    case leadingMargin = 17
    /// The margin where lines end.
    case trailingMargin = 18
    /// The middle between the margins, from side to side.
    case centerXWithinMargins = 19
    /// The middle between the margins, from top to bottom.
    case centerYWithinMargins = 20
    /// None: the constraint has no second side.
    case notAnAttribute = 0

    /// The baseline of the last line of text.
    public static let baseline = Attribute.lastBaseline
  }

  /// From side to side or from top to bottom.
  nonisolated public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// What else a visual format is to make, and how it is to be read.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All left sides in line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right sides in line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All tops in line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All bottoms in line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading sides in line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing sides in line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All middles in line, in a column.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All middles in line, in a row.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All last baselines in line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All first baselines in line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All last baselines in line.
    public static let alignAllBaseline = alignAllLastBaseline
    /// All of the above.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Read from left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Read from right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
    /// Distances in a column are from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the distances.
    public static let spacingMask = FormatOptions(rawValue: 0x1 << 19)
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// What kind of thing an attribute is; a constraint compares things of one kind.
  enum Kind {
    /// A line of a fixed side.
    case horizontalPosition
    /// A line of a side that depends on the direction.
    case directionalPosition
    /// A line across from side to side.
    case verticalPosition
    /// A width or a height.
    case length
    /// Nothing.
    case none
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .horizontalPosition
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalPosition
    case .centerX, .centerXWithinMargins: .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    case .width, .height: .length
    case .notAnAttribute: .none
    }
  }

  /// The attribute that stands for this one in a direction.
  func resolved(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// The axis along which the attribute lies.
  var axis: NSLayoutConstraint.Axis? {
    switch kind {
    case .horizontalPosition, .directionalPosition: .horizontal
    case .verticalPosition: .vertical
    case .length: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  /// The name that log lines have for it.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
