import QuartzCore
import Testing

@Suite("An animation")
@MainActor
struct AnimationTests {
  private let stage = Stage()
  private let layer = CALayer()
  private var loop: MainLoop { stage.loop }

  /// What the screen shows of the x position at some times after the animation was added.
  private func positions(_ animation: CAAnimation, at times: [Double]) -> [Double] {
    stage.turn { layer.add(animation, forKey: nil) }
    let begin = loop.now
    return times.map { time in
      loop.advance(by: begin + time - loop.now)
      return (stage.shown(layer).position.x * 1e6).rounded() / 1e6
    }
  }

  private func move(from: Double? = nil, to: Double? = nil, by: Double? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    return animation
  }

  @Test("leaves the model values alone and is forgotten at its end")
  func modelStays() {
    stage.activate()
    layer.position.x = 7
    #expect(positions(move(from: 0, to: 10), at: [0, 0.5, 0.999, 1, 2]) == [0, 5, 9.99, 7, 7])
    #expect(layer.position.x == 7)
    #expect(!layer.hasPendingAnimations)
  }

  /// Source: github.com/honghaoz/ComposeUI, `CALayer+Animations` and `CALayer+ShownValueTests`.
  @Test("leaves opacities and corners on the screen as much as they can be, each for itself")
  func bounds() {
    stage.activate()
    layer.opacity = 0.5
    layer.cornerRadius = 2
    layer.shadowOpacity = 0.5
    stage.turn {
      for (key, values) in [
        ("opacity", [0.8, -0.3]), ("shadowOpacity", [-0.8, 0.2]), ("cornerRadius", [-4, 2]),
      ] {
        for value in values {
          let animation = CABasicAnimation(keyPath: key)
          (animation.fromValue, animation.toValue) = (value, value)
          (animation.isAdditive, animation.duration) = (true, 1)
          layer.add(animation, forKey: nil)
        }
      }
    }
    let drawn = layer.picture(at: loop.now).appearance
    #expect(isClose(Double(drawn.opacity), 0.7) && isClose(Double(drawn.shadowOpacity), 0.2))
    #expect(drawn.cornerRadius == 2)
    let sums = stage.shown(layer)
    #expect(isClose(Double(sums.opacity), 1) && sums.cornerRadius == 0)
  }

  @Test(
    "fills in the values that are not given",
    arguments: [
      (10.0, 20.0, nil, 15.0), (10, nil, 4, 12), (nil, 20, 4, 18), (10, nil, nil, 55),
      (nil, 20, nil, 60), (nil, nil, 4, 102),
    ] as [(Double?, Double?, Double?, Double)])
  func interpolationValues(from: Double?, to: Double?, by: Double?, middle: Double) {
    stage.activate()
    layer.position.x = 100
    #expect(positions(move(from: from, to: to, by: by), at: [0.5]) == [middle])
  }

  @Test("repeats, and comes back where it should")
  func repeating() {
    stage.activate()
    let animation = move(from: 0, to: 10)
    animation.repeatCount = 1.5
    animation.autoreverses = true
    let times = [0.5, 1, 1.5, 2, 2.5, 2.999, 3]
    #expect(positions(animation, at: times) == [5, 10, 5, 0, 5, 9.99, 0])
  }

  @Test("repeats for a time")
  func repeatDuration() {
    stage.activate()
    let animation = move(from: 0, to: 10)
    animation.repeatDuration = 2.5
    #expect(positions(animation, at: [1.5, 2.25, 2.75]) == [5, 2.5, 0])
  }

  @Test("begins each run where the last one ended if it is cumulative")
  func cumulative() {
    stage.activate()
    let animation = move(from: 0, to: 10)
    animation.repeatCount = 3
    animation.isCumulative = true
    #expect(positions(animation, at: [0.5, 1.5, 2.5]) == [5, 15, 25])
  }

  @Test("is added to what is there if it is additive")
  func additive() {
    stage.activate()
    layer.position.x = 100
    let animation = move(from: -100, to: 0)
    animation.isAdditive = true
    stage.turn { layer.add(move(from: 0, to: 40), forKey: nil) }
    #expect(positions(animation, at: [0, 0.5]) == [-100, -30])
  }

  @Test("begins at the smaller size when it adds to a rectangle that has grown")
  func additiveRectangle() {
    stage.activate()
    let small = CGRect(x: 5, y: 6, width: 10, height: 20)
    let large = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.bounds = large
    let ends = AnimatableValue.rect(small).additiveEnds(at: .rect(large))
    let animation = CABasicAnimation(keyPath: "bounds")
    animation.lead(from: ends.from, to: ends.to)
    animation.duration = 1
    animation.isAdditive = true
    stage.turn { layer.add(animation, forKey: nil) }
    #expect(isClose(stage.shown(layer).bounds, small))
    stage.loop.advance(by: 0.5)
    #expect(isClose(stage.shown(layer).bounds, CGRect(x: 2.5, y: 3, width: 55, height: 30)))
  }

