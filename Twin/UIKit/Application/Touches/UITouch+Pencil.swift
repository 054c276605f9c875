/// What only pencils and screens that feel force say of a touch.
extension UITouch {
  /// What of a touch may be guessed at first.
  ///
  /// Source of the values: Apple, "UITouch.Properties".
  nonisolated public struct Properties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// How hard it is.
    public static let force = Properties(rawValue: 1 << 0)
    /// Where the pencil points.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How steep the pencil is.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
    /// How the pencil is turned about itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}

extension UIEvent {
  /// Buttons of a mouse.
  ///
  /// Source of the values: Apple, "UIEvent.ButtonMask".
  nonisolated public struct ButtonMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button of a number, from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }
}
