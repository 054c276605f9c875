import Foundation
import Simulator
import Testing
import UIKit

@Suite("A view with an effect")
@MainActor
struct EffectViewTests {
  @Test("is tinted by a material, which follows the interface unless it is always one of the two")
  func material() {
    let device = Device(era: .iOS18)
    let (both, light) = (
      UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)),
      UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
    )
    for view in [both, light] { device.window.addSubview(view) }
    // The tint lies right behind the content.
    func color(_ view: UIView) -> CGColor? {
      view.subviews.dropLast().last.flatMap { $0.alpha == 0 ? nil : $0.layer.backgroundColor }
    }
    #expect(color(both) == color(light))
    device.interfaceStyle = .dark
    #expect(color(both) != color(light))
    both.effect = nil
    #expect(color(both) == nil)
    let label = UILabel()
    both.contentView.addSubview(label)
    #expect(both.contentView.superview === both)
  }

  @Test("has the views of UIKit's names, and comes and goes in an animation")
  func effectViews() {
    let device = Device(era: .iOS18)
    let view = UIVisualEffectView(effect: nil)
    device.window.addSubview(view)
    func names() -> [String] { view.subviews.map { "\(type(of: $0))" } }
    func shown() -> Float? { view.subviews.first?.layer.presentation()?.opacity }
    #expect(names() == ["_UIVisualEffectContentView"])
    device.advance(by: 0.1)
    device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .light)
      }
    }
    #expect(
      names() == [
        "_UIVisualEffectBackdropView", "_UIVisualEffectSubview", "_UIVisualEffectContentView",
      ])
    device.advance(by: 0.5)
    #expect(abs((shown() ?? 0) - 0.5) < 0.05)
    device.advance(by: 1)
    #expect(shown() == 1)
    device.perform { UIView.animate(withDuration: 1) { view.effect = nil } }
    device.advance(by: 0.5)
    #expect((shown() ?? 0) > 0 && (shown() ?? 1) < 1)
    device.advance(by: 1)
    #expect(shown() == 0)
  }
}
