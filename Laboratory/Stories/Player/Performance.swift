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
  package static func all(
    of story: Story, eras: [EraName] = EraName.played, guards: [Guard] = Guard.allCases
  ) -> [Performance] {
    story.eras.filter(eras.contains).flatMap { era in
      story.guards.filter(guards.contains).map { Performance(story: story, era: era, guard: $0) }
    }
  }
}
