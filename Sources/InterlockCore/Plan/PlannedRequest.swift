/// An accepted request, with what it means and the place it has among the others.
///
/// Requests that share one transition are a *segment*: they stand one after the other, and only the
/// first of them opens it. That takes no storage of its own, however many segments there are.
struct PlannedRequest: Hashable, Sendable {
  var request: RequestID
  var operation: BoundOperation
  var isAnimated: Bool
  /// Whether a new segment begins here.
  var opensSegment = true
  /// Whether further merged requests may join the segment.
  var isJoinable = false
}

/// A request that the running transition serves.
struct ServedRequest: Hashable, Sendable {
  var plan: PlannedRequest
  /// How to recognise that it was carried out; `nil` for what changes nothing, and for what later
  /// requests of the same transition undid.
  var effect: Effect?

  var request: RequestID { plan.request }
}

/// A transition that the host did not carry out.
struct EarlierAttempt: Hashable, Sendable {
  var transition: TransitionID
  /// How many attempts have been used up.
  var attempts: Int
}
