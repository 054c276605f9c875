import Foundation
import Simulator
import Testing
import UIKit

/// What `UIFontMetrics` makes of a length, on a screen with three pixels a point.
struct ScaledLength: Sendable {
  let style: UIFont.TextStyle
  let category: UIContentSizeCategory
  let base: CGFloat
  /// The size of a font of that length.
  let font: CGFloat
  let pixels: CGFloat

  init(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ base: CGFloat, font: CGFloat,
    pixels: CGFloat
  ) {
    self.style = style
    self.category = category
    self.base = base
    self.font = font
    self.pixels = pixels
  }
}

/// Source: github.com/Vercantez/openuikit, `dynamic_type_ios.json`, read off iOS 26.1.
private let scaledLengths = [
  ScaledLength(.body, .extraSmall, 17, font: 15, pixels: 44),
  ScaledLength(.body, .extraLarge, 14, font: 15, pixels: 46),
  ScaledLength(.largeTitle, .extraSmall, 34, font: 32, pixels: 95),
  ScaledLength(.headline, .accessibilityExtraExtraLarge, 17, font: 39, pixels: 118),
  ScaledLength(.caption2, .accessibilityExtraExtraExtraLarge, 11, font: 41, pixels: 122),
  ScaledLength(.title3, .medium, 20, font: 19, pixels: 58),
  ScaledLength(.footnote, .large, 13, font: 13, pixels: 39),
]

@Suite("The size of text")
@MainActor
struct TextSizeTests {
  private let huge = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test(
    "decides on the fonts of the text styles, in points",
    arguments: [
      (UIFont.TextStyle.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    ] as [(UIFont.TextStyle, [CGFloat])])
  func styles(_ style: UIFont.TextStyle, _ sizes: [CGFloat]) {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let fonts = categories.map {
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: $0))
    }
    #expect(fonts.map(\.pointSize) == sizes)
    #expect(categories == categories.sorted { $0 < $1 })
    #expect(categories.filter(\.isAccessibilityCategory).count == 5)
  }

  @Test("scales fonts and lengths as the text style grows, up to a maximum")
  func metrics() {
    let device = Device(era: .iOS18)
    #expect(device.contentSizeCategory == .large)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34)
    #expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize == 96)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: huge).pointSize == 50)
    #expect(metrics.scaledValue(for: 17, compatibleWith: huge) == 48)
    #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 34)
  }

  @Test("scales to whole pixels, and fonts to whole points", arguments: scaledLengths)
  func measured(_ length: ScaledLength) {
    _ = Device(era: .iOS26)
    let traits = UITraitCollection(preferredContentSizeCategory: length.category)
    let metrics = UIFontMetrics(forTextStyle: length.style)
    let font = metrics.scaledFont(for: .systemFont(ofSize: length.base), compatibleWith: traits)
    #expect(font.pointSize == length.font)
    let value = metrics.scaledValue(for: length.base, compatibleWith: traits)
    #expect((value * 3).rounded() == length.pixels)
    #expect(abs(value * 3 - length.pixels) < 1e-9)
  }

  @Test("is followed by labels that are told to, at once and whenever the person chooses anew")
  func labels() {
    let device = Device(era: .iOS18)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let (following, fixed) = (UILabel(), UILabel())
    following.adjustsFontForContentSizeCategory = true
    for label in [following, fixed] {
      label.font = .preferredFont(forTextStyle: .body)
      device.window.addSubview(label)
    }
    device.window.makeKeyAndVisible()
    device.contentSizeCategory = .extraLarge
    #expect(following.font.pointSize == 19)
    #expect(fixed.font.pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
  }

  @Test("stays within the limits of a view, also for what is inside")
  func limits() {
    let device = Device(era: .iOS18, contentSizeCategory: .accessibilityLarge)
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    device.window.addSubview(outer)
    outer.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    device.contentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    outer.minimumContentSizeCategory = .medium
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
    #expect(device.window.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test("is announced with its new value when the person chooses anew")
  func notification() {
    let device = Device(era: .iOS18)
    var heard: [UIContentSizeCategory?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared, queue: nil
    ) { note in
      let key = UIContentSizeCategory.newValueUserInfoKey
      let category = note.userInfo?[key] as? UIContentSizeCategory
      MainActor.assumeIsolated { heard.append(category) }
    }
    device.contentSizeCategory = .extraSmall
    device.contentSizeCategory = .extraSmall
    NotificationCenter.default.removeObserver(token)
    device.contentSizeCategory = .large
    #expect(heard == [.extraSmall])
  }

  @Test("leaves natural text where lines begin: at the right where they run from right to left")
  func natural() {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let device = Device(era: .iOS18, layoutDirection: direction)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      label.text = "Text"
      device.window.addSubview(label)
      device.window.makeKeyAndVisible()
      device.advance(by: 0)
      guard case .text(let line)? = label.layer.drawings.first else {
        Issue.record("The label draws nothing.")
        continue
      }
      #expect((line.origin.x > 100) == (direction == .rightToLeft))
    }
  }
}
