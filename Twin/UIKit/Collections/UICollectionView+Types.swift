extension UICollectionView {
  /// Where scrolling brings an item; one place of each axis at most. With none, nothing scrolls.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// To the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// To the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The way in which a flow layout adds lines.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Lines come below each other.
    case vertical = 0
    /// Lines come beside each other.
    case horizontal = 1
  }

  /// What an element of a collection is.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// It shows an item.
    case cell = 0
    /// It says something about items, as a header does.
    case supplementaryView = 1
    /// It belongs to the layout alone.
    case decorationView = 2
  }

  /// How soon items make room for what is dragged over them.
  nonisolated public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a short while.
    case fast = 1
    /// After a longer while.
    case slow = 2
  }

  /// The kind of a section's header in a flow layout.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer in a flow layout.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
