import Dispatch

/// Computes that many values, each by one of so many threads; gives them back in order.
func inParallel<Value: Sendable>(
  _ count: Int, workers: Int, _ value: @Sendable (Int) -> Value
) -> [Value] {
  guard workers > 1, count > 1 else { return (0..<count).map(value) }
  let shares = (0..<min(workers, count)).map { _ in Share<Value>() }
  DispatchQueue.concurrentPerform(iterations: shares.count) { worker in
    for index in stride(from: worker, to: count, by: shares.count) {
      shares[worker].values.append(value(index))
    }
  }
  return (0..<count).map { shares[$0 % shares.count].values[$0 / shares.count] }
}

/// What one thread has computed.
///
/// Unchecked, because one thread writes it, and it is read after all threads have ended.
private final class Share<Value: Sendable>: @unchecked Sendable {
  var values: [Value] = []
}
