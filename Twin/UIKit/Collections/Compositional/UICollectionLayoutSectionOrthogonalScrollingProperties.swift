public import Foundation

/// How a section comes to rest that scrolls across the layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether the section goes beyond its ends and back again.
  nonisolated public enum Bounce: Int, Sendable {
    /// As the system thinks right; it does (assumed).
    case automatic = 0
    /// It does.
    case always = 1
    /// It stops at its ends.
    case never = 2
  }

  /// How fast the section slows down that a finger has let go.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond; negative for `automatic` (assumed).
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As it belongs to the way in which the section scrolls.
    public static let automatic = DecelerationRate(rawValue: -1)
    /// As a scroll view does of itself.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// Quickly.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Whether the section goes beyond its ends.
  open var bounce = Bounce.automatic

  /// How fast the section slows down.
  open var decelerationRate = DecelerationRate.automatic
}

/// The same, as a strip keeps it.
struct StripScrolling {
  var bounces = true
  var rate: UIScrollView.DecelerationRate

  /// Source: Apple, "orthogonalScrollingProperties". Assumed: sections that page by groups slow down quickly.
  init(_ section: NSCollectionLayoutSection) {
    let properties = section.orthogonalScrollingProperties
    bounces = properties.bounce != .never
    let pages: Bool
    switch section.orthogonalScrollingBehavior {
    case .groupPaging, .groupPagingCentered: pages = true
    case .none, .continuous, .continuousGroupLeadingBoundary, .paging: pages = false
    }
    rate =
      properties.decelerationRate == .automatic
      ? (pages ? .fast : .normal)
      : UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
  }
}
