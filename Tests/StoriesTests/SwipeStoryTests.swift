import Stories
import Testing

@Suite("A swipe in a story")
@MainActor
struct SwipeStoryTests {
  private func verdict(
    _ text: String, era: EraName = .iOS18, guard policy: Guard = .none
  ) throws -> [String] {
    let story = try StoryParser.parse(Array(text.utf8), name: "a")
    let run = try StoryPlayer.play(Performance(story: story, era: era, guard: policy))
    return run.findings.map(\.text)
  }

  @Test(
    "goes by the place and the speed of the finger when it is lifted",
    arguments: [
      ("swipe back to 0.6 in 0.3", true), ("swipe back to 0.4 in 0.1", true),
      ("swipe back to 0.4 in 0.1 hold 0.2", false), ("swipe back to 0.6 in 0.3 hold 0.2", true),
      ("swipe back to 0.9 in 0.3 cancelled", false), ("swipe back from 0.3 to 0.95", false),
    ])
  func decides(line: String, pops: Bool) throws {
    let stack = pops ? "\"Gallery\"" : "\"Gallery\" \"Signals\""
    let text = "at 0 push \"Signals\"\nat 1 \(line)\nat 3 look\nexpect stack \(stack)\nexpect touch"
    #expect(try verdict(text) == [])
  }

  @Test("from the content pops on iOS 26, with Interlock too", arguments: [Guard.none, .queue])
  func content(policy: Guard) throws {
    let text = """
      at 0 push "Signals"
      at 1 swipe back from 0.3 to 0.95
      at 3 look
      expect stack "Gallery"
      """
    #expect(try verdict(text, era: .iOS26, guard: policy) == [])
  }

  @Test("lets other things happen while the finger is down")
  func holds() throws {
    let text = """
      at 0 push "Signals"
      at 1 swipe back to 0.4 in 0.3 hold 1
      at 1.5 expect no touch
      expect stack "Gallery"
      expect page "Signals"
      at 3 expect touch
      expect stack "Gallery" "Signals"
      """
    #expect(try verdict(text) == [])
  }

  @Test(
    "goes the other way where the language runs from right to left", arguments: EraName.played)
  func rightToLeft(era: EraName) throws {
    let text = """
      direction right-to-left
      at 0 push "Signals"
      at 1 swipe back to 0.4 hold 0.2
      at 2 look
      expect stack "Gallery" "Signals"
      swipe back
      at 4 look
      expect stack "Gallery"
      """
    #expect(try verdict(text, era: era) == [])
    #expect(try verdict(text, era: era, guard: .queue) == [])
  }

  @Test("does not begin where the app has put an obstacle, and does if the app frees it")
  func obstacles() throws {
    for obstacle in ["hide bar", "hide back", "replace back \"Menu\""] {
      for (line, stack) in [("look", "\"Gallery\" \"Signals\""), ("free swipe", "\"Gallery\"")] {
        let text = """
          at 0 push "Signals"
          at 1 \(obstacle)
          at 1.2 \(line == "look" ? "wait 0" : line)
          at 1.5 swipe back
          at 3 expect stack \(stack)
          """
        #expect(try verdict(text) == [], "\(obstacle), \(line)")
      }
    }
  }
}
