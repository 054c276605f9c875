public import CoreGraphics

/// Calls back before each frame of the screen, sixty times a second of virtual time.
///
/// Differs from QuartzCore: calls a closure, because Linux has no selectors; the run loop that it
/// is added to does not matter.
open class CADisplayLink: NSObject {
  private static let framesPerSecond: Int64 = 60

  private enum State {
    /// Not added to a run loop.
    case idle
    /// Waiting for the next frame.
    case waiting(TimerToken, MainLoop)
    /// Never calls back again.
    case invalid
  }

  private let handler: (CADisplayLink) -> Void
  private let keepsLoopBusy: Bool
  private var state = State.idle

  /// When the frame that calls back began, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame begins, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Whether callbacks are left out.
  open var isPaused = false

  /// Makes a link that calls a closure before each frame.
  ///
  /// - Parameters:
  ///   - keepsLoopBusy: Whether `MainLoop.settle(limit:)` waits until the link is invalidated.
  ///   - handler: What to call.
  package init(keepsLoopBusy: Bool = false, handler: @escaping (CADisplayLink) -> Void) {
    self.keepsLoopBusy = keepsLoopBusy
    self.handler = handler
  }

  /// The time between two frames, in seconds.
  open var duration: CFTimeInterval { 1 / CFTimeInterval(Self.framesPerSecond) }

  /// Starts the callbacks.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard case .idle = state else { return }
    waitForNextFrame(of: .current)
  }

  /// Stops the callbacks until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard case .waiting(let token, let loop) = state else { return }
    loop.cancel(token)
    state = .idle
  }

  /// Stops the callbacks for good.
  open func invalidate() {
    if case .waiting(let token, let loop) = state { loop.cancel(token) }
    state = .invalid
  }

  private func waitForNextFrame(of loop: MainLoop) {
    let frame = Self.frame(at: loop.nowNanoseconds) + 1
    let kind: TimerQueue.Kind = keepsLoopBusy ? .awaited : .background
    let token = loop.schedule(at: Self.nanoseconds(ofFrame: frame), kind: kind) { [self] in
      timestamp = loop.now
      targetTimestamp = MainLoop.seconds(Self.nanoseconds(ofFrame: frame + 1))
      waitForNextFrame(of: loop)
      if !isPaused { handler(self) }
    }
    state = .waiting(token, loop)
  }

  /// The frame that is on the screen at a time.
  private static func frame(at nanoseconds: Int64) -> Int64 {
    let guess =
      nanoseconds / 1_000_000_000 * framesPerSecond
      + nanoseconds % 1_000_000_000 * framesPerSecond / 1_000_000_000
    return Self.nanoseconds(ofFrame: guess + 1) <= nanoseconds ? guess + 1 : guess
  }

  /// When a frame begins, to the nearest nanosecond.
  private static func nanoseconds(ofFrame frame: Int64) -> Int64 {
    let (seconds, rest) = frame.quotientAndRemainder(dividingBy: framesPerSecond)
    return seconds * 1_000_000_000
      + (rest * 1_000_000_000 + framesPerSecond / 2) / framesPerSecond
  }
}
