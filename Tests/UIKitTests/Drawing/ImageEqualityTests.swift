import Foundation
import Simulator
import Testing
import UIKit

@Suite("Two pictures")
@MainActor
struct ImageEqualityTests {
  private let size = CGSize(width: 4, height: 3)

  private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test("are equal if they show the same in the same way")
  func equal() throws {
    let red = picture(.red)
    #expect(red == picture(.red) && red.hash == picture(.red).hash)
    #expect(red != picture(.blue))
    #expect(red.withRenderingMode(.alwaysTemplate) == red.withRenderingMode(.alwaysTemplate))
    #expect(red.withRenderingMode(.alwaysTemplate) != red)
    let symbol = try #require(UIImage(systemName: "xmark"))
    #expect(symbol == UIImage(systemName: "xmark"))
    #expect(symbol != UIImage(systemName: "chevron.left"))
    let cgImage = try #require(red.cgImage)
    #expect(UIImage(cgImage: cgImage) == UIImage(cgImage: cgImage))
    #expect(
      UIImage(cgImage: cgImage, scale: 2, orientation: .up)
        != UIImage(cgImage: cgImage, scale: 1, orientation: .up))
  }

  @Test("of nothing are equal, also one that was drawn without a size")
  func nothing() {
    let drawn = UIGraphicsImageRenderer(size: .zero).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(drawn == UIImage() && drawn.cgImage == nil)
  }

  @Test("cannot be begun without a size: there is no context until the end")
  func withoutSize() {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    UIGraphicsBeginImageContextWithOptions(.zero, false, 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsEndImageContext()
  }
}
