import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A PNG file")
@MainActor
struct PNGTests {
  /// Red at the left, half of blue at the right, a free pixel at the end.
  private func flag() -> UIImage {
    UISystem.current = Device(era: .iOS18).system
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }

  private func decoded(_ text: String) -> UIImage? {
    Data(base64Encoded: text).flatMap { UIImage(data: $0) }
  }

  @Test("of a picture has its pixels, and is read again with them")
  func roundTrip() throws {
    let data = try #require(flag().pngData())
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 6, height: 2))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 3, height: 1))
    let pixels = try #require(image.cgImage?.pixelImage)
    let row: [UInt32] = [
      0xFFFF_0000, 0xFFFF_0000, 0x8000_0080, 0x8000_0080, 0, 0,
    ]
    #expect(pixels.pixels == row + row)
    #expect(image.pngData() == data)
    #expect(image == UIImage(data: data))
  }

  @Test("of a large picture of one color is small")
  func size() throws {
    UISystem.current = Device(era: .iOS18).system
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let data = try #require(image.pngData())
    #expect(data.count < 5_000)
    #expect(
      UIImage(data: data)?.cgImage?.pixelImage.pixels.allSatisfy { $0 == 0xFF00_0000 } == true)
  }

  @Test("of another program is read, whatever filters it has")
  func filters() throws {
    let text =
      "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAIAAADZF8uwAAAA10lEQVR42o2QsU3DABBFnzGK8MeKhXURFhGW3KWADTwBNKld"
      + "X5MNvAGN69Ru2MBDXE3tIRgBmzYiQnrl6f93H8DgAC0cwaGHAUaYIGCGZDkx0uvcrDmWYhssw3KswEpsh1XYHquxJl2apI10"
      + "J2XSvZRLW6mQHqRSMml3uyaRwgYyyP/AMS8OXrf+evTW/b33bvDT6P3kH+Hn2T+T5RmjvM4/xTsuTaVHqZKepL30fCleQAk7"
      + "qGD/S7OOalEfom2jO0bvce5jGuJrjO8pthEvc7wly+xGc50fGqs1CsZXw9AAAAAASUVORK5CYII="
    let image = try #require(decoded(text))
    #expect(image.size == CGSize(width: 12, height: 12))
    let pixels = try #require(image.cgImage?.pixelImage)
    for y in 0..<12 {
      for x in 0..<12 {
        let color = UInt32(x * 20) << 16 | UInt32(y * 20) << 8 | UInt32(x * y * 3 % 256)
        #expect(pixels.pixels[y * 12 + x] == 0xFF00_0000 | color)
      }
    }
  }

  @Test(
    "of few colors or of grays is read",
    arguments: [
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABAgMAAACEUudeAAAADFBMVEX/AAAA/wAAAP8JCQlccX6GAAAAAnRSTlP/gAgPs2oAAAAK"
          + "SURBVHjaY5AGAAAdABwjfI+sAAAAAElFTkSuQmCC",
        [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF, 0xFF09_0909]
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAAEElEQVR4AQEFAPr/AIAA//8FAgJ/rvmkrAAAAABJRU5ErkJggg==",
        [0xFF80_8080, 0xFFFF_FFFF]
      ),
    ] as [(String, [UInt32])])
  func kinds(text: String, pixels: [UInt32]) throws {
    let image = try #require(decoded(text))
    #expect(image.cgImage?.pixelImage.pixels == pixels)
  }

  @Test("that is cut off, and data that is none, is no picture")
  func broken() throws {
    let data = try #require(flag().pngData())
    #expect(UIImage(data: data.prefix(data.count / 2)) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test("on disk says by its name how many pixels a point has")
  func file() throws {
    let data = try #require(flag().pngData())
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("PNGTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("flag@2x.png").path
    try data.write(to: URL(fileURLWithPath: path))
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 3, height: 1))
    #expect(UIImage(contentsOfFile: path + ".none") == nil)
  }
}
