public import Foundation

/// What a view does when the device is tilted.
///
/// Differs from UIKit: the device of the twin is never tilted, so views stay as they are.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Makes an effect.
  public override init() {
    super.init()
  }
}

/// Changes one value between two others while the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of a tilt.
  nonisolated public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// What changes: a key path of the view.
  public let keyPath: String
  /// The tilt that changes it.
  public let type: UIInterpolatingMotionEffect.EffectType
  /// What is added at one end of the tilt; nil for nothing.
  open var minimumRelativeValue: Any?
  /// What is added at the other end; nil for nothing.
  open var maximumRelativeValue: Any?

  /// Makes an effect on a value.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Effects that belong together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil for none.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  private final class MotionEffects {
    var effects: [UIMotionEffect] = []
  }

  /// The effects of the view, in the order in which they were added.
  public final var motionEffects: [UIMotionEffect] {
    get { ownMotionEffects?.effects ?? [] }
    set {
      let own = ownMotionEffects ?? MotionEffects()
      own.effects = newValue
      attachments[ObjectIdentifier(MotionEffects.self)] = own
    }
  }

  private var ownMotionEffects: MotionEffects? {
    attachments[ObjectIdentifier(MotionEffects.self)] as? MotionEffects
  }

  /// Adds an effect, which is to play with the device's tilt.
  public final func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  /// Takes an effect away.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
