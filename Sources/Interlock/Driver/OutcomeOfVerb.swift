import InterlockCore

extension EngineRunner {
  /// Makes a request and waits for its outcome; a task that is cancelled meanwhile withdraws it.
  ///
  /// Nothing suspends but the wait itself: what can begin at once has begun when `submit` returns.
  ///
  /// - Parameter submit: Hands the request with that number to the engine, with the completion to call.
  ///   It is not called in a task that has been cancelled before.
  func outcome(
    of request: RequestID, _ submit: (@escaping @MainActor (NavigationOutcome) -> Void) -> Void
  ) async -> NavigationOutcome {
    guard !Task.isCancelled else { return .withdrawn }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        submit { continuation.resume(returning: $0) }
      }
    } onCancel: {
      // Not here: whoever cancels a task does not expect the app's completions to run inside that.
      Task { @MainActor in self.send(.withdrawn(request)) }
    }
  }
}
