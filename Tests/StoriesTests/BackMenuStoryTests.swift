import Stories
import Testing

@Suite("An open menu under Back, in a story")
@MainActor
struct BackMenuStoryTests {
  private func run(_ text: String, era: EraName, guard policy: Guard) throws -> Run {
    let story = try StoryParser.parse(Array(text.utf8), name: "a")
    return try StoryPlayer.play(Performance(story: story, era: era, guard: policy))
  }

  @Test(
    "is told, and closed by the first tap of a person who goes home",
    arguments: [EraName.iOS13, .iOS18, .iOS26], [Guard.none, .queue])
  func goesHome(era: EraName, policy: Guard) throws {
    let text = """
      at 0 push "Signals"
      at 1 push "Lamp"
      at 2 press back
      at 3 look
      expect no touch
      go home
      """
    let run = try run(text, era: era, guard: policy)
    #expect(run.findings.isEmpty)
    let readings = run.timeline.filter { $0.kind == .reading }.map(\.text)
    #expect(
      readings == [
        "stack Gallery / Signals / Lamp | page Lamp | bar Lamp < Signals | menu Signals, Gallery",
        "stack Gallery / Signals / Lamp | page Lamp | bar Lamp < Signals",
        "stack Gallery / Signals | page Signals | bar Signals < Gallery",
        "stack Gallery | page Gallery | bar Gallery",
      ])
    #expect(run.lastReading.menu == nil)
  }
}
