package import Foundation

/// The parts of a picture that keep their size when it is stretched, in points.
package struct PictureCaps: Hashable, Sendable {
  package var top: CGFloat
  package var left: CGFloat
  package var bottom: CGFloat
  package var right: CGFloat

  /// Makes caps.
  package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGImage {
  /// The commands that draw the picture so large that its caps keep their size.
  ///
  /// Where the rectangle has no room for the caps, they become smaller (Assumed).
  ///
  /// - Parameters:
  ///   - rect: Where the picture is to be.
  ///   - size: How large it is if nothing is stretched, in the same points.
  ///   - caps: What keeps its size.
  ///   - tiles: Whether what lies between is repeated instead of stretched.
  package func parts(
    in rect: CGRect, size: CGSize, caps: PictureCaps, tiles: Bool = false
  ) -> [DrawingCommand] {
    let columns = Self.stretches(
      from: rect.minX, to: rect.maxX, length: size.width, caps.left, caps.right, tiles)
    let rows = Self.stretches(
      from: rect.minY, to: rect.maxY, length: size.height, caps.top, caps.bottom, tiles)
    return rows.flatMap { row in
      columns.map { column in
        let shown = CGRect(
          x: column.start, y: row.start, width: column.end - column.start,
          height: row.end - row.start)
        let whole = CGRect(
          x: column.start - column.source * column.factor, y: row.start - row.source * row.factor,
          width: size.width * column.factor, height: size.height * row.factor)
        var group = DrawingGroup([.image(self, whole)])
        group.clip = DrawingGroup.Clip(CGPath(rect: shown, transform: nil).segments, .winding)
        return .group(group)
      }
    }
  }

  /// A part of one side: where it lies, where it begins in the picture, and how much larger it is.
  private struct Stretch {
    var start: CGFloat
    var end: CGFloat
    var source: CGFloat
    var factor: CGFloat
  }

  private static func stretches(
    from start: CGFloat, to end: CGFloat, length: CGFloat, _ first: CGFloat, _ last: CGFloat,
    _ tiles: Bool
  ) -> [Stretch] {
    let room = end - start
    let factor = first + last > room && first + last > 0 ? max(0, room) / (first + last) : 1
    let (low, high) = (start + first * factor, end - last * factor)
    let middle = length - first - last
    var parts = [Stretch(start: start, end: low, source: 0, factor: factor)]
    if middle > 0, high > low {
      if tiles {
        var place = low
        while place < high {
          parts.append(
            Stretch(start: place, end: min(high, place + middle), source: first, factor: 1))
          place += middle
        }
      } else {
        let stretched = (high - low) / middle
        parts.append(Stretch(start: low, end: high, source: first, factor: stretched))
      }
    }
    parts.append(Stretch(start: high, end: end, source: length - last, factor: factor))
    return parts.filter { $0.end > $0.start }
  }
}
