import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A verb called in any moment", .everyWayIn, .row("R6", "R8"))
@MainActor
struct MomentTests {
  @Test(
    "is carried out once, by itself, with a true outcome, on every era",
    arguments: Moment.allCases, Era.withSwipe)
  func onEveryEra(moment: Moment, era: Era) {
    for verb in Verb.allCases { play(moment, verb, era: era, policy: .queue) }
  }

  @Test(
    "is carried out, ignored or refused, as its policy says",
    arguments: withPolicies)
  func underEveryPolicy(moment: Moment, policy: OverlapPolicy) {
    for verb in Verb.allCases { play(moment, verb, era: .iOS18, policy: policy) }
  }

  /// Every policy where something is in the way; where nothing is, one that would refuse.
  private nonisolated static let withPolicies: [(Moment, OverlapPolicy)] = Moment.allCases.flatMap {
    moment in
    let policies = moment.isBusy ? OverlapPolicy.allCases.filter { $0 != .queue } : [.fail]
    return policies.map { (moment, $0) }
  }

  private func play(_ moment: Moment, _ verb: Verb, era: Era, policy: OverlapPolicy) {
    let scene = MomentScene(moment, verb, era: era, policy: policy)
    scene.play()
    let outcome = scene.verbOutcome
    let name = "\(moment) \(verb) \(era) \(policy): \(outcome.map { "\($0)" } ?? "no outcome")"
    #expect(isRight(outcome, moment, policy), "\(name)")
    let hasEffect = outcome?.hasEffect ?? false
    let flaws = scene.flaws(expected: hasEffect ? moment.stack(after: verb) : moment.stack)
    #expect(flaws.isEmpty, "\(name): \(flaws.joined(separator: "; "))")
  }

  private func isRight(
    _ outcome: NavigationOutcome?, _ moment: Moment, _ policy: OverlapPolicy
  ) -> Bool {
    guard moment.isBusy else { return outcome?.hasEffect ?? false }
    switch policy {
    case .queue, .merge, .replacePending, .withoutAnimation:
      return outcome?.hasEffect ?? false
    case .ignore:
      guard case .ignored = outcome else { return false }
      return true
    case .fail:
      return outcome == .refused(.busy)
    }
  }
}
