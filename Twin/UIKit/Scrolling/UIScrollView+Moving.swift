import Foundation
import QuartzCore

/// Content that moves without a finger.
struct ScrollFlight {
  private enum Course {
    /// Each axis by itself.
    case free(ScrollMotion, ScrollMotion)
    /// From one place to another with UIKit's usual pace, in some seconds.
    case paced(from: CGPoint, TimeInterval)
  }

  private let course: Course
  /// Where the content will rest.
  var target: CGPoint
  /// Whether the content was sent to its target, and would come to rest elsewhere by itself.
  private(set) var isSent = false
  /// Whether a tap on the status bar sent it to the top.
  var isToTop = false
  /// Whether it goes to where the content could rest as it began.
  var isToContent = false
  /// When it began, in seconds of the loop.
  var begin: TimeInterval = 0
  /// Calls for each frame.
  var link: CADisplayLink?

  init(_ horizontal: ScrollMotion, _ vertical: ScrollMotion) {
    course = .free(horizontal, vertical)
    target = CGPoint(x: horizontal.target, y: vertical.target)
  }

  /// Slows down evenly until it is where it was sent.
  init(from start: CGPoint, to target: CGPoint, rate: Double) {
    self.init(
      ScrollMotion(from: start.x, to: target.x, rate: rate),
      ScrollMotion(from: start.y, to: target.y, rate: rate))
    isSent = true
  }

  /// Starts and ends slowly.
  init(from start: CGPoint, to target: CGPoint, duration: TimeInterval) {
    course = .paced(from: start, duration)
    self.target = target
  }

  /// Where the content is after some seconds.
  func position(at time: TimeInterval) -> CGPoint {
    switch course {
    case .free(let horizontal, let vertical):
      return CGPoint(
        x: horizontal.position(at: time) ?? target.x, y: vertical.position(at: time) ?? target.y)
    case .paced(let start, let duration):
      let part = CAMediaTimingFunction(name: .easeInEaseOut).value(at: time / duration)
      return CGPoint(
        x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
    }
  }

  /// How fast the content is after some seconds, in points a second, while it slows down.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard case .free(let horizontal, let vertical) = course else { return .zero }
    return CGPoint(x: horizontal.velocity(at: time), y: vertical.velocity(at: time))
  }

  /// Whether a finger has thrown the content in from beyond an edge, along either axis.
  var comesIn: (Bool, Bool) {
    guard case .free(let horizontal, let vertical) = course else { return (false, false) }
    return (horizontal.comesIn, vertical.comesIn)
  }

  /// Whether it rests after some seconds.
  func isOver(at time: TimeInterval) -> Bool {
    switch course {
    case .free(let horizontal, let vertical):
      horizontal.position(at: time) == nil && vertical.position(at: time) == nil
    case .paced(_, let duration): time >= duration - 1e-9
    }
  }
}

extension UIScrollView {
  /// How long an animated scrolling takes, in seconds (assumed; what people measured who waited for it).
  private static let animationDuration: TimeInterval = 0.3
  /// The slowest flick that turns a page, in points a second (assumed).
  private static let pageVelocity = 300.0

  /// How fast content slows down that was sent somewhere: pages come soon.
  var flightRate: Double {
    Double(isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue)
  }

  // MARK: After a drag

  /// Where content comes to rest that is let go.
  func target(velocity: CGPoint, since start: CGPoint) -> CGPoint {
    guard isPagingEnabled else {
      var target = freeFlight(velocity: velocity).target
      if let barLink { target.y = barLink.restingOffset(near: target.y, in: verticalRange) }
      return target
    }
    return CGPoint(
      x: page(contentOffset.x, velocity.x, since: start.x, size: bounds.width, horizontalRange),
      y: page(contentOffset.y, velocity.y, since: start.y, size: bounds.height, verticalRange))
  }

  /// The nearest page, or with a flick the next one; never further than one page away.
  private func page(
    _ offset: CGFloat, _ velocity: CGFloat, since start: CGFloat, size: CGFloat,
    _ range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard size > 0, range.length > 0 else { return range.nearest(to: offset) }
    let origin = range.lowerBound
    let first = ((start - origin) / size).rounded()
    let now = (offset - origin) / size
    var page = now.rounded()
    if velocity > Self.pageVelocity { page = now.rounded(.up) }
    if velocity < -Self.pageVelocity { page = now.rounded(.down) }
    page = min(max(page, first - 1), first + 1)
    return range.nearest(to: origin + page * size)
  }

