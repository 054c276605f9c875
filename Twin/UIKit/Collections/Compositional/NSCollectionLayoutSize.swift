public import Foundation

/// The length of an item or a group along one axis.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  private let kind: Kind
  private let value: CGFloat

  private init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
    super.init()
  }

  private class func make(_ kind: Kind, _ value: CGFloat) -> Self {
    // Nobody can derive a class, as there is no initializer that it could call.
    unsafeDowncast(NSCollectionLayoutDimension(kind, value), to: self)
  }

  /// A part of the width of what holds the item; 1 for all of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of what holds the item; 1 for all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }

  /// A length that the view chooses, and its likely value in points.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }

  /// A length across a group that the views of the group choose: all items of it are as long as the longest (since
  /// iOS 17), with its likely value in points.
  ///
  /// Source: documentation. Differs from UIKit: along a group, and in a group in it, it is as `estimated`.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    make(.uniform, estimate)
  }

  /// Whether it is a part of a width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }

  /// Whether it is a part of a height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// Whether it is a length in points.
  open var isAbsolute: Bool { kind == .absolute }

  /// Whether the view chooses the length.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }

  /// Whether the views of a group choose the length together (since iOS 17).
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// The part, or the points.
  open var dimension: CGFloat { value }

  /// The same dimension; dimensions do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The length in what holds the item.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: value * container.width
    case .fractionalHeight: value * container.height
    case .absolute, .estimated, .uniform: value
    }
  }
}

/// The width and height of an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  private init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
    super.init()
  }

  /// Makes a size.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }

  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }

  /// The same size; sizes do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The size in what holds the item, with estimates for what views choose.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  /// Whether the view chooses something of it.
  var isEstimated: Bool { width.isEstimated || height.isEstimated }

  /// The size with what a view wants where it chooses.
  func chosen(_ wanted: CGSize?, or size: CGSize) -> CGSize {
    guard let wanted else { return size }
    return CGSize(
      width: width.isEstimated ? wanted.width : size.width,
      height: height.isEstimated ? wanted.height : size.height)
  }
}

/// The space between two items of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  private let points: CGFloat
  private let keepsPoints: Bool

  private init(_ points: CGFloat, isFixed: Bool) {
    self.points = points
    keepsPoints = isFixed
    super.init()
  }

  /// A space of so many points at least, larger where the group has room.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    // Nobody can derive a class, as there is no initializer that it could call.
    unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFixed: false), to: self)
  }

  /// A space of so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    // Nobody can derive a class, as there is no initializer that it could call.
    unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFixed: true), to: self)
  }

  /// The points.
  open var spacing: CGFloat { points }

  /// Whether the space may be larger.
  open var isFlexible: Bool { !keepsPoints }

  /// Whether the space is always the same.
  open var isFixed: Bool { keepsPoints }

  /// The same space; spaces do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
