import CoreGraphics
import Film
import Foundation
import QuartzCore
import Renderer
import Testing

@Suite("A composed picture")
struct CompositionTests {
  let studio: Studio
  /// A small screen keeps golden files small.
  let recording: Recording

  init() throws {
    studio = try Studio()
    let phone = Phone(
      size: CGSize(width: 120, height: 140), cornerRadius: 16, statusBarHeight: 0)
    let changes = (0...6).map { frame in
      Recording.Change(
        frame: frame * 5,
        list: DisplayList(
          size: phone.size,
          items: [
            .fill(Samples.box(0, 0, 120, 140), .color(.white)),
            .fill(Samples.box(CGFloat(frame) * 12, 50, 48, 48, radius: 8), .color(Samples.blue)),
          ]))
    }
    recording = Recording(
      phone: phone, framesPerSecond: 60, frameCount: 31, changes: changes,
      marks: [.init(time: 0.1, caption: "tap"), .init(time: 0.15, caption: "tap again")],
      touches: [.init(frame: 6, point: CGPoint(x: 60, y: 74))], crashTime: 0.45)
  }

  private func draw(_ list: DisplayList) -> Bitmap { studio.renderer.draw(list, scale: 1) }

  @Test("of a strip has pictures over a time axis with marks, as accepted")
  func strip() throws {
    let strip = FilmStrip(
      [.init(recording, title: "UIKit alone", detail: "iOS 7", badge: Badge("CRASH", .bad))],
      count: 3, phoneWidth: 72)
    try expectGolden(draw(strip.displayList(studio.typesetter)), named: "strip")
  }

  @Test("of a sheet has a table of pictures with verdicts, as accepted")
  func sheet() throws {
    let good = ContactSheet.Cell(recording, at: 0.2, badge: Badge("ok", .good))
    let bad = ContactSheet.Cell(recording, badge: Badge("CRASH", .bad))
    let sheet = ContactSheet(
      title: "Sheet", subtitle: "Below the title",
      groups: [
        .init("Alone", columns: ["iOS 7", "iOS 26"]), .init("Guarded", columns: ["queue"]),
      ],
      rows: [
        .init("A title that needs two lines", detail: "And a detail", cells: [bad, nil, good])
      ],
      legend: [(Badge("ok", .good, isInferred: true), "inferred")], phoneWidth: 40)
    try expectGolden(draw(sheet.displayList(studio.typesetter)), named: "sheet")
  }

  @Test("of a phone has a body and a status bar, as accepted")
  func phone() throws {
    let phone = Phone(
      size: CGSize(width: 250, height: 110), cornerRadius: 30, statusBarHeight: 47)
    let screen = DisplayList(
      size: phone.size, items: [.fill(Samples.box(0, 0, 250, 110), .color(Samples.orange))])
    try expectGolden(draw(phone.showing(screen, studio.typesetter)), named: "phone")
  }

  @Test("shows a text that is too long with an ellipsis inside its limit")
  func shortened() {
    let style = Typesetter.Style(size: 12, color: .black)
    guard
      case .text(let line) = studio.typesetter.line(
        "A rather long text", style, at: .zero, within: 60)
    else {
      Issue.record("A line of text is not a text.")
      return
    }
    #expect(line.string.hasSuffix("…"))
    #expect(line.string.hasPrefix("A rath"))
    #expect(studio.typesetter.width(of: line.string, style) <= 60)
  }

  @Test("breaks lines between words only", arguments: [30.0, 60, 200])
  func lines(limit: CGFloat) {
    let style = Typesetter.Style(size: 12, color: .black)
    let text = "Two pushes in one moment"
    let lines = studio.typesetter.lines(of: text, style, within: limit)
    #expect(lines.joined(separator: " ") == text)
    for line in lines where line.contains(" ") {
      #expect(studio.typesetter.width(of: line, style) <= limit)
    }
  }
}
