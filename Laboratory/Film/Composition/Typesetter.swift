import CoreGraphics
package import Foundation
import QuartzCore
package import Renderer

/// Sets lines of text into pictures that Film composes itself.
package nonisolated struct Typesetter {
  /// How a line of text looks.
  package struct Style: Hashable, Sendable {
    /// Size of the font, in points.
    package var size: CGFloat
    /// 100 (thin) to 900 (black).
    package var weight: Int
    /// Its colour.
    package var color: DisplayColor

    /// Makes a style.
    package init(size: CGFloat, weight: Int = 400, color: DisplayColor) {
      self.size = size
      self.weight = weight
      self.color = color
    }
  }

  /// Where a line of text lies relative to its point.
  package enum Alignment: Hashable, Sendable {
    /// The point is the left end of the baseline.
    case left
    /// The point is the middle of the baseline.
    case center
    /// The point is the right end of the baseline.
    case right
  }

  private let renderer: Renderer

  /// Makes a typesetter that measures with the fonts of a renderer.
  package init(_ renderer: Renderer) {
    self.renderer = renderer
  }

  /// How wide a line is.
  package func width(of string: String, _ style: Style) -> CGFloat {
    renderer.width(of: string, size: style.size, weight: style.weight)
  }

  /// A line of text.
  ///
  /// - Parameters:
  ///   - string: What it says.
  ///   - style: How it looks.
  ///   - point: A point of the baseline.
  ///   - alignment: Which point.
  ///   - limit: The largest width; what does not fit is cut and ends in "…".
  package func line(
    _ string: String, _ style: Style, at point: CGPoint, _ alignment: Alignment = .left,
    within limit: CGFloat = .infinity
  ) -> DisplayItem {
    let string = shortened(string, style, to: limit)
    let width = width(of: string, style)
    let shift: CGFloat =
      switch alignment {
      case .left: 0
      case .center: width / 2
      case .right: width
      }
    return .text(
      TextLine(
        string: string, fontSize: style.size, weight: TextLine.FontWeight(rawValue: style.weight),
        color: style.color, origin: CGPoint(x: point.x - shift, y: point.y), width: width))
  }

  /// A text broken between words, so that no line is wider than a limit unless one word is.
  package func lines(of text: String, _ style: Style, within limit: CGFloat) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, width(of: "\(last) \(word)", style) <= limit {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The string, or as much of it as fits, with an ellipsis.
  private func shortened(_ string: String, _ style: Style, to limit: CGFloat) -> String {
    guard limit < .infinity, width(of: string, style) > limit else { return string }
    var kept = string
    while !kept.isEmpty {
      kept.removeLast()
      let candidate = kept.trimmingCharacters(in: .whitespaces) + "…"
      if width(of: candidate, style) <= limit { return candidate }
    }
    return "…"
  }
}
