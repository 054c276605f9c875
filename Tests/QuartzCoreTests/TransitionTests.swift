import CoreGraphics
import QuartzCore
import Testing

@Suite("A transition of a layer")
@MainActor
struct TransitionTests {
  private let stage = Stage()
  private let layer = CALayer()
  private let before = CALayer()
  private let after = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    before.name = "old"
    after.name = "new"
  }

  /// Shows the old sublayer, then the new one in its place with a transition.
  private func begin(_ transition: CATransition, transitionFirst: Bool = true) {
    stage.activate()
    if layer.sublayers == nil { stage.turn { layer.addSublayer(before) } }
    stage.turn {
      if transitionFirst { layer.add(transition, forKey: "any") }
      before.removeFromSuperlayer()
      layer.addSublayer(after)
      if !transitionFirst { layer.add(transition, forKey: "any") }
    }
  }

  private func transition(
    _ type: CATransitionType, from side: CATransitionSubtype? = nil, duration: Double = 1
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = side
    transition.duration = duration
    return transition
  }

  /// Where both contents are at a time after the beginning.
  private func places(after seconds: Double) -> String {
    stage.loop.advance(by: seconds)
    guard let passage = layer.passage(at: stage.loop.now) else { return "over" }
    let old = "old \(text(passage.oldPlace))"
    let new = "new \(text(passage.newPlace))"
    return passage.isOldInFront ? "\(new), \(old) in front" : "\(old), \(new)"
  }

  private func text(_ place: LayerPassage.Place) -> String {
    let numbers = [place.offset.x, place.offset.y, place.opacity].map {
      ($0 * 100).rounded() / 100 + 0  // No minus before a zero.
    }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2])"
  }

  private func names(_ layers: [CALayer]?) -> [String] {
    (layers ?? []).compactMap(\.name)
  }

  @Test(
    "moves both contents as its type and its side say",
    arguments: [
      (.push, .fromRight, "old (-50.0, 0.0) 0.75, new (150.0, 0.0) 0.25"),
      (.push, .fromLeft, "old (50.0, 0.0) 0.75, new (-150.0, 0.0) 0.25"),
      (.push, .fromTop, "old (0.0, -25.0) 0.75, new (0.0, 75.0) 0.25"),
      (.push, .fromBottom, "old (0.0, 25.0) 0.75, new (0.0, -75.0) 0.25"),
      (.moveIn, .fromRight, "old (0.0, 0.0) 1.0, new (150.0, 0.0) 0.25"),
      (.moveIn, .fromLeft, "old (0.0, 0.0) 1.0, new (-150.0, 0.0) 0.25"),
      (.moveIn, .fromTop, "old (0.0, 0.0) 1.0, new (0.0, 75.0) 0.25"),
      (.moveIn, .fromBottom, "old (0.0, 0.0) 1.0, new (0.0, -75.0) 0.25"),
      (.reveal, .fromRight, "new (0.0, 0.0) 1.0, old (-50.0, 0.0) 0.75 in front"),
      (.reveal, .fromLeft, "new (0.0, 0.0) 1.0, old (50.0, 0.0) 0.75 in front"),
      (.reveal, .fromTop, "new (0.0, 0.0) 1.0, old (0.0, -25.0) 0.75 in front"),
      (.reveal, .fromBottom, "new (0.0, 0.0) 1.0, old (0.0, 25.0) 0.75 in front"),
      (.fade, nil, "old (0.0, 0.0) 0.75, new (0.0, 0.0) 0.25"),
      (.push, nil, "old (-50.0, 0.0) 0.75, new (150.0, 0.0) 0.25"),
    ] as [(CATransitionType, CATransitionSubtype?, String)])
  func geometry(type: CATransitionType, side: CATransitionSubtype?, expected: String) {
    begin(transition(type, from: side))
    #expect(places(after: 0.25) == expected)
  }

  @Test("goes from the old content alone to the new content alone, and is forgotten")
  func course() {
    begin(transition(.push, from: .fromRight))
    #expect(places(after: 0) == "old (0.0, 0.0) 1.0, new (200.0, 0.0) 0.0")
    #expect(places(after: 0.5) == "old (-100.0, 0.0) 0.5, new (100.0, 0.0) 0.5")
    #expect(layer.animationKeys() == ["transition"])
    #expect(places(after: 0.5) == "over")
    #expect(layer.animationKeys() == nil)
  }

  @Test("keeps to its pace, and to the part of the whole that it is to show")
  func pace() {
    let eased = transition(.moveIn, from: .fromRight)
    eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
    begin(eased)
    #expect(places(after: 0.5) == "old (0.0, 0.0) 1.0, new (136.93, 0.0) 0.32")
    let part = transition(.push, from: .fromRight)
    part.startProgress = 0.5
    part.endProgress = 0.75
    stage.turn { layer.add(part, forKey: nil) }
    #expect(places(after: 0) == "old (-100.0, 0.0) 0.5, new (100.0, 0.0) 0.5")
    #expect(places(after: 0.5) == "old (-125.0, 0.0) 0.38, new (75.0, 0.0) 0.63")
  }

  @Test("takes the transaction's duration if it has none")
  func defaultDuration() {
    begin(transition(.fade, duration: 0))
    #expect(places(after: 0.249) != "over")
    #expect(places(after: 0.001) == "over")
  }

  @Test(
    "shows as old what was committed, whichever came first in the transaction",
    arguments: [true, false])
  func order(transitionFirst: Bool) {
    begin(transition(.push), transitionFirst: transitionFirst)
    let picture = layer.picture(at: stage.loop.now)
    #expect(names(picture.sublayers.map(\.layer)) == ["new"])
    #expect(names(picture.passage?.old?.sublayers.map(\.layer)) == ["old"])
  }

  @Test("shows as old also what changed deep inside, and what was drawn")
  func deepChanges() {
    stage.activate()
    before.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    before.actions = ["backgroundColor": NSNull(), "position": NSNull()]
    stage.turn { layer.addSublayer(before) }
    let line = TextLine(
      string: "old", fontSize: 10, weight: .regular, color: .black, origin: .zero, width: 20)
    stage.turn { before.drawings = [.text(line)] }
    stage.turn {
      before.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      before.position.x = 30
      before.drawings = []
      layer.add(transition(.fade), forKey: nil)
    }
    let old = layer.passage(at: stage.loop.now)?.old?.sublayers.first
    #expect(old?.appearance.backgroundColor?.red == 1)
    #expect(old?.appearance.position.x == 0)
    #expect(old?.drawings == [.text(line)])
    #expect(layer.picture(at: stage.loop.now).sublayers.first?.drawings.isEmpty == true)
  }

  @Test("catches an animation of the old content where it is")
  func runningAnimation() {
    stage.activate()
    stage.turn { layer.addSublayer(before) }
    stage.turn { before.add(fade(1), forKey: nil) }
    stage.loop.advance(by: 0.25)
    begin(transition(.push))
    stage.loop.advance(by: 0.5)
    #expect(layer.passage(at: stage.loop.now)?.old?.sublayers.first?.appearance.opacity == 0.25)
  }

  @Test("begins, when another one runs, with the mixture that is on the screen")
  func replaced() {
    begin(transition(.push, from: .fromRight))
    stage.loop.advance(by: 0.5)
    stage.turn {
      after.removeFromSuperlayer()
      layer.addSublayer(before)
      layer.add(transition(.push, from: .fromLeft), forKey: nil)
    }
    #expect(layer.animationKeys() == ["transition"])
    let old = layer.passage(at: stage.loop.now)?.old
    #expect(old?.passage?.newPlace.offset.x == 100)
    #expect(names(old?.sublayers.map(\.layer)) == ["new"])
    #expect(names(old?.passage?.old?.sublayers.map(\.layer)) == ["old"])
  }

  @Test("has no old content on a layer that was not on the screen")
  func newLayer() {
    stage.activate()
    let fresh = CALayer()
    stage.turn { fresh.add(transition(.fade), forKey: nil) }
    #expect(fresh.passage(at: stage.loop.now) != nil)
    #expect(fresh.passage(at: stage.loop.now)?.old == nil)
  }

  @Test("moves pictures only: values, hit test and presentation are those of the new content")
  func model() {
    stage.activate()
    stage.turn {
      CATransaction.setDisableActions(true)
      after.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    }
    begin(transition(.push, from: .fromRight))
    stage.loop.advance(by: 0.1)
    #expect(names(layer.presentation()?.sublayers) == ["new"])
    #expect(layer.presentation()?.sublayers?.first?.frame == after.frame)
    #expect(layer.hitTest(CGPoint(x: 10, y: 10)) === after)
  }

  @Test("tells its delegate of its beginning and its end")
  func delegate() {
    let spy = DelegateSpy()
    let first = transition(.push)
    first.delegate = spy
    begin(first)
    stage.loop.advance(by: 2)
    #expect(spy.events == ["start 0.0", "stop true 1.0"])
  }

  @Test("tells its delegate when another one takes its place, or the layer is removed")
  func delegateOfInterrupted() {
    let spy = DelegateSpy()
    let first = transition(.push)
    first.delegate = spy
    begin(first)
    stage.loop.advance(by: 0.5)
    let second = transition(.fade)
    second.delegate = spy
    stage.turn { layer.add(second, forKey: nil) }
    stage.loop.advance(by: 0.25)
    stage.turn { layer.removeAllAnimations() }
    stage.loop.advance(by: 0)
    #expect(
      spy.events == ["start 0.0", "stop false 0.5", "start 0.5", "stop false 0.75"])
    #expect(layer.passage(at: stage.loop.now) == nil)
  }

  @Test("lets go of the old content at its end")
  func lifetime() {
    stage.activate()
    weak var gone: CALayer?
    do {
      let passing = CALayer()
      gone = passing
      stage.turn { layer.addSublayer(passing) }
      stage.turn {
        passing.removeFromSuperlayer()
        layer.add(transition(.push), forKey: nil)
      }
    }
    #expect(gone != nil)
    stage.loop.advance(by: 1)
    #expect(gone == nil)
  }
}
