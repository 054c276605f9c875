import CoreGraphics
import Foundation
import Renderer
import Testing

@Suite("An opaque rectangle")
struct CoversTests {
  let renderer: Renderer
  let size = CGSize(width: 60, height: 40)

  init() throws {
    renderer = try Renderer()
  }

  private func draw(_ items: [DisplayItem], scale: CGFloat = 1) -> Bitmap {
    renderer.draw(DisplayList(size: size, items: items), scale: scale)
  }

  /// Something of each kind, all over the picture.
  private let mixture: [DisplayItem] = [
    .fill(Samples.box(0, 0, 60, 40), .color(Samples.orange)),
    .fill(Samples.box(3.3, 4.2, 50, 30, radius: 9), .color(Samples.blue)),
    .border(Samples.box(20.5, 10, 30, 20, radius: 4), width: 2, .black),
    .shadow(
      Samples.box(30, 12, 24, 20), DisplayShadow(.black, offset: .zero, radius: 3)),
    .group(
      opacity: 0.5, clip: Samples.box(10, 5, 44, 28, radius: 10),
      items: [
        .fill(Samples.box(0, 0, 60, 20), .color(.white)),
        .fill(Samples.box(30, 10, 30, 20), .color(.black)),
      ]),
    .dissolve(
      from: [.fill(Samples.box(5, 5, 30, 10), .color(.black))],
      to: [.fill(Samples.box(15, 5, 30, 30), .color(Samples.blue))], fraction: 0.3),
    .backdrop(Samples.box(16, 6, 40, 25, radius: 6), DisplayBackdrop(radius: 3, saturation: 1.8)),
  ]

  @Test("hides all that was drawn before it", arguments: [1, 2, 3, 0.7])
  func hides(scale: CGFloat) {
    let cover = DisplayItem.fill(Samples.box(0, 0, 60, 40), .color(.white))
    #expect(draw(mixture + [cover], scale: scale) == draw([cover], scale: scale))
  }

  @Test("hides what lies behind it, and nothing beside it", arguments: [1, 2, 3])
  func hidesPart(scale: CGFloat) {
    let whole = draw(mixture, scale: scale)
    for rect in [
      CGRect(x: 24, y: 0, width: 36, height: 40), CGRect(x: -10, y: -10, width: 30, height: 70),
      CGRect(x: 0, y: 13, width: 60, height: 27), CGRect(x: 12, y: 8, width: 40, height: 30),
    ] {
      let cover = DisplayItem.fill(.rectangle(rect), .color(.white))
      let covered = draw(
        mixture + [.group(transform: .init(translationX: 1, y: 0), items: [cover])], scale: scale)
      var expected = whole
      for row in 0..<whole.height {
        for column in 0..<whole.width
        where rect.offsetBy(dx: 1, dy: 0).contains(
          CGPoint(x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale))
        {
          expected[column, row] = 0xFFFF_FFFF
        }
      }
      #expect(covered == expected, "\(rect)")
    }
  }

  @Test("hides nothing where it is faded, masked, turned, or cut to a round shape")
  func hidesNothing() {
    let white = [DisplayItem.fill(Samples.box(0, 0, 60, 40), .color(.white))]
    let groups: [(DisplayItem, CGPoint)] = [
      (.group(opacity: 0.5, items: white), CGPoint(x: 30, y: 20)),
      (
        .group(mask: [.fill(Samples.box(0, 0, 10, 10), .color(.black))], items: white),
        CGPoint(x: 30, y: 20)
      ),
      (.group(transform: .init(rotationAngle: 0.5), items: white), CGPoint(x: 58, y: 1)),
      (
        .group(clip: Samples.box(0, 0, 60, 40, radius: 20), items: white),
        CGPoint(x: 0, y: 0)
      ),
      (.group(clip: Samples.box(20, 0, 40, 40), items: white), CGPoint(x: 10, y: 20)),
      (
        .fill(Samples.box(0, 0, 60, 40), .color(DisplayColor(white: 1, alpha: 0.9))),
        CGPoint(x: 30, y: 20)
      ),
      (.fill(Samples.box(0, 0, 60, 40, radius: 12), .color(.white)), CGPoint(x: 0, y: 0)),
    ]
    for (group, place) in groups {
      let alone = draw([group])
      let above = draw([.fill(Samples.box(0, 0, 60, 40), .color(.black)), group])
      let pixel = (Int(place.x), Int(place.y))
      #expect(alone[pixel.0, pixel.1] != 0xFFFF_FFFF)
      #expect(above[pixel.0, pixel.1] >> 24 == 0xFF, "the black behind it is there: \(group)")
      #expect(above[pixel.0, pixel.1] != 0xFFFF_FFFF)
    }
  }
}
