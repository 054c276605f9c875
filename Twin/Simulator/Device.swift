public import Foundation
public import UIKit

/// A simulated device: a screen, an era of UIKit, a clock, a log, and fingers.
///
/// ```swift
/// let device = Device(era: .iOS18)
/// device.launch { MyNavigationController(rootViewController: menu) }
/// device.tap(on: row)
/// device.advance(by: 0.1)          // seconds of virtual time; takes none of yours
/// #expect(device.crash == nil)
/// ```
///
/// Time stands still except in ``advance(by:)``, ``settle(limit:)`` and the moments of a touch. There
/// may be many devices, one active at a time: each method makes its device the active one, the one
/// that `UIApplication.shared` and `UIScreen.main` speak of.
public final class Device {
  /// The era of UIKit on the device.
  public let era: Era
  /// The screen.
  public let screen: Screen
  /// The window of the app.
  public let window: UIWindow
  /// UIKit's log, oldest line first.
  public private(set) var log: [LogLine] = []
  /// How the app crashed; `nil` while it has not. A crashed app gets no touch and no time, and its
  /// last picture stays.
  public private(set) var crash: CrashRecord?

  package let system: UISystem
  package let loop: MainLoop
  private var finger: UITouch?

  /// Switches a device on; it becomes the active one.
  public init(era: Era, screen: Screen = .phone) {
    self.era = era
    self.screen = screen
    loop = MainLoop()
    system = UISystem(loop: loop, behaviour: era.behaviour, screen: screen.description)
    UISystem.current = system
    window = UIWindow(frame: system.screen.bounds)
    system.logSink = { [weak self, loop] in
      self?.log.append(LogLine(time: loop.now, text: $0))
    }
    system.exceptionHandler = { [weak self] in self?.record($0) }
  }

  /// The time, in seconds since the device was switched on.
  public var now: TimeInterval { loop.now }

  // MARK: The app

  /// Starts the app: makes its root controller, shows the window, and waits for the first layout.
  public func launch(_ root: () -> UIViewController) {
    launch(root, then: {})
  }

  /// Starts the app, and lets its code do something more in the turn in which the window is shown.
  public func launch(_ root: () -> UIViewController, then code: () -> Void) {
    turn(.app("application(_:didFinishLaunchingWithOptions:)")) {
      window.rootViewController = root()
      window.makeKeyAndVisible()
      code()
    }
  }

  /// Runs app code in a turn of its own, as a timer or an answer from the network would.
  ///
  /// - Parameter name: What the code is called in a crash record.
  public func perform(_ name: String = "app", _ body: () -> Void) {
    turn(.app(name), body)
  }

  /// Runs app code when an amount of time has passed; 0 means the next turn.
  ///
  /// The virtual place of `DispatchQueue.main.asyncAfter(deadline:)` and of
  /// `DispatchQueue.main.async`.
  public func perform(
    after seconds: TimeInterval, _ name: String = "app", _ body: @escaping () -> Void
  ) {
    let work: () -> Void = { [system] in
      MainActor.assumeIsolated { system.running(.app(name), body) }
    }
    if seconds > 0 { loop.schedule(after: seconds, work) } else { loop.post(work) }
  }

  // MARK: Time

  /// Lets time pass, and everything happen that becomes due.
  public func advance(by seconds: TimeInterval) {
    UISystem.current = system
    loop.advance(by: seconds)
  }

  /// Lets time pass until nothing is left to happen.
  ///
  /// - Returns: Whether that came within `seconds`; if not, that much time has passed.
  public func settle(limit seconds: TimeInterval) -> Bool {
    UISystem.current = system
    return loop.settle(limit: seconds)
  }

  private func turn(_ frame: Frame, _ body: () -> Void) {
    UISystem.current = system
    loop.runTurn { system.running(frame, body) }
  }

  private func record(_ exception: UIKitException) {
    guard crash == nil else { return }
    crash = CrashRecord(
      name: exception.name, reason: exception.reason, time: exception.time,
      frames: exception.frames.map(\.name), hasAppFrame: exception.hasAppFrame)
  }
}

// MARK: - Fingers

extension Device {
  /// How long a finger stays down in a tap, in seconds (assumed).
  private static let tapDuration: TimeInterval = 0.06
  /// Time between two reports of a moving finger, in seconds: the screen's 60 Hz.
  private static let moveInterval: TimeInterval = 1.0 / 60

  /// Taps a point of the window; 0.06 s pass.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    advance(by: Self.tapDuration)
    touchUp(at: point)
  }

  /// Taps the middle of a view, where it is seen at this moment; 0.06 s pass.
  public func tap(on view: UIView) {
    tap(at: center(of: view))
  }

  /// Where the finger is, in the window; `nil` while it is lifted.
  package var fingerLocation: CGPoint? { finger?.location(in: window) }

  /// Puts the finger down. Does nothing if it is down.
  public func touchDown(at point: CGPoint) {
    guard finger == nil else { return }
    UISystem.current = system
    let touch = UITouch(window: window, location: point, timestamp: now)
    finger = touch
    send(touch)
  }

  /// Moves the finger. Does nothing if it is not down.
  public func touchMove(to point: CGPoint) {
    report(.moved, at: point)
  }

  /// Lifts the finger. Does nothing if it is not down.
  public func touchUp(at point: CGPoint) {
    report(.ended, at: point)
    finger = nil
  }

  /// Moves a finger from one point to another at an even speed, in `duration` seconds.
  public func swipe(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    touchDown(at: start)
    let count = max(1, Int((duration / Self.moveInterval).rounded()))
    for step in 1...count {
      advance(by: duration / TimeInterval(count))
      let part = CGFloat(step) / CGFloat(count)
      touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touchUp(at: end)
  }

  private func report(_ phase: UITouch.Phase, at point: CGPoint) {
    guard let finger else { return }
    UISystem.current = system
    finger.update(phase, at: point, timestamp: now)
    send(finger)
  }

  private func send(_ touch: UITouch) {
    let event = UIEvent(touches: [touch], timestamp: now)
    turn(.uikit("-[UIApplication sendEvent:]")) { system.application.sendEvent(event) }
  }
}