  @Test(
    "shows its values outside its time only as its fill mode says",
    arguments: [
      (CAMediaTimingFillMode.removed, [7.0, 7]), (.backwards, [0, 7]), (.forwards, [7, 10]),
      (.both, [0, 10]),
    ])
  func fillMode(mode: CAMediaTimingFillMode, expected: [Double]) {
    stage.activate()
    layer.position.x = 7
    let animation = move(from: 0, to: 10)
    animation.fillMode = mode
    animation.beginTime = 1
    animation.isRemovedOnCompletion = false
    #expect(positions(animation, at: [0.5, 2.5]) == expected)
  }

  @Test("runs faster with a higher speed, and with an offset ends with what lies before that")
  func speedAndOffset() {
    stage.activate()
    let animation = move(from: 0, to: 10)
    animation.speed = 2
    animation.timeOffset = 0.5
    #expect(positions(animation, at: [0, 0.125, 0.375, 0.5]) == [5, 7.5, 2.5, 0])
  }

  @Test("takes as long with an offset as without, in each of its runs", arguments: [1, 2])
  func offsetTakesNoTime(count: Float) {
    stage.activate()
    let spy = DelegateSpy()
    let animation = move(from: 0, to: 10)
    animation.timeOffset = 0.75
    animation.repeatCount = count
    animation.delegate = spy
    stage.turn { layer.add(animation, forKey: nil) }
    stage.loop.advance(by: 3)
    #expect(spy.events == ["start 0.0", "stop true \(Double(count))"])
  }

  @Test("plays backwards and ends if its speed is below zero", arguments: [0, 1])
  func backwards(offset: CFTimeInterval) {
    stage.activate()
    let animation = move(from: 0, to: 10)
    animation.speed = -1
    animation.timeOffset = offset
    #expect(positions(animation, at: [0, 0.25, 0.75, 1]) == [10, 7.5, 2.5, 0])
    #expect(layer.animationKeys() == nil)
  }

  @Test("follows its timing function")
  func timingFunction() {
    stage.activate()
    let animation = move(from: 0, to: 100)
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let middle = positions(animation, at: [0.6575])
    #expect(isClose(middle[0], 50, within: 1e-4))
  }

  @Test("through keyframes passes each value at its time")
  func keyframes() {
    stage.activate()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 0, 40]
    animation.keyTimes = [0, 0.5, 0.6, 1]
    animation.duration = 1
    #expect(positions(animation, at: [0, 0.25, 0.5, 0.55, 0.6, 0.8]) == [0, 5, 10, 5, 0, 20])
  }

  @Test("through discrete keyframes jumps")
  func discreteKeyframes() {
    stage.activate()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [1, 2, 3, 4]
    animation.calculationMode = .discrete
    animation.duration = 1
    #expect(positions(animation, at: [0, 0.24, 0.25, 0.74, 0.75]) == [1, 1, 2, 3, 4])
  }

  @Test("through paced keyframes has an even speed")
  func pacedKeyframes() {
    stage.activate()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 40]
    animation.calculationMode = .paced
    animation.duration = 1
    #expect(positions(animation, at: [0.125, 0.25, 0.5, 0.75]) == [5, 10, 20, 30])
  }

  @Test("in a group counts its time from the group's beginning and is cut off at its end")
  func group() {
    stage.activate()
    let late = move(from: 0, to: 10)
    late.beginTime = 0.5
    let group = CAAnimationGroup()
    group.animations = [late]
    group.duration = 1
    layer.position.x = 7
    #expect(positions(group, at: [0.25, 0.75, 0.999, 1]) == [7, 2.5, 4.99, 7])
  }

  @Test("replaces the one with the same key, which hears that it was not finished")
  func replaced() {
    stage.activate()
    let spy = DelegateSpy()
    let first = fade(1)
    first.delegate = spy
    stage.turn { layer.add(first, forKey: "fade") }
    loop.advance(by: 0.5)
    stage.turn { layer.add(fade(1), forKey: "fade") }
    #expect(spy.events == ["start 0.0", "stop false 0.5"])
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test("tells its delegate when it begins and ends")
  func delegate() {
    stage.activate()
    let spy = DelegateSpy()
    let animation = fade(0.35)
    animation.delegate = spy
    stage.turn { layer.add(animation, forKey: nil) }
    loop.advance(by: 1)
    #expect(spy.events == ["start 0.0", "stop true 0.35"])
  }

  @Test("that is changed after it was added does not change on the layer")
  func isCopied() {
    stage.activate()
    let animation = fade(1)
    stage.turn { layer.add(animation, forKey: "fade") }
    animation.duration = 9
    #expect(layer.animation(forKey: "fade")?.duration == 1)
  }

  @Test("of every class survives copying with all it has")
  func copies() throws {
    stage.activate()
    let spring = CASpringAnimation(keyPath: "position")
    spring.mass = 2
    spring.toValue = CGPoint(x: 1, y: 2)
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy.mass == 2)
    #expect(copy.keyPath == "position")
    #expect(copy.toValue as? CGPoint == CGPoint(x: 1, y: 2))
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1]
    #expect((frames.copy() as? CAKeyframeAnimation)?.values?.count == 2)
  }

  @Test("that never ends does not keep the loop from settling")
  func forever() {
    stage.activate()
    let animation = fade(1)
    animation.repeatCount = .infinity
    stage.turn {
      layer.add(animation, forKey: nil)
      layer.add(fade(0.4), forKey: nil)
    }
    #expect(loop.settle(limit: 10))
    #expect(loop.now == 0.4)
  }

  @Test("ends in one turn with all others that end at that time")
  func endsTogether() {
    stage.activate()
    let diary = Diary()
    stage.turn {
      for duration in [0.3, 0.3] {
        CATransaction.begin()
        CATransaction.setCompletionBlock { diary.note("\(loop.turn)") }
        CALayer.keep(on: layer).add(fade(duration), forKey: nil)
        CATransaction.commit()
      }
    }
    loop.advance(by: 1)
    #expect(diary.lines.count == 2)
    #expect(diary.lines.first == diary.lines.last)
  }

  @Test("goes when its layer leaves the tree, and stays when the layer moves within it")
  func leavingTheTree() {
    stage.activate()
    let (left, right, moving) = (CALayer(), CALayer(), CALayer())
    left.addSublayer(moving)
    stage.turn { moving.add(fade(1), forKey: "fade") }
    stage.turn {
      moving.removeFromSuperlayer()
      right.addSublayer(moving)
    }
    #expect(moving.animationKeys() == ["fade"])
    stage.turn { moving.removeFromSuperlayer() }
    #expect(moving.animationKeys() == nil)
  }
}

