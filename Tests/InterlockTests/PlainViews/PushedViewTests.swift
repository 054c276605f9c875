import Interlock
import QuartzCore
import Rows
import Simulator
import Testing
import UIKit

@Suite("A view that pushes another one", .row("R30"))
@MainActor
struct PushedViewTests {
  private let device = Device(era: .iOS18)
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 160))

  init() {
    device.launch {
      let page = UIViewController()
      page.view.addSubview(self.card)
      return page
    }
  }

  private func details(_ width: CGFloat = 200, _ height: CGFloat = 160) -> UIView {
    UIView(frame: CGRect(x: 7, y: 7, width: width, height: height))
  }

  @Test("covers itself with it until it is popped")
  func pushAndPop() throws {
    let details = details()
    device.perform { #expect(throws: Never.self) { try self.card.pushView(details) } }
    #expect(card.isShowingPushedView && card.pushedView === details)
    #expect(details.frame == card.bounds)
    device.perform { #expect(self.card.popPushedView() === details) }
    #expect(!card.isShowingPushedView && details.superview == nil)
  }

  @Test("refuses a second one while one is shown, and shows the first one still")
  func second() throws {
    let details = details()
    try card.pushView(details)
    let error = #expect(throws: ViewPushError.self) { try self.card.pushView(self.details()) }
    #expect(error == .alreadyShowing)
    #expect(error?.description.contains("popPushedView()") == true)
    #expect(card.pushedView === details && card.subviews.count == 1)
  }

  @Test("refuses one of another size, and says both sizes")
  func size() {
    let error = #expect(throws: ViewPushError.self) {
      try self.card.pushView(self.details(200, 44.5))
    }
    #expect(
      error
        == .sizeMismatch(
          pushed: CGSize(width: 200, height: 44.5), container: CGSize(width: 200, height: 160)))
    #expect(
      error?.localizedDescription == """
        Push of a view of 200 x 44.5 over one of 200 x 160 refused: the sizes differ. Nothing has \
        changed. Give the view the bounds of the one that it covers first.
        """)
    #expect(!card.isShowingPushedView)
  }

  @Test("refuses itself and what it is in")
  func itself() {
    let inner = UIView(frame: card.bounds)
    card.addSubview(inner)
    #expect(throws: ViewPushError.containsItself) { try self.card.pushView(self.card) }
    #expect(throws: ViewPushError.containsItself) { try inner.pushView(self.card) }
  }

  @Test("pops nothing where nothing is pushed")
  func nothing() {
    #expect(card.popPushedView() == nil)
    #expect(card.layer.animationKeys() == nil)
  }

  @Test("knows when the app has taken the pushed view away itself")
  func takenAway() throws {
    let details = details()
    try card.pushView(details)
    details.removeFromSuperview()
    #expect(!card.isShowingPushedView)
    try card.pushView(self.details())
    #expect(card.isShowingPushedView)
  }

  @Test("replaces a transition that is under way, and never has two")
  func popDuringPush() {
    device.perform { #expect(throws: Never.self) { try self.card.pushView(self.details()) } }
    device.advance(by: 0.1)
    device.perform { self.card.popPushedView() }
    #expect(card.layer.animationKeys() == ["transition"])
    device.advance(by: 0.25)
    #expect(card.layer.animationKeys() == nil && card.subviews.isEmpty)
  }

  @Test("lets a pushed view push in its turn")
  func nested() throws {
    let details = details()
    let more = self.details()
    try card.pushView(details)
    try details.pushView(more)
    #expect(card.hitTest(CGPoint(x: 5, y: 5), with: nil) === more)
    details.popPushedView()
    #expect(card.isShowingPushedView && !details.isShowingPushedView)
  }

  @Test("frees a thousand pushed views, those that are popped during the push too")
  func lifetimes() {
    var views = WeakViews()
    for round in 0..<1_000 {
      device.perform {
        let details = self.details()
        views.add(details)
        #expect(throws: Never.self) { try self.card.pushView(details) }
      }
      device.advance(by: round.isMultiple(of: 2) ? 0.1 : 0.6)
      device.perform { self.card.popPushedView() }
      if round.isMultiple(of: 3) { device.advance(by: 0.3) }
    }
    device.advance(by: 1)
    #expect(views.aliveCount == 0 && card.subviews.isEmpty)
    #expect(card.layer.animationKeys() == nil)
  }
}
