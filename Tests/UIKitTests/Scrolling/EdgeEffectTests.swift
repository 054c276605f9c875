import Simulator
import Testing
import UIKit

@Suite("The effects at the edges of a scroll view")
@MainActor
struct EdgeEffectTests {
  @Test("are each for itself, and stay as they are set")
  func edges() {
    UISystem.current = Device(era: .iOS26).system
    let view = UIScrollView()
    #expect(view.topEdgeEffect.style == .automatic && !view.bottomEdgeEffect.isHidden)
    view.topEdgeEffect.style = .hard
    view.leftEdgeEffect.isHidden = true
    #expect(view.topEdgeEffect.style == .hard && view.leftEdgeEffect.isHidden)
    #expect(view.rightEdgeEffect.style != .soft && !view.rightEdgeEffect.isHidden)
    #expect(UIScrollEdgeEffect.Style.hard !== UIScrollEdgeEffect.Style.soft)
  }
}
