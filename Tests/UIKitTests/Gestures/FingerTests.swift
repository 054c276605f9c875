import Foundation
import Simulator
import Testing
import UIKit

private let left = CGRect(x: 0, y: 100, width: 150, height: 200)
private let right = CGRect(x: 200, y: 100, width: 150, height: 200)
private let inLeft = CGPoint(x: 50, y: 150)
private let inRight = CGPoint(x: 250, y: 150)

@Suite("Several fingers")
@MainActor
struct FingerTests {
  @Test("are one view's only if it takes more than one touch", arguments: [false, true])
  func multipleTouch(isEnabled: Bool) {
    let bench = TouchBench()
    bench.add("left", left).isMultipleTouchEnabled = isEnabled
    bench.device.touchDown(at: inLeft)
    bench.device.touchDown(at: CGPoint(x: 60, y: 200), finger: 1)
    bench.device.touchUp(finger: 1)
    bench.device.touchUp()
    let all = ["left began 1", "left began 1", "left ended 1", "left ended 1"]
    #expect(bench.reports == (isEnabled ? all : ["left began 1", "left ended 1"]))
  }

  @Test("tap where their middle is, all of them, at the first of several taps")
  func middle() {
    let bench = TouchBench()
    let view = bench.add("left", left)
    view.isMultipleTouchEnabled = true
    let tap = UITapGestureRecognizer()
    (tap.numberOfTouchesRequired, tap.numberOfTapsRequired) = (2, 2)
    var places: [CGPoint] = []
    tap.addHandler { tap in
      places = [tap.location(in: nil)]
      places += (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: view) }
    }
    view.addGestureRecognizer(tap)
    let fingers = [CGPoint(x: 50, y: 150), CGPoint(x: 100, y: 250)]
    bench.device.tap(at: fingers)
    bench.device.advance(by: 0.1)
    bench.device.tap(at: fingers.map { CGPoint(x: $0.x + 8, y: $0.y) })
    #expect(
      places == [CGPoint(x: 75, y: 200), CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 150)])
  }

  @Test("touch two views at once unless one of them is exclusive", arguments: [0, 1, 2])
  func exclusive(which: Int) {
    let bench = TouchBench()
    let views = [bench.add("left", left), bench.add("right", right)]
    if which > 0 { views[which - 1].isExclusiveTouch = true }
    bench.device.touchDown(at: inLeft)
    bench.device.touchDown(at: inRight, finger: 1)
    #expect(
      bench.takeReports()
        == (which == 0 ? ["left began 1", "right began 1"] : ["left began 1"]))
    bench.device.touchUp()
    bench.device.touchUp(finger: 1)
    bench.device.touchDown(at: inRight)
    #expect(bench.reports.last == "right began 1")
  }

  @Test("of an exclusive view are not limited, and gesture recognizers do not ask")
  func exclusiveLimits() {
    let bench = TouchBench()
    let exclusive = bench.add("left", left)
    exclusive.isExclusiveTouch = true
    exclusive.isMultipleTouchEnabled = true
    let other = bench.add("right", right)
    bench.watch("tap", UITapGestureRecognizer(), on: other)
    bench.device.touchDown(at: inLeft)
    bench.device.touchDown(at: CGPoint(x: 60, y: 200), finger: 1)
    bench.device.tap(at: inRight, finger: 2)
    #expect(bench.reports == ["left began 1", "left began 1", "tap ended"])
  }

  @Test("that tapped can be asked for when the tap is recognized, others raise")
  func tappedFingers() {
    let bench = TouchBench()
    let view = bench.add("left", left)
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    var places: [CGPoint] = []
    tap.addHandler { tap in
      places = (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: view) }
      places.append(tap.location(in: view))
      _ = tap.location(ofTouch: 2, in: view)
    }
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(tap)
    bench.device.touchDown(at: inLeft)
    bench.device.touchDown(at: CGPoint(x: 60, y: 200), finger: 1)
    bench.device.touchUp()
    bench.device.touchUp(finger: 1)
    #expect(
      places == [CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 100), CGPoint(x: 55, y: 75)])
    #expect(
      bench.device.crash?.reason
        == "-[UITapGestureRecognizer locationOfTouch:inView:]: index (2) beyond bounds (2).")
  }

  @Test("count together in a pan that wants two")
  func twoFingerPan() {
    let bench = TouchBench()
    var counts: [Int] = []
    let view = bench.add("left", left)
    view.isMultipleTouchEnabled = true
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    bench.watch("pan", pan, on: view)
    view.onTouch = { _ in }
    pan.addHandler { counts.append($0.numberOfTouches) }
    bench.device.touchDown(at: inLeft)
    bench.device.touchDown(at: CGPoint(x: 60, y: 200), finger: 1)
    bench.device.touchMove(to: CGPoint(x: 60, y: 240), finger: 1)
    #expect(bench.takeReports() == ["pan began"])
    #expect(counts == [2])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    bench.device.touchUp(finger: 1)
    #expect(bench.takeReports() == ["pan ended"])
  }

  @Test("are taken away together")
  func cancel() {
    let bench = TouchBench()
    bench.add("left", left)
    bench.add("right", right)
    bench.device.touchDown(at: inLeft)
    bench.device.touchDown(at: inRight, finger: 1)
    bench.device.cancelTouches()
    #expect(bench.reports.suffix(2) == ["left cancelled 1", "right cancelled 1"])
    bench.device.touchUp()
    #expect(bench.reports.count == 4)
  }
}

@Suite("An app that ignores interaction")
@MainActor
struct IgnoredInteractionTests {
  @Test("hears nothing until every call is taken back, and survives one call too many")
  func counted() {
    let bench = TouchBench()
    bench.add("left", left)
    let app = UIApplication.shared
    bench.device.perform {
      app.endIgnoringInteractionEvents()
      app.beginIgnoringInteractionEvents()
      app.beginIgnoringInteractionEvents()
      app.endIgnoringInteractionEvents()
    }
    #expect(app.isIgnoringInteractionEvents)
    bench.device.tap(at: inLeft)
    #expect(bench.takeReports() == [])
    bench.device.perform { app.endIgnoringInteractionEvents() }
    #expect(!app.isIgnoringInteractionEvents)
    bench.device.tap(at: inLeft)
    #expect(bench.reports == ["left began 1", "left ended 1"])
  }

  @Test("loses the touches under way, and not those that come afterwards")
  func underWay() {
    let bench = TouchBench()
    bench.add("left", left)
    let app = UIApplication.shared
    bench.device.touchDown(at: inLeft)
    bench.device.perform { app.beginIgnoringInteractionEvents() }
    bench.device.perform { app.endIgnoringInteractionEvents() }
    bench.device.touchUp()
    #expect(bench.takeReports() == ["left began 1", "left cancelled 1"])
    bench.device.tap(at: inLeft)
    #expect(bench.reports == ["left began 1", "left ended 1"])
  }
}
