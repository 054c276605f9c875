import Symbols
import Testing

@Suite("The module Symbols")
struct SymbolsModuleTests {
  @Test("gives the effects of symbols without UIKit")
  func effects() {
    func options(_ effect: some SymbolEffect) -> SymbolEffectOptions { .repeating.speed(2) }
    let effect: Symbols.BounceSymbolEffect = .bounce.up
    #expect(options(.pulse) == .repeating.speed(2) && effect == .bounce.up)
  }
}
