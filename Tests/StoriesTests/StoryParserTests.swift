import Foundation
import Stories
import Testing

/// Parses a text; the errors as printed, or none.
func errors(in text: String, file: String = "a.story") -> [String] {
  errors(in: Array(text.utf8), file: file)
}

func errors(in bytes: [UInt8], file: String = "a.story") -> [String] {
  do {
    _ = try StoryParser.parse(bytes, name: "a")
    return []
  } catch {
    return error.lines(file: file)
  }
}

func story(_ text: String, name: String = "a") throws -> Story {
  try StoryParser.parse(Array(text.utf8), name: name)
}

@Suite("A story")
struct StoryParserTests {
  @Test("is read line by line, with its moments")
  func readsLines() throws {
    let story = try story(
      """
      story "Two"  # a comment
      rows R12 R3
      era iOS26 iOS7
      guard queue none
      scenario S2
      cure next-turn
      device size 320 568 scale 2
      at 0.3 push "A # \\"b\\"" again without animation; pop to root
      after 0.125 tap back
      look
      wait 2
      go home
      """)
    #expect(story.title == "Two")
    #expect(story.rows == ["R12", "R3"])
    #expect(story.eras == [.iOS7, .iOS26])
    #expect(story.guards == [.none, .queue])
    #expect(story.scenario == "S2")
    #expect(story.cure == .nextTurn)
    #expect(story.device == .size(width: 320, height: 568, scale: 2))
    #expect(story.steps.map(\.milliseconds) == [300, 425, 425, 2_425])
    #expect(
      story.steps[0].kind.text == #"push "A # "b"" again without animation; pop to root"#)
    #expect(story.endMilliseconds == 2_425)
  }

  @Test("says what the person has chosen on the device; the usual, if it says nothing")
  func settings() throws {
    #expect(try story("at 0 look").settings == StorySettings())
    for (line, change) in [
      ("direction right-to-left", { $0.direction = .rightToLeft }),
      ("appearance dark", { $0.appearance = .dark }),
      ("text-size accessibility-large", { $0.textSize = .accessibilityLarge }),
      ("text-size extra-small", { $0.textSize = .extraSmall }),
    ] as [(String, (inout StorySettings) -> Void)] {
      var expected = StorySettings()
      change(&expected)
      #expect(try story(line + "\nat 0 look").settings == expected)
    }
  }

  @Test(
    "has a form for every verb",
    arguments: [
      "push \"A\"", "push \"A\" again", "pop", "pop to \"A\"", "pop to root",
      "pop without animation", "set \"A\" \"B\"", "present \"A\"", "present alert \"A\"", "dismiss",
      "tap \"A\"", "tap \"A\" and \"B\" and \"C\"", "tap back", "tap again", "press back",
      "segue \"A\"",
      "unwind to \"A\"",
      "block \"A\"", "unblock", "start over", "expect report \"A\"", "expect no report \"A\"",
      "swipe back to 0.25 in 0.1",
      "swipe back from 0.3 to 0.25 in 0.1 hold 0.5 cancelled", "hide bar", "show bar", "hide back",
      "show back", "replace back \"A\"", "free swipe", "widen swipe", "expect touch",
      "expect no touch",
      "expect strip",
      "expect no strip", "look",
      "go home",
      "expect stack \"A\" \"B\"", "expect page \"A\"", "expect title \"A\"", "expect back \"A\"",
      "expect back none", "expect alert \"A\"", "expect alert none", "expect log \"A\"",
      "expect no log \"A\"", "expect crash", "expect no crash", "shot a-1", "film a for 0.5",
    ])
  func everyForm(line: String) throws {
    let steps = try story("at 0 " + line).steps
    #expect(steps.map(\.kind.text) == [line])
  }

