/// Judges what a person sees.
///
/// It knows neither era nor guard nor story: the same reading always gets the same judgement.
package nonisolated enum Observer {
  /// What is wrong with a screen at rest: page and bar must fit the stack's top.
  package static func look(at reading: Reading) -> [Finding] {
    // An alert dims the page and takes its touches; what is beneath is looked at once it is gone.
    guard reading.alert == nil, let top = reading.stack.last else { return [] }
    var findings: [Finding] = []
    if reading.page == nil {
      findings.append(Finding(.page, "no page is drawn; the stack's top is \(Shown.quoted(top))"))
    } else if let page = reading.page, page != top {
      findings.append(
        Finding(
          .page, "\(Shown.quoted(page)) is drawn; the stack's top is \(Shown.quoted(top))"))
    }
    if reading.titles != [top] {
      let drawn = reading.titles.map(Shown.quoted).joined(separator: " and ")
      findings.append(
        Finding(
          .bar,
          "the bar says \(drawn.isEmpty ? "nothing" : drawn); the stack's top is "
            + Shown.quoted(top)))
    }
    return findings + lookAtBackButton(of: reading)
  }

  private static func lookAtBackButton(of reading: Reading) -> [Finding] {
    guard reading.stack.count > 1 else {
      return reading.back.map {
        [Finding(.bar, "the bar offers Back to \(Shown.quoted($0)) at the root")]
      } ?? []
    }
    let previous = reading.stack[reading.stack.count - 2]
    guard let back = reading.back else {
      return [Finding(.bar, "the bar offers no Back to \(Shown.quoted(previous))")]
    }
    // UIKit falls back to "Back", and to the arrow alone, where a title does not fit.
    guard [previous, "Back", ""].contains(back) else {
      return [
        Finding(
          .bar,
          "the bar offers Back to \(Shown.quoted(back)) where \(Shown.quoted(previous)) is next")
      ]
    }
    return []
  }

  /// What is wrong with a fact that must be so; nil if it is so.
  ///
  /// - Parameters:
  ///   - log: Everything logged until now.
  ///   - reports: Every report about blocked interaction until now.
  ///   - crash: What ``crash(hasAppFrame:)`` says, if the app has crashed.
  ///   - answersTouch: Whether the page in sight takes a touch.
  package static func check(
    _ fact: StoryExpectation.Fact, reading: Reading, log: [String], reports: [String] = [],
    crash: VerdictCode?, answersTouch: @autoclosure () -> Bool = true, strips: [Finding] = []
  ) -> Finding? {
    switch fact {
    case .stack(let titles):
      return compare(expected: titles, found: reading.stack)
    case .page(let title):
      return unless(reading.page == title, .page, fact, saw: reading.page)
    case .title(let title):
      return unless(
        reading.titles == [title], .bar, fact, saw: reading.titles.joined(separator: " + "))
    case .back(let title):
      return unless(reading.back == title, .bar, fact, saw: reading.back)
    case .tab(let title):
      return unless(reading.tab == title, .bar, fact, saw: reading.tab)
    case .alert(let title):
      let code: VerdictCode = title == nil ? .unmet : .lost
      return unless(reading.alert == title, code, fact, saw: reading.alert)
    case .log(let text, let present):
      let isThere = log.contains { $0.contains(text) }
      return unless(
        isThere == present, .unmet, fact, saw: isThere ? "such a line" : "no such line")
    case .report(let text, let present):
      let isThere = reports.contains { $0.contains(text) }
      return unless(
        isThere == present, .unmet, fact, saw: isThere ? "such a report" : "no such report")
    case .touch(let present):
      let answersTouch = answersTouch()
      return unless(
        answersTouch == present, present ? .froze : .unmet, fact,
        saw: answersTouch ? "a page that takes one" : "no page that takes one")
    case .strip(let present):
      guard present else { return strips.first }
      return unless(!strips.isEmpty, .unmet, fact, saw: "none")
    case .crash(let present):
      let isRight = (crash != nil) == present
      return unless(isRight, crash ?? .unmet, fact, saw: crash == nil ? "no crash" : "a crash")
    }
  }

  /// The kind of a crash, by whether the app's own code is on the stack of the exception.
  package static func crash(hasAppFrame: Bool) -> VerdictCode {
    hasAppFrame ? .crash : .later
  }

  /// A tap on the back button that changed nothing.
  package static func afterBack(before: Reading, after: Reading) -> Finding? {
    guard before == after else { return nil }
    return Finding(.froze, "Back was tapped and nothing changed: \(after.text)")
  }

  private static func unless(
    _ isRight: Bool, _ code: VerdictCode, _ fact: StoryExpectation.Fact, saw: String?
  ) -> Finding? {
    if isRight { return nil }
    return Finding(code, "expected \(fact.text); saw \(saw.map { Shown.plain($0) } ?? "none")")
  }

  /// Missing pages are lost, surplus ones came twice.
  private static func compare(expected: [String], found: [String]) -> Finding? {
    guard expected != found else { return nil }
    var surplus = found
    var missing: [String] = []
    for title in expected {
      if let index = surplus.firstIndex(of: title) {
        surplus.remove(at: index)
      } else {
        missing.append(title)
      }
    }
    let code: VerdictCode =
      if !missing.isEmpty { .lost } else if !surplus.isEmpty { .twice } else { .unmet }
    return Finding(
      code,
      "expected \(StoryExpectation.Fact.stack(expected).text); saw "
        + Shown.stack(found, separator: " ", show: Shown.quoted))
  }
}
