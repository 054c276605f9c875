import Simulator
import Testing
import UIKit

/// Source of the values: Apple's Human Interface Guidelines, "Color", tables of iOS system colors.
@Suite("The system's colors")
@MainActor
struct SystemColorTests {
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
  ]

  private func values(
    _ era: Era, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal
  ) -> [UInt32] {
    UISystem.current = Device(era: era).system
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ])
    return Self.colors.map { color in
      let rgba = color.resolvedColor(with: traits).cgColor.rgba
      func byte(_ part: CGFloat) -> UInt32 { UInt32((part * 255).rounded()) }
      return byte(rgba.red) << 16 | byte(rgba.green) << 8 | byte(rgba.blue)
    }
  }

  @Test("are others from iOS 26 on")
  func glass() {
    #expect(
      values(.iOS26, .light) == [
        0xFF383C, 0xFF8D28, 0xFFCC00, 0x34C759, 0x00C8B3, 0x00C3D0, 0x00C0E8, 0x0088FF, 0x6155F5,
        0xCB30E0, 0xFF2D55, 0xAC7F5E,
      ])
    #expect(
      values(.iOS26, .dark) == [
        0xFF4245, 0xFF9230, 0xFFD600, 0x30D158, 0x00DAC3, 0x00D2E0, 0x3CD3FE, 0x0091FF, 0x6D7CFF,
        0xDB34F2, 0xFF375F, 0xB78A66,
      ])
    #expect(
      values(.iOS18, .light) == [
        0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x00C7BE, 0x30B0C7, 0x32ADE6, 0x007AFF, 0x5856D6,
        0xAF52DE, 0xFF2D55, 0xA2845E,
      ])
  }

  @Test("have more contrast where a person wants it")
  func contrast() {
    #expect(
      values(.iOS26, .light, .high) == [
        0xE9152D, 0xC55300, 0xA16A00, 0x008932, 0x008575, 0x008198, 0x007EAE, 0x1E6EF4, 0x564ADE,
        0xB02FC2, 0xE7124D, 0x956D51,
      ])
    #expect(
      values(.iOS26, .dark, .high) == [
        0xFF6165, 0xFFA056, 0xFEDF43, 0x4AD968, 0x54DFCB, 0x3BDDEC, 0x6DD9FF, 0x5CB8FF, 0xA7AAFF,
        0xEA8DFF, 0xFF8AC4, 0xDBA679,
      ])
    #expect(
      values(.iOS18, .light, .high).prefix(4) == [0xD70015, 0xC93400, 0xB25000, 0x248A3D])
    #expect(values(.iOS18, .dark, .high).prefix(4) == [0xFF6961, 0xFFB340, 0xFFD426, 0x30DB5B])
  }

  @Test("are the same objects and equal all the same")
  func equality() {
    let before = UIColor.systemBlue
    UISystem.current = Device(era: .iOS26).system
    #expect(before === UIColor.systemBlue && before != .systemRed)
    #expect(UIColor.systemRed.withAlphaComponent(0.5) == .systemRed.withAlphaComponent(0.5))
    #expect(UIColor.systemRed.withAlphaComponent(0.5) != .systemRed)
  }
}
