import Foundation
import QuartzCore

/// What a symbol does.
///
/// Assumed: all lengths, sizes and times; nobody has published UIKit's.
nonisolated enum SymbolMotion: Hashable {
  /// Where a symbol goes first as it shakes.
  enum Direction: Hashable {
    case turn(clockwise: Bool)
    case along(x: Double, y: Double)
    case reading(isForward: Bool)
  }

  case bounce(isUp: Bool)
  case pulse
  case breathe(fades: Bool)
  case rotate(isClockwise: Bool)
  case wiggle(Direction)
  case scale(isUp: Bool)
  case appear(isUp: Bool)
  case disappear(isUp: Bool)
  case replace

  /// Effects that stand in each other's place have the same name.
  var key: String {
    switch self {
    case .bounce: "symbol.bounce"
    case .pulse: "symbol.pulse"
    case .breathe: "symbol.breathe"
    case .rotate: "symbol.rotate"
    case .wiggle: "symbol.wiggle"
    case .scale: "symbol.scale"
    case .appear, .disappear: "symbol.sight"
    case .replace: "symbol.replace"
    }
  }

  /// Whether it goes on until somebody ends it, if nobody says how often it plays.
  ///
  /// Source: WWDC23 session 10258: bouncing plays once, pulsing and changing colors go on. Assumed: so do breathing and
  /// turning, and shaking plays once.
  var goesOn: Bool {
    switch self {
    case .pulse, .breathe, .rotate: true
    case .bounce, .wiggle, .scale, .appear, .disappear, .replace: false
    }
  }

  /// What the symbol is like in the end, where that is not as usual.
  var lastingScale: Double? {
    guard case .scale(let isUp) = self else { return nil }
    return isUp ? 1.2 : 0.85
  }

  /// How long it plays once, in seconds.
  var duration: Double {
    switch self {
    case .bounce, .wiggle: 0.5
    case .pulse: 1
    case .breathe, .rotate: 2
    case .scale, .appear, .disappear, .replace: 0.25
    }
  }

  /// The animation of what is over by itself, once.
  ///
  /// - Parameter size: The larger side of the symbol, in points.
  func animation(isRightToLeft: Bool, size: Double) -> CAAnimation {
    switch self {
    case .bounce(let isUp):
      return values([1, isUp ? 1.25 : 0.8, isUp ? 0.95 : 1.05, 1], "transform.scale")
    case .pulse: return values([1, 0.4, 1], "opacity")
    case .breathe(let fades):
      let growth = values([1, 1.1, 1], "transform.scale")
      return fades ? group([growth, values([1, 0.5, 1], "opacity")]) : growth
    case .rotate(let isClockwise):
      return values([0, isClockwise ? 2 * .pi : -2 * .pi], "transform.rotation")
    case .wiggle(.turn(let clockwise)):
      let angle = clockwise ? 0.2 : -0.2
      return values([0, angle, -angle, angle / 2, 0], "transform.rotation")
    case .wiggle(.along(let x, let y)):
      let length = size / 8 * (x + y)
      return values(
        [0, length, -length, length / 2, 0],
        x == 0 ? "transform.translation.y" : "transform.translation.x")
    case .wiggle(.reading(let isForward)):
      return Self.wiggle(.along(x: isForward != isRightToLeft ? 1 : -1, y: 0))
        .animation(isRightToLeft: isRightToLeft, size: size)
    case .scale(let isUp): return values([1, isUp ? 1.2 : 0.85], "transform.scale")
    case .appear(let isUp):
      return group([values([0, 1], "opacity"), values([isUp ? 0.5 : 1.5, 1], "transform.scale")])
    case .disappear(let isUp):
      return group([values([1, 0], "opacity"), values([1, isUp ? 1.5 : 0.5], "transform.scale")])
    case .replace:
      let fade = CATransition()
      fade.duration = duration
      return fade
    }
  }

  private func values(_ values: [Double], _ keyPath: String) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = duration
    return animation
  }

  private func group(_ animations: [CAAnimation]) -> CAAnimation {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    return group
  }
}
