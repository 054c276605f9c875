public import Foundation

/// Changes properties of a view while the device is tilted.
///
/// Differs from UIKit: no device is tilted, so nothing changes by itself, as on a simulator.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Makes an effect that changes nothing.
  public override init() {
    super.init()
  }

  /// Makes an effect as without an archive. Differs from UIKit: reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The values to add to properties, by their key paths, for a device that is tilted.
  ///
  /// - Parameter viewerOffset: How far, from -1 to 1 along each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Changes a property evenly between two values.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis along which the device is tilted.
  ///
  /// Source of the values: Apple, "UIInterpolatingMotionEffect.EffectType".
  nonisolated public enum EffectType: Int, Sendable {
    /// To the left and to the right.
    case tiltAlongHorizontalAxis = 0
    /// Away and towards the person.
    case tiltAlongVerticalAxis = 1
  }

  private let ownKeyPath: String
  private let ownType: EffectType

  /// What is added where the device is tilted as far as it counts to one side; a number.
  open var minimumRelativeValue: Any?
  /// What is added where it is tilted as far as it counts to the other side; a number.
  open var maximumRelativeValue: Any?

  /// Makes an effect on a property.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    ownKeyPath = keyPath
    ownType = type
    super.init()
  }

  /// Makes an effect on no property, as without an archive; see `UIMotionEffect.init(coder:)`.
  public required init?(coder: NSCoder) {
    (ownKeyPath, ownType) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  /// The property.
  open var keyPath: String { ownKeyPath }
  /// The axis.
  open var type: UIInterpolatingMotionEffect.EffectType { ownType }

  /// The value between both, by how far the device is tilted.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = number(minimumRelativeValue), let high = number(maximumRelativeValue) else {
      return nil
    }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (min(1, max(-1, Double(offset))) + 1) / 2
    return [keyPath: low + (high - low) * share]
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// Several effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  /// The values of all effects; where two change one property, those of the later one.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var values: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) {
        _, new in new
      }
    }
    return values.isEmpty ? nil : values
  }
}

extension UIView {
  private final class MotionEffects {
    var list: [UIMotionEffect] = []
  }

  /// The effects on this view.
  public final var motionEffects: [UIMotionEffect] {
    get { (attachments[ObjectIdentifier(MotionEffects.self)] as? MotionEffects)?.list ?? [] }
    set {
      let effects = MotionEffects()
      effects.list = newValue
      attachments[ObjectIdentifier(MotionEffects.self)] = effects
    }
  }

  /// Adds an effect.
  public final func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  /// Takes an effect away.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
