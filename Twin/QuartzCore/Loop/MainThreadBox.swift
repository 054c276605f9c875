/// Global state that belongs to the main thread, in code that is not bound to the main actor.
///
/// Layers, animations and transactions may be used from any isolation at Apple, while their state
/// is kept per thread. The twin keeps it for the main thread only and checks each access.
///
/// Proof of `@unchecked Sendable`: the value is reachable through `value` alone, whose accessors
/// trap unless they run on the main actor, so no two threads ever touch it at the same time. The
/// initial value comes in through a closure that runs in the first checked access.
package struct MainThreadBox<Value>: @unchecked Sendable {
  private final class Storage {
    lazy var value: Value = makeValue()
    private let makeValue: @Sendable () -> Value

    init(_ makeValue: @escaping @Sendable () -> Value) {
      self.makeValue = makeValue
    }
  }

  private let storage: Storage

  /// Makes a box; the initial value is computed when it is first asked for.
  package init(_ makeValue: @autoclosure @escaping @Sendable () -> Value) {
    storage = Storage(makeValue)
  }

  /// The boxed value. Traps outside the main actor.
  package var value: Value {
    get {
      MainActor.preconditionIsolated("The twin's layers work on the main thread only.")
      return storage.value
    }
    nonmutating _modify {
      MainActor.preconditionIsolated("The twin's layers work on the main thread only.")
      yield &storage.value
    }
  }
}
