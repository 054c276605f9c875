import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("A transition of a view")
@MainActor
struct ViewTransitionTests {
  private let bench = AnimationBench()
  private var box: UIView { bench.box }

  private func passage() -> LayerPassage? {
    box.layer.passage(at: bench.device.now)
  }

  @Test("shows the change at once, through the old content, and completes at its end")
  func dissolve() throws {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.transition(
        with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { box.alpha = 0.5 },
        completion: { bench.report("done \($0)") })
    }
    bench.advance(to: 0.25)
    #expect(box.layer.animationKeys() == [kCATransition])
    let shown = try #require(passage())
    #expect(shown.old != nil)
    #expect(shown.newPlace.opacity == 0.25)
    #expect(shown.oldPlace.opacity == 0.75)
    bench.advance(to: 1)
    #expect(bench.reports == ["1.0 done true"])
  }

  /// Source: documentation of `UIView.AnimationOptions`: "the left side of the view moves toward the front", and so on.
  @Test(
    "that flips turns the old content away, and then the new one to the front",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, CGPoint(x: 0, y: 0.5)),
      (.transitionFlipFromRight, CGPoint(x: 1, y: 0.5)),
      (.transitionFlipFromTop, CGPoint(x: 0.5, y: 0)),
      (.transitionFlipFromBottom, CGPoint(x: 0.5, y: 1)),
    ])
  func flip(_ option: UIView.AnimationOptions, near: CGPoint) throws {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.transition(
        with: box, duration: 1, options: [option, .curveLinear], animations: nil)
    }
    let bounds = box.bounds
    /// How long the edge around a place is seen, for each point of its length.
    func share(_ place: CGPoint, _ turn: PlaneProjection) -> CGFloat {
      let middle = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
      let isUpright = place.y == 0.5
      let (one, other) = (
        turn.apply(to: isUpright ? CGPoint(x: middle.x, y: 0) : CGPoint(x: 0, y: middle.y)),
        turn.apply(
          to: isUpright
            ? CGPoint(x: middle.x, y: bounds.height) : CGPoint(x: bounds.width, y: middle.y))
      )
      return hypot(other.x - one.x, other.y - one.y) / (isUpright ? bounds.height : bounds.width)
    }
    bench.advance(to: 0.4)
    #expect(passage()?.oldPlace.opacity == 1 && passage()?.newPlace.opacity == 0)
    let leaving = try #require(passage()?.oldPlace.turn)
    #expect(share(near, leaving) > 1.05)
    #expect(share(CGPoint(x: 1 - near.x, y: 1 - near.y), leaving) < 0.95)
    bench.advance(to: 0.6)
    #expect(passage()?.oldPlace.opacity == 0 && passage()?.newPlace.opacity == 1)
    let coming = try #require(passage()?.newPlace.turn)
    #expect(!coming.turnsAway(bounds))
    #expect(share(near, coming) < 0.95, "its other side is in front now")
  }

  @Test("animates the changes inside only if that is allowed")
  func animatedContent() {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.transition(
        with: bench.view, duration: 1,
        options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear],
        animations: { box.center.x = 105 })
    }
    #expect(bench.shownX(at: [0.5]) == [55])
  }

  @Test("of no kind shows the change at once and completes in the next turn")
  func none() {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.transition(with: box, duration: 1, animations: { box.center.x = 105 }) {
        bench.report("done \($0)")
      }
    }
    #expect(bench.shownCenter.x == 105)
    #expect(bench.reports == ["0.0 done true"])
  }

  @Test("takes touches away from its view until it is over")
  func touches() {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.transition(
        with: box, duration: 1, options: .transitionCrossDissolve, animations: nil)
    }
    bench.advance(to: 0.5)
    #expect(bench.device.viewHit(at: box.center) !== box)
    bench.advance(to: 1)
    #expect(bench.device.viewHit(at: box.center) === box)
  }

  @Test("between two views takes one out and puts the other into its place")
  func betweenViews() {
    bench.device.advance(by: 0)
    let other = UIView(frame: box.frame)
    let above = UIView()
    bench.device.perform {
      bench.view.addSubview(above)
      UIView.transition(
        from: box, to: other, duration: 1, options: .transitionFlipFromRight,
        completion: { bench.report("done \($0)") })
      #expect(box.superview == nil)
      #expect(bench.view.subviews == [other, above])
    }
    bench.advance(to: 1)
    #expect(bench.reports == ["1.0 done true"])
  }

  @Test("between two views can hide and show them instead")
  func hidesAndShows() {
    bench.device.advance(by: 0)
    let other = UIView(frame: box.frame)
    bench.device.perform {
      other.isHidden = true
      bench.view.addSubview(other)
      UIView.transition(
        from: box, to: other, duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
    }
    #expect(box.isHidden && !other.isHidden)
    #expect(bench.view.subviews == [box, other])
  }

  @Test("of the system's own that deletes takes the views out at the end")
  func delete() {
    bench.device.advance(by: 0)
    bench.device.perform {
      UIView.perform(.delete, on: [box], options: [], animations: nil) {
        bench.report("done \($0)")
      }
    }
    #expect(box.superview != nil)
    bench.advance(to: 0.3)
    #expect(box.superview == nil)
    #expect(bench.reports == ["0.25 done true"])
  }
}

