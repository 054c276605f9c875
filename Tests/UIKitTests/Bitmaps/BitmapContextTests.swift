import CoreGraphics
import Foundation
import Testing

@Suite("A context with pixels")
struct BitmapContextTests {
  private let last = CGImageAlphaInfo.premultipliedLast.rawValue

  private func context(
    _ width: Int, _ height: Int, data: UnsafeMutableRawPointer? = nil, info: UInt32? = nil
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info ?? last)
  }

  private func bytes(_ context: CGContext) -> [UInt8] {
    let count = context.bytesPerRow * context.height
    return Array(UnsafeRawBufferPointer(start: context.data, count: count))
  }

  @Test("has what was drawn in its memory at once, red first")
  func memory() throws {
    let context = try #require(self.context(2, 1))
    #expect(bytes(context) == [0, 0, 0, 0, 0, 0, 0, 0])
    context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bytes(context) == [0, 0, 0, 0, 255, 51, 0, 255])
  }

  @Test("multiplies colors by their opacity, and draws on what is there")
  func opacity() throws {
    let context = try #require(self.context(1, 1))
    let all = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.2))
    context.fill(all)
    #expect(bytes(context) == [51, 51, 51, 51])
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(all)
    #expect(bytes(context) == [0, 0, 255, 255])
    context.clear(all)
    #expect(bytes(context) == [0, 0, 0, 0])
  }

  @Test("has its origin below; its first row is the upper one")
  func origin() throws {
    let context = try #require(self.context(1, 2))
    #expect(context.ctm == .identity)
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(context) == [0, 0, 0, 0, 0, 255, 0, 255])
  }

  @Test("shows pictures upright")
  func upright() throws {
    let source = try #require(self.context(1, 2))
    source.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    source.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let picture = try #require(source.makeImage())
    let context = try #require(self.context(1, 2))
    context.draw(picture, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(bytes(context) == [255, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test("writes into memory of the app's, and takes what the app writes there")
  func ownMemory() throws {
    var pixels = [UInt8](repeating: 0, count: 8)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: last))
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      memory[7] = 255
      let image = try #require(context.makeImage())
      #expect(image.dataProvider?.data.map { Array($0) } == [255, 255, 255, 255, 0, 0, 0, 255])
    }
    #expect(pixels == [255, 255, 255, 255, 0, 0, 0, 255])
  }

  @Test(
    "puts the numbers where its bitmap info says",
    arguments: [
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 51, 0] as [UInt8]),
      (
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        [0, 51, 255, 255]
      ),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 51, 0, 255]),
      (
        CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue,
        [255, 51, 0, 255]
      ),
    ])
  func layouts(info: UInt32, expected: [UInt8]) throws {
    let context = try #require(self.context(1, 1, info: info))
    context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(context) == expected)
    #expect(context.makeImage()?.bitmapInfo.rawValue == info)
  }

  @Test("of gray has a byte for each pixel, as light as the color")
  func gray() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(gray: 0.4, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bytes(context) == [102, 220, 0])
    #expect(context.bitsPerPixel == 8)
  }

  @Test("is not made of what Core Graphics does not take")
  func refused() {
    #expect(context(0, 1) == nil)
    #expect(context(1, 1, info: CGImageAlphaInfo.last.rawValue) == nil)
    #expect(context(1, 1, info: 99) == nil)
    var pixels = [UInt8](repeating: 0, count: 8)
    let short = CGContext(
      data: &pixels, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: last)
    #expect(short == nil)
  }

  @Test("draws a transparency layer as one picture when it ends")
  func layers() throws {
    let context = try #require(self.context(1, 1))
    let all = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.setAlpha(0.4)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(all)
    context.fill(all)
    #expect(bytes(context) == [0, 0, 0, 0])
    context.endTransparencyLayer()
    #expect(bytes(context) == [0, 0, 0, 102])
  }

  @Test("knows where things can be drawn")
  func clipBox() throws {
    let context = try #require(self.context(10, 10))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.scaleBy(x: 2, y: 2)
    context.clip(to: CGRect(x: 1, y: 2, width: 10, height: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 2, width: 4, height: 1))
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 2, y: 4))
    #expect(context.convertToUserSpace(CGPoint(x: 2, y: 4)) == CGPoint(x: 1, y: 2))
  }

  @Test("says whether a point of the path would be painted")
  func pathContains() throws {
    let context = try #require(self.context(20, 20))
    context.setLineWidth(2)
    context.addRects([CGRect(x: 5, y: 5, width: 10, height: 10)])
    let (inside, edge, outside) = (
      CGPoint(x: 10, y: 10), CGPoint(x: 4.5, y: 10), CGPoint(x: 3, y: 10)
    )
    #expect(context.pathContains(inside, mode: .fill))
    #expect(!context.pathContains(inside, mode: .stroke))
    #expect(context.pathContains(edge, mode: .stroke))
    #expect(!context.pathContains(edge, mode: .eoFill))
    #expect(context.pathContains(edge, mode: .fillStroke))
    #expect(!context.pathContains(outside, mode: .eoFillStroke))
    context.replacePathWithStrokedPath()
    #expect(context.pathContains(edge, mode: .fill))
    #expect(!context.pathContains(inside, mode: .fill))
  }
}
