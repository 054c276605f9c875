public import Foundation

extension UITableView {
  /// How sections are set apart.
  nonisolated public enum Style: Int, Sendable {
    /// Headers stay in sight.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart, with space at the sides and round corners.
    case insetGrouped = 2
  }

  /// Where scrolling brings a row.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Into sight, no further than needed.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right, and go there.
    case right = 1
    /// They come from the left, and go there.
    case left = 2
    /// They come from behind the row above, and go there.
    case top = 3
    /// They come from behind the row below, and go there.
    case bottom = 4
    /// They are there, or gone, at once.
    case none = 5
    /// They come from the middle. Differs from UIKit: they fade.
    case middle = 6
    /// The table chooses: they fade (assumed).
    case automatic = 100
  }

  /// Stands for a height that follows from the content (UIKit: -1).
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Told when a tap has changed what is selected.
  nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}

/// What in a table is only as wide as its content (since iOS 18).
nonisolated public struct UITableViewContentHuggingElements: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
