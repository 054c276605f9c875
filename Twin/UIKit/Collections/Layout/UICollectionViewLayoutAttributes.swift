public import Foundation
public import QuartzCore

/// Where one element of a collection is and how it looks.
///
/// A subclass that has more values overrides `copy(with:)`, as collections copy attributes, and
/// `isEqual(_:)`: attributes that are equal to the former ones are not applied again.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?
  /// How important the size is on each axis where a view says how large it wants to be.
  var fitting = (
    horizontal: UILayoutPriority.fittingSizeLevel, vertical: UILayoutPriority.fittingSizeLevel
  )

  /// Where in a list the cell is; nil outside of lists.
  var listPlace: ListPlace?

  /// Makes attributes of no element yet.
  public override init() {
    super.init()
  }

  /// Makes attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    become(.supplementaryView, elementKind)
  }

  /// Makes attributes of a decoration view, which belongs to the layout alone.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    become(.decorationView, decorationViewKind)
  }

  /// What shape of the element others bump into where it is a ``UIDynamicItem``; a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The shape of an element that has its own, around its middle; its rectangle unless overridden.
  open var collisionBoundingPath: UIBezierPath { rectangularOutline }

  private func become(_ category: UICollectionView.ElementCategory, _ kind: String?) {
    self.category = category
    self.kind = kind
  }

  /// Makes attributes of a layout's own class.
  static func make(for key: CollectionElement, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes
  {
    let type =
      Swift.type(of: layout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = make(type ?? UICollectionViewLayoutAttributes.self)
    made.indexPath = key.path
    made.become(key.category, key.category == .cell ? nil : key.kind)
    return made
  }

  // MARK: What it is about

  /// The element's place in the data.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Whether the element is a cell, a supplementary or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { kind }

  // MARK: Geometry

  /// The middle, in the content's coordinates.
  open var center = CGPoint.zero

  /// The size before the transform.
  open var size = CGSize.zero

  /// The transform about the middle, in space.
  open var transform3D = CATransform3DIdentity

  /// The transform about the middle, in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The rectangle in the element's own coordinates. Its origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The rectangle in the content's coordinates; with a transform, the smallest upright one around it.
  ///
  /// Setting it sets `center` and `size`.
  open var frame: CGRect {
    get {
      let plain = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let shown = CATransform3DIsIdentity(transform3D) ? plain : plain.applying(transform)
      return shown.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  // MARK: Look

  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// How far in front of others the element is; 0 at first.
  open var zIndex = 0

  /// Whether the element does not show. No view is made for it.
  open var isHidden = false

  // MARK: Copies

  /// Attributes of the same class with the same values. Overrides call `super` and set their own values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(type(of: self))
    copy.indexPath = indexPath
    copy.become(category, kind)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.fitting = fitting
    copy.listPlace = listPlace
    return copy
  }

  /// A copy that can be changed.
  func changed(_ change: (UICollectionViewLayoutAttributes) -> Void)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else { return self }
    change(copy)
    return copy
  }

  /// Whether the other attributes are of the same element and have the same values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasValues(of: other) }
  }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    element == other.element && center == other.center && size == other.size
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && listPlace == other.listPlace
  }
}

/// What attributes are about, and which view shows it.
struct CollectionElement: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for a cell.
  let kind: String
  let path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", path: path)
  }

  static func supplementary(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, path: path)
  }

  static func decoration(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .decorationView, kind: kind, path: path)
  }

  func moved(to path: IndexPath) -> CollectionElement {
    CollectionElement(category: category, kind: kind, path: path)
  }

  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    (one.path, one.category.rawValue, one.kind) < (
      other.path, other.category.rawValue, other.kind
    )
  }
}

extension UICollectionViewLayoutAttributes {
  /// What the attributes are about.
  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }
}
