import CCairo
import CoreGraphics
import Foundation

// Backdrops: what was drawn before, made smaller, blurred there, and drawn large again.

extension Canvas {
  /// Puts what was drawn before, blurred, in the place of what is behind a shape.
  ///
  /// Nothing is taken from outside the shape's bounds: what is at their edge goes on there.
  func drawBackdrop(in shape: DisplayShape, _ backdrop: DisplayBackdrop, _ state: DrawingState) {
    guard let target = PixelTarget(of: context) else { return }
    let area = state.snappedDeviceRect(shape.bounds).integral.intersection(target.bounds)
    let shown = area.intersection(state.shown)
    guard !shown.isEmpty else { return }
    var sample = BackdropSample(
      of: target, in: area, standardDeviation: backdrop.radius * state.scale)
    sample.blur()
    sample.saturate(backdrop.saturation)
    cairo_save(context)
    defer { cairo_restore(context) }
    appendRectangle(shown)
    cairo_clip(context)
    if state.pixels(of: shape) == nil { cut(to: shape, state) }
    sample.withPattern { pattern in
      cairo_set_source(context, pattern)
      // What lies behind is replaced, also where it is not opaque.
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint_with_alpha(context, state.opacity)
    }
  }
}

extension DisplayItem {
  /// Whether the item depends on what is behind it.
  var isSeenThrough: Bool {
    switch self {
    case .backdrop, .contrasting: true
    case .group(let group):
      group.opacity >= 1 && group.mask.isEmpty && !group.isSeparate
        && group.items.contains(where: \.isSeenThrough)
    case .fill, .border, .stroke, .shadow, .text, .dissolve, .inSpace: false
    }
  }
}

/// A part of a picture, so much smaller that a wide blur is a narrow one.
private struct BackdropSample {
  /// The standard deviation of the blur in the small picture, or a little more: less would show its pixels.
  private static let leastDeviation: CGFloat = 2.5

  private let area: CGRect
  /// How many pixels one of the small picture stands for, in each direction.
  private let step: Int
  private let deviation: CGFloat
  /// How many pixels beyond each edge say again what is at the edge, so that the blur finds nothing else there.
  private let margin: Int
  private let width: Int
  private let height: Int
  /// Blue, green, red and opacity, as Cairo's pixels have them.
  private var parts: [CoverageMask]

  /// Takes means of squares of pixels.
  init(of target: PixelTarget, in area: CGRect, standardDeviation: CGFloat) {
    self.area = area
    step = Self.step(forDeviation: standardDeviation)
    deviation = standardDeviation / CGFloat(step)
    margin = Int((deviation * 3).rounded(.up)) + 1
    let columns = (Int(area.width) + step - 1) / step
    let rows = (Int(area.height) + step - 1) / step
    width = columns + 2 * margin
    height = rows + 2 * margin
    let empty = CoverageMask(
      width: width, height: height, coverage: [UInt8](repeating: 0, count: width * height))
    parts = [CoverageMask](repeating: empty, count: 4)
    for row in 0..<rows {
      let means = Self.means(ofRow: row, columns: columns, of: target, in: area, step: step)
      put(means, inRow: row + margin)
    }
    for row in 0..<margin {
      copyRow(margin, to: row)
      copyRow(margin + rows - 1, to: margin + rows + row)
    }
  }

  /// A power of two: Pixman's fixed numbers have it exactly, so that it does not matter where drawing begins. A sum of
  /// more than 257 bytes has no room in 16 bits.
  private static func step(forDeviation deviation: CGFloat) -> Int {
    var step = 1
    while step < 256, deviation / CGFloat(step * 2) >= leastDeviation { step *= 2 }
    return step
  }

  /// The means of a row of squares, a part of the pixel after the other.
  private static func means(
    ofRow row: Int, columns: Int, of target: PixelTarget, in area: CGRect, step: Int
  ) -> [SIMD4<UInt32>] {
    var sums = [SIMD4<UInt32>](repeating: .zero, count: columns)
    let lines = min(step, Int(area.height) - row * step)
    let lineLength = Int(area.width)
    for line in 0..<lines {
      let pixels = target.row(Int(area.minY) + row * step + line, from: Int(area.minX))
      var start = 0
      for column in 0..<columns {
        let end = min(start + step, lineLength)
        // Two parts in each number, which step pixels do not overfill.
        var (even, odd): (UInt32, UInt32) = (0, 0)
        for index in start..<end {
          even &+= pixels[index] & 0x00FF_00FF
          odd &+= pixels[index] >> 8 & 0x00FF_00FF
        }
        sums[column] &+= SIMD4(even & 0xFFFF, odd & 0xFFFF, even >> 16, odd >> 16)
        start = end
      }
    }
    for column in 0..<columns {
      let count = UInt32(lines * (min((column + 1) * step, lineLength) - column * step))
      sums[column] = (sums[column] &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
    }
    return sums
  }

  private mutating func put(_ means: [SIMD4<UInt32>], inRow row: Int) {
    for column in 0..<width {
      let mean = means[min(max(column - margin, 0), means.count - 1)]
      for part in 0..<4 {
        parts[part].coverage[row * width + column] = UInt8(truncatingIfNeeded: mean[part])
      }
    }
  }

  private mutating func copyRow(_ source: Int, to row: Int) {
    for part in 0..<4 {
      for column in 0..<width {
        parts[part].coverage[row * width + column] = parts[part].coverage[source * width + column]
      }
    }
  }

  mutating func blur() {
    for part in 0..<4 { parts[part].blur(standardDeviation: deviation) }
  }

  /// Moves colours away from the gray that is as light, with the lights of the parts of ITU-R BT.709.
  mutating func saturate(_ saturation: CGFloat) {
    guard saturation != 1 else { return }
    for index in 0..<width * height {
      let (blue, green, red) = (value(0, index), value(1, index), value(2, index))
      let gray = 0.0722 * blue + 0.7152 * green + 0.2126 * red
      for (part, value) in [blue, green, red].enumerated() {
        let strong = min(max(gray + (value - gray) * saturation, 0), self.value(3, index))
        parts[part].coverage[index] = UInt8(strong.rounded())
      }
    }
  }

  private func value(_ part: Int, _ index: Int) -> CGFloat { CGFloat(parts[part].coverage[index]) }

  /// Lends the small picture as one that is as large as what it was taken from.
  func withPattern(_ body: (OpaquePointer?) -> Void) {
    var pixels = (0..<width * height).map { index in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(parts[$1].coverage[index]) << (8 * UInt32($1)) }
    }
    pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      let pattern = cairo_pattern_create_for_surface(surface)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      var matrix = cairo_matrix_t()
      let scale = 1 / CGFloat(step)
      cairo_matrix_init(
        &matrix, scale, 0, 0, scale, CGFloat(margin) - area.minX * scale,
        CGFloat(margin) - area.minY * scale)
      cairo_pattern_set_matrix(pattern, &matrix)
      body(pattern)
      cairo_pattern_destroy(pattern)
      cairo_surface_destroy(surface)
    }
  }
}
