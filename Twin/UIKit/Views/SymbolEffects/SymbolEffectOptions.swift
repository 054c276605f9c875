/// How often and how fast an effect of a symbol plays (since iOS 17).
///
/// Source: developer.apple.com/documentation/symbols/symboleffectoptions.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect repeats (since iOS 18).
  public struct RepeatBehavior: Hashable, Sendable {
    /// How often; nil for ever.
    var count: Int?
    /// Seconds in between.
    var delay = 0.0

    /// For ever, from one to the next without a stop. Differs from UIKit: the same as ``periodic``.
    public static var continuous: SymbolEffectOptions.RepeatBehavior { RepeatBehavior() }

    /// For ever.
    public static var periodic: SymbolEffectOptions.RepeatBehavior { RepeatBehavior() }

    /// Some times, nil for ever, with some seconds in between; nil for the usual time, which is none here.
    public static func periodic(
      _ count: Int? = nil, delay: Double? = nil
    ) -> SymbolEffectOptions.RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0)
    }
  }

  /// How often; nil for as often as the effect plays by itself.
  enum Times: Hashable {
    case number(Int)
    case forEver
  }

  var times: Times?
  var delay = 0.0
  var pace = 1.0

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }

  /// As the effect plays by itself.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }

  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

  /// Some times; nil for as often as the effect plays by itself.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }

  /// As the behavior says (since iOS 18).
  public static func `repeat`(
    _ behavior: SymbolEffectOptions.RepeatBehavior
  ) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  /// So many times as fast as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// The same, again and again.
  public var repeating: SymbolEffectOptions { with { $0.times = .forEver } }

  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { with { $0.times = .number(1) } }

  /// The same, some times; nil for as often as the effect plays by itself.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.times = count.map { .number(max($0, 1)) } }
  }

  /// The same, as the behavior says (since iOS 18).
  public func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions {
    with {
      $0.times = behavior.count.map { .number(max($0, 1)) } ?? .forEver
      $0.delay = max(behavior.delay, 0)
    }
  }

  /// The same, so many times as fast as usual. Assumed: what is not more than 0 counts as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.pace = speed > 0 ? speed : 1 }
  }
}
