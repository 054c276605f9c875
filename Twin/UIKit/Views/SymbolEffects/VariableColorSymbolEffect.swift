/// The layers of a symbol light up one after another.
///
/// Differs from UIKit: symbols have one layer, which fades to and fro, whatever the order and the look of the others.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var isCumulative: Bool?
  var isReversing: Bool?
  var hidesInactiveLayers: Bool?

  private func with(
    _ change: (inout VariableColorSymbolEffect) -> Void
  ) -> VariableColorSymbolEffect {
    var copy = self
    change(&copy)
    return copy
  }

  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }

  /// Layers stay lit.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }

  /// To and fro.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }

  /// In one direction.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }

  /// Other layers are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    with { $0.hidesInactiveLayers = false }
  }

  /// Other layers are away.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    with { $0.hidesInactiveLayers = true }
  }

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion: .pulse)
  }
}

nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of a symbol light up one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
