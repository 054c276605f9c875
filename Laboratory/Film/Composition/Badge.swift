import CoreGraphics
import Foundation
import Renderer

/// A short verdict on a coloured capsule.
package nonisolated struct Badge: Hashable, Sendable {
  /// What kind of verdict it is; never told by colour alone, the text says it too.
  package enum Tone: Hashable, Sendable {
    /// As it should be.
    case good
    /// Wrong.
    case bad
    /// Worth a look.
    case warning
    /// Neither good nor bad.
    case neutral
  }

  /// What it says, such as "ok" or "CRASH".
  package var text: String
  /// What kind of verdict it is.
  package var tone: Tone
  /// Whether the verdict is not measured but inferred: drawn as an outline.
  package var isInferred: Bool

  /// Makes a badge.
  package init(_ text: String, _ tone: Tone, isInferred: Bool = false) {
    self.text = text
    self.tone = tone
    self.isInferred = isInferred
  }

  static let height: CGFloat = 18
  private static let padding: CGFloat = 8

  private var color: DisplayColor {
    switch tone {
    case .good: Palette.green
    case .bad: Palette.red
    case .warning: Palette.amber
    case .neutral: Palette.faintInk
    }
  }

  private var style: Typesetter.Style {
    Typesetter.Style(size: 11, weight: 600, color: isInferred ? color : .white)
  }

  /// How wide it is drawn.
  func width(_ typesetter: Typesetter) -> CGFloat {
    typesetter.width(of: text, style) + 2 * Self.padding
  }

  /// The badge with its middle at a point.
  func items(centeredAt point: CGPoint, _ typesetter: Typesetter) -> [DisplayItem] {
    let width = width(typesetter)
    let rect = CGRect(
      x: point.x - width / 2, y: point.y - Self.height / 2, width: width, height: Self.height)
    let shape = DisplayShape.rectangle(rect, cornerRadius: Self.height / 2)
    let label = typesetter.line(text, style, at: CGPoint(x: point.x, y: point.y + 4), .center)
    guard isInferred else { return [.fill(shape, .color(color)), label] }
    return [.fill(shape, .color(Palette.paper)), .border(shape, width: 1, color), label]
  }

  /// The badge with its left end at a point of its middle line.
  func items(leftAt point: CGPoint, _ typesetter: Typesetter) -> [DisplayItem] {
    items(centeredAt: CGPoint(x: point.x + width(typesetter) / 2, y: point.y), typesetter)
  }
}
