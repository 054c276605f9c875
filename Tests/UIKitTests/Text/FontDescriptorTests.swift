import Foundation
import Simulator
import Testing
import UIKit

@Suite("A font descriptor")
@MainActor
struct FontDescriptorTests {
  private let device = Device(era: .iOS18)

  @Test("makes a font bold, leaning, or both, and takes that back")
  func traits() throws {
    let plain = UIFont.systemFont(ofSize: 15)
    #expect(plain.fontDescriptor.symbolicTraits == [])
    let both = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: both, size: 0)
    #expect(font.pointSize == 15)
    #expect(font.fontName == "Inter-BoldItalic")
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let back = try #require(font.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: back, size: 0) == plain)
    #expect(UIFont(descriptor: both, size: 20).pointSize == 20)
  }

  @Test("says 12 points for a system font that is asked for with none")
  func sizeless() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
    #expect(UIFont.boldSystemFont(ofSize: 0).fontDescriptor.pointSize == 12)
    #expect(UIFont.systemFont(ofSize: 0, weight: .light).pointSize == 12)
  }

  @Test("is that of one font for all who ask for the same one")
  func identity() {
    UISystem.current = device.system
    #expect(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17))
    #expect(UIFont.boldSystemFont(ofSize: 12) === UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.preferredFont(forTextStyle: .body) === UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.preferredFont(forTextStyle: .body) !== UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).withSize(12) === UIFont.systemFont(ofSize: 12))
    #expect(UIFont.italicSystemFont(ofSize: 9) === UIFont.italicSystemFont(ofSize: 9))
  }

  @Test("keeps a weight that is as bold as it is said to be")
  func weights() throws {
    let semibold = UIFont.systemFont(ofSize: 15, weight: .semibold)
    #expect(semibold.fontDescriptor.symbolicTraits == .traitBold)
    let leaning = try #require(
      semibold.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: leaning, size: 0).fontName == "Inter-SemiBoldItalic")
    let traits = semibold.fontDescriptor.object(forKey: .traits)
    let weight = (traits as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat
    #expect(weight == UIFont.Weight.semibold.rawValue)
    #expect(UIFont.systemFont(ofSize: 9, weight: .black).fontName == "Inter-Bold")
    #expect(UIFont.systemFont(ofSize: 9, weight: .thin).fontName == "Inter-Regular")
  }

  @Test("of a text style follows the person's text size, until a size is said")
  func styles() throws {
    UISystem.current = device.system
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(descriptor.pointSize == 17)
    #expect(descriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    let bold = UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = bold
    device.window.addSubview(label)
    device.contentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.pointSize == 23)
    #expect(label.font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(
      UIFont(descriptor: descriptor, size: 12).fontDescriptor.object(forKey: .textStyle) == nil)
  }

  @Test("is made of attributes, of which the later ones win")
  func attributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: 12, .family: "Georgia", .traits: [UIFontDescriptor.TraitKey.weight: 0.4],
    ])
    #expect(UIFont(descriptor: descriptor, size: 0).fontName == "Georgia-Bold")
    let added = descriptor.addingAttributes([
      .size: 14,
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
      ],
    ])
    #expect(added.postscriptName == "Georgia-Italic")
    #expect(added.pointSize == 14)
    #expect(added.addingAttributes([.family: "Menlo"]).postscriptName == "Menlo-Italic")
    #expect(added.withSize(20).fontAttributes[.size] as? CGFloat == 20)
    #expect(added.withSize(14) == added)
    #expect(added.withSize(15) != added)
    let own = UIFontDescriptor.AttributeName(rawValue: "own")
    #expect(added.addingAttributes([own: "mine"]).object(forKey: own) as? String == "mine")
  }

  @Test("has designs of the system's font only")
  func designs() {
    let system = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(system.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
    #expect(system.withDesign(.rounded)?.symbolicTraits == [])
    #expect(system.withDesign(.rounded) != system)
    #expect(UIFontDescriptor(name: "Georgia", size: 12).withDesign(.serif) == nil)
    let monospaced = UIFont.monospacedSystemFont(ofSize: 12, weight: .bold)
    #expect(monospaced.fontDescriptor.symbolicTraits == [.traitMonoSpace, .traitBold])
  }

  @Test("knows how wide letters are, and takes that from a font or a dictionary")
  func widths() {
    let narrow = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
    let usual = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(narrow != usual && narrow.pointSize == 17)
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard) == usual)
    #expect(narrow.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(descriptor: narrow.fontDescriptor, size: 0) == narrow)
    let traits = narrow.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.width] as? CGFloat == UIFont.Width.condensed.rawValue)
    let described = usual.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed]
    ])
    #expect(UIFont(descriptor: described, size: 0) == narrow)
    #expect(narrow.withSize(20).fontDescriptor.withSize(17) == narrow.fontDescriptor)
  }

  @Test("finds fonts by their names, and by those of their families")
  func names() {
    #expect(UIFont(name: "HelveticaNeue-BoldItalic", size: 10)?.familyName == "Helvetica Neue")
    #expect(UIFont(name: "Helvetica Neue", size: 10)?.fontName == "HelveticaNeue")
    #expect(UIFont(name: "Nothing", size: 10) == nil)
    #expect(UIFont.familyNames.contains("Menlo"))
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty && names.allSatisfy { UIFont(name: $0, size: 10)?.fontName == $0 })
      #expect(UIFont(name: family, size: 10)?.familyName == family)
    }
    #expect(UIFont.fontNames(forFamilyName: "Nothing") == [])
    #expect(UIFont.italicSystemFont(ofSize: 10).fontDescriptor.symbolicTraits == .traitItalic)
    #expect(UIFont.italicSystemFont(ofSize: 10) != UIFont.systemFont(ofSize: 10))
  }
}

