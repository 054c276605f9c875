import CoreGraphics
import Foundation

/// What stands before a paragraph in a list.
nonisolated struct ListMarker {
  let text: String
  /// How far it begins to the left of the paragraph's lines, in points.
  static let distance: CGFloat = 25
}

/// The numbers of items, as one paragraph after the other is laid out.
nonisolated struct ListNumbers {
  private var last: [(list: NSTextList, number: Int)] = []

  /// The marker of the next paragraph; nil outside of lists.
  ///
  /// A list goes on as long as paragraphs are in it, also while they are in one within.
  mutating func next(_ style: NSParagraphStyle) -> ListMarker? {
    let lists = style.textLists
    var numbers: [(list: NSTextList, number: Int)] = []
    for (level, list) in lists.enumerated() {
      let former =
        last.indices.contains(level) && last[level].list === list ? last[level].number : nil
      let first = list.startingItemNumber
      let isInner = level < lists.count - 1
      numbers.append((list, former.map { isInner ? $0 : $0 + 1 } ?? first))
    }
    last = numbers
    guard let own = numbers.last else { return nil }
    var text = own.list.marker(forItemNumber: own.number)
    if own.list.listOptions.contains(.prependEnclosingMarker) {
      for outer in numbers.dropLast().reversed() {
        text = outer.list.marker(forItemNumber: outer.number) + text
        guard outer.list.listOptions.contains(.prependEnclosingMarker) else { break }
      }
    }
    return ListMarker(text: text)
  }
}

nonisolated extension NSParagraphStyle {
  /// Where lines of a paragraph in lists begin, in points from the side; nil outside of lists.
  ///
  /// Source: lists that UIKit reads from HTML, with 36 points for each level and the marker 25 points before, and a note of
  /// an editor's authors, who measured the same place of text in lists of text views. Assumed: an indent of the style's own
  /// counts instead.
  var listColumn: CGFloat? {
    let count = textLists.count
    guard count > 0 else { return nil }
    return headIndent > 0 ? headIndent : 36 * CGFloat(count)
  }
}

nonisolated extension TextFlow {
  /// The commands that draw what stands before a line.
  func markerCommands(of line: Line, at origin: CGPoint, color: UIColor) -> [DrawingCommand] {
    guard let marker = line.marker else { return [] }
    let run =
      clusters.indices.contains(line.clusters.lowerBound)
      ? runs[clusters[line.clusters.lowerBound].run] : Run(look: endLook, color: nil)
    let text = TextParagraph.Line(text: marker.text, width: run.look.width(of: marker.text))
    let place = CGPoint(
      x: origin.x + line.left - ListMarker.distance, y: origin.y + line.top + line.ascent)
    return run.look.commands(for: text, at: place, color: run.color ?? color, parts: .letters)
  }
}
