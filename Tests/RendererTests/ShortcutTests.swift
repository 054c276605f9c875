import CoreGraphics
import Foundation
import QuartzCore
import Renderer
import Testing

/// What is drawn in a shorter way than by Cairo alone has the same pixels.
@Suite("A way around Cairo")
struct ShortcutTests {
  let renderer: Renderer
  let size = CGSize(width: 60, height: 40)
  /// Whole pixels, parts of them, and places where an edge of the picture cuts.
  static let places = [
    CGPoint(x: 5, y: 5), CGPoint(x: 4.3, y: 6.7), CGPoint(x: -6.5, y: -3), CGPoint(x: -18, y: 3),
    CGPoint(x: 21.25, y: 9), CGPoint(x: 33, y: 24),
  ]
  /// Behind what is drawn, so that it shows where something is left out.
  private let ground: [DisplayItem] = [
    .fill(Samples.box(0, 0, 60, 40), .color(DisplayColor(hex: 0xF3EFE7))),
    .fill(Samples.box(7, 3, 21, 33), .color(DisplayColor(hex: 0x2C7F58))),
    .fill(Samples.box(14, 14, 40, 9), .color(DisplayColor(hex: 0x3B3E43, alpha: 0.4))),
  ]

  init() throws {
    renderer = try Renderer()
  }

  private func draw(
    _ items: [DisplayItem], at place: CGPoint = .zero, scale: CGFloat, _ renderer: Renderer? = nil
  ) -> Bitmap {
    let group = DisplayItem.group(
      transform: .init(translationX: place.x, y: place.y), items: items)
    return (renderer ?? self.renderer).draw(
      DisplayList(size: size, items: ground + [group]), scale: scale)
  }

  private func card(radius: CGFloat, _ corners: RoundedRectangle.Corners = .all) -> DisplayGroup {
    DisplayGroup(
      clip: .rectangle(
        RoundedRectangle(
          CGRect(x: 0, y: 0, width: 36, height: 24), cornerRadius: radius, corners: corners)),
      items: [
        .group(items: [
          .fill(
            Samples.box(0, 0, 36, 24),
            .linearGradient(
              LinearGradient(
                from: .zero, to: CGPoint(x: 0, y: 24),
                stops: [.init(0, Samples.blue), .init(1, .white)])))
        ]),
        .fill(Samples.box(-2, 0, 9, 30), .color(Samples.orange)),
        .fill(Samples.box(12, -3, 20, 20, radius: 10), .color(Samples.blue.faded(by: 0.3))),
        .text(
          TextLine(
            string: "Box", fontSize: 12, weight: .regular, color: .black,
            origin: CGPoint(x: 2, y: 14), width: 20)),
      ])
  }

