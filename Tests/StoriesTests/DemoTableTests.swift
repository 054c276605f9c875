import Foundation
import Stories
import Testing

private func run(
  _ name: String, _ era: EraName, _ policy: Guard, _ codes: VerdictCode...
) -> Run {
  Run(
    story: name, title: "A story", era: era, guard: policy, timeline: [],
    findings: codes.map { Finding($0, "") },
    lastReading: Reading(stack: ["A"], page: "A", titles: ["A"]), milliseconds: 1_500)
}

@Suite("The demo's table")
struct DemoTableTests {
  private static func table() -> DemoTable {
    var runs: [Run] = []
    for era in EraName.played {
      runs.append(run("one", era, .none, era == .iOS7 ? .later : .ok, .bar))
      runs.append(run("one", era, .queue))
      runs.append(run("one", era, .ignore, .ok))
      runs.append(run("one", era, .merge))
    }
    runs.append(run(String(repeating: "long-name-", count: 6), .iOS26, .none, .twice, .crash))
    runs.append(run("two", .iOS13, .queue, .lost))
    return DemoTable(runs: runs) { _, era in era == .iOS26 }
  }

  @Test("is at most 96 columns wide, legend included")
  func width() {
    for line in Self.table().lines(isColored: false) {
      #expect(line.count <= DemoTable.width, "\(line)")
    }
  }

  @Test("has a row per story and the worst of each cell")
  func golden() {
    #expect(
      Self.table().lines(isColored: false).prefix(6).joined(separator: "\n") == """
                                  bare UIKit                                    with Interlock,
                                  history              | ships today          | worst of all eras
        story                     7      8      9-12   | 13-17  18     26     | queue  ignore merge
        one                       LATER  BAR    BAR    | BAR    BAR    BAR?   | ok     ok     ok
        long-name-long-name-long… -      -      -      | -      -      CRASH? | -      -      -
        two                       -      -      -      | -      -      -      | LOST   -      -
        """)
  }

  @Test("explains every code")
  func legend() {
    let text = Self.table().lines(isColored: false).joined(separator: "\n")
    for code in VerdictCode.allCases { #expect(text.contains("\(code.rawValue): "), "\(code)") }
    #expect(text.contains("?: inferred"))
  }

  @Test("ends with the sums")
  func summary() {
    #expect(
      Self.table().summary(wallSeconds: 3.14159)
        == "bare UIKit wrong in 7 of 7 cells (2 inferred); Interlock wrong in 1 of 19; "
        + "26 runs, 39 s of virtual time in 3.1 s")
  }

  @Test("is colored only when asked")
  func colors() {
    #expect(Self.table().lines(isColored: true).joined().contains("\u{1B}[31m"))
    #expect(!Self.table().lines(isColored: false).joined().contains("\u{1B}"))
  }
}

@Suite("The observer")
struct ObserverTests {
  private static let right = Reading(
    stack: ["A", "B"], page: "B", titles: ["B"], back: "A")

  @Test("finds nothing wrong where page and bar fit the stack")
  func right() {
    #expect(Observer.look(at: Self.right) == [])
  }

  @Test("tells what does not fit")
  func wrong() {
    func codes(_ change: (inout Reading) -> Void) -> [VerdictCode] {
      var reading = Self.right
      change(&reading)
      return Observer.look(at: reading).map(\.code)
    }
    #expect(codes { $0.page = nil } == [.page])
    #expect(codes { $0.page = "A" } == [.page])
    #expect(codes { $0.titles = [] } == [.bar])
    #expect(codes { $0.titles = ["A", "B"] } == [.bar])
    #expect(codes { $0.back = nil } == [.bar])
    #expect(codes { $0.back = "C" } == [.bar])
    #expect(codes { $0.back = "Back" } == [])
    #expect(codes { $0.stack = ["B"] } == [.bar])
    #expect(
      codes {
        $0.alert = "!"; $0.page = nil
      } == [])
  }

  @Test(
    "tells a lost page from one too many",
    arguments: [
      (["A", "B"], nil), (["A", "B", "C"], VerdictCode.lost), (["A"], .twice),
      (["B", "A"], .unmet),
      (["A", "C"], .lost),
    ] as [([String], VerdictCode?)])
  func stacks(expected: [String], code: VerdictCode?) {
    let finding = Observer.check(.stack(expected), reading: Self.right, log: [], crash: nil)
    #expect(finding?.code == code)
  }

  @Test("checks log lines and crashes")
  func logAndCrash() {
    func code(_ fact: StoryExpectation.Fact, crash: VerdictCode? = nil) -> VerdictCode? {
      Observer.check(fact, reading: Self.right, log: ["nested push"], crash: crash)?.code
    }
    #expect(code(.log("push", present: true)) == nil)
    #expect(code(.log("pop", present: true)) == .unmet)
    #expect(code(.log("push", present: false)) == .unmet)
    #expect(code(.crash(present: false)) == nil)
    #expect(code(.crash(present: true)) == .unmet)
    #expect(code(.crash(present: false), crash: .later) == .later)
    #expect(code(.alert("B")) == .lost)
    #expect(code(.back("A")) == nil)
    #expect(code(.back(nil)) == .bar)
    #expect(code(.title("A")) == .bar)
    #expect(code(.page("A")) == .page)
  }

  @Test("checks strips by what was found in pictures")
  func strips() {
    let found = [Finding(.strip, "black strip"), Finding(.strip, "early showing")]
    func check(_ isExpected: Bool, _ strips: [Finding]) -> Finding? {
      Observer.check(
        .strip(present: isExpected), reading: Self.right, log: [], crash: nil, strips: strips)
    }
    #expect(check(false, []) == nil)
    #expect(check(false, found) == found.first)
    #expect(check(true, found) == nil)
    #expect(check(true, [])?.code == .unmet)
  }

  @Test("orders verdicts by how bad they are")
  func order() {
    #expect(VerdictCode.allCases == VerdictCode.allCases.sorted())
    #expect(run("a", .iOS7, .none, .bar, .later, .lost).verdict == .later)
    #expect(run("a", .iOS7, .none).verdict == .ok)
  }

  @Test("calls a Back that changes nothing frozen")
  func frozen() {
    var after = Self.right
    #expect(Observer.afterBack(before: Self.right, after: after)?.code == .froze)
    after.page = nil
    #expect(Observer.afterBack(before: Self.right, after: after) == nil)
  }
}
