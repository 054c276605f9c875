import QuartzCore

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
    ///
    /// That goes for colors and opacities. All else is added to what runs, with this option and without it.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Starts again whenever it ends.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back at the end of each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation's block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation's block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition: animates what the block changes, too, instead of showing it at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between two views: hides and shows them, instead of taking them out and in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Keeps its own options inside another animation's block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Does what is due of properties, constraints and layout before the block, and what the block makes due at its end,
    /// so that this moves, too (since iOS 26).
    ///
    /// Source: Apple, WWDC25 session 243 "What's new in UIKit".
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
    /// Not UIKit's: takes the place of what moves the same property, also of one that could be added to it.
    static let takesPlace = AnimationOptions(rawValue: 1 << 31)
    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition turns the view about its vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition turns the view about its vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition rolls the old content up like paper.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition rolls the new content down like paper.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition lets the new content appear through the old one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition turns the view about its horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition turns the view about its horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Wishes 60 frames a second. Differs from UIKit: frames are where somebody looks.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Wishes 30 frames a second. Differs from UIKit: frames are where somebody looks.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    private static let curveMask: UInt = 0xF << 16
    private static let transitionMask: UInt = 0x7 << 20

    /// The transition among the options; empty for none.
    var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & Self.transitionMask) }

    /// The curve among the options.
    var curve: UIView.AnimationCurve {
      UIView.AnimationCurve(rawValue: Int((rawValue & Self.curveMask) >> 16)) ?? .easeInOut
    }

    /// The same options with another curve.
    func with(_ curve: UIView.AnimationCurve) -> AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~Self.curveMask | UInt(curve.rawValue) << 16)
    }
  }

  /// What an animation along keyframes does besides moving for its duration.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the set; the curves of `AnimationOptions` may be among them.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the animated views inside the block, so that their subviews move with them.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts where a running animation has brought the view, not at the value it would have had.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Starts again whenever it ends.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back at the end of each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation's block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps its own options inside another animation's block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from each value to the next; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value stays until the next one's time.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even speed through all values.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve through all values at an even speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private static let modeMask: UInt = 0xF << 10

    /// What both kinds of options have in common.
    var animationOptions: AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~Self.modeMask)
    }

    /// How the values follow each other.
    var calculationMode: CAAnimationCalculationMode {
      switch KeyframeAnimationOptions(rawValue: rawValue & Self.modeMask) {
      case .calculationModeDiscrete: .discrete
      case .calculationModePaced: .paced
      case .calculationModeCubic: .cubic
      case .calculationModeCubicPaced: .cubicPaced
      default: .linear
      }
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

    /// Makes a curve of its number; there is one for any, as UIKit has curves without a name, such as 7,
    /// that of the keyboard.
    ///
    /// Differs from UIKit: those are all `easeInOut`.
    public init?(rawValue: Int) {
      switch rawValue {
      case Self.easeIn.rawValue: self = .easeIn
      case Self.easeOut.rawValue: self = .easeOut
      case Self.linear.rawValue: self = .linear
      default: self = .easeInOut
      }
    }
  }
}