  @Test("cuts round corners as a picture of its own has them", arguments: [1, 2, 3, 1.5], places)
  func corners(scale: CGFloat, place: CGPoint) {
    for radius in [4, 7.3, 8, 12] as [CGFloat] {
      for corners in [.all, [.topLeft, .bottomRight]] as [RoundedRectangle.Corners] {
        let card = card(radius: radius, corners)
        var separate = card
        separate.isIsolated = true
        #expect(
          draw([.group(card)], at: place, scale: scale)
            == draw([.group(separate)], at: place, scale: scale), "\(radius)")
      }
    }
  }

  @Test("leaves what is not opaque to a picture of its own")
  func translucent() {
    var card = card(radius: 8)
    card.items[0] = .fill(Samples.box(0, 0, 36, 24), .color(Samples.orange.faded(by: 0.5)))
    let small = DisplayItem.fill(Samples.box(3, 3, 30, 18), .color(Samples.orange))
    var erased = self.card(radius: 8)
    var hole = DisplayGroup(items: [.fill(Samples.box(10, 10, 9, 9), .color(.black))])
    hole.blend = .clear
    erased.items.append(.group(items: [.group(hole)]))
    for var group in [card, DisplayGroup(clip: card.clip, items: [small]), erased] {
      let drawn = draw([.group(group)], at: CGPoint(x: 5, y: 5), scale: 2)
      group.isIsolated = true
      #expect(drawn == draw([.group(group)], at: CGPoint(x: 5, y: 5), scale: 2))
    }
  }

  @Test("fills a rectangle with round corners as its outline", arguments: [1, 2, 3], places)
  func roundFill(scale: CGFloat, place: CGPoint) {
    let place = CGPoint(x: place.x.rounded(), y: place.y.rounded())
    for radius in [4, 7.3, 8, 12] as [CGFloat] {
      let rectangle = RoundedRectangle(
        CGRect(x: 0, y: 0, width: 36, height: 24), cornerRadius: radius)
      for alpha in [1, 0.4] as [CGFloat] {
        let paint = DisplayPaint.color(DisplayColor(hex: 0xDAEBE1, alpha: alpha))
        #expect(
          draw([.fill(.rectangle(rectangle), paint)], at: place, scale: scale)
            == draw([.fill(byCairoAlone(rectangle.path), paint)], at: place, scale: scale),
          "\(radius), \(alpha)")
      }
    }
  }

  @Test("fills a path through a mask as in stretches of rows", arguments: [1, 2, 3])
  func maskedPath(scale: CGFloat) {
    let paint = DisplayPaint.color(DisplayColor(hex: 0xC2392E, alpha: 0.35))
    let circle = RoundedRectangle(
      CGRect(x: 3.4, y: 2.7, width: 30, height: 30), cornerRadius: 15)
    let star = Samples.star.applying(.init(translationX: -150, y: -82))
    for path in [star, circle.path] {
      #expect(
        draw([.fill(.path(path), paint)], scale: scale)
          == draw([.fill(byCairoAlone(path), paint)], scale: scale))
    }
  }

  /// The same area with an outline that leaves the picture: a line, which has no inside.
  private func byCairoAlone(_ path: DisplayPath) -> DisplayShape {
    var path = path
    path.segments += [
      .move(CGPoint(x: 30, y: -50)), .line(CGPoint(x: 30, y: -60)), .close,
    ]
    return .path(path)
  }

  @Test("repeats a row of a gradient as if it found each anew", arguments: [1, 2, 3], places)
  func gradientRows(scale: CGFloat, place: CGPoint) {
    for alpha in [1, 0.3] as [CGFloat] {
      let paint = DisplayPaint.linearGradient(
        LinearGradient(
          from: CGPoint(x: 2, y: 0), to: CGPoint(x: 34.5, y: 0),
          stops: [
            .init(0, Samples.blue.faded(by: alpha)), .init(0.4, .white.faded(by: alpha)),
            .init(1, Samples.orange),
          ]))
      let box = Samples.box(0, 0, 36, 24)
      let place = CGPoint(x: place.x.rounded(), y: place.y.rounded())
      let path = RoundedRectangle(CGRect(x: 0, y: 0, width: 36, height: 24)).path
      #expect(
        draw([.fill(box, paint)], at: place, scale: scale)
          == draw([.fill(.path(path), paint)], at: place, scale: scale), "\(alpha)")
    }
  }

  @Test("draws no letter of a line that is covered, and all of the others")
  func coveredLetters() {
    let line = DisplayItem.text(
      TextLine(
        string: "Signals", fontSize: 14, weight: .regular, color: .black,
        origin: CGPoint(x: 2, y: 24), width: 50))
    let cover = DisplayItem.fill(Samples.box(23, 0, 37, 40), .color(.white))
    var expected = draw([line], scale: 2)
    let white = draw([cover], scale: 2)
    for row in 0..<80 {
      for column in 46..<120 { expected[column, row] = white[column, row] }
    }
    #expect(draw([line, cover], scale: 2) == expected)
  }

  @Test("keeps corners apart, and draws right when it has forgotten some")
  func cache() throws {
    for scale in [1, 1.5, 2] as [CGFloat] {
      for step in 0..<60 {
        let radius = 2 + CGFloat(step) / 8
        let corners = RoundedRectangle.Corners(rawValue: 1 + step % 15)
        let items = [DisplayItem.group(card(radius: radius, corners))]
        let place = CGPoint(x: 5, y: 5)
        guard step.isMultiple(of: 7) else {
          _ = draw(items, at: place, scale: scale)
          continue
        }
        #expect(
          draw(items, at: place, scale: scale)
            == draw(items, at: place, scale: scale, try Renderer()))
      }
    }
  }
}
