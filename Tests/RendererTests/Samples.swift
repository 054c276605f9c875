import CoreGraphics
import Foundation
import QuartzCore
import Renderer

/// Display lists that use everything once.
enum Samples {
  static let blue = DisplayColor(hex: 0x007AFF)
  static let orange = DisplayColor(hex: 0xFF9500)

  static let shapes = DisplayList(
    size: CGSize(width: 200, height: 120),
    items: [
      .fill(box(8, 8, 40, 40), .color(blue)),
      .fill(box(56, 8, 40, 40, radius: 12), .color(orange)),
      .fill(
        .rectangle(
          RoundedRectangle(
            CGRect(x: 104, y: 8, width: 40, height: 40), cornerRadius: 16,
            corners: [.topLeft, .topRight])), .color(blue)),
      .border(box(152, 8, 40, 40, radius: 20), width: 2, .black),
      .shadow(
        box(8, 64, 40, 40, radius: 8),
        DisplayShadow(
          DisplayColor(white: 0, alpha: 0.4), offset: CGSize(width: 0, height: 2), radius: 4)),
      .fill(box(8, 64, 40, 40, radius: 8), .color(.white)),
      .fill(
        box(56, 64, 40, 40, radius: 8),
        .linearGradient(
          LinearGradient(
            from: CGPoint(x: 56, y: 64), to: CGPoint(x: 96, y: 104),
            stops: [.init(0, blue), .init(0.5, .white), .init(1, orange)]))),
      .stroke(
        chevron, DisplayStroke(blue, width: 3, cap: .round, join: .round)),
      .stroke(
        DisplayPath([.move(CGPoint(x: 152, y: 64)), .line(CGPoint(x: 192, y: 64))]),
        DisplayStroke(.black, width: 1, dashes: [4, 3])),
      // A hairline of a third of a point is still one pixel high.
      .fill(box(152, 84, 40, 1.0 / 3), .color(.black)),
      .fill(.path(star), .color(orange)),
    ])

  static let text = DisplayList(
    size: CGSize(width: 150, height: 66),
    items: [
      line("Navigation 0123", size: 17, weight: 600, at: CGPoint(x: 6, y: 20)),
      line("Hamburgefonstiv illicit", size: 12, weight: 400, at: CGPoint(x: 6.4, y: 38)),
      line("Привет, переход!", size: 14, weight: 400, at: CGPoint(x: 6, y: 58), color: blue),
    ])

  static let groups = DisplayList(
    size: CGSize(width: 200, height: 70),
    items: [
      // Where two half transparent boxes overlap, a group must not be darker.
      .group(
        opacity: 0.5,
        items: [
          .fill(box(8, 8, 30, 30), .color(.black)), .fill(box(23, 23, 30, 30), .color(.black)),
        ]
      ),
      .group(
        clip: box(64, 8, 44, 44, radius: 22),
        items: [
          .fill(box(60, 0, 30, 60), .color(blue)), .fill(box(86, 0, 40, 60), .color(orange)),
        ]),
      .group(
        transform: CGAffineTransform(rotationAngle: 0.3).concatenating(
          CGAffineTransform(translationX: 125, y: 8)),
        items: [
          .fill(box(0, 0, 40, 30, radius: 6), .color(blue)),
          line("Turn", size: 12, weight: 700, at: CGPoint(x: 6, y: 19), color: .white),
        ]),
      .group(
        mask: [
          .fill(
            box(164, 8, 32, 44),
            .linearGradient(
              LinearGradient(
                from: CGPoint(x: 164, y: 8), to: CGPoint(x: 164, y: 52),
                stops: [.init(0, .black), .init(1, .clear)])))
        ],
        items: [.fill(box(164, 8, 32, 44), .color(orange))]),
    ])

  static func line(
    _ string: String, size: CGFloat, weight: Int, at origin: CGPoint, color: DisplayColor = .black
  ) -> DisplayItem {
    .text(
      TextLine(
        string: string, fontSize: size, weight: TextLine.FontWeight(rawValue: weight), color: color,
        origin: origin, width: CGFloat(string.count) * size))
  }

  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
  ) -> DisplayShape {
    .rectangle(CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  private static let chevron = DisplayPath([
    .move(CGPoint(x: 128, y: 68)), .line(CGPoint(x: 112, y: 84)), .line(CGPoint(x: 128, y: 100)),
  ])

  static let star: DisplayPath = {
    let points = (0..<5).map { index in
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      return CGPoint(x: 172 + 14 * cos(angle), y: 102 + 14 * sin(angle))
    }
    return DisplayPath(
      [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close], fillRule: .evenOdd)
  }()
}
