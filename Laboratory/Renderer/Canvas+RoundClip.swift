import CCairo
import CoreGraphics
import Foundation

// Round corners that are cut off when all of a card is drawn.
extension Canvas {
  /// Draws items that are cut to a rectangle with round corners straight into the picture, then puts back
  /// what was behind its corners.
  ///
  /// A picture of their own, which is cut to the shape, takes longer than the items. Where the first item is
  /// opaque in all of the rectangle, both ways give the same pixels: what is mixed into an opaque pixel
  /// does not ask in which picture it lies.
  ///
  /// - Parameter state: Already cut to the rectangle.
  /// - Returns: Whether it could be done; if not, nothing is drawn.
  func draw(
    _ items: [DisplayItem], cutTo rectangle: RoundedRectangle, _ state: DrawingState
  ) -> Bool {
    guard state.opacity == 1, state.isCovered(byFirstOf: items),
      !items.contains(where: \.mixes)
    else { return false }
    return cutCorners(of: rectangle, .pixman, state) {
      cairo_save(context)
      appendRectangle(state.visible)
      cairo_clip(context)
      draw(items, state)
      cairo_restore(context)
    }
  }

  /// Fills a rectangle with the source, which has to be an opaque colour, and cuts its round corners off.
  func fill(_ rectangle: RoundedRectangle, _ state: DrawingState) -> Bool {
    cutCorners(of: rectangle, .cairo, state) {
      appendRectangle(state.snappedDeviceRect(rectangle.rect).intersection(state.shown))
      cairo_fill(context)
    }
  }

  /// Draws a rectangle, which has to become opaque, then puts back what was behind its round corners.
  ///
  /// - Returns: Whether it could be done; if not, nothing is drawn.
  private func cutCorners(
    of rectangle: RoundedRectangle, _ rounding: PixelTarget.Rounding, _ state: DrawingState,
    _ draw: () -> Void
  ) -> Bool {
    guard state.isUpright, !state.isCutByContext else { return false }
    let shape = state.snapped(rectangle)
    guard let target = PixelTarget(of: context) else { return false }
    let visible = state.visible.intersection(target.bounds)
    guard let mask = renderer.corners.mask(of: shape, in: visible),
      let corners = mask.corners(of: shape.rect, state, in: visible)
    else { return false }
    let behind = corners.map { target.pixels(in: $0) }
    draw()
    for (corner, pixels) in zip(corners, behind) {
      target.mix(pixels, behind: corner, mask.surface, rounding)
    }
    return true
  }
}

extension DrawingState {
  /// Whether the first of some items, or the first in it, gives each pixel that can be seen an opaque colour.
  fileprivate func isCovered(byFirstOf items: [DisplayItem]) -> Bool {
    switch items.first {
    case .fill(let shape, let paint):
      return paint.isOpaque && pixels(of: shape)?.contains(visible) == true
    case .group(let group):
      guard let state = inside(group), state.visible == visible else { return false }
      return state.isCovered(byFirstOf: group.items)
    case .border, .stroke, .shadow, .backdrop, .contrasting, .text, .dissolve, .inSpace, nil:
      return false
    }
  }
}

extension DisplayPaint {
  /// Whether nothing shines through.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let gradient):
      !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .radialGradient, .conicGradient, .pixels: false
    }
  }
}

extension DisplayItem {
  /// Whether a part of the item is mixed with what is below in another way than by lying above it.
  fileprivate var mixes: Bool {
    guard case .group(let group) = self else { return false }
    return group.blend != .normal || group.items.contains(where: \.mixes)
  }
}

/// How much of their pixels the round corners of a rectangle cover, kept because outlines are slow to fill.
final class CornerCache {
  private var masks: [CornerMask.Kind: CornerMask] = [:]
  /// More than any scene has; a radius that changes in each frame must not pile up.
  private let capacity = 64

