public import Foundation

/// Where the items of a section are: in groups, one after another along the scrolling.
///
/// Sections that scroll across the layout: `OrthogonalScroller.swift`.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// How the section looks if it is one of a list.
  var list: UICollectionLayoutListConfiguration?

  /// Makes a section of groups.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(group)
  }

  private init(_ group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups; headers and footers have it at the sides only.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// What the insets are counted from; what the layout's configuration says at first.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// What headers and footers are inside of, instead of the section's insets.
  ///
  /// Source: Apple, "supplementaryContentInsetsReference": automatic at first. Assumed: they are inside of the
  /// section's insets then.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether headers and footers are inside of the section's insets.
  ///
  /// Source: Apple, "supplementariesFollowContentInsets": true at first.
  open var supplementariesFollowContentInsets = true

  /// The space between two groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// How the section scrolls across the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How the section comes to rest if it scrolls across the layout.
  public final let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Changes how visible items look, whenever what is in sight changes.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The same section. Differs from UIKit: it is no copy, so that later changes show in both.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The room that a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size with the insets, in points.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// What the content's inset takes away at the edges.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section can depend on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room for the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The room and the traits that a collection has now.
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  /// - Parameter kept: What is kept free for sections.
  init(of view: UICollectionView, kept: NSDirectionalEdgeInsets = .zero) {
    contentSize = view.bounds.size
    contentInsets =
      NSDirectionalEdgeInsets(
        view.adjustedContentInset, direction: view.effectiveUserInterfaceLayoutDirection) + kept
    traitCollection = view.traitCollection
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
