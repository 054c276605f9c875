import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A storm", .row("R3", "R4", "R41"))
struct StormTests {
  @Test("leaves every invariant whole and ends where the oracle says", arguments: 0..<200)
  func everything(seed: UInt64) {
    let result = Storm(seed: seed).run()
    #expect(result.fault == nil, "\(result.report(seed: seed))")
  }

  @Test("of requests to a well-behaved host ends where the oracle says", arguments: 0..<200)
  func requestsOnly(seed: UInt64) {
    let result = Storm(seed: seed, quirks: [], hasUser: false).run()
    #expect(result.fault == nil, "\(result.report(seed: seed))")
  }

  @Test("of one quirk alone is weathered", arguments: ScriptedHost.Quirk.allCases, 0..<20)
  func oneQuirk(quirk: ScriptedHost.Quirk, seed: UInt64) {
    let result = Storm(seed: seed, quirks: [quirk], hasUser: false).run()
    #expect(result.fault == nil, "\(result.report(seed: seed))")
  }

  @Test("is the same each time")
  func repeats() {
    let storm = Storm(seed: 12)
    #expect(storm.script == storm.script)
    #expect(storm.run().host.recording == storm.run().host.recording)
    #expect(storm.script != Storm(seed: 13).script)
  }
}
