public import InterlockCore

/// A recording, handed to this version of the engine once more.
///
/// Runs none of the app's code: there are no pages, no host and no clock, only what was recorded of them.
///
/// ```swift
/// var host = ScriptedHost(stack: ["A"])
/// host.push("B")
/// host.settle()
/// let isSame = Replay(host.recording).difference == nil  // true
/// ```
public struct Replay: Sendable {
  /// What was recorded, as text; up to the step at which the engine decides otherwise.
  public private(set) var timeline: Timeline
  /// Where the engine decides otherwise than the recorded one did; `nil` if it does nowhere.
  public private(set) var difference: Difference?
  /// How many steps were decided alike.
  public private(set) var equalStepCount = 0
  /// The engine after those steps.
  public private(set) var engine: NavigationEngine

  /// A step at which an engine decides otherwise than was recorded.
  public struct Difference: Hashable, Sendable {
    /// The number of the step, counted from the beginning of what was recorded, dropped steps too.
    public var stepNumber: Int
    /// The step as it was recorded.
    public var recorded: FlightRecording.Step
    /// What the engine answers now.
    public var actions: [NavigationEngine.Action]
  }

  /// Replays a recording, up to the first difference.
  ///
  /// - Parameters:
  ///   - names: What to call the pages.
  ///   - progress: Called after each step, with the number of steps done; `false` stops.
  public init(
    _ recording: FlightRecording, names: PageNames = PageNames(),
    progress: (Int) -> Bool = { _ in true }
  ) {
    timeline = Timeline(names: names)
    engine = recording.start
    for step in recording.steps {
      timeline.add(step.event, step.actions, at: step.time)
      let actions = engine.take(step)
      guard actions == step.actions else {
        difference = Difference(
          stepNumber: recording.droppedStepCount + equalStepCount + 1, recorded: step,
          actions: actions)
        return
      }
      equalStepCount += 1
      guard progress(equalStepCount) else { return }
    }
  }
}

extension Replay.Difference {
  /// What the engine was told, in words.
  public var eventText: String { Timeline(names: PageNames()).describe(recorded.event) }

  /// The step, and both answers, as text for a person: each action on a line.
  public var text: String {
    (["at step \(stepNumber) the engine decides otherwise: \(eventText)", "recorded:"]
      + lines(recorded.actions) + ["now:"] + lines(actions)).joined(separator: "\n")
  }

  private func lines(_ actions: [NavigationEngine.Action]) -> [String] {
    actions.isEmpty ? ["  nothing"] : actions.map { "  \(FlightRecording.text(of: $0))" }
  }
}
