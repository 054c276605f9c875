public import InterlockCore

/// One thing that happens in a storm: what the app, the user, the host or the system does next.
///
/// No step depends on what happened before it, so any of them can be left out of a storm.
public enum StormStep: Hashable, Sendable {
  /// The app asks for a change; the number of the request is that of the next one, whatever this says.
  case request(NavigationEngine.Request)
  /// The app takes a request back: the last one, or one so many before it; -1 is one that never was.
  case withdraw(back: Int)
  /// The app changes its settings.
  case settings(NavigationEngine.Settings)
  /// The next call that has no quirk yet is mistreated.
  case quirk(ScriptedHost.Quirk)
  /// Time passes, and everything due happens.
  case wait(milliseconds: Int)
  /// The user touches the host's own Back, if the host is on screen and no finger drives a transition.
  case userPops
  /// A finger begins to swipe, if the host is on screen; also during another transition, if `overlapping`.
  case beginSwipe(overlapping: Bool)
  /// The finger has moved so far.
  case drag(thousandths: Int)
  /// The finger goes up.
  case liftFinger(finishing: Bool)
  /// Code that went past the engine pops.
  case otherCodePops(animated: Bool)
  /// The page that has been asked longest answers.
  case answer(isAgreed: Bool)
  /// The app blocks interaction; without a number, for as long as the settings say.
  case hold(atMostMilliseconds: Int?)
  /// The app takes a block back: the last one, or one so many before it; -1 is one that never was.
  case release(back: Int)
  /// Something is presented or dismissed for so long.
  case obstruct(HostObstacle, milliseconds: Int)
  /// The host comes on screen or leaves it.
  case presence(HostPresence)
  /// The app goes to the background.
  case pause
  /// The app is in the foreground again.
  case resume
  /// From now on probes are answered so late.
  case answerDelay(milliseconds: Int)
  /// The host is read though nobody asked.
  case read
  /// The engine is told something that is foreign to it, or comes late.
  case stray(Stray)
  /// The host and everybody else behave from now on, and time passes until all is at rest.
  case calm
  /// The host goes away.
  case close

  /// What an engine has to pass over and count.
  public enum Stray: String, Hashable, Sendable, CaseIterable {
    /// A coordinator ends that no reading has named.
    case foreignEnd
    /// The finger of such a coordinator goes up.
    case foreignLift
    /// A call returns that was never ordered.
    case foreignCall
    /// A page agrees to a request that never was.
    case foreignConsent
    /// Another page agrees than the one that is being asked.
    case otherConsent
    /// A page refuses a request that never was.
    case foreignRefusal
    /// A deadline is reached whose number was given long ago.
    case oldDeadline
    /// A block is taken back that was never taken.
    case foreignRelease
  }
}
