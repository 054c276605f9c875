extension NavigationEngine {
  /// A fact delivered to the engine.
  public enum Event: Hashable, Sendable, Codable {
    /// The app or the user asks for a change; with the host's status at this moment.
    case requested(Request, HostStatus)
    /// Whoever made a request does not want it any more. What is under way already goes on.
    case withdrawn(RequestID)
    /// The call that a `perform` action ordered has returned; with what the host says just after it.
    case performed(TransitionID, attempt: Int, HostReading)
    /// The host began a change by itself: the user's Back or swipe, code that went past the engine,
    /// or a verb of ours that the host had postponed.
    case hostBegan(HostChange)
    /// Something about a transition was seen.
    case witnessed(TransitionWitness)
    /// The host was read, to answer a probe or (`answering: nil`) because something happened.
    case read(HostReading, answering: ProbeID?)
    /// The host came on screen or left it.
    case presenceChanged(HostPresence)
    /// The time of a deadline has come.
    case deadlineReached(Deadline)
    /// A page that was asked agrees to leave; with the host's status at this moment.
    case consentGiven(RequestID, PageID, HostStatus)
    /// A page that was asked does not agree.
    case consentRefused(RequestID, PageID)
    /// The app wants interaction blocked, for so long at most (`nil`: as the settings say).
    case holdTaken(HoldToken, atMost: Interval?)
    /// The app does not want interaction blocked any more.
    case holdReleased(HoldToken)
    /// The app went to the background: deadlines stand still.
    case paused
    /// The app is in the foreground again.
    case resumed
    /// The host goes away; nothing follows.
    case closed
  }

  /// An order to the driver. Carries identifiers, never views.
  public enum Action: Hashable, Sendable, Codable {
    /// Make exactly this one call of the host, then send `performed`.
    case perform(Perform)
    /// Read the host at that moment, then send `read`.
    case probe(ProbeID, ProbeMoment)
    /// Ask this page whether the request may take it away, then send `consentGiven` or
    /// `consentRefused`; at once, or when the user has answered.
    case ask(RequestID, PageID)
    /// Do not ask any more: the page has left, or the host has.
    case stopAsking(RequestID, PageID)
    /// Block interaction with the host, until nobody holds it blocked any more. A hold that follows
    /// another comes before the other's release in the same list.
    case hold(HoldOwner)
    /// Take a hold back.
    case release(HoldOwner)
    /// Send `deadlineReached` at that time.
    case schedule(Deadline)
    /// Forget a scheduled deadline.
    case unschedule(Deadline)
    /// Tell whoever asked how the request ended. Comes exactly once for each request.
    case resolve(RequestID, NavigationOutcome)
    /// Report something that should not have happened.
    indirect case report(NavigationIncident)
    /// Tell observers.
    case notify(Notice)
  }

  /// One call of the host.
  public struct Perform: Hashable, Sendable, Codable {
    /// The transition that the call is to begin.
    public var transition: TransitionID
    /// Which try this is, counted from 1; goes back to the engine in `performed`.
    public var attempt: Int
    /// The call.
    public var verb: Verb
    /// Its argument `animated`.
    public var isAnimated: Bool

    /// A call that changes the host's stack.
    public enum Verb: Hashable, Sendable, Codable {
      /// Put this page on top.
      case push(PageID)
      /// Take the top page off.
      case pop
      /// Take off everything above this page.
      case popTo(PageID)
      /// Take off everything above the lowest page.
      case popToRoot
      /// Have exactly these pages.
      case set([PageID])
    }

    /// Creates a call.
    public init(transition: TransitionID, attempt: Int, verb: Verb, isAnimated: Bool) {
      self.transition = transition
      self.attempt = attempt
      self.verb = verb
      self.isAnimated = isAnimated
    }
  }

  /// When to answer a probe.
  public enum ProbeMoment: Hashable, Sendable, Codable, CaseIterable {
    /// As soon as the actions of this list have been performed.
    case now
    /// In a later turn of the main loop.
    case nextTurn
    /// Ask the host for a layout pass; read in a turn after it, or in the next one if none comes.
    case afterLayout
    /// When the coordinator or obstacle of the last status has gone, in a turn of its own; not at all
    /// if the driver cannot see that.
    case whenFree
  }

  /// A time at which the engine wants to be woken. At most one of a kind is scheduled at a time.
  public struct Deadline: Hashable, Sendable, Codable {
    /// What it is for.
    public var kind: Kind
    /// Its number: one more than that of the deadline of its kind before it.
    public var serial: Int
    /// When to send `deadlineReached`.
    public var time: Timestamp

    /// What a deadline is for.
    public enum Kind: Hashable, Sendable, Codable {
      /// The end of the running transition should have been witnessed by then.
      case settle
      /// Time to look again at a host that is not free, or that a finger moves.
      case recheck
      /// Time to look again whether what interaction is blocked for still goes on.
      case holdRecheck
      /// Interaction has been blocked for so long that somebody should know.
      case incident
      /// A manual hold has lasted as long as it may.
      case manualHold(HoldToken)
    }

    /// Creates a deadline.
    public init(kind: Kind, serial: Int, time: Timestamp) {
      self.kind = kind
      self.serial = serial
      self.time = time
    }
  }

  /// Something that observers may want to know.
  public enum Notice: Hashable, Sendable, Codable {
    /// A transition is about to begin, or has been begun by the host.
    case willBegin(TransitionSummary)
    /// A transition has ended, one way or another; `shown` is up to date.
    case didSettle(TransitionSummary)
    /// `target` is another one now.
    case targetChanged
    /// Nothing moves and nothing waits.
    case cameToRest
    /// The app called the host's own verb for a whole stack while another one was being reached. It is
    /// taken at its word: pages that were on their way are not in it unless it names them.
    case setOverPending(RequestID)
  }
}