  @Test("may have a byte order mark and either kind of line end")
  func bomAndLineEnds() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("at 0 look\r\nat 1 look\r\n".utf8)
    #expect(try StoryParser.parse(bytes, name: "a").steps.count == 2)
  }

  @Test("limits an expectation to eras and guards")
  func limitedExpectation() throws {
    let step = try story("expect crash for iOS9 iOS13 none").steps[0]
    guard case .expect(let expectation) = step.kind else {
      Issue.record("not an expectation")
      return
    }
    #expect(expectation.applies(era: .iOS9, guard: .none))
    #expect(!expectation.applies(era: .iOS9, guard: .queue))
    #expect(!expectation.applies(era: .iOS7, guard: .none))
  }
}

@Suite("A mistake in a story")
struct StoryErrorTests {
  @Test(
    "is shown with its place, its text and what is allowed",
    arguments: [
      (
        "at 0 psh \"A\"",
        "a.story:1:6: error: unexpected 'psh'; allowed: at, after, push, pop, set, present, "
          + "dismiss, hide, show, replace, free, widen, segue, unwind, block, unblock, start, tap, press, swipe, look, go, expect, shot, film, wait; before all steps: story, "
          + "rows, device, direction, appearance, text-size, app, era, guard, scenario, cure"
      ),
      (
        "\n  push Signals",
        "a.story:2:8: error: unexpected 'Signals'; allowed: push \"PAGE\" [again] [without animation]"
      ),
      (
        "at 0,3 look",
        "a.story:1:4: error: unexpected '0,3'; allowed: after 'at' seconds from 0 to 3600, such as "
          + "0.3 or 1.125"
      ),
      (
        "at 1 look\nat 0.5 look",
        "a.story:2:1: error: 0.5 s is before the line above (1 s); times may not go back"
      ),
      (
        "push \"A",
        "a.story:1:6: error: the text \"A\" has no closing quote; it must end on its line"
      ),
      ("push \"A\\n\"", "a.story:1:8: error: unknown escape '\\n'; allowed: \\\" and \\\\"),
      (
        "look; pop",
        "a.story:1:5: error: unexpected ';' after 'look'; allowed: look"
      ),
      (
        "pop; look",
        "a.story:1:6: error: 'look' cannot share a turn; allowed after ';': push, pop, set, present, "
          + "dismiss, hide, show, replace, free, widen, segue, unwind, "
          + "block, unblock, start"
      ),
      ("go home\nlook", "a.story:2:1: error: 'go home' ends a story; nothing may follow it"),
      (
        "look\nera iOS7",
        "a.story:2:1: error: 'era' must stand before the first step"
      ),
      (
        "era iOS5\nlook",
        "a.story:1:5: error: unexpected 'iOS5'; allowed: iOS6, iOS7, iOS8, iOS9, iOS13, iOS18, iOS26"
      ),
      ("rows R1 R01\nlook", "a.story:1:9: error: unexpected 'R01'; allowed: a row such as R12"),
      ("rows R1 R1\nlook", "a.story:1:9: error: 'R1' is given twice"),
      (
        "guard queue queue\nlook", "a.story:1:13: error: 'queue' is given twice"
      ),
      (
        "shot ../../etc/passwd",
        "a.story:1:8: error: unexpected character '/'; allowed: a word, a number of seconds, "
          + "\"text\" in double quotes, ';' and '# comment'"
      ),
      (
        "expect no stack \"A\"",
        "a.story:1:11: error: unexpected 'stack'; allowed: after 'no': log \"TEXT\", report \"TEXT\", touch, strip "
          + "or crash"
      ),
      ("", "a.story:1:1: error: the story has no step; begin with: at 0 push \"PAGE\""),
    ])
  func golden(text: String, message: String) {
    #expect(errors(in: text) == [message])
  }

  @Test("does not hide the next one, up to 20")
  func manyErrors() {
    let lines = errors(in: String(repeating: "nonsense\n", count: 25))
    #expect(lines.count == 21)
    #expect(lines[19].hasPrefix("a.story:20:1: error: "))
    #expect(lines[20] == "a.story: 5 more errors not shown")
  }

