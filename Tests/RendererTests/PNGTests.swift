import Film
import Foundation
import Renderer
import Testing

@Suite("A PNG file")
struct PNGTests {
  /// Red, half transparent green, nothing, and a dark colour of little alpha.
  static let few = Bitmap(
    width: 2, height: 2, pixels: [0xFFFF_0000, 0x8000_8000, 0x0000_0000, 0x0301_0203])

  /// More colours than a palette holds.
  static let many = Bitmap(
    width: 20, height: 20, pixels: (0..<400).map { 0xFF00_0000 | UInt32($0) * 641 })

  /// More colours than a palette holds, with every alpha.
  static let manyTransparent = Bitmap(
    width: 16, height: 32,
    pixels: (0..<512).map { index in
      let alpha = UInt32(index) % 256
      return alpha << 24 | alpha << 16 | (alpha / 2) << 8 | (index < 256 ? 0 : alpha / 3)
    })

  @Test("gives back the same pixels", arguments: [few, many, manyTransparent])
  func roundTrip(bitmap: Bitmap) throws {
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  @Test(
    "names the coding that its pixels need",
    arguments: zip([few, many, manyTransparent], [3, 2, 6] as [UInt8]))
  func coding(bitmap: Bitmap, colorType: UInt8) {
    #expect(PNG.encode(bitmap)[25] == colorType)
  }

  @Test("has the same bytes each time")
  func sameBytes() {
    #expect(PNG.encode(Self.many) == PNG.encode(Self.many))
  }

  /// Each row of the stream uses another filter of the specification; the pixels are gray values
  /// that rise by 40.
  @Test("written elsewhere, with row filters, is read")
  func filters() throws {
    let file = try #require(Data(base64Encoded: Self.filtered))
    let bitmap = try PNG.decode(Array(file))
    let row: [UInt32] = [0xFF0A_0A0A, 0xFF32_3232, 0xFF5A_5A5A]
    #expect(bitmap == Bitmap(width: 3, height: 5, pixels: row + row + row + row + row))
  }

  @Test("that was cut or changed is refused")
  func damaged() {
    let file = PNG.encode(Self.many)
    #expect(throws: PNG.DecodingError.notPNG) { try PNG.decode([1, 2, 3]) }
    #expect(throws: PNG.DecodingError.self) { try PNG.decode(Array(file.dropLast(20))) }
    var changed = file
    changed[60] ^= 1
    #expect(throws: PNG.DecodingError.damaged(part: "IDAT")) { try PNG.decode(changed) }
  }

  private static let filtered =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAAFCAIAAAAPE8H1AAAAJElEQVR4nGPg4uIyMjKKiopiBLI0wICJ"
    + "AQaYWVlZRcCABS4GAHiCA2JZZ98ZAAAAAElFTkSuQmCC"
}

@Suite("An animated PNG file")
struct AnimatedPNGTests {
  private let frames: [AnimatedPNG.Frame] = {
    let first = Bitmap(width: 4, height: 3, pixels: Array(repeating: 0xFFFF_FFFF, count: 12))
    var second = first
    second[1, 1] = 0xFF00_0000
    second[2, 2] = 0xFF00_0000
    return [
      .init(first, duration: 1), .init(first, duration: 2), .init(second, duration: 1),
    ]
  }()

  @Test("shows its first frame to readers that know no animation")
  func firstFrame() throws {
    let file = AnimatedPNG.encode(frames, timescale: 60)
    #expect(try PNG.decode(file) == frames[0].bitmap)
  }

  @Test("stores equal frames once, longer, and of others what changed")
  func changes() throws {
    let controls = Self.parts(of: AnimatedPNG.encode(frames, timescale: 60), type: "fcTL")
    try #require(controls.count == 2)
    #expect(Self.numbers(controls[0].prefix(20)) == [0, 4, 3, 0, 0])
    #expect(Self.numbers(controls[1].prefix(20)) == [1, 2, 2, 1, 1])
  }

  @Test("has frame times that are exact sixtieths of a second")
  func times() throws {
    let controls = Self.parts(of: AnimatedPNG.encode(frames, timescale: 60), type: "fcTL")
    #expect(controls.map { Array($0[20..<24]) } == [[0, 3, 0, 60], [0, 1, 0, 60]])
  }

  private static func numbers(_ bytes: some Sequence<UInt8>) -> [UInt32] {
    let bytes = Array(bytes)
    return stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// The data of each part of a type.
  private static func parts(of file: [UInt8], type: String) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var start = 8
    while start + 12 <= file.count {
      let length = Int(numbers(file[start..<start + 4])[0])
      if String(decoding: file[start + 4..<start + 8], as: UTF8.self) == type {
        parts.append(Array(file[start + 8..<start + 8 + length]))
      }
      start += length + 12
    }
    return parts
  }
}

@Suite("A picture with fewer colours")
struct ColorReductionTests {
  /// A gray ramp beside a flat red area.
  private let picture = Bitmap(
    width: 64, height: 4,
    pixels: (0..<256).map { index in
      let gray = UInt32(index % 64) * 4
      return index % 64 < 32 ? 0xFFC0_2020 : 0xFF00_0000 | gray << 16 | gray << 8 | gray
    })

  @Test("has no more than were allowed", arguments: [1, 2, 5, 16])
  func limit(limit: Int) {
    let reduced = ColorReduction(of: [picture], to: limit).applied(to: picture)
    #expect(Set(reduced.pixels).count == limit)
    #expect((reduced.width, reduced.height) == (picture.width, picture.height))
  }

  @Test("keeps the colour of flat areas and stays near all others")
  func nearness() {
    let reduced = ColorReduction(of: [picture], to: 9).applied(to: picture)
    for (before, after) in zip(picture.pixels, reduced.pixels) {
      if before == 0xFFC0_2020 { #expect(after == before) }
      #expect(abs(Int(before & 0xFF) - Int(after & 0xFF)) <= 32)
    }
  }

  @Test("is the picture itself if it has few enough")
  func unchanged() {
    #expect(ColorReduction(of: [picture], to: 33).applied(to: picture) == picture)
  }
}
