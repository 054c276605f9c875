import InterlockCore

/// Makes a script that breaks a rule as short as can be: without any of its steps it does not break it.
///
/// First parts of the script are left out, large ones before small ones; then what is left is made plainer,
/// step by step, and both again until nothing helps any more.
///
/// Source of the first half: A. Zeller, R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input",
/// 2002.
package struct StormShrinker: Sendable {
  /// The shortest script so far.
  package private(set) var script: StormScript
  /// The rule that it breaks.
  package let rule: StormFault.Rule
  /// How often a script has been tried.
  package private(set) var trialCount = 0

  private var goesOn = true
  private let run: @Sendable (StormScript) -> StormFault?

  /// Begins with a script; `nil` if it breaks no rule.
  ///
  /// - Parameter run: Says which rule a script breaks, and in which step.
  package init?(
    _ script: StormScript,
    run: @escaping @Sendable (StormScript) -> StormFault? = { $0.run().fault }
  ) {
    guard let fault = run(script) else { return nil }
    self.run = run
    rule = fault.rule
    self.script = script
    self.script.steps = Array(script.steps.prefix(fault.step))
  }

  /// Makes the script as short and plain as can be.
  ///
  /// - Parameter progress: Called after each trial; `false` ends it with what is the shortest by then.
  package mutating func shrink(progress: (StormShrinker) -> Bool = { _ in true }) {
    goesOn = progress(self)
    var isChanged = true
    while isChanged, goesOn {
      isChanged = leaveOutParts(progress)
      isChanged = makePlainer(progress) || isChanged
    }
  }

  /// Takes steps in the place of the script's, if they break the same rule.
  private mutating func take(_ steps: [StormStep]) -> Bool {
    var shorter = script
    shorter.steps = steps
    return take(shorter)
  }

  private mutating func take(_ other: StormScript) -> Bool {
    trialCount += 1
    guard let fault = run(other), fault.rule == rule else { return false }
    script = other
    script.steps = Array(other.steps.prefix(fault.step))
    return true
  }

  /// Leaves out parts of half the length, a quarter, and so on down to single steps, until none can go.
  private mutating func leaveOutParts(_ progress: (StormShrinker) -> Bool) -> Bool {
    var isShorter = false
    var length = max(1, script.steps.count / 2)
    while true {
      var isAnyGone = false
      var start = script.steps.count
      while start > 0 {
        start = min(start, script.steps.count)
        let from = max(0, start - length)
        var steps = script.steps
        steps.removeSubrange(from..<start)
        if take(steps) { isAnyGone = true }
        goesOn = progress(self)
        guard goesOn else { return true }
        start = from
      }
      isShorter = isShorter || isAnyGone
      if length == 1 {
        if !isAnyGone { return isShorter }
      } else {
        length /= 2
      }
    }
  }

  /// Puts plainer steps in the place of others, and plainer settings.
  private mutating func makePlainer(_ progress: (StormShrinker) -> Bool) -> Bool {
    guard goesOn else { return false }
    var isChanged = false
    if script.settings != NavigationEngine.Settings() {
      for settings in script.settings.plainer {
        var other = script
        other.settings = settings
        if take(other) { isChanged = true }
      }
    }
    var index = 0
    while index < script.steps.count {
      let plainer = script.steps[index].plainer
      let isTaken = plainer.contains { step in
        var steps = script.steps
        steps[index] = step
        return take(steps)
      }
      isChanged = isChanged || isTaken
      goesOn = progress(self)
      guard goesOn else { return isChanged }
      if !isTaken { index += 1 }
    }
    return isChanged
  }
}

extension NavigationEngine.Settings {
  /// The same with one thing less, the plainest first.
  fileprivate var plainer: [NavigationEngine.Settings] {
    let usual = NavigationEngine.Settings()
    var onlyBlocks = usual
    onlyBlocks.blocksInteraction = blocksInteraction
    var usualDeadlines = self
    usualDeadlines.deadlines = usual.deadlines
    return [usual, onlyBlocks, usualDeadlines].filter { $0 != self }
  }
}

extension StormStep {
  /// Steps that do less of the same, the plainest first.
  fileprivate var plainer: [StormStep] {
    switch self {
    case .request(let request): return request.plainer.map { .request($0) }
    case .wait(let milliseconds):
      let rounder = [0, 1, 350, 1_000].filter { $0 < milliseconds }
      let rounded = milliseconds / 50 * 50
      return (rounder + (rounded < milliseconds ? [rounded] : [])).map { .wait(milliseconds: $0) }
    case .obstruct(let obstacle, let milliseconds):
      return obstacle == .presentation || milliseconds == 0
        ? [] : [.obstruct(.presentation, milliseconds: milliseconds)]
    case .beginSwipe(overlapping: true): return [.beginSwipe(overlapping: false), .userPops]
    case .beginSwipe(overlapping: false): return [.userPops]
    case .otherCodePops(animated: true): return [.otherCodePops(animated: false)]
    case .hold(atMostMilliseconds: .some): return [.hold(atMostMilliseconds: nil)]
    case .settings: return [.settings(NavigationEngine.Settings())].filter { $0 != self }
    case .withdraw, .quirk, .userPops, .drag, .liftFinger, .otherCodePops, .answer, .hold, .release,
      .presence, .pause, .resume, .answerDelay, .read, .stray, .calm, .close:
      return []
    }
  }
}

extension NavigationEngine.Request {
  /// The same with one thing less.
  fileprivate var plainer: [NavigationEngine.Request] {
    var all: [NavigationEngine.Request] = change.plainer.map {
      var other = self
      other.change = $0
      return other
    }
    func add(_ change: (inout NavigationEngine.Request) -> Void) {
      var other = self
      change(&other)
      if other != self { all.append(other) }
    }
    add { $0.pagesToAsk = [] }
    if pagesToAsk.count > 1 { for page in pagesToAsk { add { $0.pagesToAsk = [page] } } }
    add {
      $0.source = nil
      $0.requiresSource = false
    }
    add { $0.requiresSource = false }
    add { $0.isHostVerb = false }
    add { $0.origin = .program }
    add { $0.policy = nil }
    add { $0.isAnimated = true }
    return all
  }
}

extension NavigationEngine.Change {
  /// Changes that do less of the same; none of them is as long as this one.
  fileprivate var plainer: [NavigationEngine.Change] {
    switch self {
    case .batch(let changes):
      return changes
        + changes.indices.map { index in
          var fewer = changes
          fewer.remove(at: index)
          return .batch(fewer)
        }
    case .pop(let count): return count > 1 ? [.pop(count: 1)] : []
    case .push(let page) where page.key != nil: return [.push(NavigationEngine.Page(page.id))]
    case .replaceTop(let page) where page.key != nil:
      return [.replaceTop(NavigationEngine.Page(page.id))]
    case .remove(let pages):
      return pages.count > 1 ? pages.map { .remove([$0]) } : []
    case .set(let pages):
      return pages.count > 1
        ? pages.indices.map { index in
          var fewer = pages
          fewer.remove(at: index)
          return .set(fewer)
        } : []
    case .push, .replaceTop, .popTo, .popToRoot: return []
    }
  }
}
