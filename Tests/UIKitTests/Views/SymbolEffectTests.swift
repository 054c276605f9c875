import CoreGraphics
import Foundation
import QuartzCore
import Simulator
import Testing
import UIKit

@MainActor @Suite("An effect of a symbol")
struct SymbolEffectTests {
  private let device = Device(era: .iOS18)
  private let view = UIImageView(image: UIImage(systemName: "star"))

  init() {
    let (device, view) = (device, view)
    let page = UIViewController()
    device.launch { page }
    device.perform {
      view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
      page.view.addSubview(view)
    }
    _ = device.settle(limit: 1)
  }

  private func advance(_ seconds: TimeInterval) { device.advance(by: seconds) }

  private var shown: CALayer { view.layer.presentation() ?? view.layer }
  private var scale: CGFloat { shown.transform.m11 }

  @Test("that bounces is over by itself, and tells of it")
  func bounce() {
    var ends: [Bool] = []
    device.perform {
      view.addSymbolEffect(.bounce) { context in
        ends.append(context.isFinished)
        #expect(context.sender === self.view)
        #expect(context.effect is BounceSymbolEffect)
      }
    }
    advance(0.15)
    #expect(scale > 1.05)
    #expect(ends == [])
    _ = device.settle(limit: 2)
    #expect(scale == 1)
    #expect(ends == [true])
    device.perform { view.addSymbolEffect(.bounce.down) }
    advance(0.15)
    #expect(scale < 0.95)
  }

  @Test("plays as often and as fast as it is told")
  func options() {
    var ended = false
    device.perform {
      view.addSymbolEffect(.bounce, options: .repeat(3).speed(2)) { _ in ended = true }
    }
    advance(0.7)
    #expect(!ended)
    advance(0.1)
    #expect(ended)
    #expect(SymbolEffectOptions.repeating == .default.repeating)
    #expect(SymbolEffectOptions.repeat(1) == .nonRepeating)
    #expect(SymbolEffectOptions.repeat(.periodic(2, delay: 1)) != .repeat(2))
    #expect(SymbolEffectOptions.repeat(.continuous) == .repeating)
  }

  @Test("that pulses goes on until it is removed")
  func pulse() {
    var ends: [Bool] = []
    device.perform { view.addSymbolEffect(.pulse) { ends.append($0.isFinished) } }
    advance(10.5)
    #expect(shown.opacity < 0.5)
    #expect(ends == [])
    device.perform { view.removeSymbolEffect(ofType: .pulse) }
    advance(0.1)
    #expect(shown.opacity == 1)
    #expect(ends == [false])
  }

  @Test("that makes the symbol larger or smaller lasts, and ends with a movement")
  func scaling() {
    device.perform { view.addSymbolEffect(.scale.up) }
    _ = device.settle(limit: 2)
    #expect(abs(scale - 1.2) < 0.001)
    device.perform { view.addSymbolEffect(.scale.down, animated: false) }
    advance(0.05)
    #expect(abs(scale - 0.85) < 0.001)
    var ended = false
    device.perform { view.removeSymbolEffect(ofType: .scale) { ended = $0.isFinished } }
    advance(0.12)
    #expect(scale > 0.87 && scale < 0.99)
    _ = device.settle(limit: 2)
    #expect(scale == 1 && ended)
    #expect(view.bounds.width == 40)
  }

  @Test("takes the symbol out of sight and brings it back, in its place")
  func sight() {
    device.perform { view.addSymbolEffect(.disappear) }
    _ = device.settle(limit: 2)
    #expect(shown.opacity == 0)
    #expect(view.alpha == 1 && !view.isHidden)
    device.perform { view.addSymbolEffect(.appear) }
    _ = device.settle(limit: 2)
    #expect(shown.opacity == 1)
    device.perform { view.addSymbolEffect(.disappear, animated: false) }
    advance(0.05)
    #expect(shown.opacity == 0)
    device.perform { view.removeAllSymbolEffects() }
    _ = device.settle(limit: 2)
    #expect(shown.opacity == 1)
  }

  @Test("fades from one symbol to the next")
  func replacing() {
    let next = UIImage(systemName: "star.fill") ?? UIImage()
    var ended = false
    device.perform {
      view.setSymbolImage(next, contentTransition: .replace.downUp) { ended = $0.isFinished }
    }
    #expect(view.image === next)
    #expect(!ended)
    _ = device.settle(limit: 2)
    #expect(ended)
  }

  @Test("does nothing to a picture that is no symbol")
  func pictures() {
    var ends: [Bool] = []
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    device.perform { view.addSymbolEffect(.wiggle.left) { ends.append($0.isFinished) } }
    advance(0.1)
    #expect(shown.transform.m41 == 0)
    #expect(ends == [false])
  }

  @Test("turns, breathes and shakes", arguments: [true, false])
  func others(isRotation: Bool) {
    device.perform {
      if isRotation {
        view.addSymbolEffect(.rotate.counterClockwise)
      } else {
        view.addSymbolEffect(.breathe.pulse.byLayer)
        view.addSymbolEffect(.variableColor.iterative.reversing)
        view.addSymbolEffect(.wiggle)
      }
    }
    advance(0.4)
    #expect(!view.layer.animationKeys()!.isEmpty)
    #expect(shown.transform.m12 != 0)
  }

  @Test("of a bar button stays when the bar makes its buttons anew")
  func barButtons() throws {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    let item = UIBarButtonItem(image: UIImage(systemName: "star"))
    page.navigationItem.rightBarButtonItem = item
    device.launch { UINavigationController(rootViewController: page) }
    _ = device.settle(limit: 2)
    device.perform { item.addSymbolEffect(.disappear) }
    _ = device.settle(limit: 2)
    func picture() throws -> UIImageView {
      let image = item.image
      return try #require(
        device.window.allViews.compactMap { $0 as? UIImageView }.first { $0.image === image })
    }
    #expect(try picture().layer.presentation()?.opacity == 0)
    device.perform { page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "A") }
    _ = device.settle(limit: 2)
    #expect(try picture().layer.presentation()?.opacity == 0)
    device.perform { item.removeSymbolEffect(ofType: .disappear) }
    _ = device.settle(limit: 2)
    #expect(try picture().layer.presentation()?.opacity == 1)
    let next = UIImage(systemName: "star.fill") ?? UIImage()
    device.perform { item.setSymbolImage(next, contentTransition: .replace) }
    _ = device.settle(limit: 2)
    #expect(item.image === next)
    #expect(try picture().window != nil)
  }
}

extension UIView {
  /// This view and all inside.
  fileprivate var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}
