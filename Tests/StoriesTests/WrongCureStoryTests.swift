import Foundation
import Rows
import Stories
import Testing

/// A wrong cure, with what comes of it on bare UIKit.
private struct WrongCure: CustomTestStringConvertible {
  let story: String
  /// The eras on which it is known to fail, with what a person meets there.
  let failures: [EraName: VerdictCode]

  var testDescription: String { story }

  /// Pushes that come too early: iOS 7 nests them, and corrupts its bar.
  static func tooEarly(_ story: String) -> Self {
    WrongCure(story: story, failures: [.iOS7: .later])
  }

  /// The same failure on every era.
  static func everywhere(_ story: String, _ code: VerdictCode) -> Self {
    WrongCure(
      story: story, failures: Dictionary(uniqueKeysWithValues: EraName.played.map { ($0, code) }))
  }

  static let all = [
    tooEarly("wrong-delay"), tooEarly("wrong-half-second"), tooEarly("wrong-next-turn"),
    // A push during a presentation is dropped, and a line in the log says so, from iOS 8 on.
    WrongCure(
      story: "wrong-did-appear",
      failures: [.iOS8: .lost, .iOS9: .lost, .iOS13: .lost, .iOS18: .lost, .iOS26: .lost]),
    everywhere("wrong-flag", .lost),
    everywhere("wrong-blocked-views", .froze),
    everywhere("wrong-ignored-events", .froze),
    everywhere("wrong-retaining-timer", .froze),
    everywhere("wrong-silent-report", .unmet),
  ]
}

@Suite("A wrong cure", .row("R10"))
@MainActor
struct WrongCureStoryTests {
  @Test("fails where it is known to, as it is known to", arguments: WrongCure.all)
  private func fails(cure: WrongCure) throws {
    let story = try ShippedStories.story(cure.story)
    for (era, code) in cure.failures {
      let run = try StoryPlayer.play(Performance(story: story, era: era, guard: .none))
      #expect(run.findings.contains { $0.code == code }, "\(run.timelineText)")
    }
  }

  @Test("is not needed with Interlock, on any era", arguments: WrongCure.all)
  private func isNotNeeded(cure: WrongCure) throws {
    let story = try ShippedStories.story(cure.story)
    for performance in Performance.all(of: story) where performance.guard != .none {
      let run = try StoryPlayer.play(performance)
      #expect(run.verdict == .ok, "\(run.timelineText)")
    }
  }

  @Test("has a story of its own, which uses it in the runs without Interlock")
  func isComplete() throws {
    let shipped = try ShippedStories.urls().map { $0.deletingPathExtension().lastPathComponent }
    #expect(shipped.filter { $0.hasPrefix("wrong-") } == WrongCure.all.map(\.story).sorted())
    let cures = try WrongCure.all.map { try ShippedStories.story($0.story).cure }
    #expect(Set(cures.compactMap(\.self)).count == WrongCure.all.count)
  }
}
