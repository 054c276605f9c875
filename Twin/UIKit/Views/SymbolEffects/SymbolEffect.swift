/// Something that a symbol does, such as bouncing (since iOS 17; of Apple's module Symbols, which UIKit hands on).
///
/// Source: developer.apple.com/documentation/symbols, and WWDC23 session 10258, "Animate symbols in your app".
nonisolated public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is over by itself.
nonisolated public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
nonisolated public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes or goes.
nonisolated public protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes the place of another.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
  let motion: SymbolMotion
}
