/// What the outside gets after what goes on. Its storage is used again and again.
struct DeliveryQueue {
  enum Delivery {
    case event(NavigationEvent)
    case work(@MainActor () -> Void)
  }

  private var deliveries: [Delivery] = []
  /// Storage that holds nothing.
  private var spare: [Delivery] = []

  var isEmpty: Bool { deliveries.isEmpty }

  mutating func append(_ delivery: Delivery) {
    deliveries.append(delivery)
  }

  /// Takes all that waits. What arrives while it is being delivered is another batch.
  mutating func takeBatch() -> [Delivery] {
    let batch = deliveries
    deliveries = spare
    spare = []
    return batch
  }

  /// Takes the storage of a batch back.
  mutating func reuse(_ batch: consuming [Delivery]) {
    batch.removeAll(keepingCapacity: true)
    spare = batch
  }
}
