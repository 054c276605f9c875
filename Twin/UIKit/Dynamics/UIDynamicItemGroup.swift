public import CoreGraphics
public import Foundation

/// Several items that move as if they were one.
///
/// Items of a group are in no behavior of their own.
///
/// Source: Apple, "UIDynamicItemGroup". Assumed: the middle is that of the smallest rectangle around all items.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// An item as it was when the group was made.
  private struct Member {
    let item: any UIDynamicItem
    let offset: CGVector
    let transform: CGAffineTransform
    let outline: UIBezierPath
  }

  private let members: [Member]
  private let ownBounds: CGRect
  private var ownCenter: CGPoint
  private var ownTransform = CGAffineTransform.identity

  /// Makes a group of items where they are now.
  public init(items: [any UIDynamicItem]) {
    let frames = items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height)
    }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    ownBounds = CGRect(origin: .zero, size: frame.size)
    ownCenter = center
    members = items.map { item in
      Member(
        item: item,
        offset: CGVector(dx: item.center.x - center.x, dy: item.center.y - center.y),
        transform: item.transform, outline: item.outline)
    }
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// The items.
  open var items: [any UIDynamicItem] { members.map(\.item) }

  /// Where the middle of the group is.
  open var center: CGPoint {
    get { ownCenter }
    set {
      ownCenter = newValue
      place()
    }
  }

  /// How large the group is, as it was made.
  open var bounds: CGRect { ownBounds }

  /// How the group is turned.
  open var transform: CGAffineTransform {
    get { ownTransform }
    set {
      ownTransform = newValue
      place()
    }
  }

  /// The items' outlines.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The outlines of all items, around the middle of the group.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for member in members {
      let outline = UIBezierPath(cgPath: member.outline.cgPath)
      outline.apply(member.transform)
      outline.apply(
        CGAffineTransform(translationX: member.offset.dx, y: member.offset.dy))
      path.append(outline)
    }
    return path
  }

  private func place() {
    for member in members {
      let point = CGPoint(x: member.offset.dx, y: member.offset.dy).applying(ownTransform)
      member.item.center = CGPoint(x: ownCenter.x + point.x, y: ownCenter.y + point.y)
      member.item.transform = member.transform.concatenating(ownTransform)
    }
  }
}

extension UIDynamicItem {
  /// What others bump into, around the middle of the item.
  fileprivate var outline: UIBezierPath {
    let size = bounds.size
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    switch collisionBoundsType {
    case .rectangle: return UIBezierPath(rect: box)
    case .ellipse: return UIBezierPath(ovalIn: box)
    case .path: return collisionBoundingPath
    }
  }
}
