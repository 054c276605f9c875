import CoreGraphics
import Foundation

/// What draws the lines.
nonisolated extension TextFlow {
  /// Characters that are drawn together.
  private struct Piece {
    var text: String
    let location: Int
    let run: Int
    let x: CGFloat
    var width: CGFloat
  }

  /// The commands that draw some of the characters, or all.
  ///
  /// - Parameters:
  ///   - origin: The top left of the lines.
  ///   - range: The characters; nil for all.
  ///   - color: The color of text that has none of its own.
  ///   - isForced: Whether all text has that color.
  ///   - parts: What of them is drawn.
  ///   - rounded: Puts places on whole pixels.
  func commands(
    at origin: CGPoint, range: NSRange? = nil, color: UIColor, isForced: Bool = false,
    parts: Parts = .all, rounded: (CGFloat) -> CGFloat = { $0 }
  ) -> [DrawingCommand] {
    lines.flatMap { line in
      commands(
        of: line, at: origin, range: range, color: color, isForced: isForced, parts: parts,
        rounded: rounded)
    }
  }

  /// The commands that draw some of the characters of a line, or all; see the ones of all lines.
  func commands(
    of line: Line, at origin: CGPoint, range: NSRange? = nil, color: UIColor,
    isForced: Bool = false, parts: Parts = .all, rounded: (CGFloat) -> CGFloat = { $0 }
  ) -> [DrawingCommand] {
    let baseline = rounded(origin.y + line.top + line.ascent)
    let marker = range == nil ? markerCommands(of: line, at: origin, color: color) : []
    return marker
      + pieces(of: line, in: range).flatMap { piece in
        let run = runs[piece.run]
        let place = CGPoint(x: rounded(origin.x + piece.x), y: baseline)
        let own = isForced ? color : run.color ?? color
        let text = TextParagraph.Line(text: piece.text, width: piece.width)
        if let attachment = run.attachment {
          return parts.contains(.letters) ? attachment.commands(at: place, color: own) : []
        }
        return run.look.commands(for: text, at: place, color: own, parts: parts)
      }
  }

  /// What is drawn of a text.
  typealias Parts = TextMarks.Parts

  /// A line below or through characters of one line that look the same.
  struct Stroke {
    let line: Line
    let range: NSRange
    let style: NSUnderlineStyle
    let color: UIColor
    let isThrough: Bool
  }

  /// The lines below and through some of the characters.
  func strokes(of range: NSRange) -> [Stroke] {
    lines.flatMap { line in
      pieces(of: line, in: range).flatMap { piece -> [Stroke] in
        let run = runs[piece.run]
        let own = NSRange(location: piece.location, length: piece.text.utf16.count)
        let marks = [(run.look.marks.underline, false), (run.look.marks.strikethrough, true)]
        return marks.compactMap { mark, isThrough in
          mark.map {
            Stroke(
              line: line, range: own, style: $0.style, color: $0.color ?? run.color ?? .black,
              isThrough: isThrough)
          }
        }
      }
    }
  }

  /// Characters with one color behind them.
  struct Ground {
    /// One box for each line.
    var boxes: [CGRect]
    var range: NSRange
    let color: UIColor
    fileprivate let run: Int
  }

  /// What is behind some of the characters, with the top left of the lines at a point.
  func grounds(at origin: CGPoint, range: NSRange) -> [Ground] {
    var grounds: [Ground] = []
    for line in lines {
      let baseline = origin.y + line.top + line.ascent
      for piece in pieces(of: line, in: range) {
        let look = runs[piece.run].look
        guard let color = look.marks.background else { continue }
        let box = look.background(of: piece.width, at: CGPoint(x: origin.x + piece.x, y: baseline))
        let own = NSRange(location: piece.location, length: piece.text.utf16.count)
        if let last = grounds.last, last.run == piece.run {
          grounds[grounds.count - 1].boxes.append(box)
          grounds[grounds.count - 1].range.formUnion(own)
        } else {
          grounds.append(Ground(boxes: [box], range: own, color: color, run: piece.run))
        }
      }
    }
    return grounds
  }

  private func pieces(of line: Line, in range: NSRange?) -> [Piece] {
    var pieces: [Piece] = []
    var x = line.left
    var width: CGFloat = 0
    var isOpen = false
    for segment in line.segments {
      guard case .clusters(let clusters) = segment else {
        guard case .ellipsis(let run) = segment else { continue }
        let own = self.width(of: segment, after: width)
        pieces.append(
          Piece(
            text: "…", location: location(of: line.clusters.upperBound), run: run, x: x, width: own)
        )
        x += own
        isOpen = false
        continue
      }
      for index in clusters {
        let cluster = self.clusters[index]
        let own = self.width(of: index..<index + 1, after: width)
        let stretch = cluster.kind == .space ? line.stretch : 0
        defer {
          width += own
          x += own + stretch
        }
        let isIn = range.map { NSLocationInRange(cluster.range.location, $0) } ?? true
        guard isIn, !cluster.isHidden, cluster.kind != .tab, cluster.kind != .newline, stretch == 0
        else {
          isOpen = false
          continue
        }
        let text = self.text.substring(with: cluster.range)
        if isOpen, let last = pieces.indices.last, pieces[last].run == cluster.run {
          pieces[last].text += text
          pieces[last].width += own
        } else {
          pieces.append(
            Piece(text: text, location: cluster.range.location, run: cluster.run, x: x, width: own))
        }
        isOpen = runs[cluster.run].attachment == nil
      }
      isOpen = false
    }
    return pieces
  }
}

/// A picture in the place of a character.
nonisolated struct TextPicture {
  /// Its place, seen from the baseline, with y pointing up.
  let bounds: CGRect
  private let padding: CGFloat
  /// What is drawn there.
  private let image: (CGRect) -> UIImage?

  /// A picture whose attachment says where it is as it does for layout managers.
  init(
    _ attachment: NSTextAttachment, at location: Int, in container: NSTextContainer?, _ room: CGRect
  ) {
    let bounds = attachment.attachmentBounds(
      for: container, proposedLineFragment: room, glyphPosition: .zero, characterIndex: location)
    self.init(attachment, bounds: bounds) {
      attachment.image(forBounds: $0, textContainer: container, characterIndex: location)
    }
  }

  init(_ attachment: NSTextAttachment, bounds: CGRect, image: @escaping (CGRect) -> UIImage?) {
    self.bounds = bounds
    self.image = image
    padding = attachment.lineLayoutPadding
  }

  var width: CGFloat { bounds.maxX + 2 * padding }

  /// Where it is drawn, seen from a place on the baseline.
  func rect(at place: CGPoint) -> CGRect {
    CGRect(
      x: place.x + padding + bounds.minX, y: place.y - bounds.maxY, width: bounds.width,
      height: bounds.height)
  }

  func commands(at place: CGPoint, color: UIColor) -> [DrawingCommand] {
    let rect = rect(at: place)
    guard rect.width > 0, rect.height > 0, let image = image(bounds) else { return [] }
    // A picture that is a template has the color of the text around it.
    guard let picture = image.picture(tint: color) else { return [] }
    return image.commands(of: picture, in: rect)
  }
}
