extension MainLoop {
  /// Makes a loop whose time passes by itself.
  ///
  /// What becomes due while the main thread is busy happens when it is free again, in its order.
  package convenience init(driver: any LoopDriver) {
    self.init()
    self.driver = driver
    transactions.didOpen = { [unowned self] in askToBeWoken() }
  }

  /// Runs all turns that are due by the driver's time.
  ///
  /// What is overdue sees the time as it is now, so that an animation which it starts takes its
  /// whole duration.
  ///
  /// Differs from UIKit: a run loop that is run inside a turn (in an action, in a completion) lets
  /// no time pass on this loop; what becomes due waits for the end of that turn.
  package func drive() {
    guard !isInTurn else { return }
    advance(to: nowNanoseconds)
    askToBeWoken()
  }

  /// Brings the clock of the loop to the driver's, without running anything.
  ///
  /// An animation that code outside any turn starts now must not begin in the past.
  func followDriver() {
    guard let driver, !isInTurn, activity != .passage else { return }
    passTime(until: driver.elapsedNanoseconds)
  }

  /// Tells the driver when the next turn is due, if there is one.
  func askToBeWoken() {
    guard let driver, !isInTurn, !isStopped, let next = nextWork else { return }
    driver.wake(at: next)
  }
}
