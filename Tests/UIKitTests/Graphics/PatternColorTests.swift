import CoreGraphics
import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A color that is a pattern")
@MainActor
struct PatternColorTests {
  /// Red above green, two points wide and high.
  private let tile: UIImage = {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 1, width: 2, height: 1))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }()

  /// The rows of a picture three points wide and five high, by their first pixels: `r`, `g` or `-`.
  private func rows(_ draw: (CGContext) -> Void) -> String {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 3, height: 5)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    let bytes = image.pngData().flatMap { UIImage(data: $0)?.cgImage?.dataProvider?.data } ?? Data()
    return stride(from: 0, to: bytes.count, by: 12).map { row in
      if bytes[row + 3] < 100 { return "-" }
      return bytes[row] > bytes[row + 1] ? "r" : "g"
    }.joined()
  }

  @Test("fills areas with tiles that begin at the origin, wherever the area is")
  func areas() {
    let pattern = UIColor(patternImage: tile)
    #expect(
      rows { _ in
        pattern.setFill()
        UIRectFill(CGRect(x: 0, y: 1, width: 3, height: 4))
      } == "-grgr")
    #expect(
      rows { _ in
        pattern.setFill()
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 2))
      } == "gg---")
    #expect(
      rows { context in
        pattern.withAlphaComponent(0.1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 5))
      } == "-----")
  }

  @Test("is behind a view's content and moves with it")
  func views() {
    UISystem.current = Device(era: .iOS18).system
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 5))
    view.backgroundColor = UIColor(patternImage: tile)
    #expect(view.backgroundColor == UIColor(patternImage: tile))
    #expect(rows { view.layer.render(in: $0) } == "rgrgr")
    view.bounds.origin.y = 1
    #expect(rows { view.layer.render(in: $0) } == "-grgr")
    view.bounds.origin.y = 0
    view.backgroundColor = .green
    #expect(rows { view.layer.render(in: $0) } == "ggggg")
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
    view.backgroundColor = UIColor(patternImage: tile)
    view.backgroundColor = nil
    #expect(rows { view.layer.render(in: $0) } == "-----")
  }

  @Test("has no numbers but its opacity")
  func numbers() {
    let pattern = UIColor(patternImage: tile)
    var (red, white): (CGFloat, CGFloat) = (7, 7)
    #expect(!pattern.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 7)
    #expect(!pattern.getWhite(&white, alpha: nil) && white == 7)
    #expect(!pattern.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    #expect(pattern.cgColor.numberOfComponents == 1 && pattern.cgColor.components == [1])
    #expect(pattern.cgColor.colorSpace?.model == .pattern)
    #expect(pattern.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(pattern.description == "kCGColorSpaceModelPattern 1")
    #expect(pattern != UIColor(patternImage: UIImage()) && pattern != .black)
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }
}
