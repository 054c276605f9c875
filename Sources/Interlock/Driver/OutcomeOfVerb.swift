import InterlockCore

/// Calls a verb that calls back with its outcome, and waits for that.
func outcome(
  of verb: (@escaping @MainActor (NavigationOutcome) -> Void) -> Void
) async -> NavigationOutcome {
  await withCheckedContinuation { continuation in
    verb { continuation.resume(returning: $0) }
  }
}
