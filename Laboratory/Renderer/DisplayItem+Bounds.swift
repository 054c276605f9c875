import CoreGraphics
import Foundation
import QuartzCore

extension DisplayItem {
  /// A rectangle outside which the item leaves no mark.
  var bounds: CGRect {
    switch self {
    case .fill(let shape, _), .border(let shape, _, _), .backdrop(let shape, _),
      .contrasting(let shape):
      return shape.bounds
    case .stroke(let path, let stroke):
      // Pointed joins reach further than half the width, but not further than the miter limit.
      let reach = stroke.width * (stroke.join == .miter ? Canvas.miterLimit : 1)
      return path.bounds.insetBy(dx: -reach, dy: -reach)
    case .shadow(let shape, let shadow):
      let reach = shadow.radius * 3 + 1
      return shape.bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -reach, dy: -reach)
    case .text(let line):
      return line.box(overhang: 1)
    case .dissolve(let old, let new, _):
      return (old + new).reduce(CGRect.null) { $0.union($1.bounds) }
    case .group(let group):
      return group.bounds { $0.bounds }
    case .inSpace(let group, let projection):
      let bounds = group.bounds { $0.bounds }
      return bounds.isNull ? .null : CGRect(around: projection.corners(of: bounds))
    }
  }

  /// A rectangle outside which the item leaves no mark that anybody would miss: as `bounds`, but letters
  /// that begin a line or end it hang over by no more than a tenth of their size.
  private var body: CGRect {
    switch self {
    case .text(let line): line.box(overhang: 0.1)
    case .group(let group): group.bounds { $0.body }
    default: bounds
    }
  }

  /// Whether the item lies in a rounded rectangle and away from its corners, so that cutting it there
  /// would change nothing.
  func isClearOfCorners(of shape: RoundedRectangle) -> Bool {
    let body = body
    return body.isNull || body.corners.allSatisfy(shape.contains)
  }
}

extension RoundedRectangle {
  /// Whether a point lies inside, where the corners are cut off, too. Both are convex, so what has its
  /// corners inside is inside.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    let radius = effectiveRadius
    let middles = rect.insetBy(dx: radius, dy: radius)
    let distance = CGVector(
      dx: max(middles.minX - point.x, point.x - middles.maxX, 0),
      dy: max(middles.minY - point.y, point.y - middles.maxY, 0))
    return distance.dx * distance.dx + distance.dy * distance.dy <= radius * radius
  }
}

extension DisplayGroup {
  fileprivate func bounds(_ box: (DisplayItem) -> CGRect) -> CGRect {
    var inner = items.reduce(CGRect.null) { $0.union(box($1)) }
    if let shadow, !inner.isNull {
      // It does not turn with the group, so it may lie on any side.
      let reach = shadow.radius * 3 + 1 + hypot(shadow.offset.width, shadow.offset.height)
      inner = inner.insetBy(dx: -reach, dy: -reach)
    }
    let shown = clip.map { inner.intersection($0.bounds) } ?? inner
    return shown.isNull ? .null : shown.applying(transform)
  }
}

extension TextLine {
  /// What the letters cover. No glyph of Inter 4 is higher than 1.13 of the font's size above the line, or
  /// lower than 0.33 below it (the `head` tables of its files).
  ///
  /// - Parameter overhang: How far a letter may reach beyond the ends of the line, as a part of the size.
  fileprivate func box(overhang: CGFloat) -> CGRect {
    CGRect(
      x: origin.x - overhang * fontSize, y: origin.y - 1.15 * fontSize,
      width: width + 2 * overhang * fontSize, height: 1.5 * fontSize)
  }
}
