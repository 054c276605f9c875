public import CoreGraphics

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value is there before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  /// The values stay on both sides.
  public static let both = Self(rawValue: "both")
  /// Nothing outside the animation's time.
  public static let removed = Self(rawValue: "removed")
}

/// Something with a time of its own: a layer or an animation.
///
/// Its time is `(parent time - beginTime) * speed + timeOffset`.
public protocol CAMediaTiming {
  /// When it begins, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs, compared with its parent's; zero stops it.
  var speed: Float { get set }
  /// A shift of its time, in seconds; an animation begins in the middle, and ends where it began.
  var timeOffset: CFTimeInterval { get set }
  /// How many times it runs; zero means once.
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds; zero means that `repeatCount` decides.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by the same run backwards.
  var autoreverses: Bool { get set }
  /// What it shows before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}
