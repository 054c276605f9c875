import UIKit

extension Drawing {
  /// A turnout seen from above: the straight track, and the blade that leads away from it.
  static func points(blade: UIColor) -> Drawing {
    var drawing = Drawing()
    for sleeper in stride(from: CGFloat(6), through: 90, by: 12) {
      let width: CGFloat = sleeper < 50 ? 74 - sleeper * 0.5 : 44
      drawing.box(14, sleeper, width, 6, Palette.steel.withAlphaComponent(0.45), radius: 2)
    }
    for x in [24, 46] as [CGFloat] {
      drawing.line([(x, 2), (x, 98)], Palette.iron, width: 4)
    }
    for offset in [0, 22] as [CGFloat] {
      let curve = UIBezierPath()
      curve.move(to: CGPoint(x: 24 + offset, y: 84))
      curve.addCurve(
        to: CGPoint(x: 60 + offset, y: 2), controlPoint1: CGPoint(x: 24 + offset, y: 50),
        controlPoint2: CGPoint(x: 40 + offset, y: 26))
      drawing.stroke(curve, blade, width: 4)
    }
    drawing.line([(18, 80), (78, 80)], Palette.brass, width: 4)
    drawing.disc(80, 80, radius: 8, Palette.iron)
    drawing.disc(80, 80, radius: 4, Palette.brass)
    return drawing
  }

  /// A padlock whose keyhole is a bolt through the stretcher.
  static func lock(bolt: UIColor) -> Drawing {
    var drawing = Drawing()
    let shackle = UIBezierPath()
    shackle.move(to: CGPoint(x: 30, y: 50))
    shackle.addCurve(
      to: CGPoint(x: 70, y: 50), controlPoint1: CGPoint(x: 30, y: -4),
      controlPoint2: CGPoint(x: 70, y: -4))
    drawing.stroke(shackle, Palette.steel, width: 9)
    drawing.box(16, 44, 68, 50, bolt, radius: 9)
    drawing.box(16, 56, 68, 4, Palette.white.withAlphaComponent(0.25))
    drawing.disc(50, 70, radius: 8, Palette.iron)
    drawing.polygon([(47, 72), (53, 72), (56, 86), (44, 86)], Palette.iron)
    return drawing
  }

  /// A block bell on its wooden case.
  static func bell(_ enamel: UIColor) -> Drawing {
    var drawing = Drawing()
    let dome = UIBezierPath()
    dome.move(to: CGPoint(x: 18, y: 56))
    dome.addCurve(
      to: CGPoint(x: 82, y: 56), controlPoint1: CGPoint(x: 20, y: 2),
      controlPoint2: CGPoint(x: 80, y: 2))
    dome.close()
    drawing.fill(dome, Palette.brass)
    drawing.disc(50, 14, radius: 5, Palette.iron)
    drawing.line([(30, 44), (38, 26)], Palette.white.withAlphaComponent(0.6), width: 4)
    drawing.box(10, 56, 80, 6, Palette.iron, radius: 3)
    drawing.box(16, 62, 68, 30, enamel, radius: 4)
    drawing.box(12, 92, 76, 6, Palette.iron, radius: 2)
    drawing.disc(50, 77, radius: 9, Palette.white)
    drawing.line([(50, 77), (55, 71)], Palette.iron, width: 2)
    return drawing
  }

  /// The strokes of a bell on paper tape: three, a pause, one.
  static func code(_ ink: UIColor) -> Drawing {
    var drawing = Drawing()
    drawing.box(2, 28, 96, 44, Palette.white, radius: 3)
    drawing.box(2, 28, 96, 5, ink.withAlphaComponent(0.2))
    drawing.box(2, 67, 96, 5, ink.withAlphaComponent(0.2))
    for x in [18, 36, 54, 84] as [CGFloat] {
      drawing.disc(x, 50, radius: 7, ink)
    }
    return drawing
  }

  /// One lever in its quadrant, pulled halfway.
  static func lever(handle: UIColor) -> Drawing {
    var drawing = Drawing()
    drawing.polygon([(10, 98), (26, 70), (74, 70), (90, 98)], Palette.iron)
    drawing.box(22, 66, 56, 7, Palette.steel, radius: 3)
    drawing.line([(46, 72), (60, 34)], handle, width: 10)
    drawing.line([(60, 34), (68, 12)], Palette.steel, width: 8)
    drawing.disc(69, 10, radius: 6, Palette.steel)
    drawing.line([(54, 64), (70, 30)], Palette.brass, width: 3)
    drawing.box(34, 82, 32, 8, Palette.brass, radius: 2)
    return drawing
  }

  /// A row of levers in their colors, one of them pulled.
  static func frame() -> Drawing {
    var drawing = Drawing()
    let handles = [
      Palette.strong(.red), Palette.strong(.amber), Palette.iron, Palette.strong(.blue),
    ]
    for (index, handle) in handles.enumerated() {
      let foot = CGFloat(18 + index * 21)
      let lean: CGFloat = index == 2 ? 12 : 0
      let top: CGFloat = index == 2 ? 20 : 12
      drawing.line([(foot, 74), (foot + lean * 0.6, 40)], handle, width: 9)
      drawing.line([(foot + lean * 0.6, 40), (foot + lean, top)], Palette.steel, width: 6)
    }
    drawing.box(4, 70, 92, 8, Palette.steel, radius: 3)
    drawing.box(4, 78, 92, 18, Palette.iron, radius: 3)
    for index in 0..<4 {
      drawing.box(CGFloat(12 + index * 21), 84, 12, 6, Palette.brass, radius: 1)
    }
    return drawing
  }
}
