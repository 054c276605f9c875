import Foundation
import Testing
import UIKit

@Suite("A layer of Core Graphics")
@MainActor
struct DrawnLayerTests {
  @Test("is put wherever it is wanted, as large as it is wanted")
  func places() throws {
    let size = CGSize(width: 20, height: 10)
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    let context = try #require(UIGraphicsGetCurrentContext())
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    layer.context?.setFillColor(UIColor.red.cgColor)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.draw(layer, at: CGPoint(x: 1, y: 1))
    context.draw(layer, in: CGRect(x: 10, y: 4, width: 4, height: 4))
    let picture = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let pixels = try #require(picture?.cgImage?.dataProvider?.data)
    func alpha(_ x: Int, _ y: Int) -> UInt8 { pixels[(y * 20 + x) * 4 + 3] }
    #expect(alpha(1, 1) == 255 && alpha(2, 1) == 255 && alpha(3, 1) == 0 && alpha(1, 2) == 0)
    #expect(alpha(10, 4) == 255 && alpha(13, 5) == 255 && alpha(10, 6) == 0)
    #expect(layer.size == CGSize(width: 2, height: 2))
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }
}
