import Interlock
import QuartzCore
import Rows
import Simulator
import Testing
import UIKit

@Suite("A transition between plain views", .row("R31"))
@MainActor
struct ViewTransitionTests {
  private let device = Device(era: .iOS18)
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))

  init() {
    device.launch {
      let page = UIViewController()
      page.view.addSubview(self.card)
      return page
    }
  }

  /// Pushes a view, and says where both are half way.
  private func half(_ transition: ViewTransition) -> LayerPassage? {
    let view = UIView(frame: card.bounds)
    device.perform {
      #expect(throws: Never.self) { try self.card.pushView(view, transition: transition) }
    }
    device.advance(by: transition.duration / 2)
    return card.layer.passage(at: device.now)
  }

  private func rounded(_ point: CGPoint?) -> CGPoint? {
    point.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }
  }

  @Test(
    "moves what its kind says, from the side of the screen that it names",
    arguments: ViewTransition.Side.allCases)
  func sides(side: ViewTransition.Side) {
    // The way of what moves: from the side inwards.
    let way: CGPoint =
      switch side {
      case .left: CGPoint(x: 200, y: 0)
      case .right: CGPoint(x: -200, y: 0)
      case .top: CGPoint(x: 0, y: 100)
      case .bottom: CGPoint(x: 0, y: -100)
      }
    let coming = CGPoint(x: -way.x / 2, y: -way.y / 2)
    let going = CGPoint(x: way.x / 2, y: way.y / 2)
    let expected: [(ViewTransition.Kind, new: CGPoint, old: CGPoint)] = [
      (.moveIn, coming, .zero), (.push, coming, going), (.reveal, .zero, going),
      (.fade, .zero, .zero),
    ]
    for (kind, new, old) in expected {
      let passage = half(ViewTransition(kind, from: side, duration: 0.4, timing: .linear))
      #expect(rounded(passage?.newPlace.offset) == new, "\(kind) from \(side)")
      #expect(rounded(passage?.oldPlace.offset) == old, "\(kind) from \(side)")
      #expect(passage?.isOldInFront == (kind == .reveal))
      #expect(passage?.isDissolve == (kind == .fade))
      device.perform { self.card.popPushedView(transition: nil) }
    }
  }

  @Test("takes as long as it says")
  func duration() {
    _ = half(ViewTransition(.push, duration: 2))
    device.advance(by: 0.99)
    #expect(card.layer.passage(at: device.now) != nil)
    device.advance(by: 0.01)
    #expect(card.layer.passage(at: device.now) == nil)
  }

  @Test(
    "has the pace that it says",
    arguments: [
      (.linear, 0.25), (.easeIn, 0.0935), (.easeOut, 0.3786), (.easeInEaseOut, 0.1292),
      (.curve(0, 0, 1, 1), 0.25), (.curve(0, 1, 0, 1), 0.9493),
    ] as [(ViewTransition.Timing, Double)])
  func pace(timing: ViewTransition.Timing, expected: Double) throws {
    let view = UIView(frame: card.bounds)
    device.perform {
      #expect(throws: Never.self) {
        try self.card.pushView(view, transition: ViewTransition(.fade, duration: 1, timing: timing))
      }
    }
    device.advance(by: 0.25)
    let progress = try #require(card.layer.passage(at: device.now)?.newPlace.opacity)
    #expect(abs(progress - expected) < 0.01, "\(progress)")
  }

  @Test("is that of the article if nothing else is said")
  func defaults() {
    #expect(
      ViewTransition.standardPush
        == ViewTransition(.moveIn, from: .right, duration: 0.5, timing: .easeInEaseOut))
    #expect(
      ViewTransition.standardPop
        == ViewTransition(.moveIn, from: .left, duration: 0.25, timing: .easeInEaseOut))
  }

  @Test("is none without a duration, off screen, and while animations are switched off")
  func none() throws {
    #expect(half(ViewTransition(.push, duration: 0)) == nil)
    device.perform { self.card.popPushedView(transition: nil) }
    device.perform {
      UIView.performWithoutAnimation {
        #expect(throws: Never.self) { try self.card.pushView(UIView(frame: self.card.bounds)) }
      }
    }
    #expect(card.layer.animationKeys() == nil)
    let loose = UIView(frame: card.bounds)
    try loose.pushView(UIView(frame: card.bounds))
    #expect(loose.layer.animationKeys() == nil && loose.isShowingPushedView)
  }

  @Test(
    "is drawn: what comes and what goes is both in the picture, on every era",
    arguments: Era.withSwipe)
  func picture(era: Era) {
    let device = Device(era: era)
    let controller = UIViewController()
    device.launch { controller }
    let view = UIView(frame: controller.view.bounds)
    device.perform {
      #expect(throws: Never.self) { try controller.view.pushView(view, transition: .standardPush) }
    }
    device.advance(by: 0.1)
    let passage = controller.view.layer.passage(at: device.now)
    #expect(passage?.old?.sublayers.isEmpty == true)
    #expect(controller.view.layer.picture(at: device.now).sublayers.count == 1)
  }
}
