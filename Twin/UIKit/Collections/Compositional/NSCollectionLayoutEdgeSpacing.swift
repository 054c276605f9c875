public import Foundation

/// The space that an item wants around itself, beside other items and the edges of what holds it.
///
/// Fixed space is always there. Flexible space is at least what it says, and all flexible spaces along an axis
/// share what is left: two at the sides of an item bring it into the middle.
///
/// Source: Apple, "NSCollectionLayoutItem.edgeSpacing", "NSCollectionLayoutSpacing".
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  private let spaces: [NSCollectionLayoutSpacing?]

  /// Makes the space around an item; nil is none.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init([leading, top, trailing, bottom])
  }

  private init(_ spaces: [NSCollectionLayoutSpacing?]) {
    self.spaces = spaces
    super.init()
  }

  /// The space where lines begin.
  open var leading: NSCollectionLayoutSpacing? { spaces[0] }

  /// The space above.
  open var top: NSCollectionLayoutSpacing? { spaces[1] }

  /// The space where lines end.
  open var trailing: NSCollectionLayoutSpacing? { spaces[2] }

  /// The space below.
  open var bottom: NSCollectionLayoutSpacing? { spaces[3] }

  /// The same space; it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space before and behind an item along one axis.
struct EdgeSpace {
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0
  private var growsBefore = false
  private var growsAfter = false

  init(_ item: NSCollectionLayoutItem, isHorizontal: Bool) {
    guard let spacing = item.edgeSpacing else { return }
    let first = isHorizontal ? spacing.leading : spacing.top
    let last = isHorizontal ? spacing.trailing : spacing.bottom
    (before, after) = (first?.spacing ?? 0, last?.spacing ?? 0)
    growsBefore = first?.isFlexible ?? false
    growsAfter = last?.isFlexible ?? false
  }

  /// What the item takes at least, with the space.
  func around(_ length: CGFloat) -> CGFloat { before + length + after }

  /// How many of both spaces grow.
  var growing: Int { (growsBefore ? 1 : 0) + (growsAfter ? 1 : 0) }

  /// The space where each of those that grow gets so many points more.
  func grown(by more: CGFloat) -> EdgeSpace {
    var copy = self
    if growsBefore { copy.before += more }
    if growsAfter { copy.after += more }
    return copy
  }

  /// The space before an item that has some room for itself.
  func start(of length: CGFloat, in room: CGFloat) -> CGFloat {
    guard growing > 0 else { return before }
    return grown(by: max(0, room - around(length)) / CGFloat(growing)).before
  }
}
