import Foundation
import Simulator
import Testing
import UIKit

@Suite("Glass")
@MainActor
struct GlassTests {
  private let device = Device(era: .iOS26)

  private func color(_ view: UIVisualEffectView) -> UIColor? {
    view.subviews.dropLast().last.flatMap { $0.alpha == 0 ? nil : $0.backgroundColor }
  }

  @Test("is seen in its color, and lets through more where it is clear")
  func colors() throws {
    UISystem.current = device.system
    let glass = UIGlassEffect()
    let view = UIVisualEffectView(effect: glass)
    let regular = try #require(color(view)?.cgColor.alpha)
    view.effect = UIGlassEffect(style: .clear)
    #expect(try #require(color(view)?.cgColor.alpha) < regular)
    glass.tintColor = .red
    view.effect = glass
    #expect(color(view) == .red)
    view.effect = UIGlassContainerEffect()
    #expect(color(view) == nil)
  }

  @Test("is copied with its values")
  func copies() throws {
    let glass = UIGlassEffect(style: .clear)
    glass.isInteractive = true
    glass.tintColor = .blue
    let copy = try #require(glass.copy() as? UIGlassEffect)
    #expect(copy !== glass && copy.isInteractive && copy.tintColor == .blue)
    let container = UIGlassContainerEffect()
    container.spacing = 12
    let other = try #require(container.copy() as? UIGlassContainerEffect)
    container.spacing = 3
    #expect(other.spacing == 12)
  }
}
