import UIKit

extension Drawing {
  /// A semaphore at stop: a level arm with a white stripe, and its lamp behind the red glass.
  static func homeSignal(arm: UIColor) -> Drawing {
    var drawing = semaphorePost()
    drawing.box(8, 20, 56, 14, arm, radius: 1)
    drawing.box(18, 20, 7, 14, Palette.white)
    drawing.spectacle(lit: arm, other: Palette.strong(.green))
    return drawing
  }

  /// A semaphore at caution: the same arm in yellow with a fishtail and a black chevron.
  static func distantSignal(arm: UIColor) -> Drawing {
    var drawing = semaphorePost()
    drawing.polygon([(6, 20), (64, 20), (64, 34), (6, 34), (14, 27)], arm)
    drawing.polygon([(18, 20), (25, 20), (33, 27), (25, 34), (18, 34), (26, 27)], Palette.iron)
    drawing.spectacle(lit: arm, other: Palette.strong(.green))
    return drawing
  }

  /// A hand-held signal lamp with a lit lens.
  static func lamp(light: UIColor) -> Drawing {
    var drawing = Drawing()
    drawing.disc(50, 58, radius: 40, light.withAlphaComponent(0.18))
    let handle = UIBezierPath()
    handle.move(to: CGPoint(x: 34, y: 26))
    handle.addCurve(
      to: CGPoint(x: 66, y: 26), controlPoint1: CGPoint(x: 34, y: 2),
      controlPoint2: CGPoint(x: 66, y: 2))
    drawing.stroke(handle, Palette.iron, width: 4)
    drawing.polygon([(38, 18), (62, 18), (68, 30), (32, 30)], Palette.iron)
    drawing.box(28, 30, 44, 58, Palette.iron, radius: 5)
    drawing.box(24, 88, 52, 8, Palette.iron, radius: 3)
    drawing.disc(50, 58, radius: 18, Palette.brass)
    drawing.disc(50, 58, radius: 14, light)
    drawing.disc(45, 53, radius: 5, Palette.white.withAlphaComponent(0.8))
    return drawing
  }

  /// A round glass in its iron frame.
  static func glass(_ color: UIColor) -> Drawing {
    var drawing = Drawing()
    drawing.box(46, 82, 8, 16, Palette.iron)
    drawing.disc(50, 48, radius: 40, Palette.iron)
    drawing.disc(50, 48, radius: 33, color)
    drawing.disc(50, 48, radius: 20, Palette.white.withAlphaComponent(0.14))
    drawing.polygon(
      [(34, 24), (44, 20), (28, 60), (22, 52)], Palette.white.withAlphaComponent(0.45))
    return drawing
  }

  private static func semaphorePost() -> Drawing {
    var drawing = Drawing()
    drawing.polygon([(60.5, 2), (64, 8), (60.5, 14), (57, 8)], Palette.brass)
    drawing.box(57, 12, 7, 88, Palette.steel)
    drawing.box(57, 84, 7, 16, Palette.iron)
    for rung in stride(from: CGFloat(44), through: 92, by: 8) {
      drawing.line([(66, rung), (74, rung)], Palette.steel, width: 1.5)
    }
    drawing.line([(66, 38), (66, 100)], Palette.steel, width: 1.5)
    drawing.line([(74, 38), (74, 100)], Palette.steel, width: 1.5)
    return drawing
  }

  private mutating func spectacle(lit: UIColor, other: UIColor) {
    disc(73, 27, radius: 9, Palette.iron)
    disc(73, 27, radius: 6.5, lit)
    disc(71, 25, radius: 2, Palette.white.withAlphaComponent(0.7))
    disc(85, 39, radius: 9, Palette.iron)
    disc(85, 39, radius: 6.5, other)
    box(55, 22, 11, 10, Palette.iron, radius: 2)
  }
}
