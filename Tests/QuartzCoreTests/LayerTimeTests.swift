import QuartzCore
import Testing

@Suite("The time of a layer")
@MainActor
struct LayerTimeTests {
  private let stage = Stage()
  private let parent = CALayer()
  private let child = CALayer()
  private var loop: MainLoop { stage.loop }

  init() {
    parent.addSublayer(child)
  }

  @Test("with speed 0 stands still where the offset says, and nothing ends")
  func paused() {
    stage.activate()
    stage.turn { child.add(fade(1), forKey: "fade") }
    parent.speed = 0
    parent.timeOffset = 0.4
    loop.advance(by: 100)
    #expect(stage.shown(child).opacity == 0.4)
    parent.timeOffset = 0.7
    #expect(stage.shown(child).opacity == 0.7)
    #expect(child.animationKeys() == ["fade"])
  }

  @Test("goes on from where it stood, and the animation ends that much later")
  func resumed() {
    stage.activate()
    let spy = DelegateSpy()
    let animation = fade(1)
    animation.delegate = spy
    stage.turn { child.add(animation, forKey: "fade") }
    loop.advance(by: 0.25)
    let pausedTime = parent.convertTime(CACurrentMediaTime(), from: nil)
    parent.speed = 0
    parent.timeOffset = pausedTime
    loop.advance(by: 5)
    // Apple's recipe for resuming (Technical Q&A QA1673).
    parent.speed = 1
    parent.timeOffset = 0
    parent.beginTime = 0
    parent.beginTime = parent.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    #expect(stage.shown(child).opacity == 0.25)
    loop.advance(by: 5)
    #expect(spy.events == ["start 0.0", "stop true 6.0"])
  }

  @Test("goes to another layer's by the nearest one around both, whatever time that one has")
  func sharedTime() {
    stage.activate()
    let leaf = CALayer()
    child.addSublayer(leaf)
    parent.speed = 0
    (child.beginTime, child.speed, child.timeOffset) = (2, 3, 0.25)
    (leaf.beginTime, leaf.speed, leaf.timeOffset) = (1, 2, 0.5)
    #expect(leaf.convertTime(10, from: child) == 18.5)
    #expect(leaf.convertTime(10, from: parent) == 47)
    #expect(leaf.convertTime(10, to: child) == 5.75)
    #expect(isClose(leaf.convertTime(10, to: parent), 23.0 / 6))
  }

  @Test("of a layer below runs at the product of both speeds")
  func nested() {
    stage.activate()
    parent.speed = 2
    child.speed = 3
    #expect(child.convertTime(10, from: nil) == 60)
    #expect(child.convertTime(60, to: nil) == 10)
    #expect(child.convertTime(20, from: parent) == 60)
    #expect(child.convertTime(60, to: parent) == 20)
    stage.turn { child.add(fade(6), forKey: nil) }
    #expect(loop.settle(limit: 10))
    #expect(loop.now == 1)
  }
}

@Suite("A presentation layer")
@MainActor
struct PresentationTests {
  private let stage = Stage()

  @Test("is there only after a commit")
  func afterCommit() {
    stage.activate()
    stage.turn {
      let layer = CALayer()
      layer.bounds.size.width = 1
      #expect(layer.presentation() == nil)
      stage.loop.post { #expect(layer.presentation() != nil) }
    }
  }

  @Test("is there of a layer of another loop, however many commits each of them has seen")
  func otherLoop() {
    stage.activate()
    stage.turn { CALayer().setNeedsLayout() }
    let layer = CALayer()
    let next = Stage()
    next.activate()
    next.turn { layer.setNeedsLayout() }
    #expect(layer.presentation() != nil)
  }

  @Test("holds what the screen shows, and knows its model layer")
  func values() throws {
    stage.activate()
    let layer = stage.layerOnScreen()
    stage.turn { layer.add(fade(1), forKey: nil) }
    stage.loop.advance(by: 0.25)
    let shown = try #require(layer.presentation())
    #expect(shown.opacity == 0.25)
    #expect(layer.opacity == 1)
    #expect(shown.model() === layer)
    #expect(layer.model() === layer)
  }

  @Test("does not change the screen when it is changed")
  func changes() throws {
    stage.activate()
    let layer = stage.layerOnScreen()
    let shown = try #require(layer.presentation())
    shown.opacity = 0.5
    #expect(layer.opacity == 1)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("is hit where it is seen, not where its model is")
  func hitTest() throws {
    stage.activate()
    let root = stage.layerOnScreen()
    root.bounds.size = CGSize(width: 100, height: 100)
    root.anchorPoint = .zero
    let mover = CALayer()
    root.addSublayer(mover)
    mover.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = 80.0
    animation.duration = 1
    stage.turn { mover.add(animation, forKey: nil) }
    stage.loop.advance(by: 0.5)
    let point = CGPoint(x: 45, y: 5)
    #expect(root.hitTest(point) === root)
    let hit = try #require(root.presentation()?.hitTest(point))
    #expect(hit.model() === mover)
  }

  @Test("keeps the class of shapes and gradients")
  func classes() {
    stage.activate()
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    shape.lineWidth = 3
    stage.turn { shape.addSublayer(gradient) }
    #expect(shape.presentation()?.lineWidth == 3)
    #expect(gradient.presentation() != nil)
  }
}

@Suite("A display link")
@MainActor
struct DisplayLinkTests {
  private let stage = Stage()

  @Test("calls sixty times a second, each time at the beginning of a frame")
  func rate() {
    stage.activate()
    var times: [Int64] = []
    let link = CADisplayLink { _ in times.append(stage.loop.nowNanoseconds) }
    stage.loop.advance(by: 0.01)
    link.add(to: .main, forMode: .common)
    stage.loop.advance(by: 0.99)
    #expect(times.count == 60)
    #expect(times.prefix(3) == [16_666_667, 33_333_333, 50_000_000])
    #expect(times.last == 1_000_000_000)
  }

  @Test("tells the times of its frame and of the next one")
  func times() {
    stage.activate()
    var last: (Double, Double) = (0, 0)
    let link = CADisplayLink { last = ($0.timestamp, $0.targetTimestamp) }
    link.add(to: .main, forMode: .common)
    stage.loop.advance(by: 0.05)
    #expect(last.0 == 0.05)
    #expect(isClose(last.1, 4 / 60))
  }

  @Test("is silent while it is paused and after it was invalidated")
  func silence() {
    stage.activate()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    stage.loop.advance(by: 1)
    #expect(count == 0)
    link.isPaused = false
    stage.loop.advance(by: 0.1)
    link.invalidate()
    stage.loop.advance(by: 1)
    #expect(count == 6)
  }

  @Test("keeps the loop from settling only if it says so", arguments: [true, false])
  func settling(keepsLoopBusy: Bool) {
    stage.activate()
    let link = CADisplayLink(keepsLoopBusy: keepsLoopBusy) {
      if $0.timestamp >= 0.5 { $0.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    #expect(stage.loop.settle(limit: 2))
    #expect(stage.loop.now == (keepsLoopBusy ? 0.5 : 0))
  }
}
