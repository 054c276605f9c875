import CoreGraphics
import Foundation

/// A text on pages.
nonisolated struct PrintedText {
  /// What a line may be too high before it counts: sums of heights round differently.
  private static let tolerance: CGFloat = 0.01

  let room: PrintRoom
  private let flow: TextFlow
  /// The lines of each page.
  private let pages: [Range<Int>]

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one takes no page.
  ///   - room: Where it is; without any, the text takes no page either.
  ///   - alignment: Where lines are from side to side; nil for what each paragraph says.
  init(_ text: NSAttributedString, in room: PrintRoom, alignment: NSTextAlignment? = nil) {
    self.room = room
    let hasRoom = room.rest.width > 0 && room.rest.height > 0 && text.length > 0
    flow = TextFlow(
      hasRoom ? text : NSAttributedString(string: ""), look: TextLook([:]),
      room: TextFlow.Room(width: room.rest.width, alignment: alignment))
    pages = hasRoom ? Self.pages(of: flow.lines, in: room) : []
  }

  /// Each page has the lines that fit, and one at least; where the first page has no height it has none.
  private static func pages(of lines: [TextFlow.Line], in room: PrintRoom) -> [Range<Int>] {
    var pages: [Range<Int>] = room.first.height > 0 ? [] : [0..<0]
    var start = 0
    for (index, line) in lines.enumerated() where index > start {
      let height = line.top + line.height - lines[start].top
      guard height > room[pages.count].height + tolerance else { continue }
      pages.append(start..<index)
      start = index
    }
    return pages + [start..<lines.count]
  }

  var pageCount: Int { pages.count }

  /// Draws what is on a page, from 0 on.
  func draw(page: Int, in rect: CGRect, color: UIColor = .black) {
    guard pages.indices.contains(page), let context = UIGraphicsGetCurrentContext(),
      let first = flow.lines[pages[page]].first
    else { return }
    let origin = CGPoint(x: rect.minX, y: rect.minY - first.top)
    for line in flow.lines[pages[page]] {
      for command in flow.commands(of: line, at: origin, color: color) { context.record(command) }
    }
  }
}
