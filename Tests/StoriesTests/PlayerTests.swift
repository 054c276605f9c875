import Rows
import Stories
import Testing

/// The shipped stories, read from their files.
@MainActor
private func shippedStories() throws -> [Story] {
  let folder = try StoryLibrary.shippedFolder()
  return try StoryLibrary.load(StoryLibrary.shipped(in: folder))
}

@MainActor
private func play(_ text: String, era: EraName, guard policy: Guard) throws -> Run {
  let story = try StoryParser.parse(Array(text.utf8), name: "test")
  return try StoryPlayer.play(Performance(story: story, era: era, guard: policy))
}

@Suite("Each shipped story")
@MainActor
struct ShippedStoryTests {
  @Test("is as it should be with Interlock, on every era and with every policy")
  func guarded() throws {
    for story in try shippedStories() {
      for performance in Performance.all(of: story) where performance.guard != .none {
        let run = try StoryPlayer.play(performance)
        #expect(run.verdict == .ok, "\(run.timelineText)")
      }
    }
  }

  @Test("goes wrong without Interlock, on one era at least", .row("R1"))
  func bare() throws {
    for story in try shippedStories()
    where story.guards.contains(.none) && (Self.drawsPictures || !story.expectsStrips) {
      let verdicts = try Performance.all(of: story, guards: [.none]).map {
        try StoryPlayer.play($0).verdict
      }
      #expect(verdicts.contains { $0 != .ok }, "\(story.name) never fails on bare UIKit")
    }
  }

  #if PICTURES
    private static let drawsPictures = true
  #else
    private static let drawsPictures = false
  #endif

  @Test("plays the same way twice")
  func isDeterministic() throws {
    for story in try shippedStories() {
      let performance = Performance(story: story, era: .iOS9, guard: .queue)
      #expect(try StoryPlayer.play(performance) == StoryPlayer.play(performance))
    }
  }
}

@Suite("A long story")
@MainActor
struct LongStoryTests {
  private func performance(_ text: String) throws -> Performance {
    let story = try StoryParser.parse(Array(text.utf8), name: "test")
    return Performance(story: story, era: .iOS18, guard: .queue)
  }

  /// Plays until the given beat, and says how far the run was at each.
  private func beats(of text: String, until last: Int) throws -> [StoryPlayer.Progress] {
    var beats: [StoryPlayer.Progress] = []
    let performance = try performance(text)
    let beat: StoryPlayer.Beat = { progress throws(ToolFailure) in
      beats.append(progress)
      if beats.count == last { throw .interrupted }
    }
    #expect(throws: ToolFailure.interrupted) {
      try StoryPlayer.play(performance, beat: beat)
    }
    return beats
  }

  @Test("can be stopped between any two of its lines, though they share a moment")
  func stopsBetweenLines() throws {
    let text = "at 0 push \"Lamp\"\n" + String(repeating: "look\n", count: 500)
    let beats = try beats(of: text, until: 100)
    #expect(beats.map(\.step) == Array(1...100))
    #expect(beats.allSatisfy { $0.steps > 500 && $0.milliseconds == 0 })
  }

  @Test("can be stopped while an hour passes, and while a person goes home")
  func stopsInBetween() throws {
    let wait = try beats(of: "at 0 push \"Lamp\"\nat 3600 look\n", until: 50)
    #expect(wait.last?.milliseconds ?? .max < 20_000)
    let pushes = String(repeating: "push \"Lamp\" without animation\n", count: 40)
    let home = try beats(of: "at 0 look\n" + pushes + "at 1 go home\n", until: 200)
    #expect(home.last?.milliseconds ?? .max < 40_000)
  }
}

@Suite("What a story says it expects")
@MainActor
struct ExpectationTests {
  private let steps = """
    at 0    push "Signals"
    at 0.3  push "Points"
    at 3    look

    """

  @Test("decides the verdict")
  func decides() throws {
    let right = steps + "        expect stack \"Gallery\" \"Signals\" \"Points\"\n"
    let lost = steps + "        expect stack \"Gallery\" \"Signals\" \"Points\" \"Lamp\"\n"
    let twice = steps + "        expect stack \"Gallery\" \"Points\"\n"
    #expect(try play(right, era: .iOS18, guard: .queue).verdict == .ok)
    #expect(try play(lost, era: .iOS18, guard: .queue).verdict == .lost)
    #expect(try play(twice, era: .iOS18, guard: .queue).verdict == .twice)
  }

  @Test(
    "is checked, whatever fact it is",
    arguments: [
      ("title \"Points\"", "title \"Signals\""), ("page \"Points\"", "page \"Signals\""),
      ("back \"Signals\"", "back none"), ("alert none", "alert \"Line clear?\""),
      ("no crash", "crash"), ("no log \"nested\"", "log \"nested\""),
    ])
  func checksEachFact(met: String, unmet: String) throws {
    let good = try play(steps + "        expect \(met)\n", era: .iOS18, guard: .queue)
    let bad = try play(steps + "        expect \(unmet)\n", era: .iOS18, guard: .queue)
    #expect(good.verdict == .ok)
    #expect(bad.verdict != .ok)
  }

  @Test("is not needed for a crash to count")
  func crashCounts() throws {
    let run = try play("at 0 push \"Lamp\"; push \"Lamp\" again\n", era: .iOS18, guard: .none)
    #expect(run.verdict == .crash)
  }

  @Test("that nothing on the screen can be tapped is told")
  func missingTarget() throws {
    let run = try play("at 0 tap \"Nothing\"\n", era: .iOS18, guard: .none)
    #expect(run.findings.first?.text == "nothing on the screen says \"Nothing\"")
  }
}

@Suite("A timeline")
@MainActor
struct TimelineTests {
  @Test("of a push that waits for its turn tells request, outcome and sight")
  func queue() throws {
    let run = try play(
      """
      story "Two pushes"
      at 0    push "Signals"
      at 0.3  push "Points"
      at 3    look
      """, era: .iOS9, guard: .queue)
    #expect(
      run.timelineText == """
        test: Two pushes
        iOS9 (iOS 9-12), Interlock, policy queue

            0.000  push "Signals"
            0.300  push "Points"
            0.500    outcome  push "Signals": shown
            1.000    outcome  push "Points": shown
            3.000  look
                     sees     stack Gallery / Signals / Points | page Points | bar Points < Signals

        verdict: ok

        """)
  }

  @Test("of the same pushes without a guard on iOS 7 tells what the log said and what is wrong")
  func nested() throws {
    let run = try play(
      "at 0 push \"Signals\"\nat 0.3 push \"Points\"\nat 3 look\n", era: .iOS7, guard: .none)
    let log = run.timeline.filter { $0.kind == .log }.map(\.text)
    #expect(log.first == "nested push animation can result in corrupted navigation bar")
    #expect(run.timeline.first { $0.kind == .log }?.milliseconds == 300)
    #expect(run.verdict == .bar)
  }

  @Test("lists the ends of a long stack, and counts what is between")
  func longStack() throws {
    let pushes = String(repeating: "push \"Points\" without animation\n", count: 30)
    let run = try play(
      "story \"Long\"\n\(pushes)at 1 look\n", era: .iOS18, guard: .queue)
    let sight = try #require(run.timeline.first { $0.kind == .reading }?.text)
    let stack = sight.split(separator: " | ").first?.dropFirst("stack ".count)
    let shown = (stack ?? "").split(separator: " / ")
    #expect(shown.count == 21)
    #expect(shown[10] == "(11 more)")
    #expect(run.lastReading.stack.count == 31)
  }
}
