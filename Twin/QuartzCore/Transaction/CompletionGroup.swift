/// Waits for the animations that a transaction has added, then runs the transaction's block.
///
/// ```
///   open ── seal, none running ──▶ done (block runs at once)
///    │ seal, some running
///    ▼
///   sealed ── last animation ends ──▶ done (block runs)
/// ```
final class CompletionGroup {
  private enum State {
    /// Animations may still join.
    case open(running: Int)
    /// The transaction is over; its animations may still run.
    case sealed(running: Int)
    /// The block has run.
    case done
  }

  private var state = State.open(running: 0)
  private let block: () -> Void

  init(block: @escaping () -> Void) {
    self.block = block
  }

  var completionBlock: () -> Void { block }

  /// One more animation to wait for.
  func join() {
    switch state {
    case .open(let running): state = .open(running: running + 1)
    case .sealed(let running): state = .sealed(running: running + 1)
    case .done: break  // Nobody adds to a transaction that is over.
    }
  }

  /// One animation less to wait for.
  func leave() {
    switch state {
    case .open(let running): state = .open(running: running - 1)
    case .sealed(let running): becomeSealed(running: running - 1)
    case .done: break  // The block has run; late animations change nothing.
    }
  }

  /// No further animation will join.
  func seal() {
    switch state {
    case .open(let running): becomeSealed(running: running)
    case .sealed, .done: break  // Sealed already.
    }
  }

  private func becomeSealed(running: Int) {
    guard running == 0 else {
      state = .sealed(running: running)
      return
    }
    state = .done
    block()
  }
}
