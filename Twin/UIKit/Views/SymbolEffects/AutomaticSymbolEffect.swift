/// A symbol comes, goes, or takes the place of another as the system sees fit.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .replace)
  }
}

nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// A symbol comes, goes, or takes the place of another as the system sees fit.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
