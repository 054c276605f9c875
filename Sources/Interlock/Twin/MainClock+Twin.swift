#if !canImport(ObjectiveC)
  import InterlockCore
  import QuartzCore

  /// Time and later calls from the twin's virtual main loop: the one that is current when it is made.
  struct MainClock: DriverClock {
    private let loop = MainLoop.current

    var now: Timestamp { Timestamp(nanoseconds: loop.nowNanoseconds) }

    func nextTurn(_ work: @escaping @MainActor () -> Void) {
      loop.post { MainActor.assumeIsolated(work) }
    }

    func schedule(at time: Timestamp, _ work: @escaping @MainActor () -> Void) -> ScheduledCall {
      let seconds = Interval(nanoseconds: max(0, time.nanoseconds - loop.nowNanoseconds)).seconds
      let token = loop.schedule(after: seconds) { MainActor.assumeIsolated(work) }
      return ScheduledCall(loop: loop, token: token)
    }
  }

  /// A call that is scheduled and can still be called off.
  struct ScheduledCall {
    fileprivate let loop: MainLoop
    fileprivate let token: TimerToken

    /// Calls it off; does nothing if it has been made.
    func cancel() {
      loop.cancel(token)
    }
  }
#endif
