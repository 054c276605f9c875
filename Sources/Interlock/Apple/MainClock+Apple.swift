#if canImport(ObjectiveC)
  import Dispatch
  import InterlockCore

  /// Time and later calls from the main queue.
  ///
  /// Its time stands still while the device sleeps, as the animations do.
  struct MainClock: DriverClock {
    var now: Timestamp {
      Timestamp(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds))
    }

    func nextTurn(_ work: @escaping @MainActor () -> Void) {
      // A later turn is the point: UIKit reports the end of a transition before it has tidied up.
      DispatchQueue.main.async(execute: work)
    }

    func schedule(at time: Timestamp, _ work: @escaping @MainActor () -> Void) -> ScheduledCall {
      let item = DispatchWorkItem { MainActor.assumeIsolated(work) }
      DispatchQueue.main.asyncAfter(deadline: .now() + (time - now).seconds, execute: item)
      return ScheduledCall(item: item)
    }
  }

  /// A call that is scheduled and can still be called off.
  struct ScheduledCall {
    fileprivate let item: DispatchWorkItem

    /// Calls it off; does nothing if it has been made.
    func cancel() {
      item.cancel()
    }
  }
#endif
