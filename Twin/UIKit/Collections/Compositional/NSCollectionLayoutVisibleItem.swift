public import CoreGraphics
public import Foundation
public import QuartzCore

/// How a section scrolls across the layout.
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: groups are one after another along the layout.
  case none = 0
  /// As far as the finger wants.
  case continuous = 1
  /// As far as the finger wants, and on to the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the collection.
  case paging = 3
  /// By a group, to its beginning.
  case groupPaging = 4
  /// By a group, with the group in the middle.
  case groupPagingCentered = 5
}

/// Changes how the visible items of a section look, by where the section has been scrolled to.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// An element in sight, whose look can be changed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// How far in front of others it is.
  var zIndex: Int { get set }
  /// Whether it does not show.
  var isHidden: Bool { get set }
  /// Its middle, in the coordinates of what scrolls.
  var center: CGPoint { get set }
  /// The transform about the middle, in the plane.
  var transform: CGAffineTransform { get set }
  /// The transform about the middle, in space.
  var transform3D: CATransform3D { get set }
  /// Its place in the data.
  var indexPath: IndexPath { get }
  /// Its rectangle, in the coordinates of what scrolls.
  var frame: CGRect { get }
  /// Its rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// An element in sight: attributes, in the coordinates of what scrolls.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private(set) var attributes: UICollectionViewLayoutAttributes
  /// How far the section has been scrolled.
  private let offset: CGPoint
  private(set) var isChanged = false

  init(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
    self.attributes = attributes
    self.offset = offset
  }

  private func change(_ change: (UICollectionViewLayoutAttributes) -> Void) {
    attributes = attributes.changed(change)
    isChanged = true
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { change { $0.alpha = newValue } }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { change { $0.zIndex = newValue } }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { change { $0.isHidden = newValue } }
  }

  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y) }
    set { change { $0.center = CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y) } }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { change { $0.transform = newValue } }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { change { $0.transform3D = newValue } }
  }

  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: offset.x, dy: offset.y) }
  var bounds: CGRect { attributes.bounds }

  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }

  var representedElementKind: String? { attributes.representedElementKind }
}
