import Foundation

/// How much of a pixel something covers, for a rectangle of pixels.
struct CoverageMask {
  let width: Int
  let height: Int
  /// One byte a pixel, in rows.
  var coverage: [UInt8]

  /// Blurs the mask as a Gaussian of this standard deviation would, to within a few percent.
  ///
  /// Three box blurs in a row come close to a Gaussian and cost the same for each radius. Whole
  /// numbers only, so that the result is the same everywhere. Source of the box size: the
  /// specification of SVG's `feGaussianBlur` filter.
  mutating func blur(standardDeviation: CGFloat) {
    let size = Int((standardDeviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1 else { return }
    // An even box has no middle: two of them lean to opposite sides, the third is one larger.
    let boxes =
      size.isMultiple(of: 2)
      ? [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
      : Array(repeating: (size / 2, size / 2), count: 3)
    for (before, after) in boxes {
      blurLines(count: height, length: width, step: 1, next: width, before, after)
      blurLines(count: width, length: height, step: width, next: 1, before, after)
    }
  }

  /// Replaces each value by the mean of its line from `before` to `after` places away.
  private mutating func blurLines(
    count: Int, length: Int, step: Int, next: Int, _ before: Int, _ after: Int
  ) {
    let size = before + after + 1
    var line = [UInt8](repeating: 0, count: length)
    coverage.withUnsafeMutableBufferPointer { values in
      for index in 0..<count {
        let start = index * next
        for place in 0..<length { line[place] = values[start + place * step] }
        var sum = 0
        for place in 0..<min(after, length) { sum += Int(line[place]) }
        for place in 0..<length {
          if place + after < length { sum += Int(line[place + after]) }
          values[start + place * step] = UInt8((sum + size / 2) / size)
          if place - before >= 0 { sum -= Int(line[place - before]) }
        }
      }
    }
  }
}

/// Blurred shapes, kept because blurring is slow.
final class ShadowCache {
  /// What makes two shadows the same picture. All lengths are in pixels.
  enum Key: Hashable {
    /// The corner of a large rectangle: its sides can be stretched.
    case stretchable(cornerRadius: CGFloat, corners: Int, blur: CGFloat)
    /// Any shape, moved to the origin.
    case shape(DisplayPath, blur: CGFloat)
  }

  private var surfaces: [Key: CoverageSurface] = [:]
  /// More than any scene has; shadows of shapes that change each frame must not pile up.
  private let capacity = 128

  /// The picture for a key, made only if it is not there yet.
  func surface(for key: Key, make: () -> CoverageSurface) -> CoverageSurface {
    if let surface = surfaces[key] { return surface }
    if surfaces.count >= capacity { surfaces.removeAll() }
    let surface = make()
    surfaces[key] = surface
    return surface
  }
}
