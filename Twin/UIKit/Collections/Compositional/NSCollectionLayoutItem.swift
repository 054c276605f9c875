public import Foundation

/// How large an item is.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  private let size: NSCollectionLayoutSize
  private let attached: [NSCollectionLayoutSupplementaryItem]

  init(
    _ size: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.size = size
    attached = supplementaryItems
    super.init()
  }

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize)
  }

  /// Makes an item of a size, with views that say something about it, such as a badge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize, supplementaryItems: supplementaryItems)
  }

  /// The views that say something about the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  /// The size with the insets.
  open var layoutSize: NSCollectionLayoutSize { size }

  /// The space that the item leaves empty inside its size; ignored along an axis on which views choose it.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space around the item, beside others and the edges of what holds it; none at first.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The insets that count.
  ///
  /// Source: Apple, "NSCollectionLayoutItem.contentInsets", about axes with estimated values.
  var usedInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if size.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// The same item. Differs from UIKit: it is no copy, so that later changes show in both.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Items in a row or a column.
///
/// - `NSCollectionLayoutGroup+Custom`: items in places of an app's own.
///
/// Differs from UIKit: a group has one row or column, also where its items choose their sizes.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Which items are in a group.
  enum Content {
    /// These again and again, as long as there is room.
    case filling([NSCollectionLayoutItem])
    /// One so many times.
    case repeating(NSCollectionLayoutItem, Int)
    /// One so many times, as long as there is room for all.
    case dividing(NSCollectionLayoutItem, Int)
    /// Items where the app says.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let isHorizontal: Bool
  let content: Content

  private init(_ size: NSCollectionLayoutSize, isHorizontal: Bool, _ content: Content) {
    self.isHorizontal = isHorizontal
    self.content = content
    super.init(size)
  }

  class func make(
    _ size: NSCollectionLayoutSize, isHorizontal: Bool, _ content: Content
  ) -> Self {
    // Nobody can derive a class, as there is no initializer that it could call.
    unsafeDowncast(
      NSCollectionLayoutGroup(size, isHorizontal: isHorizontal, content), to: self)
  }

  /// Items beside each other, again and again from the first one, as long as the group has room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, isHorizontal: true, .filling(subitems))
  }

  /// Items below each other, again and again from the first one, as long as the group has room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, isHorizontal: false, .filling(subitems))
  }

  /// An item so many times beside itself, in the size that it has.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, isHorizontal: true, .repeating(subitem, count))
  }

  /// An item so many times below itself, in the size that it has.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, isHorizontal: false, .repeating(subitem, count))
  }

  /// An item so many times beside itself, so wide that all fill the group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, isHorizontal: true, .dividing(subitem, count))
  }

  /// An item so many times below itself, so high that all fill the group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, isHorizontal: false, .dividing(subitem, count))
  }

  /// The items of which the group is made.
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .filling(let items): items
    case .repeating(let item, _), .dividing(let item, _): [item]
    case .custom: []
    }
  }

  /// The space between two items; none at first.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Views that say something about all of the group. Assumed: they have the place of its first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupViews }
    set { groupViews = newValue }
  }

  private var groupViews: [NSCollectionLayoutSupplementaryItem] = []
}

/// A view that says something about items.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  private let container: NSCollectionLayoutAnchor
  private let own: NSCollectionLayoutAnchor?

  init(
    _ size: NSCollectionLayoutSize, kind: String,
    container: NSCollectionLayoutAnchor = NSCollectionLayoutAnchor(edges: []),
    own: NSCollectionLayoutAnchor? = nil
  ) {
    self.kind = kind
    self.container = container
    self.own = own
    super.init(size)
  }

  /// Makes a view inside its item, at edges of it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, kind: elementKind, container: containerAnchor)
  }

  /// Makes a view of which a place of its own is at a place of its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, kind: elementKind, container: containerAnchor, own: itemAnchor)
  }

  /// The place of the item at which the view is.
  open var containerAnchor: NSCollectionLayoutAnchor { container }

  /// The place of the view that is there; nil where the view lies inside the item.
  open var itemAnchor: NSCollectionLayoutAnchor? { own }

  /// The kind of the view.
  open var elementKind: String { kind }

  /// How far in front of others the view is. Assumed: 1 at first, in front of items.
  open var zIndex = 1
}

/// A view at an edge of a section or of the whole layout, such as a header.
///
/// Corners belong to the edges at which the section begins and ends along the scrolling. Assumed: at another edge
/// the view stands beside the groups, in their middle.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private let edge: NSRectAlignment
  private let shift: CGPoint

  private init(
    _ size: NSCollectionLayoutSize, kind: String, _ edge: NSRectAlignment, shift: CGPoint
  ) {
    self.edge = edge
    self.shift = shift
    super.init(size, kind: kind)
  }

  /// Makes a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize, kind: elementKind, alignment, shift: .zero)
  }

  /// Makes a view some points away from where it would be at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize, kind: elementKind, alignment, shift: absoluteOffset)
  }

  /// Whether the view stays in sight as long as its section is.
  open var pinToVisibleBounds = false

  /// Whether the view has room of its own; otherwise it is over or under items.
  ///
  /// Source: Apple, "extendsBoundary": true at first.
  open var extendsBoundary = true

  /// The edge.
  open var alignment: NSRectAlignment { edge }

  /// How far the view is from where it would be at the edge, in points.
  open var offset: CGPoint { shift }
}

/// A view behind a section that belongs to the layout alone.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String

  private init(kind: String) {
    self.kind = kind
    super.init(
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view behind all of a section; the layout must know its class.
  open class func background(elementKind: String) -> Self {
    // Nobody can derive a class, as there is no initializer that it could call.
    unsafeDowncast(NSCollectionLayoutDecorationItem(kind: elementKind), to: self)
  }

  /// The kind of the view.
  open var elementKind: String { kind }

  /// How far in front of others the view is. With 0, as at first, it is behind items.
  open var zIndex = 0
}

/// Edges and corners, in the direction of the content.
nonisolated public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// The middle of the top.
  case top = 1
  /// The corner at the top where lines begin.
  case topLeading = 2
  /// The middle of the edge where lines begin.
  case leading = 3
  /// The corner at the bottom where lines begin.
  case bottomLeading = 4
  /// The middle of the bottom.
  case bottom = 5
  /// The corner at the bottom where lines end.
  case bottomTrailing = 6
  /// The middle of the edge where lines end.
  case trailing = 7
  /// The corner at the top where lines end.
  case topTrailing = 8
}