extension CALayer {
  /// A sublayer that lives as long as the layer it is in.
  fileprivate static func keep(on superlayer: CALayer) -> CALayer {
    let layer = CALayer()
    superlayer.addSublayer(layer)
    return layer
  }
}

@Suite("An implicit animation")
@MainActor
struct ImplicitAnimationTests {
  private let stage = Stage()

  @Test("carries a layer on the screen to its new value in a quarter of a second")
  func quarter() {
    stage.activate()
    let layer = stage.layerOnScreen()
    stage.turn { layer.opacity = 0 }
    #expect(layer.opacity == 0)
    #expect(stage.shown(layer).opacity == 1)
    stage.loop.advance(by: 0.3125 * 0.25)
    #expect(isClose(Double(stage.shown(layer).opacity), 1 - 0.5375))
    #expect(stage.loop.settle(limit: 1))
    #expect(stage.loop.now == 0.25)
    #expect(stage.shown(layer).opacity == 0)
  }

  @Test("begins at what the screen shows when it interrupts another one")
  func interrupts() {
    stage.activate()
    let layer = stage.layerOnScreen()
    stage.turn { layer.opacity = 0 }
    stage.loop.advance(by: 0.1)
    let shown = stage.shown(layer).opacity
    stage.turn { layer.opacity = 1 }
    #expect(stage.shown(layer).opacity == shown)
    #expect(shown < 1)
  }

  @Test("does not exist for a layer that was never on the screen")
  func newLayer() {
    stage.activate()
    stage.turn {
      let layer = CALayer()
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("does not exist while actions are disabled, or where an action says no")
  func noAction() {
    stage.activate()
    final class Refusing: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }
    let refusing = Refusing()
    let layer = stage.layerOnScreen()
    stage.turn {
      CATransaction.setDisableActions(true)
      layer.opacity = 0.1
      CATransaction.setDisableActions(false)
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 0.2
      layer.actions = nil
      layer.delegate = refusing
      layer.opacity = 0.3
      #expect(layer.animationKeys() == nil)
      layer.delegate = nil
      layer.opacity = 0.4
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test("does not come from setting a value that is there already")
  func sameValue() {
    stage.activate()
    let layer = stage.layerOnScreen()
    stage.turn { layer.opacity = 1 }
    #expect(layer.animationKeys() == nil)
  }

  @Test("asks for the action before the value changes")
  func order() {
    stage.activate()
    final class Watching: NSObject, CALayerDelegate {
      var seen: [CGFloat] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        seen.append(layer.position.x)
        return NSNull()
      }
    }
    let watching = Watching()
    let layer = CALayer()
    layer.delegate = watching
    stage.turn {
      layer.position.x = 5
      layer.position.x = 9
    }
    #expect(watching.seen == [0, 5])
  }
}
