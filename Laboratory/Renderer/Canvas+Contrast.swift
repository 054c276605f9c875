import CoreGraphics

// Marks of the system that stand out from whatever an app shows below them.
extension Canvas {
  /// How bright what was drawn before is behind a shape, from 0 to 1; transparent pixels count as white.
  func brightness(behind shape: DisplayShape, _ state: DrawingState) -> CGFloat {
    guard let target = PixelTarget(of: context) else { return 1 }
    let area = state.snappedDeviceRect(shape.bounds).integral
      .intersection(target.bounds).intersection(state.shown)
    guard !area.isEmpty else { return 1 }
    var sum: UInt64 = 0
    for row in Int(area.minY)..<Int(area.maxY) {
      let pixels = target.row(row, from: Int(area.minX))
      for column in 0..<Int(area.width) { sum += Self.brightness(of: pixels[column]) }
    }
    return CGFloat(sum) / (area.width * area.height * 255_000)
  }

  /// The luma of a pixel over white, in thousandths of 255 (ITU-R BT.601, for colors as they are stored).
  private static func brightness(of pixel: UInt32) -> UInt64 {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    return UInt64(299 * red + 587 * green + 114 * blue + 1000 * (255 - (pixel >> 24)))
  }
}

extension DisplayColor {
  /// White on what is darker than a middle gray, black on what is brighter.
  static func standingOut(from brightness: CGFloat) -> DisplayColor {
    DisplayColor(white: brightness < 0.5 ? 1 : 0, alpha: 0.85)
  }
}
