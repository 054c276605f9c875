import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A symbol's configuration")
@MainActor
struct SymbolConfigurationTests {
  private func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
    try #require(UIImage(systemName: "xmark", withConfiguration: configuration))
  }

  @Test("decides how large it is")
  func size() throws {
    UISystem.current = Device(era: .iOS18).system
    let plain = try #require(UIImage(systemName: "xmark"))
    let twice = try symbol(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(twice.size == CGSize(width: plain.size.width * 2, height: plain.size.height * 2))
    #expect(plain.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)) == twice)
    let large = try symbol(UIImage.SymbolConfiguration(scale: .large))
    let small = try symbol(UIImage.SymbolConfiguration(scale: .small))
    #expect(small.size.width < plain.size.width && plain.size.width < large.size.width)
    let font = try symbol(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34)))
    #expect(font.size == twice.size)
    #expect(try symbol(UIImage.SymbolConfiguration(textStyle: .body)).size == plain.size)
  }

  @Test("decides how heavy its lines are")
  func weight() throws {
    func width(_ weight: UIImage.SymbolWeight) throws -> CGFloat {
      let image = try symbol(UIImage.SymbolConfiguration(weight: weight))
      guard case .stroke(_, let pen, _)? = image.cgImage?.commands.first else { return 0 }
      return pen.width
    }
    #expect(try width(.thin) > 0)
    #expect(try width(.thin) < width(.regular))
    #expect(try width(.regular) < width(.bold))
  }

  @Test("takes from another one what that says")
  func applying() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 20)
    let both = size.applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    #expect(both.withoutPointSizeAndWeight() == .unspecified)
    let larger = UIImage.SymbolConfiguration(pointSize: 30)
    let isLarger: Bool = size.applying(larger).isEqual(to: larger)
    #expect(isLarger)
    #expect(size != .unspecified)
    let image = try symbol(size)
    #expect(image.symbolConfiguration == size)
    #expect(
      image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))?
        .symbolConfiguration == both)
  }

  @Test("gives it a color that counts for more than the tint of what shows it")
  func color() throws {
    UISystem.current = Device(era: .iOS18).system
    func color(_ image: UIImage) -> CGColor.Components? {
      guard case .stroke(_, _, let color)? = image.picture(tint: .blue)?.commands.first else {
        return nil
      }
      return color
    }
    let plain = try #require(UIImage(systemName: "xmark"))
    #expect(color(plain) == UIColor.blue.cgColor.rgba)
    let red = try symbol(UIImage.SymbolConfiguration(paletteColors: [.red, .green]))
    #expect(color(red) == UIColor.red.cgColor.rgba)
  }

  @Test("with other colors is another one")
  func colors() {
    typealias Configuration = UIImage.SymbolConfiguration
    let red = Configuration(paletteColors: [.red, .green])
    #expect(red != Configuration(paletteColors: [.red, .blue]))
    #expect(red != Configuration(hierarchicalColor: .red))
    #expect(red == Configuration(paletteColors: [.red, .green]))
    #expect(Configuration(hierarchicalColor: .red).applying(red) == red)
    #expect(red.applying(Configuration(weight: .bold)) != red)
  }

  @Test("puts the line of the text that is beside it so that capital letters are in the middle")
  func baseline() throws {
    UISystem.current = Device(era: .iOS18).system
    let plain = try #require(UIImage(systemName: "star"))
    let height = UIFont.systemFont(ofSize: 17).capHeight
    #expect(plain.hasBaseline)
    #expect(plain.baselineOffsetFromBottom == (plain.size.height - height) / 2)
    let large = plain.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect(large.baselineOffsetFromBottom == (large.size.height - height) / 2)
    #expect(
      try #require(large.baselineOffsetFromBottom) > #require(plain.baselineOffsetFromBottom))
    #expect(plain.withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom == 2)
    #expect(!plain.imageWithoutBaseline().hasBaseline)
    #expect(!UIImage().hasBaseline && UIImage().baselineOffsetFromBottom == nil)
  }

  @Test("of an image view is that of its symbols, as far as they say nothing")
  func imageView() throws {
    UISystem.current = Device(era: .iOS18).system
    let plain = try #require(UIImage(systemName: "xmark"))
    let view = UIImageView(image: plain)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width == plain.size.width * 2)
    view.image = try symbol(UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize.width == plain.size.width)
  }
}

@Suite("A system button")
@MainActor
struct SystemButtonTests {
  private final class Button: UIButton {}

  @Test(
    "with a picture and a target is of the class that was asked, and as large as its picture needs")
  func picture() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let image = try #require(UIImage(systemName: "xmark"))
    let button = Button.systemButton(with: image, target: nil, action: Selector("close"))
    #expect(type(of: button as UIButton) == Button.self)
    #expect(button.buttonType == .system)
    #expect(button.currentImage == image)
    #expect(button.frame.width >= image.size.width)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["close"])
  }
}
