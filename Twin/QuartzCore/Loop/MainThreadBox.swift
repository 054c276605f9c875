/// Global state that belongs to the main thread, in code that is not bound to the main actor.
///
/// Layers, animations and transactions may be used from any isolation at Apple, while their state
/// is kept per thread. The twin keeps it for the main thread only and, in debug builds, checks each
/// access, as the main thread checker does with UIKit; a push asks five hundred times.
///
/// Proof of `@unchecked Sendable`: the value is reachable through `value` alone, which is called on the
/// main actor, so no two threads ever touch it at the same time: that is the rule of the classes whose
/// state it is, and a debug build traps where it is broken. Nobody else has the initial value: it is made
/// for the box.
package struct MainThreadBox<Value>: @unchecked Sendable {
  private final class Storage {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let storage: Storage

  /// Makes a box of an initial value.
  package init(_ value: Value) {
    storage = Storage(value)
  }

  /// The boxed value. In debug builds, traps outside the main actor.
  package var value: Value {
    get {
      checkThread()
      return storage.value
    }
    nonmutating _modify {
      checkThread()
      yield &storage.value
    }
  }

  private func checkThread() {
    #if DEBUG
      MainActor.preconditionIsolated("The twin's layers work on the main thread only.")
    #endif
  }
}
