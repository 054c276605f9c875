public import Foundation

extension UISplitViewController {
  /// How many columns there are.
  nonisolated public enum Style: Int, Sendable {
    /// Two, as before iOS 14: the app sets `viewControllers`.
    case unspecified = 0
    /// Two: primary and secondary.
    case doubleColumn = 1
    /// Three: primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// One of the columns.
  nonisolated public enum Column: Int, Sendable {
    /// The first one, with what leads to the others.
    case primary = 0
    /// The one in the middle of three.
    case supplementary = 1
    /// The last one, with the content.
    case secondary = 2
    /// What is shown in place of all of them on a narrow screen.
    case compact = 3
    /// The one at the far side of the content, which is hidden until the app shows it (since iOS 26).
    case inspector = 4
  }

  /// Which columns are shown, and how.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// As the controller thinks right.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one, which is dim.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one, which is dim.
    case twoOverSecondary = 5
    /// Two columns that push the secondary one aside, in part off the screen.
    case twoDisplaceSecondary = 6

    /// The secondary column alone; the name before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// One column beside the secondary one; the name before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// One column over the secondary one; the name before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    /// How many columns are beside the secondary one, or over it.
    var columnCount: Int {
      switch self {
      case .secondaryOnly: 0
      case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// How columns share a wide screen.
  nonisolated public enum SplitBehavior: Int, Sendable {
    /// As the controller thinks right.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// Pushing the secondary column aside.
    case displace = 3
  }

  /// When the button for the mode is in a bar without the app's doing.
  nonisolated public enum DisplayModeButtonVisibility: Int, Sendable {
    /// If a gesture does the same.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// What is behind the primary column.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// What the column has itself.
    case none = 0
    /// The look of a sidebar.
    case sidebar = 1
  }

  /// The side of the primary column.
  nonisolated public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin.
    case leading = 0
    /// Where lines end.
    case trailing = 1
  }

  /// Stands for a width that the controller chooses (UIKit: the greatest float there is).
  nonisolated public static let automaticDimension: CGFloat = .greatestFiniteMagnitude
}
