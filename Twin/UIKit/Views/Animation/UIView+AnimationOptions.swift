extension UIView {
  /// What an animation does besides moving for its duration.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the animated views inside the block, so that their subviews move with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts where a running animation has brought the view, not at the value it would have had.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Starts again whenever it ends.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back at the end of each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation's block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation's block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Keeps its own options inside another animation's block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    private static let curveMask: UInt = 0xF << 16

    /// The curve among the options.
    var curve: UIView.AnimationCurve {
      UIView.AnimationCurve(rawValue: Int((rawValue & Self.curveMask) >> 16)) ?? .easeInOut
    }

    /// The same options with another curve.
    func with(_ curve: UIView.AnimationCurve) -> AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~Self.curveMask | UInt(curve.rawValue) << 16)
    }
  }

  /// How the speed of an animation changes.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Moves evenly.
    case linear = 3
  }
}
