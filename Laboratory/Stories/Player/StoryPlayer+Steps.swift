import CoreGraphics
import Simulator
import UIKit

extension StoryPlayer {
  /// How long the app may move after a tap on Back, in milliseconds.
  private static let backDuration = 1_200

  /// Does one thing, at this moment.
  func carryOut(_ item: Agenda.Item) throws(ToolFailure) {
    if case .tell(let kind) = item { return tell(.step, kind.text) }
    if case .expect(let expectation) = item { return check(expectation.fact) }
    guard !hasCrashed else { return tell(.note, "the app has crashed") }
    switch item {
    case .tell, .expect:
      break  // Done above.
    case .calls(let calls):
      camera?.mark(calls.map(\.text).joined(separator: "; "))
      stage.make(calls, cure: performance.guard == .none ? performance.story.cure : nil)
    case .tap(let touch):
      tap(touch)
    case .touchDown(let thousandths):
      stage.device.touchDown(at: place(thousandths))
    case .touchMove(let thousandths):
      stage.device.touchMove(to: place(thousandths))
    case .touchUp(let thousandths):
      stage.device.touchUp(at: place(thousandths))
    case .touchCancel:
      stage.device.cancelTouches()
    case .look:
      look(at: stage.reading)
    case .goHome:
      try goHome()
    case .shot(let name):
      camera?.shot(name)
    case .filmBegins(let name), .filmEnds(let name):
      camera?.mark(name)
    }
  }

  // MARK: Fingers

  private func tap(_ touch: StoryTouch) {
    switch touch {
    case .tap(let texts):
      var points: [CGPoint] = []
      for text in texts {
        guard let view = stage.device.find(text: text).first else {
          return find(Finding(.unmet, "nothing on the screen says \(Shown.quoted(text))"))
        }
        points.append(stage.device.center(of: view))
      }
      tap(at: points, touch.text)
    case .tapBack:
      guard let button = stage.device.backButton else {
        return find(Finding(.bar, "the bar offers no Back"))
      }
      tap(at: [stage.device.center(of: button)], touch.text)
    case .tapAgain:
      guard let lastTap else {
        return find(Finding(.unmet, "there was no tap before that could be repeated"))
      }
      tap(at: [lastTap], touch.text)
    case .pressBack:
      guard let button = stage.device.backButton else {
        return find(Finding(.bar, "the bar offers no Back"))
      }
      camera?.mark(touch.text)
      stage.device.press(on: button)
    case .swipeBack:
      break  // An agenda has a swipe's touches one by one.
    }
  }

  private func tap(at points: [CGPoint], _ caption: String) {
    lastTap = points.last
    camera?.mark(caption)
    stage.device.tap(at: points)
  }

  /// A point on the way of a swipe, half-way down.
  private func place(_ thousandths: Int) -> CGPoint {
    let size = stage.device.screen.size
    let way = 1 + size.width * CGFloat(thousandths) / 1_000
    return CGPoint(
      x: performance.story.settings.direction == .rightToLeft ? size.width - way : way,
      y: size.height / 2)
  }

  // MARK: Looking

  private func look(at reading: Reading) {
    tell(.reading, reading.text)
    for finding in Observer.look(at: reading) { find(finding) }
  }

  /// Taps Back until the root shows; a person who sees nothing happen gives up.
  private func goHome() throws(ToolFailure) {
    var before = stage.reading
    var tapsLeft = before.stack.count + 2
    while !hasCrashed, tapsLeft > 0, before.stack.count > 1 {
      tapsLeft -= 1
      guard let button = stage.device.backButton else {
        return find(Finding(.bar, "the bar offers no Back"))
      }
      tap(at: [stage.device.center(of: button)], "back")
      try advance(to: milliseconds + Self.backDuration)
      guard !hasCrashed else { return }
      let after = stage.reading
      if let frozen = Observer.afterBack(before: before, after: after) { return find(frozen) }
      look(at: after)
      before = after
    }
  }

  // MARK: Expecting

  private func check(_ fact: StoryExpectation.Fact) {
    catchUp()
    if hasCrashed {
      guard case .crash = fact else { return }  // A crash is told once, not by each fact.
    }
    if case .strip = fact { return checkStrips(fact) }
    find(
      Observer.check(
        fact, reading: stage.reading, log: log, reports: stage.reports.all, crash: crashCode,
        answersTouch: stage.answersTouch))
  }

  private func checkStrips(_ fact: StoryExpectation.Fact) {
    guard let strips else {
      // A camera films what a run before has looked at.
      if camera == nil { tell(.note, StripWatch.absence) }
      return
    }
    let found = strips.findings()
    find(Observer.check(fact, reading: stage.reading, log: log, crash: nil, strips: found))
    if fact == .strip(present: false) { for finding in found.dropFirst() { find(finding) } }
  }
}