@Suite("A snapshot of a view")
@MainActor
struct SnapshotTests {
  private let bench = AnimationBench()
  private var box: UIView { bench.box }

  /// The layer that stands for the view in its snapshot.
  private func picture(in snapshot: UIView?) -> CALayer? {
    snapshot?.layer.sublayers?.first
  }

  @Test("goes on showing what was there")
  func stays() throws {
    bench.device.advance(by: 0)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    bench.device.perform {
      inner.backgroundColor = .red
      box.addSubview(inner)
    }
    let snapshot = try #require(box.snapshotView(afterScreenUpdates: false))
    bench.device.perform { inner.removeFromSuperview() }
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(picture(in: snapshot)?.frame == snapshot.bounds)
    let copy = picture(in: snapshot)?.sublayers?.first
    #expect(copy?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(copy?.backgroundColor == UIColor.red.cgColor)
  }

  @Test("before screen updates leaves out what the screen has not shown yet")
  func beforeUpdates() {
    bench.device.advance(by: 0)
    bench.device.perform {
      box.backgroundColor = .red
      #expect(picture(in: box.snapshotView(afterScreenUpdates: false))?.backgroundColor == nil)
      let after = box.snapshotView(afterScreenUpdates: true)
      #expect(picture(in: after)?.backgroundColor == UIColor.red.cgColor)
    }
  }

  @Test("of a view that was never shown is there only after updates")
  func neverShown() {
    bench.device.advance(by: 0)
    bench.device.perform {
      let new = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(new.snapshotView(afterScreenUpdates: false) == nil)
      #expect(new.snapshotView(afterScreenUpdates: true) != nil)
    }
  }

  @Test("of a part shows that part")
  func part() {
    bench.device.advance(by: 0)
    let part = CGRect(x: 2, y: 3, width: 4, height: 5)
    let snapshot = box.resizableSnapshotView(
      from: part, afterScreenUpdates: true, withCapInsets: .zero)
    #expect(snapshot?.bounds.size == part.size)
    #expect(picture(in: snapshot)?.frame == CGRect(x: -2, y: -3, width: 10, height: 10))
  }

  @Test("keeps what an animation shows at the moment")
  func midAnimation() {
    bench.device.advance(by: 0)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    bench.device.perform { box.addSubview(inner) }
    bench.device.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.alpha = 0 }
    }
    bench.advance(to: 0.25)
    let copy = picture(in: box.snapshotView(afterScreenUpdates: false))?.sublayers?.first
    #expect(copy?.opacity == 0.75)
  }
}
