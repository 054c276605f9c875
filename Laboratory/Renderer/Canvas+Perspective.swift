import CCairo
import CoreGraphics
import Foundation
import QuartzCore

extension Canvas {
  /// Draws a group that stands in space: as a picture of its own, each pixel of which is put where it is seen.
  ///
  /// The picture has as many pixels as the group would have lying flat, so what comes near is soft, as layers are.
  func draw(_ group: DisplayGroup, seenBy projection: PlaneProjection, _ outer: DrawingState) {
    let bounds = DisplayItem.group(group).bounds
    guard !bounds.isNull, let source = FlatPicture(of: group, bounds, outer.scale, renderer) else {
      return
    }
    let seen = projection.concatenating(outer.transform)
    let outline = CGRect(around: seen.corners(of: source.area)).integral
    let area = outline.intersection(outer.shown)
    guard !area.isEmpty, let back = seen.inverse else { return }
    guard
      let target = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    else { return }
    defer { cairo_surface_destroy(target) }
    source.fill(target, with: area, back)
    cairo_save(context)
    defer { cairo_restore(context) }
    appendRectangle(area)
    cairo_clip(context)
    cairo_set_source_surface(context, target, area.minX, area.minY)
    cairo_paint_with_alpha(context, outer.opacity)
  }
}

/// What a group shows, drawn without perspective.
private final class FlatPicture {
  /// The part of the group's coordinates that the picture has.
  let area: CGRect
  private let scale: CGFloat
  private let surface: OpaquePointer
  private let width: Int
  private let height: Int

  /// The most pixels along a side, for what reaches far beyond the screen.
  private static let limit: CGFloat = 8192

  init?(of group: DisplayGroup, _ bounds: CGRect, _ scale: CGFloat, _ renderer: Renderer) {
    let longest = max(bounds.width, bounds.height)
    guard scale > 0, longest > 0, longest.isFinite else { return nil }
    self.scale = min(scale, Self.limit / longest)
    // A pixel of nothing around it lets the edges be smooth.
    let margin = 2 / self.scale
    let left = (bounds.minX * self.scale).rounded(.down) / self.scale - margin
    let top = (bounds.minY * self.scale).rounded(.down) / self.scale - margin
    width = Int(((bounds.maxX - left + margin) * self.scale).rounded(.up))
    height = Int(((bounds.maxY - top + margin) * self.scale).rounded(.up))
    area = CGRect(
      x: left, y: top, width: CGFloat(width) / self.scale, height: CGFloat(height) / self.scale)
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    var state = DrawingState(visible: CGRect(x: 0, y: 0, width: width, height: height))
    state.transform = CGAffineTransform(
      a: self.scale, b: 0, c: 0, d: self.scale, tx: -left * self.scale, ty: -top * self.scale)
    Canvas(context: context, renderer: renderer).draw([.group(group)], state)
    cairo_surface_flush(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Gives each pixel of a surface what is seen there.
  ///
  /// - Parameters:
  ///   - target: An empty surface.
  ///   - place: Where it is, in the pixels of the canvas.
  ///   - back: From these pixels to the coordinates of the group.
  func fill(_ target: OpaquePointer, with place: CGRect, _ back: PlaneProjection) {
    guard let sample = PixelSample(of: surface, width: width, height: height),
      let pixels = cairo_image_surface_get_data(target)
    else { return }
    let stride = Int(cairo_image_surface_get_stride(target))
    // From the middles of pixels to those of the picture.
    let way = back.concatenating(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -area.minX * scale - 0.5, ty: -area.minY * scale - 0.5)
    ).after(CGAffineTransform(translationX: place.minX + 0.5, y: place.minY + 0.5))
    for row in 0..<Int(place.height) {
      let line = UnsafeMutableRawPointer(pixels + row * stride)
        .assumingMemoryBound(to: UInt32.self)
      for column in 0..<Int(place.width) {
        let point = CGPoint(x: column, y: row)
        if way.isInFront(point) { line[column] = sample.pixel(at: way.apply(to: point)) }
      }
    }
    cairo_surface_mark_dirty(target)
  }
}

/// The pixels of a picture, and what is between them.
private struct PixelSample {
  private let bytes: UnsafePointer<UInt8>
  private let stride: Int
  private let width: Int
  private let height: Int

  init?(of surface: OpaquePointer, width: Int, height: Int) {
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    self.bytes = UnsafePointer(bytes)
    stride = Int(cairo_image_surface_get_stride(surface))
    (self.width, self.height) = (width, height)
  }

  /// What is at a point, mixed of the four pixels around it; nothing beyond the edges.
  func pixel(at point: CGPoint) -> UInt32 {
    guard point.x > -1, point.y > -1, point.x < CGFloat(width), point.y < CGFloat(height) else {
      return 0
    }
    let (left, top) = (point.x.rounded(.down), point.y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let across = UInt32((point.x - left) * 256)
    let upper = Self.mixed(self[column, row], self[column + 1, row], across)
    let lower = Self.mixed(self[column, row + 1], self[column + 1, row + 1], across)
    return Self.mixed(upper, lower, UInt32((point.y - top) * 256))
  }

  private subscript(column: Int, row: Int) -> UInt32 {
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    return UnsafeRawPointer(bytes + row * stride + column * 4).load(as: UInt32.self)
  }

  /// As much of the second one as a share of 256 says, and of the first one what that leaves.
  private static func mixed(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    func half(_ first: UInt32, _ second: UInt32) -> UInt32 {
      ((first & 0x00FF_00FF) &* (256 - share) &+ (second & 0x00FF_00FF) &* share) >> 8
        & 0x00FF_00FF
    }
    return half(first, second) | half(first >> 8, second >> 8) << 8
  }
}
