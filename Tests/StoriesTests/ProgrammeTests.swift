import Dispatch
import Stories
import Testing

@Suite("A programme")
struct ProgrammeTests {
  @Test("hands out each story once, in order, and ends")
  func order() {
    let programme = Programme([[], [], []])
    #expect([0, 1, 2, nil] == (0..<4).map { _ in programme.takeNext() })
  }

  @Test("hands out nothing more after a stop")
  func stop() {
    let programme = Programme([[], []])
    #expect(programme.takeNext() == 0)
    programme.stop()
    #expect(programme.takeNext() == nil)
  }

  @Test("has guards only where they have something to hold on to")
  func guards() throws {
    let story = try StoryParser.parse(Array("story \"A\"\nat 0 look\n".utf8), name: "a")
    let performances = Performance.all(of: story, eras: [.iOS6, .iOS7])
    #expect(performances.filter { $0.era == .iOS6 }.map(\.guard) == [.none])
    #expect(performances.filter { $0.era == .iOS7 }.map(\.guard) == Guard.allCases)
    #expect(Performance.all(of: story).allSatisfy { $0.era != .iOS6 })
  }

  @Test("gives the runs of who has played to who waits for them")
  func waiting() throws {
    let story = try StoryParser.parse(Array("story \"A\"\nat 0 look\n".utf8), name: "a")
    let performances = Performance.all(of: story, eras: [.iOS18], guards: [.queue])
    let programme = Programme([performances, performances])
    let taken = try #require(programme.takeNext())
    let run = Run(
      story: "a", title: "A", era: .iOS18, guard: .queue, timeline: [], findings: [],
      lastReading: Reading(stack: [], page: nil, titles: []),
      milliseconds: 0)
    DispatchQueue.global().async { programme.finish(taken, [run]) }
    #expect(programme.wait(for: taken) == [run])
    #expect(programme.playedCount == 1)
    #expect(programme.count == 2)
  }

  @Test("says of a story that came back that nobody has played it")
  func givingBack() throws {
    let programme = Programme([[]])
    let taken = try #require(programme.takeNext())
    DispatchQueue.global().async { programme.giveBack(taken) }
    #expect(programme.wait(for: taken) == nil)
  }
}
