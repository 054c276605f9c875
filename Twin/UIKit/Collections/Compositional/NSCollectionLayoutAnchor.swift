public import Foundation

/// A place of an item, to which a view is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  private enum Shift {
    case absolute(CGPoint)
    case fractional(CGPoint)
  }

  private let ownEdges: NSDirectionalRectEdge
  private let shift: Shift

  private init(_ edges: NSDirectionalRectEdge, _ shift: Shift) {
    ownEdges = edges
    self.shift = shift
    super.init()
  }

  /// Makes an anchor at edges; the middle where there are none.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .absolute(.zero))
  }

  /// Makes an anchor some points away from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, .absolute(absoluteOffset))
  }

  /// Makes an anchor away from edges by parts of the attached view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, .fractional(fractionalOffset))
  }

  /// The edges.
  open var edges: NSDirectionalRectEdge { ownEdges }

  /// How far the anchor is from the edges: in points, or in parts of the attached view's size.
  open var offset: CGPoint {
    switch shift {
    case .absolute(let way), .fractional(let way): way
    }
  }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool {
    if case .absolute = shift { true } else { false }
  }

  /// Whether the offset is in parts of the attached view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// The same anchor; anchors do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How far along a rectangle the anchor is: 0 where it begins, 1 where it ends.
  private var part: CGPoint {
    func part(_ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge) -> CGFloat {
      switch (ownEdges.contains(first), ownEdges.contains(last)) {
      case (true, false): 0
      case (false, true): 1
      case (true, true), (false, false): 0.5
      }
    }
    return CGPoint(x: part(.leading, .trailing), y: part(.top, .bottom))
  }

  /// The point of a rectangle that the anchor means, without its offset.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + part.x * rect.width, y: rect.minY + part.y * rect.height)
  }

  /// How far a view of a size is moved.
  func way(for size: CGSize) -> CGPoint {
    switch shift {
    case .absolute(let way): way
    case .fractional(let parts): CGPoint(x: parts.x * size.width, y: parts.y * size.height)
    }
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Where the view is that belongs to an item.
  func frame(beside item: CGRect) -> CGRect {
    let size = usedInsets.inside(layoutSize.size(in: item.size))
    let place = containerAnchor.point(in: item)
    let way = containerAnchor.way(for: size)
    // Without an anchor of its own the view lies inside, at the same edges.
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: CGRect(origin: .zero, size: size))
    let ownWay = itemAnchor?.way(for: size) ?? .zero
    return CGRect(
      x: place.x + way.x - own.x + ownWay.x, y: place.y + way.y - own.y + ownWay.y,
      width: size.width, height: size.height)
  }
}
