/// What became of an effect of a symbol (since iOS 17).
///
/// Source: developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext-swift.struct.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// The image view that has the symbol.
  public internal(set) weak var sender: AnyObject?

  /// The effect that is over.
  public let effect: any SymbolEffect

  /// Whether it has played to its end.
  public let isFinished: Bool
}

/// Told that an effect of a symbol is over.
public typealias UISymbolEffectCompletion =
  (UISymbolEffectCompletionContext) -> Void
