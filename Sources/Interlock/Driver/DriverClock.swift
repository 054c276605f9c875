import InterlockCore

/// What the driver needs of the world: the time, and to be called later on the main actor.
///
/// Each world has one, `MainClock`: the main queue on Apple's systems, the twin's virtual loop on Linux.
protocol DriverClock {
  /// The time now.
  var now: Timestamp { get }

  /// Calls back in a later turn of the main loop.
  func nextTurn(_ work: @escaping @MainActor () -> Void)

  /// Calls back at a time, or as soon after it as the main loop comes round.
  func schedule(at time: Timestamp, _ work: @escaping @MainActor () -> Void) -> ScheduledCall
}
