/// The one answer that every request gets.
///
/// Article: nil or an empty array from a refused mutator
public enum NavigationOutcome: Hashable, Sendable, Codable {
  /// A transition carried it out, and its end has been witnessed.
  case shown
  /// It was carried out together with other requests; `nil` if together they changed nothing.
  case merged(into: TransitionID?)
  /// It was put in place while the host was not on screen, so nobody saw a transition.
  case placed
  /// The stack was as asked already.
  case nothingToDo
  /// Its policy was to ignore it while something else moved.
  ///
  /// Article: "Ignore push request when top page is still animating"
  indirect case ignored(during: TransitionSummary)
  /// It was not accepted; the stack is unchanged.
  case refused(Refusal)
  /// It was accepted, but the stack it was meant for is gone, or another request took its place; with
  /// the step of a batch that makes no sense any more, counted from zero.
  case superseded(by: RequestID?, step: Int? = nil)
  /// A page that it would have taken away did not agree; the stack is unchanged.
  case vetoed(by: PageID)
  /// It was begun, but another change of the host took its effect away before it ended.
  indirect case interrupted(by: TransitionSummary)
  /// The finger that drove it went back.
  case cancelledByUser
  /// Whoever asked took it back before it was begun.
  case withdrawn
  /// The host did not carry it out, twice, or its transition went back though no finger drove it.
  case dropped
  /// Its end was never seen, and the stack is not as asked.
  case timedOut
  /// The host went away before it was carried out.
  case closed

  /// Whether the stack is as asked because of, or in spite of, this request.
  public var hasEffect: Bool {
    switch self {
    case .shown, .merged, .placed, .nothingToDo: true
    case .ignored, .refused, .superseded, .vetoed, .interrupted, .cancelledByUser,
      .withdrawn, .dropped, .timedOut, .closed:
      false
    }
  }
}

/// Why a request was not accepted.
public enum Refusal: Hashable, Sendable, Codable {
  /// The page is in the stack already, at this index counted from the bottom.
  case alreadyInStack(PageID, index: Int)
  /// The same page identity is being pushed from the same page already: the second of two quick taps.
  case sameKeyBeingPushed(PageKey)
  /// The page is the root, which only `set` and `batch` replace.
  case replacesRoot(PageID)
  /// A batch cannot be made because of this step, counted from zero through all nested batches.
  indirect case inBatch(step: Int, Refusal)
  /// The page to pop to is not in the stack.
  case notInStack(PageID)
  /// A stack without pages was asked for.
  case emptyStack
  /// A stack was asked for that holds this page twice.
  case repeatedPage(PageID)
  /// The host cannot take this page.
  case illegalPage(PageID, PageFault)
  /// As many requests wait as the settings allow.
  case full(limit: Int)
  /// Something moves, and the request's policy was to fail then.
  case busy
  /// The host has gone away.
  case closed
}

/// What there is to say about a transition without its pages.
public struct TransitionSummary: Hashable, Sendable, Codable {
  /// Its number; `nil` for what is not a change of the stack, such as an alert being presented.
  public var id: TransitionID?
  /// Who caused it.
  public var cause: TransitionCause
  /// The page on top before it.
  public var from: PageID?
  /// The page on top after it.
  public var to: PageID?

  /// Creates a summary.
  public init(id: TransitionID?, cause: TransitionCause, from: PageID?, to: PageID?) {
    self.id = id
    self.cause = cause
    self.from = from
    self.to = to
  }
}

/// Who caused a transition.
public enum TransitionCause: Hashable, Sendable, Codable {
  /// Requests to the engine.
  case requests
  /// The user, through a control of the host: its back button, its swipe.
  case user(RequestOrigin)
  /// Code that went past the engine.
  case otherCode
  /// A presentation, a dismissal or a transition of somebody else, which keeps the host from moving.
  case obstacle(HostObstacle)
  /// The host is on its way to the screen: it has to come there, or to lay its views out first.
  case hostNotReady
  /// This page is being asked whether it may leave.
  case asking(PageID)
}
