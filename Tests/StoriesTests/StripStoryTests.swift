#if PICTURES
  import Rows
  import Stories
  import Testing

  @Suite("Strips in a story", .row("R24"))
  @MainActor
  struct StripStoryTests {
    private func run(_ text: String, guard policy: Guard = .none) throws -> Run {
      let story = try StoryParser.parse(Array(text.utf8), name: "a")
      return try StoryPlayer.play(Performance(story: story, era: .iOS18, guard: policy))
    }

    private let text = """
      cure unanimated-bar
      at 0 set "Platform A'" without animation
      at 0.5 push "Platform B"
      at 1.5 expect no strip
      pop
      at 2.5 expect no strip
      """

    @Test("are found with their kind, their width, their moment and their pages")
    func found() throws {
      let run = try run(text)
      #expect(run.verdict == .strip)
      #expect(
        run.findings.map(\.text) == [
          #"black strip, 392 points wide at 0.5 s, from "Platform A'" to "Platform B""#,
          #"early hiding, 212 points wide at 1.6 s, from "Platform B" to "Platform A'""#,
          #"early showing, 48 points wide at 1.7 s, from "Platform B" to "Platform A'""#,
        ])
    }

    @Test("are not found where there are none, nor invented where a page was never seen at rest")
    func notFound() throws {
      #expect(try run(text, guard: .queue).findings == [])
      let started = """
        cure unanimated-bar
        at 0 set "Platform A'" without animation; push "Platform B"
        at 0.1 expect no strip
        """
      #expect(try run(started).findings == [])
    }

    @Test("may be expected")
    func expected() throws {
      let hopeful = text.replacing("no strip", with: "strip")
      #expect(try run(hopeful).findings == [])
      #expect(try run(hopeful, guard: .queue).findings.map(\.code) == [.unmet])
    }
  }
#endif
