public import Foundation

/// Says where the elements of a collection are.
///
/// A collection calls `prepare()` when its layout is out of date, then asks for the size of the content, and
/// for the attributes of what is in sight.
///
/// Differs from UIKit: items are not moved by the person, unless the app does it.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  weak var holder: UICollectionView?
  /// What decoration views are made from.
  var decorations = ReusePool<String, UICollectionReusableView>()

  /// Makes a layout.
  public override init() {
    super.init()
    dieOnMainThread()
  }

  /// The object has come out of an archive. Does nothing unless overridden.
  open func awakeFromNib() {}

  /// Makes a layout. Differs from UIKit: reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init()
    dieOnMainThread()
  }

  /// The collection that uses the layout.
  open var collectionView: UICollectionView? { holder }

  /// The class of the attributes that this class makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that this class makes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection's safe area or margins are others now.
  func edgesDidChange() {}

  // MARK: Decoration

  /// Says of which class decoration views of a kind are; nil takes that back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass as? UICollectionReusableView.Type, for: elementKind)
  }

  /// Says in which file decoration views of a kind are, instead of a class; nil takes that back.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, for: elementKind)
  }

  // MARK: What the layout says

  /// Works out where everything is. Overrides call `super`.
  open func prepare() {}

  /// The size of all of the content, in points; nothing unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of everything in a part of the content; nothing unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item's cell; nothing unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view; nothing unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nothing unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where the content rests that a person lets go; the proposed place unless overridden.
  ///
  /// - Parameter velocity: How fast the content is, in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after changes or another layout; the proposed place unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Out of date

  /// Has the collection ask for everything anew before the next picture. Overrides call `super`.
  open func invalidateLayout() {
    invalidateLayout(with: foundContext ?? .make(for: self))
  }

  /// What the collection has found to be out of date, while ``invalidateLayout()`` is to say so.
  private var foundContext: UICollectionViewLayoutInvalidationContext?

  /// Has the layout say that the collection's bounds have made something out of date.
  ///
  /// Source: amirdew/CollectionViewPagingLayout, which overrides `invalidateLayout()` alone and knows by it of each
  /// page that is scrolled to. Assumed: contexts of a layout's own class go past it.
  final func invalidateAfterBoundsChange(_ context: UICollectionViewLayoutInvalidationContext) {
    guard type(of: context) == UICollectionViewLayoutInvalidationContext.self else {
      return invalidateLayout(with: context)
    }
    foundContext = context
    invalidateLayout()
    foundContext = nil
  }

  /// Has the collection ask anew for what a context says. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    holder?.layoutDidInvalidate(context)
  }

  /// Whether the layout is out of date when the collection shows another part or has another size; not
  /// unless overridden. The collection still has its former bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is out of date then. Overrides call `super`.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { .make(for: self) }

  /// Whether the layout is out of date when a view wants to be other than the layout said; not unless
  /// overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is out of date then. Overrides call `super`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { .make(for: self) }

  /// Whether views are asked how large they want to be.
  var asksViewsForSizes: Bool { true }

  // MARK: Direction

  /// The direction for which the layout was written; left to right unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection mirrors the layout where content runs the other way; not unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Changes

  /// Changes are about to be shown. Overrides call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// The animations of changes are being set up. Overrides call `super`.
  open func finalizeCollectionViewUpdates() {}

  /// How a cell looks before it comes, or comes to its new place.
  ///
  /// Asked in changes that are animated for each cell that is on the screen afterwards, also where it stays. Unless
  /// overridden a new one fades in; with nil there is no start but the usual look.
  ///
  /// Sources: UIKit documentation; stackoverflow.com/questions/16690831 (nil takes the fading away);
  /// `FormerLooks`. Layouts of many apps change what `super` gives them.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { holder?.initialLook(of: .cell(itemIndexPath)) }

  /// How a cell looks when it has gone; the place is that before the changes.
  ///
  /// Asked in changes that are animated for each cell that was on the screen, also where it stays. Unless
  /// overridden one that goes fades out; with nil it stays as it is until the end of the animation.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { holder?.finalLook(of: .cell(itemIndexPath)) }

  /// How a supplementary view looks before it comes; asked and answered as for a cell.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    holder?.initialLook(of: .supplementary(elementKind, elementIndexPath))
  }

  /// How a supplementary view looks when it has gone; asked and answered as for a cell.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    holder?.finalLook(of: .supplementary(elementKind, elementIndexPath))
  }

  /// How a decoration view looks before it comes; asked and answered as for a cell.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    holder?.initialLook(of: .decoration(elementKind, decorationIndexPath))
  }

  /// How a decoration view looks when it has gone; asked and answered as for a cell.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    holder?.finalLook(of: .decoration(elementKind, decorationIndexPath))
  }

  /// Places after the changes at which supplementary views come, also where views of the kind are already; none
  /// unless overridden.
  ///
  /// Asked after items or sections were inserted, for each kind that is registered or shows, between
  /// ``prepare(forCollectionViewUpdates:)`` and ``finalizeCollectionViewUpdates()``.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Places before the changes from which supplementary views go; none unless overridden.
  ///
  /// Asked after items or sections were deleted; see ``indexPathsToInsertForSupplementaryView(ofKind:)``.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Places after the changes at which decoration views come; asked and answered as for supplementary views.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Places before the changes from which decoration views go; asked and answered as for supplementary views.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The layout is about to give its place to another one. Overrides call `super`.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// The layout is about to take the place of another one. Overrides call `super`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The animations of the change between two layouts are being set up. Overrides call `super`.
  open func finalizeLayoutTransition() {}

  /// The collection gets another size in an animation, as on a screen that turns; it has its new bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The animation of another size is set up.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Items under way

  /// How the cell looks that the app moves, with its middle where the finger wants it.
  ///
  /// Overrides call `super` and change what it gives.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let usual = layoutAttributesForItem(at: indexPath)
    let made = usual.map { $0.changed { _ in } } ?? .make(for: .cell(indexPath), in: self)
    made.center = position
    return made
  }

  /// Where the item goes that the app moves: to the item at the place, unless overridden.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    holder?.itemPlace(at: position) ?? previousIndexPath
  }

  /// What is out of date as a finger moves items; asked at each move, also within one place.
  ///
  /// Overrides call `super`. The items are those that go and those in whose place they are.
  ///
  /// Assumed: the counts are asked anew only where an item goes to another place.
  ///
  /// Source: UIKit documentation; IGListKit's tests of layouts under interactive movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    .make(
      for: self,
      movement: ItemMovement(
        previous: previousIndexPaths, target: targetIndexPaths, position: targetPosition))
  }

  /// What is out of date when the finger has left the items, or the movement is cancelled.
  ///
  /// Overrides call `super`.
  ///
  /// - Parameters:
  ///   - indexPaths: Where the items stay; where they were at first if cancelled.
  ///   - previousIndexPaths: Where they were under way until now.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    .make(
      for: self,
      movement: ItemMovement(
        previous: previousIndexPaths, target: indexPaths,
        position: holder?.move?.target ?? .zero))
  }

  // MARK: Sizes that views choose

  /// Items have other places by now, or, without changes, everything is new.
  func forgetSizes(after updates: ItemUpdates?) {}
}

extension UICollectionViewLayout {
  func initialAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
    }
  }

  func finalAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
    }
  }

  func attributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }
}
