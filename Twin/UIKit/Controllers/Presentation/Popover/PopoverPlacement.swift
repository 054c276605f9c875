import CoreGraphics

/// Where a bubble goes, and where its arrow is then.
package struct PopoverPlacement {
  package let frame: CGRect
  package let direction: UIPopoverArrowDirection

  /// How far the arrow keeps the bubble from what it points to, in points (assumed: read off published screenshots).
  package static let usualArrowHeight: CGFloat = 13

  /// Takes the first permitted side that has room, in the order of UIKit's constants, or else the first
  /// permitted one (assumed). Without any side the bubble lies over the middle of what it belongs to, without an arrow
  /// (the customary way to have it in the middle of a page).
  package init(
    anchor: CGRect, size: CGSize, room: CGRect, permitted: UIPopoverArrowDirection,
    arrowHeight: CGFloat = PopoverPlacement.usualArrowHeight
  ) {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    func place(at side: UIPopoverArrowDirection) -> CGRect {
      Self.frame(of: size, at: side, of: anchor, in: room, arrowHeight)
    }
    let candidates = sides.filter { permitted.contains($0) }
    let fitting = candidates.first { side in
      room.insetBy(dx: -0.5, dy: -0.5).contains(place(at: side))
        && !place(at: side).intersects(anchor.insetBy(dx: 0.5, dy: 0.5))
    }
    direction = fitting ?? candidates.first ?? .unknown
    frame = place(at: direction)
  }

  /// The bubble with its arrow on a side, shifted into the room there is.
  private static func frame(
    of size: CGSize, at side: UIPopoverArrowDirection, of anchor: CGRect, in room: CGRect,
    _ arrowHeight: CGFloat
  ) -> CGRect {
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch side {
    case .up: origin.y = anchor.maxY + arrowHeight
    case .down: origin.y = anchor.minY - size.height - arrowHeight
    case .left: origin.x = anchor.maxX + arrowHeight
    case .right: origin.x = anchor.minX - size.width - arrowHeight
    default: break
    }
    origin.x = min(max(origin.x, room.minX), room.maxX - size.width)
    origin.y = min(max(origin.y, room.minY), room.maxY - size.height)
    return CGRect(origin: origin, size: size)
  }
}
