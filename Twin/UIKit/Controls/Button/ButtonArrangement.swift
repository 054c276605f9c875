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

  /// The title's size in whole points, which it has on every screen (github.com/Vercantez/openuikit,
  /// `UIButtonTests`).
  var withWholeTitle: ButtonArrangement {
    let whole = CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up))
    return ButtonArrangement(title: whole, image: image, placement: placement, padding: padding)
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

/// Where the picture and the title of a button are within the room for both.
struct ButtonContent {
  let arrangement: ButtonArrangement
  /// How far each is from where it would be.
  let insets: (title: UIEdgeInsets, image: UIEdgeInsets)
  /// To which side of the room both go together.
  let alignment:
    (
      horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
    )
  let isMirrored: Bool
  /// Whether there is a configuration. Without one the picture and the title go to an upper or lower edge
  /// each for itself (github.com/flowkey/UIKit-cross-platform, `ButtonContentAlignmentTests`, which also
  /// run on iOS).
  let isConfigured: Bool

  /// The rectangles, where the title gives way if there is not room for both.
  func place(in room: CGRect) -> (title: CGRect, image: CGRect) {
    let titleRoom = room.width - insets.title.left - insets.title.right
    let arrangement = (isConfigured ? arrangement : arrangement.withWholeTitle)
      .narrowed(to: titleRoom)
    let size = arrangement.size
    let x: CGFloat =
      switch alignment.horizontal {
      case .left: room.minX
      case .right: room.maxX - size.width
      case .center, .fill, .leading, .trailing: room.midX - size.width / 2
      }
    let y: CGFloat =
      switch alignment.vertical {
      case .top: room.minY
      case .bottom: room.maxY - size.height
      case .center, .fill: room.midY - size.height / 2
      }
    let centers = arrangement.centers(from: CGPoint(x: x, y: y), isMirrored: isMirrored)
    return (
      rect(
        arrangement.title, around: apart(arrangement.title, centers.title, in: room),
        shiftedBy: insets.title),
      rect(
        arrangement.image, around: apart(arrangement.image, centers.image, in: room),
        shiftedBy: insets.image)
    )
  }

  /// The middle of something at the edge of the room to which it goes for itself.
  private func apart(_ size: CGSize, _ center: CGPoint, in room: CGRect) -> CGPoint {
    guard !isConfigured else { return center }
    return switch alignment.vertical {
    case .top: CGPoint(x: center.x, y: room.minY + size.height / 2)
    case .bottom: CGPoint(x: center.x, y: room.maxY - size.height / 2)
    case .center, .fill: center
    }
  }

  /// Content in the middle moves by half of what its insets differ, other content by that of its side:
  /// the rule behind all published recipes for pictures above titles.
  private func rect(
    _ size: CGSize, around center: CGPoint, shiftedBy insets: UIEdgeInsets
  ) -> CGRect {
    let dx: CGFloat =
      switch alignment.horizontal {
      case .left: insets.left
      case .right: -insets.right
      case .center, .fill, .leading, .trailing: (insets.left - insets.right) / 2
      }
    let dy: CGFloat =
      switch alignment.vertical {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return CGRect(
      x: center.x - size.width / 2 + dx, y: center.y - size.height / 2 + dy, width: size.width,
      height: size.height)
  }
}
