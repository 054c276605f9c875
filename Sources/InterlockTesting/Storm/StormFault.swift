/// A rule that an engine broke in a storm.
public struct StormFault: Hashable, Sendable {
  /// Which rule.
  public var rule: Rule
  /// What was seen, and what there should have been.
  public var text: String
  /// After how many events, counted from 1.
  public var event: Int
  /// In which step of the storm, counted from 1.
  public var step: Int

  /// What is checked after every event of a storm; the numbers are those of `Documentation/Proof.md`.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The engine's own invariants, and orders that a driver can obey: one call at a time, pairs of holds
    /// and of deadlines, one question at a time for each page, one outcome for each request.
    case orders
    /// At rest, and after the end, the requests that have no outcome are those that pages are asked about.
    case outcomes
    /// At rest the stack is the oracle's, and the target is what is shown.
    case stack
    /// Calls and outcomes come in the order in which requests were admitted.
    case order
    /// A transition ends when enough has been seen of its end, or when the ladder does.
    case end
    /// The steps of the ladder are taken in their order, one for each deadline, and never under a finger.
    case ladder
    /// The host is called once more, if it did not carry a change out; never, if it has put the call off.
    case retry
    /// Deadlines are as long as the settings say, and stand still in the background.
    case deadlines
    /// A host that has done its part is not waited for.
    case patience
    /// After a cancelled transition the stack is what it was before, or a divergence is reported.
    case cancel
    /// No stack is empty, and the root changes by a whole stack or a batch only.
    case root
    /// Interaction is blocked for the transition that runs, if for any.
    case holds
    /// With nothing but deadlines and answered probes, rest comes within the ladder's length.
    case liveness
    /// What waits is bounded.
    case bounds
    /// What is late or foreign is passed over, and counted.
    case stray
    /// After the calm the engine rests, is right about the host, and blocks nothing.
    case calm
    /// A recording of the storm, written and read again, replays.
    case replay
    /// The same requests, merged, end in the stack in which they end one by one, in no more transitions.
    case merge
  }
}

extension StormFault: CustomStringConvertible {
  /// The rule, what was seen, and where.
  public var description: String { "step \(step), event \(event): \(rule.rawValue): \(text)" }
}
