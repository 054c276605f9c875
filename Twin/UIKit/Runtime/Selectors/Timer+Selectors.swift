public import Foundation

// Foundation for Linux has these by closures only, since it has no Objective-C runtime that finds methods by their names.

extension Timer {
  /// Makes a timer that has a method performed, and runs in the current run loop.
  ///
  /// Differs from Foundation: the method is found as `UIApplication.sendAction(_:to:from:for:)` finds it.
  ///
  /// - Parameters:
  ///   - ti: Seconds until it fires, and from one time to the next.
  ///   - aTarget: Who has the method; kept until the timer is invalid.
  ///   - aSelector: The method; it may take the timer.
  ///   - userInfo: What the timer is about; the method can ask it.
  ///   - yesOrNo: Whether it fires again and again.
  public nonisolated class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

// An initializer of the class itself could not make the timer that knows what it is about.
nonisolated extension CustomDebugStringConvertible where Self: Timer {
  /// Makes a timer that has a method performed once it runs in a run loop.
  ///
  /// Differs from Foundation: as ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)``.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let timer = InformedTimer(ti, TimerTarget(aTarget, aSelector), userInfo, repeats: yesOrNo)
    guard let timer = timer as? Self else { preconditionFailure("Timers have no subclasses.") }
    self = timer
  }
}

/// Who has the method of a timer, until that is invalid.
///
/// Proof: a timer fires, and is made invalid, on the thread whose run loop it is in, which is that of its target.
nonisolated private final class TimerTarget: @unchecked Sendable {
  private var object: Any?
  private let method: Selector

  init(_ object: Any, _ method: Selector) {
    self.object = object
    self.method = method
  }

  func fire(_ timer: Timer) {
    if let object { method.performOrLog(on: object, with: timer) }
  }

  func letGo() {
    object = nil
  }
}

/// A timer that keeps what it is about: Foundation's own do so without telling how to say it.
///
/// Source: Apple, "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)": the timer keeps its target "until it
/// (the timer) is invalidated". Foundation for Linux keeps a closure as long as the timer.
nonisolated private final class InformedTimer: Timer {
  private let info: Any?
  private let target: TimerTarget

  init(_ interval: TimeInterval, _ target: TimerTarget, _ info: Any?, repeats: Bool) {
    self.info = info
    self.target = target
    // What time it is, Foundation says; its timers that take an interval fire at once, as Apple's do not.
    let now = Timer(timeInterval: 0, repeats: false) { _ in }.fireDate
    super.init(fire: now.addingTimeInterval(interval), interval: interval, repeats: repeats) {
      target.fire($0)
      if !repeats { target.letGo() }
    }
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    target.letGo()
  }
}
