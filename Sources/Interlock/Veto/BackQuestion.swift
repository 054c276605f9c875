/// A question to a page that has not been answered yet.
///
/// Answered by the first call of ``answer(_:)``; what comes later changes nothing. If nobody keeps the
/// question any more and it has no answer, the page stays.
public final class BackQuestion {
  /// What the user did.
  public let source: BackSource

  /// Called when the answer is not needed any more: the page has gone another way, or its navigation
  /// controller has. The place to take an alert away.
  public var onWithdrawal: (() -> Void)?

  /// Whether an answer would change nothing: there is one already, or the question was withdrawn.
  public var isOver: Bool { reply == nil }

  /// Tells the guard the answer; nil when the question is over.
  private var reply: (@MainActor (Bool) -> Void)?

  init(_ source: BackSource, reply: @escaping @MainActor (Bool) -> Void) {
    self.source = source
    self.reply = reply
  }

  deinit {
    guard let reply else { return }
    Task { @MainActor in reply(false) }
  }

  /// Says whether the page may go.
  public func answer(_ mayPop: Bool) {
    guard let reply else { return }
    self.reply = nil
    onWithdrawal = nil
    reply(mayPop)
  }

  /// The answer is not needed any more.
  func withdraw() {
    guard reply != nil else { return }
    reply = nil
    let react = onWithdrawal
    onWithdrawal = nil
    react?()
  }
}
