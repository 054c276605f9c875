import InterlockCore
import Testing

@Suite("Time")
struct TimeRuleTests {
  private static func seconds(_ count: Int64) -> Interval { .milliseconds(count * 1_000) }
  private static let longest = Interval(nanoseconds: .max)
  private static let shortest = Interval(nanoseconds: .min)

  @Test(
    "is whole nanoseconds, the nearest to a number of seconds",
    arguments: [
      (0.5, 500_000_000), (1e-9, 1), (0.6e-9, 1), (0.4e-9, 0), (-1.5, -1_500_000_000),
      (-0.6e-9, -1), (-0.4e-9, 0), (1.0 / 1_024, 976_563), (-1.0 / 1_024, -976_563),
      (.nan, 0), (.infinity, .max), (-.infinity, .min), (9.3e9, .max), (-9.3e9, .min),
      (9.2e9, .max), (-9.2e9, .min), (9.1e9, 9_100_000_000_000_000_000),
      (-9.1e9, -9_100_000_000_000_000_000),
    ] as [(Double, Int64)])
  func seconds(seconds: Double, nanoseconds: Int64) {
    #expect(Interval(seconds: seconds).nanoseconds == nanoseconds)
  }

  @Test("is told in seconds, too")
  func inSeconds() {
    #expect(Interval.milliseconds(1_500).seconds == 1.5)
    #expect(Interval.milliseconds(-250).seconds == -0.25)
  }

  @Test("that is too long is the longest, whichever way")
  func saturates() {
    #expect(Interval.milliseconds(.max) == Self.longest)
    #expect(Interval.milliseconds(.min) == Self.shortest)
    #expect(Self.longest + Self.seconds(1) == Self.longest)
    #expect(Self.shortest + Self.seconds(-1) == Self.shortest)
    #expect(Timestamp(nanoseconds: .max) + Self.seconds(1) == Timestamp(nanoseconds: .max))
    #expect(Timestamp(nanoseconds: .min) + Self.seconds(-1) == Timestamp(nanoseconds: .min))
    #expect(Timestamp(nanoseconds: .max) - Timestamp(nanoseconds: -1) == Self.longest)
    #expect(Timestamp(nanoseconds: .min) - Timestamp(nanoseconds: 1) == Self.shortest)
  }

  @Test("adds up")
  func sums() {
    let start = Timestamp(nanoseconds: 5)
    #expect((start + Interval(nanoseconds: 3)).nanoseconds == 8)
    #expect((Timestamp(nanoseconds: 3) - start).nanoseconds == -2)
    #expect((Interval(nanoseconds: 3) + Interval(nanoseconds: 4)).nanoseconds == 7)
    #expect(start < start + Interval(nanoseconds: 1))
    #expect(!(start < start))
    #expect(Interval.zero < Interval(nanoseconds: 1))
    #expect(!(Interval.zero < Interval.zero))
  }

  @Test(
    "of the standard library is cut to whole nanoseconds",
    arguments: [
      (Duration.milliseconds(1_005), 1_005_000_000), (.seconds(-2), -2_000_000_000),
      (.nanoseconds(7), 7), (Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999), 1),
      (.seconds(Int64.max), .max), (.seconds(Int64.min), .min),
    ] as [(Duration, Int64)])
  func durations(duration: Duration, nanoseconds: Int64) {
    #expect(Interval(duration).nanoseconds == nanoseconds)
  }
}

@Suite("A value that the engine shares")
struct ValueRuleTests {
  @Test("is ordered by its number if it is one")
  func order() {
    #expect(PageID(rawValue: 1) < PageID(rawValue: 2))
    #expect(RequestID(rawValue: 1) < RequestID(rawValue: 2))
    #expect(TransitionID(rawValue: 1) < TransitionID(rawValue: 2))
    #expect(HoldToken(rawValue: 1) < HoldToken(rawValue: 2))
    #expect(!(PageID(rawValue: 1) < PageID(rawValue: 1)))
    #expect(!(RequestID(rawValue: 1) < RequestID(rawValue: 1)))
    #expect(!(TransitionID(rawValue: 1) < TransitionID(rawValue: 1)))
    #expect(!(HoldToken(rawValue: 1) < HoldToken(rawValue: 1)))
    #expect(RecoveryRung.allCases == RecoveryRung.allCases.sorted())
    #expect(!(RecoveryRung.probe < .probe))
  }

  @Test("says of a hold which transition it is for")
  func owner() {
    let id = TransitionID(rawValue: 3)
    #expect(HoldOwner.page(id).transition == id)
    #expect(HoldOwner.bar(.pop, id).transition == id)
    #expect(HoldOwner.manual(HoldToken(rawValue: 3)).transition == nil)
  }

  @Test("says of an outcome whether the stack is as asked")
  func effect() {
    let summary = TransitionSummary(id: nil, cause: .otherCode, from: nil, to: nil)
    let page = PageID(rawValue: 1)
    let good: [NavigationOutcome] = [.shown, .merged(into: nil), .placed, .nothingToDo]
    let bad: [NavigationOutcome] = [
      .ignored(during: summary), .refused(.busy), .superseded(by: nil), .vetoed(by: page),
      .interrupted(by: summary), .cancelledByUser, .withdrawn, .dropped, .timedOut, .closed,
    ]
    for outcome in good { #expect(outcome.hasEffect) }
    for outcome in bad { #expect(!outcome.hasEffect) }
  }

  @Test("has a policy for each origin that was given one, in any order")
  func originPolicies() {
    var policies = OriginPolicies()
    for origin in RequestOrigin.allCases.reversed() { policies[origin] = .merge }
    var others = OriginPolicies()
    for origin in RequestOrigin.allCases { others[origin] = .merge }
    #expect(policies == others)
    policies[.touch] = .fail
    policies[.system] = nil
    for origin in RequestOrigin.allCases {
      let expected: OverlapPolicy? =
        switch origin {
        case .touch: .fail
        case .system: nil
        default: .merge
        }
      #expect(policies[origin] == expected)
    }
  }
}