  @Test(
    "of time is refused: not a number, negative, absurd, too precise",
    arguments: [
      "nan", "inf", "-1", "+1", "1e3", "1e999", "99999999999999999999", "3600.001", "3601",
      "0.0001",
      "0x10", ".5", "1.", "١",
    ])
  func absurdTimes(time: String) {
    #expect(errors(in: "at \(time) look").count == 1)
    #expect(errors(in: "wait \(time)\nlook").count == 1)
    #expect(errors(in: "film a for \(time)").count == 1)
  }

  @Test("shows harmful characters escaped, and cuts at 200")
  func escapes() {
    let bell = errors(in: "push \"A\" \u{202E}evil")
    #expect(
      bell == [
        #"a.story:1:10: error: unexpected character '\u{202E}'; "#
          + #"allowed: a word, a number of seconds, "text" in double quotes, ';' and '# comment'"#
      ])
    let long = errors(in: "push \"A\" \"" + String(repeating: "x", count: 900) + "\"")
    #expect(long[0].contains(String(repeating: "x", count: 200) + "…"))
    #expect(!long[0].contains(String(repeating: "x", count: 201)))
    #expect(errors(in: "\u{1B}[31mred")[0].contains(#"control character \u{1B}"#))
    #expect(
      errors(in: "x", file: "a\u{1B}[2J\nb.story")[0].hasPrefix(#"a\u{1B}[2J\u{A}b.story:1:1"#))
  }

  @Test("of encoding says line and column")
  func encoding() {
    #expect(
      errors(in: Array("look\nlook ".utf8) + [0xC3, 0x28])
        == ["a.story:2:6: error: invalid UTF-8; a story is a UTF-8 text"])
    #expect(
      errors(in: Array("loo".utf8) + [0])[0].hasPrefix("a.story:1:4: error: control character"))
  }
}

@Suite("The limit of a story")
struct StoryLimitTests {
  @Test("is 1 MiB")
  func bytes() {
    let comment = Array(
      "# 45678901234567890123456789012345678901234567890123456789012345678901234567\n".utf8)
    let filling = Array(repeating: comment, count: 14_000).flatMap { $0 }
    #expect(errors(in: filling).first?.contains("more than 1 MiB") == true)
  }

  @Test("is 10,000 lines")
  func lines() {
    #expect(errors(in: "look\n" + String(repeating: "\n", count: 9_998)) == [])
    #expect(
      errors(in: "look\n" + String(repeating: "\n", count: 10_000))
        == ["a.story:10001:1: error: the file has more than 10,000 lines"])
  }

  @Test("is 1,000 characters a line")
  func lineLength() {
    #expect(errors(in: "look" + String(repeating: " ", count: 996)) == [])
    #expect(
      errors(in: "look" + String(repeating: " ", count: 997))
        == ["a.story:1:1001: error: the line has more than 1,000 characters"])
  }

  @Test("is 10,000 pages")
  func pages() {
    let line = String(repeating: "push \"A\";", count: 99) + "push \"A\"\n"
    #expect(errors(in: String(repeating: line, count: 100)) == [])
    #expect(
      errors(in: String(repeating: line, count: 101)).first
        == "a.story:101:1: error: the story makes more than 10,000 pages")
  }

  @Test("is 1 h of virtual time")
  func time() {
    #expect(errors(in: "at 3600 look") == [])
    #expect(
      errors(in: "at 3600 look\nafter 0.001 look")
        == ["a.story:2:1: error: a story may last 1 h (3600 s) of virtual time at most"])
  }

  @Test("is 2,000 frames")
  func frames() {
    #expect(errors(in: "film a for 66.6") == [])
    #expect(
      errors(in: "film a for 66.6\nshot b\nshot c").last
        == "a.story:3:1: error: the story asks for more than 2,000 frames")
  }

  @Test("is 4,000 pixels a side")
  func pixels() {
    #expect(errors(in: "device size 1000 1000 scale 4\nlook") == [])
    #expect(
      errors(in: "device size 1001 300 scale 4\nlook")
        == ["a.story:1:28: error: the screen has 4004 pixels on one side; allowed: 4,000"])
  }
}
