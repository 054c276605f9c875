public import Foundation

// Foundation for Linux has these by closures only, since it has no Objective-C runtime that finds methods by their names.

extension Timer {
  /// Makes a timer that has a method performed, and runs in the current run loop.
  ///
  /// Differs from Foundation: the method is found as `UIApplication.sendAction(_:to:from:for:)` finds it, and
  /// ``userInfo`` is not kept.
  ///
  /// - Parameters:
  ///   - ti: Seconds until it fires, and from one time to the next.
  ///   - aTarget: Who has the method; kept until the timer is invalid.
  ///   - aSelector: The method; it may take the timer.
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

  /// Makes a timer that has a method performed once it runs in a run loop.
  ///
  /// Differs from Foundation: as ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)``.
  public nonisolated convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    // Proof: a timer fires on the thread whose run loop it is in, which is that of its target.
    nonisolated(unsafe) let target = aTarget
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      aSelector.performOrLog(on: target, with: timer)
    }
  }
}