  /// The mask for a rectangle of whole pixels; nil if corners meet.
  ///
  /// - Parameter visible: What cuts the rectangle.
  func mask(of rectangle: RoundedRectangle, in visible: CGRect) -> CornerMask? {
    let radius = rectangle.effectiveRadius
    let side = radius.rounded(.up)
    let rect = rectangle.rect
    guard min(rect.width, rect.height) >= 2 * side else { return nil }
    let kind = CornerMask.Kind(
      radius: radius, corners: rectangle.corners.rawValue, isCutLeft: rect.minX < visible.minX,
      isCutRight: rect.maxX > visible.maxX)
    if let mask = masks[kind] { return mask }
    if masks.count >= capacity { masks.removeAll() }
    let mask = CornerMask(kind)
    masks[kind] = mask
    return mask
  }
}

/// The mask of a small rectangle with round corners, from which those of any size are taken: what a corner
/// covers of a pixel does not depend on where its rectangle lies, as long as that is on whole pixels.
struct CornerMask {
  /// What makes two masks the same.
  struct Kind: Hashable {
    /// In pixels.
    let radius: CGFloat
    /// The corners that are round.
    let corners: Int
    /// Whether an edge of the picture is between the corners and takes away those on the left. In the rows of
    /// two corners Cairo rounds by one otherwise than in those of one.
    let isCutLeft: Bool
    /// The same of those on the right.
    let isCutRight: Bool
  }

  /// A corner, or what is seen of it.
  struct Corner {
    /// Its pixels in the picture.
    let place: Bitmap.Region
    /// The first of its pixels in the mask.
    let source: (x: Int, y: Int)
  }

  let surface: CoverageSurface
  private let corners: RoundedRectangle.Corners
  /// Pixels from an edge of the rectangle to where it is straight.
  private let side: Int
  /// Pixels between the corners of the small rectangle.
  private static let gap = 2

  init(_ kind: Kind) {
    corners = RoundedRectangle.Corners(rawValue: kind.corners)
    side = Int(kind.radius.rounded(.up))
    let length = CGFloat(2 * side + Self.gap)
    let whole = CGRect(x: 0, y: 0, width: length, height: length)
    let middle = length / 2
    let left = kind.isCutLeft ? middle : 0
    let right = kind.isCutRight ? max(middle, left + 1) : length
    let sample = RoundedRectangle(whole, cornerRadius: kind.radius, corners: corners)
    surface = CoverageSurface(
      bounds: CGRect(x: left, y: 0, width: right - left, height: length)
    ) { context in
      Canvas.appendPath(of: sample, to: context)
      cairo_fill(context)
    }
  }

  /// The round corners of a rectangle, as far as they are seen; nil if the edge of the picture, or of what
  /// surrounds the rectangle, cuts one, where Cairo rounds otherwise.
  func corners(of rect: CGRect, _ state: DrawingState, in visible: CGRect) -> [Corner]? {
    let shown = state.shown.intersection(visible)
    let (far, length) = (side + Self.gap, CGFloat(side))
    let (right, bottom) = (rect.maxX - length, rect.maxY - length)
    let all: [(corner: RoundedRectangle.Corners, x: CGFloat, y: CGFloat, source: (Int, Int))] = [
      (.topLeft, rect.minX, rect.minY, (0, 0)), (.topRight, right, rect.minY, (far, 0)),
      (.bottomLeft, rect.minX, bottom, (0, far)), (.bottomRight, right, bottom, (far, far)),
    ]
    var seen: [Corner] = []
    for (corner, x, y, source) in all where corners.contains(corner) {
      let whole = CGRect(x: x, y: y, width: length, height: length)
      guard visible.contains(whole) || !visible.intersects(whole) else { return nil }
      let part = whole.intersection(shown)
      guard !part.isEmpty else { continue }
      seen.append(
        Corner(
          place: Bitmap.Region(
            x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)),
          source: (
            source.0 + Int(part.minX - x) - Int(surface.x), source.1 + Int(part.minY - y)
          )))
    }
    return seen
  }
}
