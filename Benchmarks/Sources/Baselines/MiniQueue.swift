/// A page of a baseline: an object, as view controllers are.
public final class Page {
  /// Creates a page.
  public init() {}
}

/// What a baseline does to its stack.
public enum Change {
  case push(Page)
  case pop
}

/// How a change of a baseline ended. There is one way only.
public enum Outcome {
  case completed
}

/// What most people would write by hand: a queue, one change at a time, a closure that hears of the
/// end. No policies, no duplicates, no deadlines, no witnesses: less than an engine does.
public final class MiniQueue {
  private enum Phase {
    case idle, performing, settling
  }

  private struct Request {
    var change: Change
    var completion: ((Outcome) -> Void)?
  }

  /// The pages, bottom to top.
  public private(set) var stack: [Page]
  private var waiting = Ring<Request>()
  private var running: Request?
  private var phase = Phase.idle
  private var isDraining = false
  private let endsAtOnce: Bool

  /// Creates a queue over a stack.
  ///
  /// - Parameter endsAtOnce: Whether a change is over as soon as it has begun; otherwise somebody
  ///   calls `end()`.
  public init(_ stack: [Page], endsAtOnce: Bool) {
    self.stack = stack
    self.endsAtOnce = endsAtOnce
  }

  /// Whether a change has begun and has not ended.
  public var isBusy: Bool { phase == .performing }

  /// Asks for a change.
  @inline(never)
  public func request(_ change: Change, completion: ((Outcome) -> Void)? = nil) {
    waiting.append(Request(change: change, completion: completion))
    drain()
  }

  /// Ends the change that has begun.
  @inline(never)
  public func end() {
    phase = .settling
    let ended = running
    running = nil
    ended?.completion?(.completed)
    phase = .idle
    drain()
  }

  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    while phase == .idle, let next = waiting.popFirst() {
      phase = .performing
      running = next
      switch next.change {
      case .push(let page): stack.append(page)
      case .pop: if stack.count > 1 { stack.removeLast() }
      }
      if endsAtOnce { end() }
    }
    isDraining = false
  }
}
