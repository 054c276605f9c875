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
    // Proof: a timer fires on the thread whose run loop it is in, which is that of its target.
    nonisolated(unsafe) let target = aTarget
    let timer = InformedTimer(ti, repeats: yesOrNo, userInfo) { timer in
      aSelector.performOrLog(on: target, with: timer)
    }
    guard let timer = timer as? Self else { preconditionFailure("Timers have no subclasses.") }
    self = timer
  }
}

/// A timer that keeps what it is about: Foundation's own do so without telling how to say it.
nonisolated private final class InformedTimer: Timer {
  private let info: Any?

  init(
    _ interval: TimeInterval, repeats: Bool, _ info: Any?,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.info = info
    // What time it is, Foundation says; its timers that take an interval fire at once, as Apple's do not.
    let now = Timer(timeInterval: 0, repeats: false) { _ in }.fireDate
    super.init(
      fire: now.addingTimeInterval(interval), interval: interval, repeats: repeats, block: block)
  }

  override var userInfo: Any? { info }
}
