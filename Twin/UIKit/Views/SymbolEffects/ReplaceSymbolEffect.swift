/// One symbol takes the place of another. Differs from UIKit: one fades into the other, whatever is asked for.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  enum Style {
    case downUp
    case upUp
    case offUp
  }

  var style: Style?
  var movesAsWhole = false

  /// The old one becomes smaller, and the new one larger.
  public var downUp: ReplaceSymbolEffect {
    ReplaceSymbolEffect(style: .downUp, movesAsWhole: movesAsWhole)
  }

  /// Both become larger.
  public var upUp: ReplaceSymbolEffect {
    ReplaceSymbolEffect(style: .upUp, movesAsWhole: movesAsWhole)
  }

  /// The old one is away at once, and the new one becomes larger.
  public var offUp: ReplaceSymbolEffect {
    ReplaceSymbolEffect(style: .offUp, movesAsWhole: movesAsWhole)
  }

  /// Each layer of the symbol by itself.
  public var byLayer: ReplaceSymbolEffect {
    ReplaceSymbolEffect(style: style, movesAsWhole: false)
  }

  /// All of the symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect {
    ReplaceSymbolEffect(style: style, movesAsWhole: true)
  }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .replace)
  }
}

nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
