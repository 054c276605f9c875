import CoreGraphics
import Foundation

/// How pictures, fonts and traits print.
nonisolated enum LookText {
  /// A picture: where it comes from, its size, and how it gets its colors.
  ///
  /// Source: the descriptions that apps log, as `<UIImage:0x6000038e0d80 anonymous {22, 22} renderingMode=alwaysOriginal>`,
  /// `named(main: icon) {16, 16}` and `symbol(system: person) {19, 17.5} … renderingMode=automatic(template)`.
  /// Differs from UIKit: a symbol's insets and configuration are left out.
  static func describe(_ image: UIImage) -> String {
    let size = NSCoder.string(for: image.size)
    let mode =
      switch image.renderingMode {
      case .automatic: image.isSymbolImage ? "automatic(template)" : "automatic(original)"
      case .alwaysOriginal: "alwaysOriginal"
      case .alwaysTemplate: "alwaysTemplate"
      }
    let title = ObjectText.title(of: image, divider: ":")
    return "<\(title) \(image.origin ?? "anonymous") \(size) renderingMode=\(mode)>"
  }

  /// A font: `<UICTFont: 0x145d> font-family: ".SFUI-Regular"; font-weight: normal; font-style: normal; font-size: 13.00pt`.
  ///
  /// Source: attributed strings that apps log.
  static func describe(_ font: UIFont) -> String {
    let weight = font.face.isBold ? "bold" : "normal"
    let style = font.face.isItalic ? "italic" : "normal"
    let size = String(format: "%.2fpt", Double(font.pointSize))
    return "<UICTFont: \(ObjectText.address(of: font))> font-family: \"\(font.fontName)\"; "
      + "font-weight: \(weight); font-style: \(style); font-size: \(size)"
  }

  /// Traits, without those that are open.
  ///
  /// Source: log lines of apps, as `<UITraitCollection: 0x6000; UserInterfaceIdiom = Phone, DisplayScale = 3,
  /// DisplayGamut = P3, HorizontalSizeClass = Compact, VerticalSizeClass = Regular, UserInterfaceStyle = Light,
  /// UserInterfaceLayoutDirection = LTR, ForceTouchCapability = Unavailable, PreferredContentSizeCategory = L,
  /// AccessibilityContrast = Normal, UserInterfaceLevel = Base>`.
  static func describe(_ traits: UITraitCollection) -> String {
    let facts = words(of: traits.values).compactMap { name, value in
      value.map { "\(name) = \($0)" }
    }
    guard !facts.isEmpty else { return ObjectText.name(traits) }
    return "<\(ObjectText.title(of: traits)); \(facts.joined(separator: ", "))>"
  }

  private static func words(of values: TraitValues) -> [(String, String?)] {
    [
      (
        "UserInterfaceIdiom",
        word(values.userInterfaceIdiom, [.phone: "Phone", .pad: "Pad", .mac: "Mac"])
      ),
      ("DisplayScale", values.displayScale.flatMap { $0 == 0 ? nil : ObjectText.number($0) }),
      ("DisplayGamut", word(values.displayGamut, [.P3: "P3", .SRGB: "sRGB"])),
      ("HorizontalSizeClass", word(values.horizontalSizeClass, sizeClasses)),
      ("VerticalSizeClass", word(values.verticalSizeClass, sizeClasses)),
      ("UserInterfaceStyle", word(values.userInterfaceStyle, [.light: "Light", .dark: "Dark"])),
      (
        "UserInterfaceLayoutDirection",
        word(values.layoutDirection, [.leftToRight: "LTR", .rightToLeft: "RTL"])
      ),
      (
        "ForceTouchCapability",
        word(values.forceTouchCapability, [.available: "Available", .unavailable: "Unavailable"])
      ),
      ("PreferredContentSizeCategory", category(values.preferredContentSizeCategory)),
      (
        "AccessibilityContrast",
        word(values.accessibilityContrast, [.normal: "Normal", .high: "High"])
      ),
      (
        "UserInterfaceLevel",
        word(values.userInterfaceLevel, [.base: "Base", .elevated: "Elevated"])
      ),
    ]
  }

  private static let sizeClasses: [UIUserInterfaceSizeClass: String] = [
    .compact: "Compact", .regular: "Regular",
  ]

  private static func word<Value: Hashable>(_ value: Value?, _ words: [Value: String]) -> String? {
    value.flatMap { words[$0] }
  }

  private static func category(_ category: UIContentSizeCategory?) -> String? {
    guard let category, category != .unspecified else { return nil }
    return category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
  }
}
