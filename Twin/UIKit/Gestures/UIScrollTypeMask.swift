/// What scrolls besides fingers.
///
/// Source of the values: Apple, "UIScrollTypeMask".
nonisolated public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel that turns in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Two fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
