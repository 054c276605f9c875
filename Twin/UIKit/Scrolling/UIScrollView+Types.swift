public import Foundation

extension UIScrollView {
  /// How fast content slows down that was let go.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate of the part of the velocity that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate (UIKit: 0.998).
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// For content that is to rest soon (UIKit: 0.99).
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether the safe area is part of the content's inset.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll, and at top and bottom on a page of a navigation controller.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// The look of the indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Good over any content.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How dragging puts the keyboard away.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// With the finger, once that reaches the keyboard.
    case interactive = 2
    /// When it begins, together with what is above the keyboard.
    case onDragWithAccessory = 3
    /// With the finger, together with what is above the keyboard.
    case interactiveWithAccessory = 4

    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
    var isAtOnce: Bool { self == .onDrag || self == .onDragWithAccessory }
  }
}
