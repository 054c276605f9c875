extension ScriptedHost {
  /// A way in which a host mistreats one call.
  public enum Quirk: String, Hashable, Sendable, CaseIterable {
    /// The transition runs, but nothing is ever said about its end.
    case neverCallsBack
    /// `didShow` comes; the coordinator's completion does not.
    case forgetsCompletion
    /// The coordinator's completion comes; `didShow` does not.
    case forgetsDidShow
    /// The bar never says that its items have moved.
    case forgetsBar
    /// The coordinator stays for ever, until a change without animation throws it away.
    case neverEnds
    /// Everything is said twice.
    case callsBackTwice
    /// Everything is said before the call returns.
    case callsBackEarly
    /// Everything is said in the opposite order.
    case callsBackInReverse
    /// The call has no effect at all.
    case swallows
    /// The call is put off behind another transition, and made again after it.
    case postpones
    /// The call is dropped, because an alert is being presented.
    case drops
    /// The transition runs, and goes back.
    case cancels
    /// Until layout, the leaving page is listed first: [C, A] for [A, B, C] popped to A.
    case listsLeavingFirst
    /// At its end, the top page vanishes, and nobody says so.
    case losesTopPage
    /// In its middle, the user's Back pops.
    case overlaps
    /// In its middle, the host leaves the screen for a second.
    case leavesScreen
    /// In its middle, the app goes to the background for a second.
    case goesToBackground
    /// In its middle, the host goes away for ever.
    case goesAway
    /// Until the next call, probes are answered 0.7 s late.
    case answersLate
    /// The host does not lay out, not even when asked.
    case refusesLayout
    /// What there is to say about the end comes 0.4 s after it.
    case callsBackLate
    /// The transition takes 5 s, whatever the host says, and goes back then.
    case goesBackLate
    /// The transition takes 5 s, and the host knows that only when the call has returned.
    case takesLonger
    /// The host lays out 0.6 s later, or when it is asked to.
    case laysOutLate
  }
}