@Suite("A font of a family with many styles")
@MainActor
struct FontStyleTests {
  @Test("keeps its name, and is another one than those that are drawn the same")
  func names() throws {
    let light = try #require(UIFont(name: "HelveticaNeue-Light", size: 10))
    #expect(
      light.fontName == "HelveticaNeue-Light" && light.withSize(20).fontName == light.fontName)
    #expect(light != UIFont(name: "HelveticaNeue", size: 10))
    #expect(
      UIFont(name: "AvenirNext-DemiBold", size: 10)?.fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont(name: "Futura", size: 10)?.fontName == "Futura-Medium")
  }

  @Test("is the nearest one of its family with other traits")
  func traits() throws {
    let medium = UIFontDescriptor(name: "HelveticaNeue-Medium", size: 10)
    #expect(medium.withSymbolicTraits(.traitBold)?.postscriptName == "HelveticaNeue-Bold")
    #expect(medium.withSymbolicTraits([])?.postscriptName == "HelveticaNeue-Medium")
    let resized = medium.addingAttributes([.size: 30])
    #expect(resized.postscriptName == "HelveticaNeue-Medium" && resized.pointSize == 30)
    let italic = medium.withSymbolicTraits(.traitItalic)
    #expect(italic?.postscriptName == "HelveticaNeue-MediumItalic")
    #expect(medium.withFamily("Avenir").postscriptName == "Avenir-Medium")
  }

  @Test("forgets features that no font has")
  func features() {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
    let described = UIFont.systemFont(ofSize: 10).fontDescriptor
      .addingAttributes([.featureSettings: settings])
    #expect(described.fontAttributes[.featureSettings] != nil)
    #expect(UIFont(descriptor: described, size: 0).fontDescriptor.fontAttributes.count == 2)
  }
}

@Suite("Attributes of a text")
@MainActor
struct TextMarkTests {
  private let device = Device(era: .iOS18)

  private func commands(_ attributes: [NSAttributedString.Key: Any]) -> [DrawingCommand] {
    UISystem.current = device.system
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = NSAttributedString(string: "text", attributes: attributes)
    device.window.addSubview(label)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    return label.layer.drawings
  }

  private func line(_ attributes: [NSAttributedString.Key: Any]) throws -> TextLine {
    let lines = commands(attributes).compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
    return try #require(lines.first)
  }

