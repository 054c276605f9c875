/// Accepted requests that wait for one transition, which they share.
struct Segment: Hashable, Sendable {
  /// Whether further merged requests may join.
  var isOpen: Bool
  /// The requests, in the order in which they were accepted.
  var members: [Member]
  /// The transition that was begun for them before and not carried out, if there was one.
  var earlier: Earlier?

  init(_ member: Member, isOpen: Bool) {
    self.isOpen = isOpen
    members = [member]
  }

  /// A request with what it means.
  struct Member: Hashable, Sendable {
    var request: RequestID
    var operation: BoundOperation
    var isAnimated: Bool
    /// How to recognise that it was carried out; `nil` until its transition begins, and for what
    /// later members of the same transition undid.
    var effect: Effect?
  }

  /// A transition that the host did not carry out.
  struct Earlier: Hashable, Sendable {
    var transition: TransitionID
    /// How many attempts have been used up.
    var attempts: Int
  }
}
