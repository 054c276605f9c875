package import Foundation

/// Pictures that are put side by side, as the color of an area.
extension CGImage {
  /// Fills the inside of a path, with the upper left corner of one of the pictures at the origin.
  package func filling(
    _ path: [CGPath.Segment], _ rule: CGPathFillRule, opacity: CGFloat
  ) -> DrawingCommand {
    var group = DrawingGroup(tiles(over: CGPath(segments: path).boundingBox))
    group.clip = DrawingGroup.Clip(path, rule)
    group.opacity = opacity
    return .group(group)
  }

  /// Rows of the picture; a row is a picture of its own, so that there are not as many commands as tiles.
  private func tiles(over area: CGRect) -> [DrawingCommand] {
    guard size.width > 0, size.height > 0, !area.isEmpty, !area.isInfinite else { return [] }
    let left = (area.minX / size.width).rounded(.down) * size.width
    let top = (area.minY / size.height).rounded(.down) * size.height
    let columns = Int(((area.maxX - left) / size.width).rounded(.up))
    let rows = Int(((area.maxY - top) / size.height).rounded(.up))
    let tiles = (0..<columns).map {
      DrawingCommand.image(
        self, CGRect(origin: CGPoint(x: CGFloat($0) * size.width, y: 0), size: size))
    }
    let row = CGImage(
      tiles, size: CGSize(width: CGFloat(columns) * size.width, height: size.height), scale: scale)
    return (0..<rows).map {
      .image(
        row, CGRect(origin: CGPoint(x: left, y: top + CGFloat($0) * size.height), size: row.size))
    }
  }
}
