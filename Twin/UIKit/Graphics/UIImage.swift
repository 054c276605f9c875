package import CoreGraphics
public import Foundation

/// A picture that takes the color of what shows it.
///
/// Differs from UIKit: there are only symbols, and of these a few, drawn anew with the pen of this
/// project: `chevron.left`, `chevron.backward`, `arrow.left`, `arrow.backward` and `xmark`. There are no
/// pixels, files or catalogs.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  // Sendable: all that is stored is constant.

  /// How a picture gets its colors.
  public enum RenderingMode: Int, Sendable {
    /// As what shows it thinks right.
    case automatic = 0
    /// Its own.
    case alwaysOriginal = 1
    /// That of what shows it.
    case alwaysTemplate = 2
  }

  /// The lines of the picture.
  let lines: ImageLines
  private let mode: RenderingMode

  init(_ lines: ImageLines, mode: RenderingMode = .automatic) {
    self.lines = lines
    self.mode = mode
    super.init()
  }

  /// Makes a symbol of the system; nil if there is none of that name.
  public convenience init?(systemName name: String) {
    guard let lines = ImageLines(symbolNamed: name) else { return nil }
    self.init(lines)
  }

  /// How large the picture is, in points.
  open var size: CGSize { lines.size }

  /// Whether the picture is one of the system's symbols.
  open var isSymbolImage: Bool { true }

  /// How the picture gets its colors.
  ///
  /// Differs from UIKit: whatever it says, the lines have the color of what shows them.
  open var renderingMode: RenderingMode { mode }

  /// The same picture with another way to get its colors.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(lines, mode: renderingMode)
  }

  /// Whether the picture is turned around where interfaces run from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { lines.flips }

  /// The lines of the picture, in points.
  package var outline: CGPath { lines.path }

  /// The arrow of a back button for which nobody has set another.
  package static let backArrow = UIImage(.backArrow)
}

/// Lines that are drawn with one pen.
nonisolated struct ImageLines {
  let size: CGSize
  let strokes: [[CGPoint]]
  let lineWidth: CGFloat
  /// Whether the lines point the other way where interfaces run from right to left.
  var flips = false

  /// The lines as a path.
  var path: CGPath {
    let path = CGMutablePath()
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    return path
  }

  /// As the back button has it; measured from pictures (assumed).
  static let backArrow = ImageLines(
    size: CGSize(width: 12, height: 21),
    strokes: [
      [CGPoint(x: 10.5, y: 1.5), CGPoint(x: 1.5, y: 10.5), CGPoint(x: 10.5, y: 19.5)]
    ],
    lineWidth: 2.8, flips: true)

  init(size: CGSize, strokes: [[CGPoint]], lineWidth: CGFloat, flips: Bool = false) {
    self.size = size
    self.strokes = strokes
    self.lineWidth = lineWidth
    self.flips = flips
  }

  /// The lines of a symbol at the size of running text; nil if there is none of that name.
  init?(symbolNamed name: String) {
    let size: CGSize
    let strokes: [[CGPoint]]
    switch name {
    case "chevron.left", "chevron.backward":
      size = CGSize(width: 11, height: 18)
      strokes = [[CGPoint(x: 9.5, y: 1.5), CGPoint(x: 1.5, y: 9), CGPoint(x: 9.5, y: 16.5)]]
    case "arrow.left", "arrow.backward":
      size = CGSize(width: 20, height: 17)
      strokes = [
        [CGPoint(x: 18.5, y: 8.5), CGPoint(x: 1.5, y: 8.5)],
        [CGPoint(x: 8.5, y: 1.5), CGPoint(x: 1.5, y: 8.5), CGPoint(x: 8.5, y: 15.5)],
      ]
    case "xmark":
      size = CGSize(width: 17, height: 17)
      strokes = [
        [CGPoint(x: 1.5, y: 1.5), CGPoint(x: 15.5, y: 15.5)],
        [CGPoint(x: 15.5, y: 1.5), CGPoint(x: 1.5, y: 15.5)],
      ]
    default:
      return nil
    }
    self.init(size: size, strokes: strokes, lineWidth: 2, flips: name.hasSuffix(".backward"))
  }
}