  /// - Parameters:
  ///   - start: Where it begins; nil for where the content is.
  ///   - former: The flight that it goes on with; nil if a finger has thrown the content.
  func freeFlight(
    velocity: CGPoint, from start: CGPoint? = nil, after former: ScrollFlight? = nil
  ) -> ScrollFlight {
    let start = start ?? contentOffset
    let rate = Double(decelerationRate.rawValue)
    let isThrown = former.map(\.comesIn) ?? (true, true)
    func motion(
      _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ bounces: Bool,
      _ isThrown: Bool
    ) -> ScrollMotion {
      ScrollMotion(
        from: offset, velocity: velocity,
        in: Double(range.lowerBound)...Double(range.upperBound), rate: rate, bounces: bounces,
        isThrown: isThrown)
    }
    return ScrollFlight(
      motion(start.x, velocity.x, horizontalRange, bouncesHorizontally, isThrown.0),
      motion(start.y, velocity.y, verticalRange, bouncesVertically, isThrown.1))
  }

  /// Lets the content go on by itself.
  func fly(velocity: CGPoint) {
    begin(freeFlight(velocity: velocity))
  }

  func begin(_ flight: ScrollFlight) {
    guard !flight.isOver(at: 0) else {
      // Less than a pixel is left.
      if flight.target != contentOffset { move(to: flight.target) }
      hideIndicators()
      movementDidEnd()
      return
    }
    toldDelegate?.scrollViewWillBeginDecelerating(self)
    guard case .idle = activity else { return }
    activity = .decelerating(started(flight))
  }

  // MARK: Scrolling by code

  /// Scrolls to an offset in an animation.
  func scroll(to offset: CGPoint, isToTop: Bool = false) {
    stopMoving()
    let offset = onPixels(offset)
    guard offset != contentOffset else { return }
    let duration = UIView.areAnimationsEnabled ? Self.animationDuration : 0
    guard duration > 0 else {
      move(to: offset)
      return
    }
    var flight = ScrollFlight(from: contentOffset, to: offset, duration: duration)
    flight.isToTop = isToTop
    flight.isToContent = onPixels(clamped(offset)) == offset
    activity = .animating(started(flight))
  }

  // MARK: Frames

  private func started(_ flight: ScrollFlight) -> ScrollFlight {
    var flight = flight
    flight.begin = UISystem.current.loop.now
    let link = CADisplayLink(keepsLoopBusy: true) { [weak self] link in
      guard let self else { return link.invalidate() }
      step()
    }
    link.add(to: .main, forMode: .common)
    flight.link = link
    return flight
  }

  private func step() {
    switch activity {
    case .decelerating(let flight): step(flight)
    case .animating(let flight): step(flight)
    case .idle, .touched, .dragged: break  // It was stopped in this frame.
    }
  }

  /// Assumed: where content becomes shorter while it scrolls to its former end, it scrolls to the new one.
  private func step(_ flight: ScrollFlight) {
    var flight = flight
    if flight.isToContent { flight.target = onPixels(clamped(flight.target)) }
    let time = UISystem.current.loop.now - flight.begin
    let isOver = flight.isOver(at: time)
    let offset = isOver ? flight.target : flight.position(at: time)
    isStepping = true
    if offset != contentOffset { move(to: offset) }
    isStepping = false
    guard isOver, !wasSentOn else { return }
    flight.link?.invalidate()
    hideIndicators()
    switch activity {
    case .decelerating:
      activity = .idle
      movementDidEnd()
      toldDelegate?.scrollViewDidEndDecelerating(self)
    case .animating where flight.isToTop:
      activity = .idle
      toldDelegate?.scrollViewDidScrollToTop(self)
    case .animating:
      activity = .idle
      movementDidEnd()
      toldDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .idle, .touched, .dragged:
      break  // The delegate stopped it just now.
    }
  }

  /// Whether the app has put content that came to rest where it has to go on from.
  private var wasSentOn: Bool {
    guard case .decelerating(let flight) = activity else { return false }
    return !flight.isOver(at: UISystem.current.loop.now - flight.begin)
  }

  /// Lets content that moves by itself rest where it is; nobody is told.
  func stopMoving() {
    switch activity {
    case .decelerating(let flight), .animating(let flight):
      flight.link?.invalidate()
      activity = isTouched ? .touched : .idle
      if !isTouched { hideIndicators() }
    case .idle, .touched, .dragged:
      break  // It does not move by itself.
    }
  }

  /// The content moved: bars follow, and the delegate is told.
  func offsetDidChange() {
    if ownLayoutState != nil { frameGuideDidMove() }
    barLink?.follow(self)
    bottomBarLink?.contentMoved(self)
    pulledControl?.contentMoved()
    if indicators != nil { placeIndicators() }
    toldDelegate?.scrollViewDidScroll(self)
  }

  /// What is tied to the frame stands still, so that it moves over the content.
  private func frameGuideDidMove() {
    guard layoutState.systemGuides.contains(where: { $0.source == .scrollFrame }) else { return }
    islandConstantsDidChange()
  }
}
