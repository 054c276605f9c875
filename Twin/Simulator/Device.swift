public import Foundation
public import UIKit
import VirtualExecutor

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
@MainActor  // Said aloud: modules that import an isolated `deinit` do not know this one's default.
public final class Device {
  /// The era of UIKit on the device.
  public let era: Era
  /// The screen.
  public let screen: Screen
  /// The window of the app: the device's own, or the one that the app made when it was launched by its
  /// delegate.
  public internal(set) lazy var window = makeWindow()
  /// UIKit's log, oldest line first.
  public private(set) var log: [LogLine] = []
  /// How the app crashed; `nil` while it has not. A crashed app gets no touch and no time, and its
  /// last picture stays.
  public private(set) var crash: CrashRecord?

  package let system: UISystem
  package let loop: MainLoop
  /// The touches of the fingers that are down, by the finger's number.
  var fingers: [Int: UITouch] = [:]

  /// Switches a device on; it becomes the active one.
  ///
  /// - Parameters:
  ///   - era: The era of UIKit.
  ///   - screen: The screen.
  ///   - layoutDirection: The direction of the language that the person has chosen.
  ///   - interfaceStyle: Light or dark, as the person has chosen; before iOS 13 there is light only.
  ///   - contentSizeCategory: The size of text that the person has chosen.
  public init(
    era: Era, screen: Screen = .phone,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    interfaceStyle: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large
  ) {
    self.era = era
    self.screen = screen
    loop = MainLoop()
    system = UISystem(loop: loop, behaviour: era.behaviour, screen: screen.description)
    UISystem.current = system
    // The oldest of the versions that the era stands for.
    system.systemVersion = "\(era.versions.prefix { $0 != "-" }).0"
    system.layoutDirection = layoutDirection
    system.interfaceStyle = interfaceStyle
    system.contentSizeCategory = contentSizeCategory
    system.logSink = { [weak self, loop] in
      self?.log.append(LogLine(time: loop.now, text: $0))
    }
    system.exceptionHandler = { [weak self] in self?.record($0) }
    loop.runningBlock = { [unowned system] block in
      MainActor.assumeIsolated { system.running(.app("a block of the main queue"), block) }
    }
    VirtualMainQueue.install()
  }

  /// What still waits for a later time holds the app's pages, and nobody can let that time come any more.
  isolated deinit {
    loop.forgetWork()
  }

  /// Light or dark; the person may choose anew while the app runs.
  public var interfaceStyle: UIUserInterfaceStyle {
    get { system.interfaceStyle }
    set {
      UISystem.current = system
      system.interfaceStyle = newValue
    }
  }

  /// The size of text; the person may choose anew while the app runs.
  public var contentSizeCategory: UIContentSizeCategory {
    get { system.contentSizeCategory }
    set {
      UISystem.current = system
      system.contentSizeCategory = newValue
    }
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
  /// The virtual place of `Timer.scheduledTimer(withTimeInterval:repeats:block:)`, which follows the clock on the wall
  /// and fires only where no device passes the time. `DispatchQueue.main.async` and `asyncAfter` are as good in code
  /// that the device runs, as here, in touches and in callbacks; other code hands its blocks to the real queue.
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

  private func makeWindow() -> UIWindow {
    UISystem.current = system
    return UIWindow(frame: system.screen.bounds)
  }

  func turn(_ frame: Frame, _ body: () -> Void) {
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
