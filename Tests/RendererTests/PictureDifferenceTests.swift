import Film
import Renderer
import Testing

@Suite("The difference of two pictures")
struct PictureDifferenceTests {
  private let gray: UInt32 = 0xFF40_4040

  private func picture(_ width: Int = 8, _ height: Int = 6) -> Bitmap {
    Bitmap(width: width, height: height, pixels: Array(repeating: gray, count: width * height))
  }

  /// White at the left of a column, black from it on, with a mixed column between.
  private func edge(at column: Int, mixed: UInt32) -> Bitmap {
    var picture = picture()
    for row in 0..<picture.height {
      for x in 0..<picture.width {
        picture[x, row] = x < column ? 0xFFFF_FFFF : x == column ? mixed : 0xFF00_0000
      }
    }
    return picture
  }

  @Test("is nothing for identical ones", arguments: [PictureDifference.Tolerance.none, .smoothing])
  func identical(_ tolerance: PictureDifference.Tolerance) {
    #expect(PictureDifference(of: picture(), from: picture(), tolerance: tolerance) == nil)
    let empty = Bitmap(width: 0, height: 0)
    #expect(PictureDifference(of: empty, from: empty, tolerance: tolerance) == nil)
  }

  @Test("is one pixel if one is off by one, and the picture marks it in the dimmed accepted one")
  func onePixel() throws {
    var other = picture()
    other[5, 3] += 1
    let difference = try #require(PictureDifference(of: other, from: picture()))
    #expect(difference.count == 1)
    #expect(difference.worst == 1)
    #expect(difference.region == Bitmap.Region(x: 5, y: 3, width: 1, height: 1))
    let red = difference.picture.pixels.indices.filter {
      difference.picture.pixels[$0] == 0xFFFF_0000
    }
    #expect(red == [3 * 8 + 5])
    #expect(difference.picture[0, 0] == 0xFF10_1010)
  }

  @Test("counts from the first pixel to the last, in any corner")
  func region() throws {
    var other = picture()
    other[7, 0] = 0
    other[0, 5] = 0
    let difference = try #require(PictureDifference(of: other, from: picture()))
    #expect(difference.count == 2)
    #expect(difference.worst == 255)
    #expect(difference.region == Bitmap.Region(x: 0, y: 0, width: 8, height: 6))
  }

  @Test("passes over a channel that is off by no more than the tolerance")
  func channel() {
    var other = picture()
    other[1, 1] = 0xFF40_4340
    let tolerance = PictureDifference.Tolerance(channel: 3)
    #expect(PictureDifference(of: other, from: picture(), tolerance: tolerance) == nil)
    other[1, 1] = 0xFF40_4440
    #expect(
      PictureDifference(of: other, from: picture(), tolerance: tolerance)?.region
        == Bitmap.Region(x: 1, y: 1, width: 1, height: 1))
  }

  @Test("passes over an edge that is smoothed otherwise, if asked to, and over nothing else")
  func smoothing() {
    let (hard, soft) = (edge(at: 4, mixed: 0xFF00_0000), edge(at: 4, mixed: 0xFF80_8080))
    #expect(PictureDifference(of: soft, from: hard)?.count == 6)
    #expect(PictureDifference(of: soft, from: hard, tolerance: .smoothing) == nil)
    #expect(PictureDifference(of: hard, from: soft, tolerance: .smoothing) == nil)
    // The same gray on the dark side is a mark, no edge.
    var marked = hard
    marked[6, 2] = 0xFF80_8080
    #expect(
      PictureDifference(of: marked, from: hard, tolerance: .smoothing)?.region
        == Bitmap.Region(x: 6, y: 2, width: 1, height: 1))
    // And so is a color in the middle of the light side.
    marked = hard
    marked[1, 2] = 0xFFFF_0000
    #expect(PictureDifference(of: marked, from: hard, tolerance: .smoothing)?.count == 1)
  }

  @Test("of two sizes is what only one of them has, marked in a picture that holds both")
  func sizes() throws {
    let difference = try #require(PictureDifference(of: picture(8, 4), from: picture(6, 6)))
    #expect((difference.picture.width, difference.picture.height) == (8, 6))
    #expect(difference.count == 8 * 6 - 6 * 4)
    #expect(difference.picture[7, 0] == 0xFFFF_0000)
    #expect(difference.picture[0, 5] == 0xFFFF_0000)
    #expect(difference.picture[0, 0] == 0xFF10_1010)
  }
}
