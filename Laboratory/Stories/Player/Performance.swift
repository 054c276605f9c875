/// What is played: a story on an era, with a guard.
package nonisolated struct Performance: Hashable, Sendable {
  package var story: Story
  package var era: EraName
  package var `guard`: Guard

  package init(story: Story, era: EraName, guard policy: Guard) {
    self.story = story
    self.era = era
    self.guard = policy
  }

  /// Every performance of a story that is about these eras and guards.
  ///
  /// Where UIKit has neither a swipe back nor a coordinator, there is nothing for a guard to hold on to:
  /// only bare UIKit is played there.
  package static func all(
    of story: Story, eras: [EraName] = EraName.played, guards: [Guard] = Guard.allCases
  ) -> [Performance] {
    story.eras.filter(eras.contains).flatMap { era in
      story.guards
        .filter { guards.contains($0) && ($0 == .none || EraName.played.contains(era)) }
        .map { Performance(story: story, era: era, guard: $0) }
    }
  }
}
