/// What a main loop runs between its turns: the jobs of the main actor, if time is virtual for them.
package protocol LoopJobs: AnyObject {
  /// The loop begins to run turns. Calls nest.
  func begin()

  /// The loop has run its turns.
  func end()

  /// Runs the jobs that are ready, and not the ones that these make ready.
  ///
  /// - Returns: Whether there was one.
  func runReady() -> Bool
}
