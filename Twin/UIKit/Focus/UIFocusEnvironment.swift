public import Foundation

/// A part of the screen that has a say in where a keyboard's or a remote control's focus goes.
///
/// On the simulated phone there is neither, so nothing is ever focused and nobody is asked.
/// Source: Apple's documentation of `UIFocusEnvironment`.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where to look for what is to have the focus, in this order; none for this environment itself.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What holds the items in this environment.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Asks for the focus to be looked for again.
  func setNeedsFocusUpdate()
  /// Looks for the focus at once, if that was asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may move as it is about to.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have it now.
  var canBecomeFocused: Bool { get }
  /// Where it is, in the coordinates of its container.
  var frame: CGRect { get }
}

/// What holds items that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates in which the items say where they are.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that a rectangle touches.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to what has the focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// How far it has scrolled, in points.
  var contentOffset: CGPoint { get set }
  /// How large its content is, in points.
  var contentSize: CGSize { get }
  /// How much of it is seen, in points.
  var visibleSize: CGSize { get }
}

/// The sides to which the focus moves.
nonisolated public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes sides of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item, as with the tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the item before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// How likely an item is to get the focus as that comes to its group; negative ones count as none.
nonisolated public struct UIFocusGroupPriority: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes a priority of its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes a priority of its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  // Values: UIKit documentation, the constants of `UIFocusGroupPriority`.

  /// As any other item.
  public static let ignored = UIFocusGroupPriority(0)
  /// The item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The item that matters most.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(.max)
}
