/// Gives each event to everybody who iterates, and counts what slow readers lose.
final class EventBroadcast {
  private var continuations: [Int: AsyncStream<NavigationEvent>.Continuation] = [:]
  private var lastSubscriber = 0
  private(set) var droppedCount = 0

  /// Whether anybody iterates.
  var hasSubscribers: Bool { !continuations.isEmpty }

  /// The events from now on.
  func subscribe() -> AsyncStream<NavigationEvent> {
    lastSubscriber += 1
    let subscriber = lastSubscriber
    let (stream, continuation) = AsyncStream.makeStream(
      of: NavigationEvent.self, bufferingPolicy: .bufferingNewest(NavigationEvents.bufferSize))
    continuations[subscriber] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[subscriber] = nil }
    }
    return stream
  }

  /// Passes an event on.
  func send(_ event: NavigationEvent) {
    guard !continuations.isEmpty else { return }
    for continuation in continuations.values {
      if case .dropped = continuation.yield(event) { droppedCount += 1 }
    }
  }

  /// Ends every iteration, after what waits in its buffer.
  func finish() {
    for continuation in continuations.values { continuation.finish() }
  }
}
