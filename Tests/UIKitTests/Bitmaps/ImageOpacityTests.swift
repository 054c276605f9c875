import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("The opacity of a picture")
@MainActor
struct ImageOpacityTests {
  private func drawn(opaque: Bool) throws -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), opaque, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    return try #require(UIGraphicsGetImageFromCurrentImageContext())
  }

  @Test("is left out where it was drawn opaque")
  func drawings() throws {
    #expect(try drawn(opaque: true).cgImage?.alphaInfo == .noneSkipFirst)
    #expect(try drawn(opaque: false).cgImage?.alphaInfo == .premultipliedFirst)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: 2, height: 2)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      #expect(context.currentImage.cgImage?.alphaInfo == .noneSkipFirst)
    }
    #expect(image.cgImage?.alphaInfo == .noneSkipFirst)
    #expect(image.cgImage?.dataProvider?.data.map { Array($0.prefix(4)) } == [0, 0, 0, 255])
  }

  @Test("is in no JPEG file")
  func photos() throws {
    let data = try #require(try drawn(opaque: false).jpegData(compressionQuality: 1))
    #expect(UIImage(data: data)?.cgImage?.alphaInfo == .noneSkipLast)
  }

  @Test("is in a PNG file where the picture has it")
  func files() throws {
    let clear = try #require(try drawn(opaque: false).pngData())
    #expect(UIImage(data: clear)?.cgImage?.alphaInfo == .last)
    let opaque = try #require(try drawn(opaque: true).pngData())
    let read = try #require(UIImage(data: opaque)?.cgImage)
    #expect(read.alphaInfo == .noneSkipLast)
    let bytes = try #require(read.dataProvider?.data)
    #expect(Array(bytes.prefix(4)) == [255, 128, 0, 255])
    #expect(Array(bytes.suffix(4)) == [0, 0, 0, 255])
  }

  @Test("is of no concern to who reads bytes at their address, which need not be unwrapped")
  func address() throws {
    let data = try drawn(opaque: true).cgImage?.dataProvider?.data
    let first: UInt8 = CFDataGetBytePtr(data)[2]
    #expect(first == 255)
    #expect(Data(bytes: CFDataGetBytePtr(data), count: CFDataGetLength(data)) == data)
  }
}
