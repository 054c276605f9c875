public import Foundation
public import UIKit

/// Fingers on the screen, told apart by numbers.
///
/// A finger's number means nothing but "the same finger as before"; most apps are used with finger 0
/// alone. Nothing happens if a finger is put down that is down already, or moved or lifted though it
/// is not down, or once the app has crashed.
extension Device {
  /// How long a finger stays down in a tap, in seconds (assumed).
  private static let tapDuration: TimeInterval = 0.06
  /// Time between two reports of a moving finger, in seconds: the screen's 60 Hz.
  package static let moveInterval: TimeInterval = 1.0 / 60

  // MARK: Single moves

  /// Puts a finger down.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    guard fingers[finger] == nil else { return }
    UISystem.current = system
    let target = system.application.window(at: point) ?? window
    let touch = UITouch(
      window: target, location: target.convert(point, from: nil as UIWindow?), timestamp: now)
    fingers[finger] = touch
    send([touch])
  }

  /// Moves a finger.
  public func touchMove(to point: CGPoint, finger: Int = 0) {
    guard let touch = fingers[finger] else { return }
    touch.update(.moved, at: place(of: point, for: touch), timestamp: now)
    send([touch])
  }

  /// Lifts a finger at a point.
  public func touchUp(at point: CGPoint, finger: Int = 0) {
    guard let touch = fingers[finger] else { return }
    touch.update(.ended, at: place(of: point, for: touch), timestamp: now)
    send([touch])
    fingers[finger] = nil
  }

  /// Lifts a finger where it is.
  public func touchUp(finger: Int = 0) {
    guard let touch = fingers[finger] else { return }
    touchUp(at: touch.location(in: window), finger: finger)
  }

  /// Takes all touches away from the app, as an incoming call or a system gesture does.
  public func cancelTouches() {
    let touches = fingers.sorted { $0.key < $1.key }.map(\.value)
    for touch in touches {
      touch.update(.cancelled, at: touch.location(in: window), timestamp: now)
    }
    send(touches)
    fingers = [:]
  }

  // MARK: Whole gestures

  /// Taps a point of the window; 0.06 s pass.
  public func tap(at point: CGPoint, finger: Int = 0) {
    touchDown(at: point, finger: finger)
    advance(by: Self.tapDuration)
    touchUp(at: point, finger: finger)
  }

  /// Taps several points of the window at the same time, each with a finger of its own, the first
  /// with finger 0; 0.06 s pass.
  public func tap(at points: [CGPoint]) {
    for (finger, point) in points.enumerated() { touchDown(at: point, finger: finger) }
    advance(by: Self.tapDuration)
    for (finger, point) in points.enumerated() { touchUp(at: point, finger: finger) }
  }

  /// Taps the middle of a view, where it is seen at this moment; 0.06 s pass.
  public func tap(on view: UIView) {
    tap(at: center(of: view))
  }

  /// Holds a finger on the middle of a view, where it is seen at this moment, and lifts it after
  /// `duration` seconds.
  public func press(on view: UIView, duration: TimeInterval = 0.7, finger: Int = 0) {
    touchDown(at: center(of: view), finger: finger)
    advance(by: duration)
    touchUp(finger: finger)
  }

  /// Puts a finger down, moves it evenly for `duration` seconds, and lifts it at the end.
  public func swipe(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, finger: Int = 0
  ) {
    touchDown(at: start, finger: finger)
    drag(to: end, duration: duration, finger: finger)
    touchUp(at: end, finger: finger)
  }

  /// Moves a finger that is down evenly to a point in `duration` seconds, and leaves it there.
  ///
  /// The app hears of it 60 times a second.
  public func drag(to end: CGPoint, duration: TimeInterval, finger: Int = 0) {
    guard let start = fingers[finger]?.location(in: window) else { return }
    let count = max(1, Int((duration / Self.moveInterval).rounded()))
    for step in 1...count {
      advance(by: duration / TimeInterval(count))
      let part = CGFloat(step) / CGFloat(count)
      touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
        finger: finger)
    }
  }

  /// Where the finger of the lowest number is, in the window; `nil` while all are lifted.
  package var fingerLocation: CGPoint? {
    fingers.min { $0.key < $1.key }?.value.location(in: window)
  }

  // MARK: Assistive technologies

  /// Makes the escape gesture of assistive technologies, with the focus on what is in the middle of the
  /// screen: that view is asked, then each responder after it, until one answers.
  ///
  /// - Returns: Whether one did.
  @discardableResult
  public func performEscapeGesture() -> Bool {
    let bounds = window.bounds
    let view = viewHit(at: CGPoint(x: bounds.midX, y: bounds.midY))
    var isAnswered = false
    turn(.uikit("-[UIResponder accessibilityPerformEscape]")) {
      isAnswered = EscapeGesture.perform(from: view)
    }
    return isAnswered
  }

  /// A point of the screen in the window that a touch belongs to.
  private func place(of point: CGPoint, for touch: UITouch) -> CGPoint {
    touch.window.map { $0.convert(point, from: nil as UIWindow?) } ?? point
  }

  /// Sends an event with what some fingers did; the others that are down did nothing.
  private func send(_ changed: [UITouch]) {
    guard !changed.isEmpty else { return }
    UISystem.current = system
    for touch in fingers.values where !changed.contains(touch) { touch.rest() }
    let event = UIEvent(touches: Set(fingers.values), timestamp: now)
    turn(.uikit("-[UIApplication sendEvent:]")) { system.application.sendEvent(event) }
  }
}
