import CoreGraphics

/// An animation that was added to a layer.
///
/// ```
///   waiting ── commit ──▶ running ── its time is over ──▶ over
///      └──────── removed ────┴──────── removed ─────────────┘
/// ```
final class RunningAnimation {
  private enum State {
    /// Added in a transaction that has not been committed.
    case waiting
    /// On the screen; `end` is when the loop ends it, nil if it never does.
    case running(end: Int64?)
    /// Nobody waits for it any more; it may still fill the time after its end.
    case over
  }

  let key: String?
  let animation: CAAnimation
  /// The layer that has the animation. Not weak, which would make each retain of a layer that ever moved a
  /// slow one: it lives, or else its `deinit` has called `layerDidForget()`, as it does for all animations
  /// that it has, and as the layer does when it lets go of one before.
  private unowned(unsafe) var layer: CALayer?
  private let loop = MainLoop.current
  private let completions: [CompletionGroup]
  private var state = State.waiting
  /// For a transition: what the layer showed before.
  private var oldPicture: LayerPicture?
  /// Has the layer displayed in each frame, if what moves is drawn.
  private var displays: CADisplayLink?

  init(_ animation: CAAnimation, key: String?, layer: CALayer, completions: [CompletionGroup]) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.completions = completions
    for completion in completions { completion.join() }
  }

  /// Whether somebody waits for the end.
  var isPending: Bool {
    switch state {
    case .waiting, .running: true
    case .over: false
    }
  }

  /// Whether it changes a property, or a part of that: whether the names begin alike, up to the first dot.
  func mayChange(_ keyPath: String) -> Bool { animation.mayChange(keyPath) }

  /// Changes what the screen shows at a time of the layer.
  func apply(atLayerTime layerTime: CFTimeInterval, to appearance: inout CALayer.Appearance) {
    if case .waiting = state, animation.beginTime == 0 {
      // Its begin time will be the moment of the commit, so it is at its beginning until then.
      animation.apply(atParentTime: 0, to: &appearance)
    } else {
      animation.apply(atParentTime: layerTime, to: &appearance)
    }
  }

  /// Whether what it moves is drawn by the layer, which nobody has to ask of most layers.
  var movesDrawing: Bool {
    guard let layer, type(of: layer) != CALayer.self else { return false }
    return animation.asksForDisplay(of: type(of: layer))
  }

  /// Has the layer displayed in each frame from now on, if what moves is drawn.
  private func beginDisplays() {
    guard movesDrawing else { return }
    displays = CADisplayLink { [weak self] _ in self?.layer?.setNeedsDisplay() }
    displays?.add(to: .main, forMode: .common)
  }

  /// Displays the layer once more, as it is without the animation; one that has left the tree is not seen.
  private func endDisplays() {
    guard let displays else { return }
    displays.invalidate()
    self.displays = nil
    if layer?.superlayer != nil { layer?.setNeedsDisplay() }
  }

  /// What a transition does at a time of the layer; nil if it is none, or not on the screen.
  func passage(atLayerTime layerTime: CFTimeInterval, bounds: CGRect) -> LayerPassage? {
    guard animation.isTransition, let transition = animation as? CATransition else { return nil }
    if case .waiting = state { return nil }
    return transition.timing.moment(atParentTime: layerTime).map { moment in
      LayerPassage(
        transition.type, from: transition.subtype,
        progress: transition.transitionProgress(at: moment), bounds: bounds, old: oldPicture)
    }
  }

  /// For a transition, before the commit that starts it: keeps what the layer shows.
  func takePicture() {
    guard case .waiting = state, animation.isTransition else { return }
    oldPicture = layer?.committedPicture(at: loop.now)
  }

  /// The layer does not have the animation any more, or goes.
  func layerDidForget() {
    displays?.invalidate()
    layer = nil
  }

  /// Begins animations, as part of a commit. Their delegates hear of it in the next turn.
  static func start(_ animations: [RunningAnimation], on loop: MainLoop) {
    guard !animations.isEmpty else { return }
    var started: [RunningAnimation] = []
    started.reserveCapacity(animations.count)
    for running in animations { running.start(after: &started) }
    announce(&started, on: loop)
  }

  /// Begins: this moment becomes the begin time unless there is one.
  ///
  /// - Parameter started: Those that began before and whose delegates are still to be told.
  private func start(after started: inout [RunningAnimation]) {
    guard case .waiting = state, let layer else { return }
    guard !layer.isOfViewOutsideWindows else {
      state = .running(end: nil)
      if animation.delegate != nil { started.append(self) }
      Self.announce(&started, on: loop)
      loop.post { [self, loop] in Self.finish([self], on: loop) }
      return
    }
    if animation.beginTime == 0 { animation.beginTime = layer.convertTime(loop.now, from: nil) }
    state = .running(end: nil)
    scheduleEnd()
    beginDisplays()
    if animation.delegate != nil { started.append(self) }
  }

  /// Tells the delegates in the next turn, one block for all of them.
  private static func announce(_ started: inout [RunningAnimation], on loop: MainLoop) {
    guard !started.isEmpty else { return }
    loop.post { [started, loop] in
      for running in started where !loop.isStopped {
        running.animation.delegate?.animationDidStart(running.animation)
      }
    }
    started = []
  }

  /// Sets the end anew after the time of the layer or of a layer above has changed.
  func scheduleEnd() {
    guard case .running(let oldEnd) = state else { return }
    if let oldEnd { loop.cancelEnd(of: self, at: oldEnd) }
    let end = endTime.map { max(loop.nowNanoseconds, MainLoop.nanoseconds($0)) }
    state = .running(end: end)
    if let end {
      loop.scheduleEnd(of: self, at: end)
    } else if animation.speed != 0 {
      // An animation that stands still changes nothing that is seen.
      loop.hasEndlessAnimations = true
    }
  }

  /// Stops before the end. Callbacks follow in the next turn of the loop.
  ///
  /// Assumed: the turn. That callbacks come, with `finished` false, is documented.
  func cancel() {
    guard isPending else { return }
    if case .running(let end?) = state { loop.cancelEnd(of: self, at: end) }
    state = .over
    endDisplays()
    guard animation.delegate != nil || !completions.isEmpty else { return }
    loop.post { self.reportRemoval() }
  }

  /// Goes without a word to those that wait for it, as nobody lets time pass any more.
  func abandon() {
    state = .over
    endDisplays()
    layer?.forget(self)
  }

  /// Ends animations whose time is over and tells everybody who waits for them.
  static func finish(_ animations: [RunningAnimation], on loop: MainLoop) {
    let ended = animations.allSatisfy(\.isPending) ? animations : animations.filter(\.isPending)
    for animation in ended {
      animation.state = .over
      animation.endDisplays()
      if animation.animation.isRemovedOnCompletion { animation.layer?.forget(animation) }
    }
    for animation in ended where !loop.isStopped {
      animation.animation.delegate?.animationDidStop(animation.animation, finished: true)
    }
    for animation in ended where !loop.isStopped { animation.leaveCompletions() }
  }

  private func reportRemoval() {
    animation.delegate?.animationDidStop(animation, finished: false)
    leaveCompletions()
  }

  private func leaveCompletions() {
    for completion in completions { completion.leave() }
  }

  /// The end on the loop's clock; nil if the animation repeats forever or time stands still.
  private var endTime: CFTimeInterval? {
    animation.timing.end.flatMap { layer?.rootTime($0) }
  }
}
