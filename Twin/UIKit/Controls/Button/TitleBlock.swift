import Foundation

/// A title above a subtitle.
struct TitleBlock {
  let title: CGSize
  let subtitle: CGSize
  /// The room between both, in points.
  let padding: CGFloat

  private var gap: CGFloat { title.height > 0 && subtitle.height > 0 ? padding : 0 }

  /// The size of both together.
  var size: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// Where both are in the room for both.
  func place(
    in room: CGRect, _ alignment: UIButton.Configuration.TitleAlignment, isMirrored: Bool
  ) -> (title: CGRect, subtitle: CGRect) {
    func x(_ width: CGFloat) -> CGFloat {
      switch alignment {
      case .center: room.midX - width / 2
      case .automatic, .leading: isMirrored ? room.maxX - width : room.minX
      case .trailing: isMirrored ? room.minX : room.maxX - width
      }
    }
    let (upper, lower) = (min(title.width, room.width), min(subtitle.width, room.width))
    return (
      CGRect(x: x(upper), y: room.minY, width: upper, height: title.height),
      CGRect(
        x: x(lower), y: room.minY + title.height + gap, width: lower, height: subtitle.height)
    )
  }
}
