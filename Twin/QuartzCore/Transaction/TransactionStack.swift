import Foundation

/// The open transactions of one main loop and what their commit has to do.
final class TransactionStack {
  /// What makes a transaction different from others.
  enum Kind {
    /// Opened by the first change of a turn, committed at the turn's end.
    case implicit
    /// Opened by `begin()`; the outermost one lays out the windows when it is committed.
    case explicit
    /// Opened by UIKit to wait for animations; committing it lays out nothing.
    case group
    /// Opened by UIKit around animations for which nobody is to wait, whatever else is open.
    case apart
  }

  /// What the values of a transaction are called.
  enum Key {
    static let duration = "animationDuration"
    static let timingFunction = "animationTimingFunction"
    static let disablesActions = "disableActions"
    static let completionBlock = "completionBlock"
  }

  final class Level {
    let kind: Kind
    var values: [String: Any] = [:]
    var completion: CompletionGroup?

    init(kind: Kind) {
      self.kind = kind
    }
  }

  /// Called when the first change outside any transaction has opened the implicit one.
  var didOpen: (() -> Void)?
  /// Goes up with each commit that reaches the screen; a layer made after the last one is not shown yet.
  ///
  /// Each loop counts on from a number of its own, so that no layer of one loop seems new to another.
  private(set) var commitCount = TransactionStack.nextCount()
  private var levels: [Level] = []
  private var unstarted: [RunningAnimation] = []
  /// Those that begin with the commit under way; empty otherwise.
  private var starting: [RunningAnimation] = []
  private var undisplayed: [CALayer] = []
  private var detached: [CALayer] = []
  private var committed: [CALayer.Committed] = []
  private var isLayingOut = false
  private static let loopCount = MainThreadBox(0)
  /// For how many changes a commit keeps the room for those of the next one.
  private static let usualCount = 64

  /// Where the next loop begins to count.
  private static func nextCount() -> Int {
    loopCount.value += 1
    return loopCount.value << 32
  }

  /// Whether something waits for a commit.
  var isOpen: Bool { !levels.isEmpty }

  /// Opens the implicit transaction if none is open.
  func open() {
    if levels.isEmpty { _ = top }
  }

  /// The innermost open transaction; the implicit one is opened if there is none.
  var top: Level {
    if let last = levels.last { return last }
    let level = Level(kind: .implicit)
    levels.append(level)
    didOpen?()
    return level
  }

  /// The value of the innermost transaction that has one.
  func value(forKey key: String) -> Any? {
    for level in levels.reversed() where !level.values.isEmpty {
      if let value = level.values[key] { return value }
    }
    return nil
  }

  /// Whether changes of layers start no animations of their own.
  var disablesActions: Bool { value(forKey: Key.disablesActions) as? Bool ?? false }

  /// The blocks that will wait for an animation that is added now: one for each open transaction.
  ///
  /// QuartzCore documentation, `setCompletionBlock(_:)`, speaks of the transaction *group*, so an
  /// outer transaction waits for the animations of the inner ones.
  var openCompletions: [CompletionGroup] {
    guard levels.contains(where: { $0.completion != nil }) else { return [] }
    return levels.reversed().prefix { $0.kind != .apart }.compactMap(\.completion)
  }

  func begin(_ kind: Kind) {
    levels.append(Level(kind: kind))
  }

  func commit(on loop: MainLoop) {
    guard let level = levels.last, level.kind != .implicit else { return }
    // Assumed: the commit of the outermost transaction lays out the windows while the transaction
    // is still open, so that a push's animation joins a caller's completion block. Many apps wait
    // for a push that way; QuartzCore's documentation does not say why it works.
    let isOutermost = !levels.dropLast().contains { $0.kind != .implicit }
    if level.kind == .explicit, isOutermost { layOut(loop) }
    if levels.count == 1 { publish(on: loop) }
    levels.removeAll { $0 === level }
    level.completion?.seal()
  }

  /// Lays out and commits until nothing changes any more.
  func endTurn(of loop: MainLoop) {
    for _ in 0..<100 {
      // Whatever needs a layout has opened a transaction.
      guard isOpen, !loop.isStopped, levels.allSatisfy({ $0.kind == .implicit }) else { return }
      layOut(loop)
      guard let level = levels.first, !loop.isStopped else { return }
      publish(on: loop)
      levels.removeAll { $0 === level }
      level.completion?.seal()
    }
    preconditionFailure("Layout or completion blocks change layers forever in one turn.")
  }

  func startAtCommit(_ animation: RunningAnimation) {
    open()
    unstarted.append(animation)
  }

  func displayAtCommit(_ layer: CALayer) {
    open()
    undisplayed.append(layer)
  }

  func checkAtCommit(detached layer: CALayer) {
    open()
    detached.append(layer)
  }

  func forgetAtCommit(_ record: CALayer.Committed) {
    open()
    committed.append(record)
  }

  private func layOut(_ loop: MainLoop) {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    for hook in loop.beforeCommit where !loop.isStopped { hook() }
  }

  private func startAnimations(on loop: MainLoop) {
    guard !unstarted.isEmpty else { return }
    swap(&unstarted, &starting)
    RunningAnimation.start(starting, on: loop)
    starting.removeAll(keepingCapacity: starting.count <= Self.usualCount)
  }

  /// Brings all changes to the screen: contents are drawn, animations get their begin times.
  private func publish(on loop: MainLoop) {
    while !undisplayed.isEmpty {
      let layers = undisplayed
      undisplayed = []
      for layer in layers { layer.displayIfNeeded() }
    }
    // Transitions take their pictures before anything of what was there is tidied away.
    for animation in unstarted { animation.takePicture() }
    // Assumed: what left the tree and did not come back in the same transaction loses its
    // animations. General knowledge, no source.
    let gone = detached.filter { $0.superlayer == nil }
    detached = []
    for layer in gone { layer.removeAnimationsOfSubtree() }
    startAnimations(on: loop)
    for record in committed { record.forget() }
    committed.removeAll(keepingCapacity: committed.count <= Self.usualCount)
    commitCount += 1
  }
}
