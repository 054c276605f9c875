import CoreGraphics
import Foundation
import Testing

@Suite("A picture's bytes")
struct ImageBytesTests {
  private func image(
    _ bytes: [UInt8], width: Int, info: CGImageAlphaInfo, bytesPerRow: Int? = nil
  ) throws -> CGImage? {
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    return CGImage(
      width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: bytesPerRow ?? width * 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: info.rawValue), provider: provider, decode: nil,
      shouldInterpolate: false, intent: .defaultIntent)
  }

  @Test("are those of which it was made, also where colors are not multiplied")
  func roundTrip() throws {
    let bytes: [UInt8] = [200, 100, 0, 255, 255, 0, 0, 51]
    let image = try #require(try image(bytes, width: 2, info: .last))
    #expect((image.width, image.height, image.bytesPerRow) == (2, 1, 8))
    #expect(image.alphaInfo == .last)
    let data = image.dataProvider?.data
    #expect(data.map { Array($0) } == bytes)
    let address = try #require(CFDataGetBytePtr(data))
    #expect(address[4] == 255 && address[7] == 51)
    #expect(CFDataGetLength(data) == 8)
  }

  @Test("must be enough")
  func tooFew() throws {
    #expect(try image([1, 2, 3, 4], width: 2, info: .last) == nil)
    #expect(try image([1, 2, 3, 4, 5, 6, 7, 8], width: 2, info: .last, bytesPerRow: 4) == nil)
  }

  @Test("of a part of it are those of the part")
  func part() throws {
    let bytes: [UInt8] = [1, 2, 3, 255, 9, 8, 7, 255]
    let image = try #require(try image(bytes, width: 2, info: .noneSkipLast))
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
    #expect(part.dataProvider?.data.map { Array($0) } == [9, 8, 7, 255])
  }
}

@Suite("A space of colors")
struct ColorSpaceTests {
  @Test("is found by its name, and is equal to another of the same colors")
  func names() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: CGColorSpace.displayP3) != CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    #expect(CGColorSpace(name: "no space") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().name == nil)
  }

  @Test("gives a color its own numbers")
  func converted() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let gray = red.converted(
      to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    #expect(gray?.numberOfComponents == 2)
    #expect(abs((gray?.components?[0] ?? 0) - 0.4984) < 0.001)
    #expect(gray?.alpha == 0.5)
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let wide = try #require(red.converted(to: space, intent: .defaultIntent, options: nil))
    // What design tools give for sRGB red in Display P3: 0.917, 0.200, 0.139.
    for (number, expected) in zip(wide.components ?? [], [0.9175, 0.2003, 0.1386, 0.5]) {
      #expect(abs(number - expected) < 0.001)
    }
    let vivid = CGColor(colorSpace: space, components: [1, 0, 0, 1])
    let plain = vivid?.converted(
      to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
    #expect(plain?.components == [1, 0, 0, 1])
    let components: [CGFloat] = [0.1, 0.2, 0.3, 1]
    let made = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: components)
    #expect(made == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
  }
}
