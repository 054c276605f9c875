import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("A JPEG file")
@MainActor
struct JPEGTests {
  /// Bars of red, green, blue and white, and a grey ramp below, 22 by 20 pixels.
  private var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 22, height: 20)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (number, color) in [UIColor.red, .green, .blue, .white].enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(number) * 6, y: 0, width: 6, height: 10))
      }
      for column in 0..<22 {
        UIColor(white: CGFloat(column) / 21, alpha: 1).setFill()
        context.fill(CGRect(x: CGFloat(column), y: 10, width: 1, height: 10))
      }
    }
  }

  private func pixels(_ image: UIImage?) throws -> [[Int]] {
    let pixels = try #require(image?.cgImage?.pixelImage.pixels)
    return pixels.map { pixel in [16, 8, 0].map { Int(pixel >> $0 & 0xFF) } }
  }

  /// The largest difference of a color of a pixel.
  private func difference(_ one: UIImage?, _ other: UIImage?) throws -> Int {
    let (one, other) = (try pixels(one), try pixels(other))
    #expect(one.count == other.count)
    return zip(one.joined(), other.joined()).map { abs($0 - $1) }.max() ?? 0
  }

  @Test("keeps a picture nearly as it is, and the better the larger it is")
  func quality() throws {
    let picture = picture
    let best = try #require(picture.jpegData(compressionQuality: 1))
    let middle = try #require(picture.jpegData(compressionQuality: 0.5))
    let worst = try #require(picture.jpegData(compressionQuality: 0))
    #expect(best.count > middle.count && middle.count > worst.count)
    #expect(try difference(UIImage(data: best), picture) <= 6)
    #expect(
      try difference(UIImage(data: middle), picture) < difference(UIImage(data: worst), picture))
    #expect(best.prefix(3) == Data([0xFF, 0xD8, 0xFF]) && best.suffix(2) == Data([0xFF, 0xD9]))
    #expect(UIImage(data: best, scale: 2)?.size == CGSize(width: 11, height: 10))
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("is white where the picture is transparent, and says how it is turned")
  func surroundings() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let empty = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      _ in
    }
    let white = try pixels(UIImage(data: try #require(empty.jpegData(compressionQuality: 0.8))))
    #expect(white.allSatisfy { $0 == [255, 255, 255] })
    let image = try #require(picture.cgImage)
    for turn in [UIImage.Orientation.up, .right, .leftMirrored] {
      let turned = UIImage(cgImage: image, scale: 1, orientation: turn)
      let copy = UIImage(data: try #require(turned.jpegData(compressionQuality: 0.9)))
      #expect(copy?.imageOrientation == turn && copy?.size == turned.size)
    }
  }

  @Test("of other programs is read: progressive, with smaller colors and restarts, or grey")
  func others() throws {
    for (name, text, limit) in Self.files {
      let data = try #require(Data(base64Encoded: text), "\(name)")
      let image = try #require(UIImage(data: data), "\(name)")
      let colors = try pixels(image)
      #expect(image.size == CGSize(width: 24, height: 20), "\(name)")
      // Left half red, right half blue; in grey as bright as these.
      let isGrey = name == "grey"
      let left = isGrey ? [76, 76, 76] : [255, 0, 0]
      let right = isGrey ? [29, 29, 29] : [0, 0, 255]
      for (place, wanted) in [(24 * 3 + 2, left), (24 * 17 + 21, right)] {
        #expect(zip(colors[place], wanted).allSatisfy { abs($0 - $1) <= limit }, "\(name)")
      }
    }
  }

  @Test(
    "that breaks off or is nonsense gives no picture, or what there is of it, and never a crash")
  func broken() throws {
    let whole = try #require(picture.jpegData(compressionQuality: 0.5))
    for length in 0..<whole.count {
      _ = UIImage(data: whole.prefix(length))
    }
    var random = UInt64(7)
    for _ in 0..<300 {
      var data = whole
      for _ in 0..<4 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        data[Int(random >> 33) % data.count] = UInt8(random >> 20 & 0xFF)
      }
      _ = UIImage(data: data)
    }
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xD9])) == nil)
    #expect(UIImage(data: Data("no picture at all".utf8)) == nil)
  }
}

extension JPEGTests {
  /// Files of the Independent JPEG Group's library, and how far their colors may be off.
  fileprivate static let files: [(name: String, text: String, limit: Int)] = [
    (
      "baseline",
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+\
      MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09P\
      T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAUABgDASIAAhEBAxEB/8QAHwAAAQUBAQEB\
      AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB\
      kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1\
      dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl\
      5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcF\
      BAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5\
      OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0\
      tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDn6o6n/wAs\
      vx/pV6qOp/8ALL8f6UZB/wAjGn8//SWfZ53/ALjU+X5ooUUUV+knwBu1R1P/AJZfj/SiivzbIP8AkY0/n/6S\
      z7/O/wDcany/NFCiiiv0k+AP/9k=
      """, 20
    ),
    (
      "progressive",
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+\
      MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09P\
      T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAUABgDASIAAhEBAxEB/8QAFwABAQEBAAAA\
      AAAAAAAAAAAAAAMEBf/EABYBAQEBAAAAAAAAAAAAAAAAAAUGAP/aAAwDAQACEAMQAAAB58LwzOcUgG+BNv5x\
      SAf/xAAWEAEBAQAAAAAAAAAAAAAAAAADEAD/2gAIAQEAAQUCyVKk/8QAFxEAAwEAAAAAAAAAAAAAAAAAAgQQ\
      M//aAAgBAwEBPwF3Ao7gU//EABkRAAEFAAAAAAAAAAAAAAAAAAIEEDRB8P/aAAgBAgEBPwFBIHUyCQOpv//E\
      ABYQAQEBAAAAAAAAAAAAAAAAAAEQAP/aAAgBAQAGPwLFKT//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEB\
      AAE/IRq//9oADAMBAAIAAwAAABAH4H7/xAAWEQEBAQAAAAAAAAAAAAAAAACxARD/2gAIAQMBAT8QIzCMz//E\
      ABURAQEAAAAAAAAAAAAAAAAAALEQ/9oACAECAQE/EHKOU//EABYQAQEBAAAAAAAAAAAAAAAAAMEQAP/aAAgB\
      AQABPxDOVyuT/9k=
      """, 20
    ),
    (
      "restarts",
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+\
      MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09P\
      T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAUABgDAREAAhEBAxEB/8QAFgABAQEAAAAA\
      AAAAAAAAAAAABgQF/8QAGBABAAMBAAAAAAAAAAAAAAAAAAVDgcH/xAAXAQADAQAAAAAAAAAAAAAAAAAFBgcE\
      /8QAGREBAAMBAQAAAAAAAAAAAAAAAAZDgsHC/90ABAAC/9oADAMBAAIRAxEAPwA+DKShk6t4cYndn0VJNVrj\
      /9AEpLG3UdVV/9EjJ1bwYid2fQ9JqtcQHEqv/9I+DKShk6t4cYndn0VJNVrj/9MEpLG//9k=
      """, 20
    ),
    (
      "grey",
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+\
      MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//wAALCAAUABgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAABAUG\
      /8QAGBABAAMBAAAAAAAAAAAAAAAAAAVDgcH/2gAIAQEAAD8Az4MnVvAF0GTq3gC6DJ1bwB//2Q==
      """, 20
    ),
  ]
}
