import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A shrunk script", .row("R41"))
struct StormShrinkerTests {
  /// An engine that loses the outcome of a pop to a page that is not there.
  private static let tampering: ScriptedHost.Tampering = { _, actions in
    actions.filter { action in
      if case .resolve(_, .refused(.notInStack)) = action { false } else { true }
    }
  }

  private static func fault(_ script: StormScript) -> StormFault? {
    script.run(tampering: tampering).fault
  }

  @Test("breaks the same rule, and no step of it can be left out", arguments: 0..<12)
  func isMinimal(seed: UInt64) throws {
    let script = Storm(seed: seed, steps: 300).script
    guard var shrinker = StormShrinker(script, run: Self.fault) else { return }
    let rule = shrinker.rule
    shrinker.shrink()
    let short = shrinker.script
    #expect(Self.fault(short)?.rule == rule)
    for index in short.steps.indices {
      var without = short
      without.steps.remove(at: index)
      #expect(Self.fault(without)?.rule != rule, "step \(index + 1) of\n\(short.text)")
    }
    #expect(short.steps.count <= 6, "\(short.text)")
    #expect(try StormScript(text: short.text) == short)
  }

  @Test("of a lost outcome is the one request that loses it")
  func isShort() throws {
    let script = Storm(seed: 3, steps: 300).script
    var shrinker = try #require(StormShrinker(script, run: Self.fault))
    shrinker.shrink()
    #expect(shrinker.script.steps.count == 1, "\(shrinker.script.text)")
    #expect(shrinker.trialCount < 600)
  }

  @Test("of a sound engine there is none")
  func nothing() {
    #expect(StormShrinker(Storm(seed: 3).script) == nil)
  }

  @Test("is what is the shortest so far when it is stopped")
  func stops() throws {
    let script = Storm(seed: 3, steps: 300).script
    var shrinker = try #require(StormShrinker(script, run: Self.fault))
    shrinker.shrink { $0.trialCount < 2 }
    #expect(shrinker.trialCount == 2)
    #expect(Self.fault(shrinker.script) != nil)
  }
}
