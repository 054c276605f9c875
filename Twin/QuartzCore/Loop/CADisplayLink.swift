public import CoreGraphics

/// Calls back before frames of the screen, which has sixty in a second of virtual time.
///
/// Differs from QuartzCore: the run loop that it is added to does not matter. The form with a target and a
/// selector is in UIKit, where selectors are.
open class CADisplayLink: NSObject {
  private static let framesPerSecond: Int64 = 60

  private enum State {
    /// Not added to a run loop.
    case idle
    /// Waiting for the next frame of its loop.
    case waiting(TimerToken)
    /// Never calls back again.
    case invalid
  }

  /// What to call, until the link is invalid.
  private var handler: ((CADisplayLink) -> Void)?
  private let keepsLoopBusy: Bool
  private var state = State.idle
  /// The loop that it was added to last. Not a part of the state, which changes in each frame.
  private var loop: MainLoop?
  /// The frame that is waited for.
  private var nextFrame: Int64 = 0

  /// When the frame that calls back began, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame begins, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Whether callbacks are left out.
  open var isPaused = false

  /// How often the link calls back in a second; 0 for as often as it can.
  ///
  /// "The display link makes a best attempt to invoke your app's callback at this frequency", which is a part
  /// of the screen's (Apple, "preferredFramesPerSecond"). Assumed: the nearest part, and of two the faster.
  /// Setting it sets the range, too.
  open var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum) }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// How often the link may call back in a second, and would best.
  ///
  /// Assumed: the part of the screen's frequency that is nearest to the best one, within the range if
  /// there is one.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// How many frames of the screen lie between two callbacks.
  private var stride: Int64 { preferredFrameRateRange.stride(of: Self.framesPerSecond) }

  /// Makes a link that calls a closure before each frame.
  ///
  /// - Parameters:
  ///   - keepsLoopBusy: Whether `MainLoop.settle(limit:)` waits until the link is invalidated.
  ///   - handler: What to call.
  package init(keepsLoopBusy: Bool = false, handler: @escaping (CADisplayLink) -> Void) {
    self.keepsLoopBusy = keepsLoopBusy
    self.handler = handler
  }

  /// The time between two frames of the screen, in seconds.
  open var duration: CFTimeInterval { 1 / CFTimeInterval(Self.framesPerSecond) }

  /// Starts the callbacks.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard case .idle = state else { return }
    loop = .current
    waitForFrame(after: 1)
  }

  /// Stops the callbacks until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard case .waiting(let token) = state else { return }
    loop?.cancel(token)
    state = .idle
  }

  /// Stops the callbacks for good, and lets the target go.
  ///
  /// Source: Apple, "invalidate()": "The display link also releases the target."
  open func invalidate() {
    if case .waiting(let token) = state { loop?.cancel(token) }
    state = .invalid
    handler = nil
  }

  private func waitForFrame(after distance: Int64) {
    guard let loop else { return }
    nextFrame = Self.frame(at: loop.nowNanoseconds) + distance
    let kind: TimerQueue.Kind = keepsLoopBusy ? .awaited : .background
    // It captures nothing but the link, so nothing is allocated in each frame.
    let token = loop.schedule(at: Self.nanoseconds(ofFrame: nextFrame), kind: kind) { [self] in
      frameBegins()
    }
    state = .waiting(token)
  }

  private func frameBegins() {
    guard case .waiting = state, let loop else { return }
    let stride = stride
    timestamp = loop.now
    waitForFrame(after: stride)
    // Counted from now, since a busy main thread may have missed the frame that was waited for.
    targetTimestamp = MainLoop.seconds(Self.nanoseconds(ofFrame: nextFrame))
    if !isPaused { handler?(self) }
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
