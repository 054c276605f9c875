import CoreGraphics
import Foundation
import Renderer
import Testing

@Suite("A hairline")
struct HairlineTests {
  @Test(
    "at the end of what cuts it off is seen at each scale", arguments: [1, 1.5, 2, 3],
    [0, 0.2, 0.25, 0.4, 0.6])
  func end(scale: CGFloat, place: CGFloat) throws {
    let thickness = 1 / CGFloat(3)
    for isRow in [true, false] {
      let line =
        isRow
        ? CGRect(x: 0, y: 20 - thickness, width: 20, height: thickness)
        : CGRect(x: 20 - thickness, y: 0, width: thickness, height: 20)
      let cell = DisplayItem.group(
        transform: .init(translationX: place, y: place), clip: Samples.box(0, 0, 20, 20),
        items: [.fill(.rectangle(line), .color(.black))])
      let picture = try Renderer().draw(
        DisplayList(size: CGSize(width: 30, height: 30), items: [cell]), scale: scale)
      let middle = Int(10 * scale)
      let seen = (0..<picture.width).filter {
        (isRow ? picture[middle, $0] : picture[$0, middle]) == 0xFF00_0000
      }
      #expect(seen.count == 1)
      #expect(seen.first == Int((CGFloat(20) * scale + place * scale).rounded()) - 1)
    }
  }
}