  @Test("draw lines below and through it, in the text's color or their own")
  func lines() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let drawn = commands([
      .font: font, .foregroundColor: UIColor.green,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
      .strikethroughStyle: NSUnderlineStyle.thick.rawValue, .strikethroughColor: UIColor.red,
    ])
    #expect(drawn.count == 3)
    guard case .stroke(let below, let thin, let green) = drawn[0],
      case .text(let text) = drawn[1], case .stroke(let through, let thick, let red) = drawn[2]
    else {
      Issue.record("\(drawn)")
      return
    }
    #expect(green == UIColor.green.cgColor.rgba)
    #expect(red == UIColor.red.cgColor.rgba)
    #expect(thin.width == 1 && thick.width == 2)
    let y = text.origin.y
    #expect(below.first == .move(CGPoint(x: 0, y: y + 2.4)))
    #expect(below.last == .line(CGPoint(x: text.width, y: y + 2.4)))
    #expect(through.first == .move(CGPoint(x: 0, y: y - font.xHeight / 2)))
  }

  @Test("draw two lines, dashes, and nothing where only a pattern is said")
  func styles() {
    let double = NSUnderlineStyle.double.rawValue
    #expect(commands([.underlineStyle: double]).count == 3)
    let dashed: NSUnderlineStyle = [.single, .patternDash]
    guard case .stroke(_, let pen, _) = commands([.underlineStyle: dashed.rawValue])[0] else {
      Issue.record("There is no line.")
      return
    }
    #expect(pen.dashes.count == 2)
    #expect(commands([.underlineStyle: NSUnderlineStyle.patternDot.rawValue]).count == 1)
    #expect(commands([.underlineStyle: 0]).count == 1)
  }

  @Test("color what is behind it")
  func background() {
    guard case .fill(_, _, let color) = commands([.backgroundColor: UIColor.yellow])[0] else {
      Issue.record("There is no background.")
      return
    }
    #expect(color == UIColor.yellow.cgColor.rgba)
  }

  @Test("move letters apart, up, and to the side")
  func letters() throws {
    let plain = try line([:])
    let kerned = try line([.kern: 3])
    #expect(kerned.kern == plain.kern + 3)
    #expect(abs(kerned.width - plain.width - 12) < 0.001)
    // The line is higher by what the text is raised, and stays in the middle of the label.
    #expect(abs(try line([.baselineOffset: 5]).origin.y - plain.origin.y + 2.5) < 0.34)
    #expect(plain.slant == 0)
    #expect(try line([.obliqueness: 0.3]).slant == 0.3)
    #expect(try line([.font: UIFont.italicSystemFont(ofSize: 17)]).slant > 0.1)
  }

  /// Source: github.com/Vercantez/openuikit, `AttributedStringTests`, read off iOS 26.1.
  @Test("make their line higher where they are raised or lowered")
  func offsets() {
    func height(_ offsets: [CGFloat]) -> CGFloat {
      let text = NSMutableAttributedString()
      for offset in offsets {
        let font = UIFont.systemFont(ofSize: 17)
        text.append(
          NSAttributedString(string: "a", attributes: [.font: font, .baselineOffset: offset]))
      }
      return text.size().height
    }
    let usual = height([0])
    let growth = [[3], [-3], [3, -3], [2, -5], [0, 4]].map { height($0) - usual }
    for (grown, expected) in zip(growth, [3, 3, 6, 7, 4] as [CGFloat]) {
      #expect(abs(grown - expected) < 0.001)
    }
  }

  @Test("finds the font of a family by the name of its style")
  func faces() {
    let family = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue", .size: 12])
    #expect(family.withFace("Medium Italic").postscriptName == "HelveticaNeue-MediumItalic")
    #expect(family.withFace("Bold").withFace("Regular").postscriptName == "HelveticaNeue")
    #expect(family.withFace("Bold").pointSize == 12)
    #expect(family.withFace("No such").postscriptName == "HelveticaNeue")
    let bold = UIFontDescriptor(fontAttributes: [.family: "Arial", .face: "Bold"])
    #expect(UIFont(descriptor: bold, size: 10).fontName == "Arial-BoldMT")
    #expect(UIFontDescriptor().withFace("Bold").symbolicTraits.contains(.traitBold))
  }
}
