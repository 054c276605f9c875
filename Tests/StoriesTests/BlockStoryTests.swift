import Stories
import Testing

@Suite("Blocked touches in a story")
@MainActor
struct BlockStoryTests {
  private func run(_ text: String, guard policy: Guard) throws -> Run {
    let story = try StoryParser.parse(Array(text.utf8), name: "a")
    return try StoryPlayer.play(Performance(story: story, era: .iOS18, guard: policy))
  }

  @Test("last until each block has been taken back", arguments: Guard.allCases)
  func counted(policy: Guard) throws {
    let text = """
      at 0 block "one"; block "two"
      at 1 expect no touch
      unblock
      at 2 expect no touch
      unblock
      at 3 expect touch
      """
    #expect(try run(text, guard: policy).findings == [])
  }

  @Test("are reported by Interlock at once, each time the same way")
  func reported() throws {
    let text = """
      at 0 push "Lamp"
      at 1 block "a fetch"
      at 10 expect no report ""
      at 12 expect report "Lamp"
      expect report "held by: manual (a fetch) for 10.000 s"
      """
    let run = try run(text, guard: .queue)
    #expect(run.findings == [])
    #expect(try self.run(text, guard: .queue) == run)
    #expect(
      run.timeline.filter { $0.kind == .note } == [
        TimelineEvent(
          11_000, .note, "report: Interaction has been blocked for too long, and still is.")
      ])
  }

  @Test("end with the app that starts over, if a guard has blocked them")
  func startsOver() throws {
    let text = """
      at 0 push "Lamp"
      at 0.1 block "a fetch"; start over
      at 2 look
      expect stack "Gallery"
      expect touch
      push "Signals"
      at 3 expect stack "Gallery" "Signals"
      """
    #expect(try run(text, guard: .queue).findings == [])
    #expect(try run(text, guard: .none).findings.map(\.code) == [.froze])
  }
}
