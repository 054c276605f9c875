import Foundation

/// Where the picture and the title of a button are, side by side or one above the other.
struct ButtonArrangement {
  let title: CGSize
  let image: CGSize
  /// The side of the title on which the picture is.
  var placement: NSDirectionalRectEdge = .leading
  /// The room between both, in points.
  var padding: CGFloat = 0

  private var isVertical: Bool { placement == .top || placement == .bottom }
  private var gap: CGFloat { title.width > 0 && image.width > 0 ? padding : 0 }

  /// The size of both together.
  var size: CGSize {
    isVertical
      ? CGSize(
        width: max(title.width, image.width), height: title.height + image.height + gap)
      : CGSize(
        width: title.width + image.width + gap, height: max(title.height, image.height))
  }

  /// The title's size where there is less room.
  func narrowed(to width: CGFloat) -> ButtonArrangement {
    let rest = isVertical ? width : width - image.width - gap
    return ButtonArrangement(
      title: CGSize(width: max(0, min(title.width, rest)), height: title.height), image: image,
      placement: placement, padding: padding)
  }

  /// The middles of title and picture, where both together begin at a point.
  func centers(from origin: CGPoint, isMirrored: Bool) -> (title: CGPoint, image: CGPoint) {
    let size = size
    let imageIsFirst =
      isVertical ? placement == .top : (placement == .trailing) == isMirrored
    func center(_ own: CGSize, comesFirst: Bool) -> CGPoint {
      isVertical
        ? CGPoint(
          x: origin.x + size.width / 2,
          y: comesFirst
            ? origin.y + own.height / 2 : origin.y + size.height - own.height / 2)
        : CGPoint(
          x: comesFirst ? origin.x + own.width / 2 : origin.x + size.width - own.width / 2,
          y: origin.y + size.height / 2)
    }
    return (
      center(title, comesFirst: !imageIsFirst), center(image, comesFirst: imageIsFirst)
    )
  }
}
