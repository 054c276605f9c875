public import Foundation

/// Says which parts of a layout are out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  /// Whether nothing changed but the part of the content that shows.
  var isOnlyScrolled = false
  private var counts = false
  private var items: [IndexPath]?
  private var supplementary: [String: [IndexPath]]?
  private var decoration: [String: [IndexPath]]?
  private var movement: ItemMovement?

  /// Makes a context that says that something changed, and not what.
  public override init() {
    super.init()
  }

  /// Makes a context of a layout's own class.
  static func make(
    for layout: UICollectionViewLayout, everything: Bool = false, counts: Bool = false
  ) -> UICollectionViewLayoutInvalidationContext {
    let type =
      Swift.type(of: layout).invalidationContextClass
      as? UICollectionViewLayoutInvalidationContext.Type
    let made = make(type ?? UICollectionViewLayoutInvalidationContext.self)
    made.everything = everything
    made.counts = counts
    return made
  }

  /// Makes a context of a layout's own class for items that a finger moves.
  static func make(
    for layout: UICollectionViewLayout, movement: ItemMovement
  ) -> UICollectionViewLayoutInvalidationContext {
    let made = make(for: layout, counts: movement.previous != movement.target)
    made.movement = movement
    made.invalidateItems(at: movement.items)
    return made
  }

  /// Whether all of the data is new, as after `reloadData()`.
  open var invalidateEverything: Bool { everything }

  /// Whether the data source is to be asked again how much there is.
  open var invalidateDataSourceCounts: Bool { counts }

  /// Adds items whose attributes are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  /// Adds supplementary views whose attributes are out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Adds decoration views whose attributes are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration = (decoration ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// The items that were added; nil if none was.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The supplementary views that were added, by kind; nil if none was.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }

  /// The decoration views that were added, by kind; nil if none was.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decoration }

  /// Where the items were that a finger moves; nil of anything but a movement.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }

  /// Where the items are now that a finger moves; nil of anything but a movement.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }

  /// Where the finger wants the items, in the content's points; zero of anything but a movement.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  /// How far the content moves with the change, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much larger the content becomes, in points. Differs from UIKit: the layout is asked for the size.
  open var contentSizeAdjustment = CGSize.zero
}

/// Says which parts of a flow layout are out of date.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes and spaces; true at first.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether lines are broken again; true at first.
  open var invalidateFlowLayoutAttributes = true
}
