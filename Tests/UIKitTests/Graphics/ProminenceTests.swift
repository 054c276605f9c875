import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("A color with another prominence")
@MainActor
struct ProminenceTests {
  @Test("is seen less, wherever it is")
  func opacity() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let less = color.withProminence(.secondary)
    #expect(color.prominence == .primary && less.prominence == .secondary)
    let light = less.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = less.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor.red.withAlphaComponent(0.6))
    #expect(dark == UIColor.white.withAlphaComponent(0.6))
  }

  @Test("takes the place of the former prominence, and is equal to the same")
  func levels() {
    let color = UIColor.red.withProminence(.secondary)
    #expect(color.withProminence(.primary) == .red)
    #expect(color == UIColor.red.withProminence(.tertiary).withProminence(.secondary))
    #expect(color != UIColor.red.withProminence(.tertiary) && color != .red)
    #expect(color.hash == UIColor.red.withProminence(.secondary).hash)
  }
}
