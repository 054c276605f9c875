import CoreGraphics
public import Foundation

/// Says where the items of a group are, in what surrounds it.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Where an app has an item in a group of its own.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  private let place: CGRect
  private let depth: Int

  private init(_ frame: CGRect, _ zIndex: Int) {
    place = frame
    depth = zIndex
    super.init()
  }

  /// Makes an item of a frame in the group.
  public convenience init(frame: CGRect) {
    self.init(frame, 0)
  }

  /// Makes an item of a frame in the group, that far in front of others.
  public convenience init(frame: CGRect, zIndex: Int) {
    self.init(frame, zIndex)
  }

  /// Where the item is in the group, in points.
  open var frame: CGRect { place }

  /// How far in front of others the item is.
  open var zIndex: Int { depth }

  /// The same item; items do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutGroup {
  /// Items where the app says; as many as there are places, then the next group begins.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(layoutSize, isHorizontal: true, .custom(itemProvider))
  }
}

/// What surrounds the items of a group: the group's room.
final class GroupEnvironment: NSObject, NSCollectionLayoutEnvironment {
  private final class Room: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
      (contentSize, contentInsets) = (size, insets)
      super.init()
    }

    var effectiveContentSize: CGSize { contentInsets.inside(contentSize) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  }

  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    container = Room(size, insets)
    traitCollection = traits
    super.init()
  }
}
