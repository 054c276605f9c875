import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("The numbers of a color")
@MainActor
struct ColorComponentTests {
  @Test("are those of groups under the name of old code, too")
  func oldName() {
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  @Test("are red, green, blue and alpha")
  func rgb() {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.2, 0.4, 0.6, 0.8])
    #expect(color.getRed(nil, green: nil, blue: &blue, alpha: nil))
  }

  @Test("of Display P3 are those of the same color in sRGB, beyond 0 and 1 where that has none")
  func displayP3() {
    func numbers(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
      var (r, g, b, a) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
      UIColor(displayP3Red: red, green: green, blue: blue, alpha: 0.5)
        .getRed(&r, green: &g, blue: &b, alpha: &a)
      return [r, g, b, a]
    }
    func isClose(_ numbers: [CGFloat], _ wanted: [CGFloat]) -> Bool {
      zip(numbers, wanted).allSatisfy { abs($0 - $1) < 0.001 }
    }
    #expect(isClose(numbers(0.5, 0.5, 0.5), [0.5, 0.5, 0.5, 0.5]))
    #expect(isClose(numbers(1, 0, 0), [1.0931, -0.2267, -0.1501, 0.5]))
    #expect(isClose(numbers(0, 1, 0), [-0.5116, 1.0183, -0.3107, 0.5]))
  }

  @Test(
    "are hue, saturation and brightness, of which the color can be made again",
    arguments: [(0.0, 1.0, 1.0), (0.2, 0.5, 0.9), (0.45, 0.3, 0.4), (0.7, 0.8, 0.2), (0.95, 1, 1)])
  func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var (h, s, b, a) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - hue) < 1e-9 && abs(s - saturation) < 1e-9 && abs(b - brightness) < 1e-9)
    #expect(a == 0.5)
  }

  @Test("of a gray have no hue")
  func gray() {
    var (hue, saturation, white) = (CGFloat(1), CGFloat(1), CGFloat())
    UIColor(white: 0.3, alpha: 1).getHue(
      &hue, saturation: &saturation, brightness: nil, alpha: nil)
    #expect(hue == 0 && saturation == 0)
    UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil)
    #expect(white == 0.3)
  }

  @Test("are two for a gray, and four for any other color")
  func count() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.2).cgColor.components == [0.5, 0.2])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.black.cgColor.numberOfComponents == 2)
  }

  @Test("say of green that it is lighter than red, and of red than blue")
  func lightness() {
    let whites = [UIColor.green, .red, .blue].map { color -> CGFloat in
      var white: CGFloat = 0
      color.getWhite(&white, alpha: nil)
      return white
    }
    #expect(whites[0] > whites[1] && whites[1] > whites[2] && whites[2] > 0)
  }

  @Test("are those of the current traits")
  func dynamic() {
    var white: CGFloat = 0
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      _ = UIColor.label.getWhite(&white, alpha: nil)
    }
    #expect(white == 1)
  }

  @Test("keep the opacity within 0 and 1, and nothing else")
  func opacity() {
    #expect(UIColor(white: 2, alpha: 3).cgColor.alpha == 1)
    #expect(UIColor(red: 0, green: 0, blue: 0, alpha: -1).cgColor.alpha == 0)
    #expect(UIColor.red.withAlphaComponent(7) == .red)
    #expect(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 2).cgColor.alpha == 1)
  }

  @Test("are still those of a gray after a layer had it, whatever it had before")
  func graysOfLayers() throws {
    let layer = CALayer()
    for color in [UIColor.black, UIColor(red: 0, green: 0, blue: 0, alpha: 1), .white] {
      (layer.backgroundColor, layer.borderColor) = (color.cgColor, color.cgColor)
      layer.shadowColor = color.cgColor
      for kept in [layer.backgroundColor, layer.borderColor, layer.shadowColor] {
        #expect(UIColor(cgColor: try #require(kept)) == color)
      }
    }
    let shape = CAShapeLayer()
    (shape.fillColor, shape.strokeColor) = (UIColor.black.cgColor, UIColor.gray.cgColor)
    #expect(UIColor(cgColor: try #require(shape.fillColor)) == .black)
    #expect(shape.strokeColor?.components == [0.5, 1])
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.black.cgColor, UIColor.orange.cgColor]
    let colors = gradient.colors as? [CGColor]
    #expect(colors?.map { $0.colorSpace?.model } == [.monochrome, .rgb])
    #expect(colors?.map(\.numberOfComponents) == [2, 4])
  }

  @Test("of a name are one color, whoever asks")
  func identity() {
    #expect(UIColor.red === UIColor.red)
    #expect(UIColor.systemBlue === UIColor.systemBlue)
  }
}
