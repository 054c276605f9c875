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

  /// Source: github.com/Vercantez/openuikit, `VisualEffectSourceCompatibilityTests`, read off iOS 26.
  @Test("keeps a copy of the effect, made once each time one is set")
  func copies() throws {
    final class Counted: UIVisualEffect {
      static var copies = 0
      let number: Int
      init(_ number: Int) {
        self.number = number
        super.init()
      }
      override func copy(with zone: NSZone? = nil) -> Any {
        Self.copies += 1
        return Counted(number + 1)
      }
    }
    let view = UIVisualEffectView(effect: Counted(30))
    #expect(Counted.copies == 1 && (view.effect as? Counted)?.number == 31)
    view.effect = Counted(40)
    #expect(Counted.copies == 2 && (view.effect as? Counted)?.number == 41)
    let glass = UIGlassEffect(style: .regular)
    view.effect = glass
    glass.tintColor = .red
    #expect((view.effect as? UIGlassEffect)?.tintColor == nil)
    let blur = UIBlurEffect(style: .light)
    view.effect = blur
    #expect(view.effect === blur)
    let appearance = UIBarAppearance()
    appearance.backgroundEffect = blur
    #expect(appearance.backgroundEffect === blur && Counted.copies == 2)
  }

  @Test("takes effects of one style for equal")
  func equality() {
    let blur = UIBlurEffect(style: .light)
    #expect(blur == UIBlurEffect(style: .light) && blur != UIBlurEffect(style: .dark))
    #expect(blur.hash == UIBlurEffect(style: .light).hash)
    let vibrancy = UIVibrancyEffect(blurEffect: blur)
    #expect(vibrancy == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
    #expect(vibrancy != UIVibrancyEffect(blurEffect: blur, style: .label))
    #expect(vibrancy != blur)
  }

  @Test("wants what it shows in its content view", arguments: [Era.iOS13, .iOS18, .iOS26])
  func viewsOfAnApp(era: Era) {
    let label = UILabel()
    func reason(_ add: (UIVisualEffectView) -> Void) -> String? {
      let device = Device(era: era)
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      device.launch { UIViewController() }
      device.perform { add(view) }
      #expect(label.superview !== view)
      return device.crash?.reason.replacing(/<[^>]*>+/, with: "<>")
    }
    let expected =
      "<> has been added as a subview to <>. Do not add subviews directly to the visual effect view"
      + " itself, instead add them to the -contentView."
    #expect(reason { $0.addSubview(label) } == expected)
    #expect(reason { $0.insertSubview(label, at: 0) } == expected)
    #expect(reason { $0.insertSubview(label, aboveSubview: $0.contentView) } == expected)
    #expect(reason { $0.insertSubview(label, belowSubview: $0.contentView) } == expected)
    #expect(reason { $0.contentView.addSubview(label) } == nil)
  }

  @Test("holds views of an app itself on older systems")
  func olderSystems() {
    let device = Device(era: .iOS9)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    device.perform { view.addSubview(UILabel()) }
    #expect(device.crash == nil)
    #expect(view.subviews.last is UILabel)
  }
}
