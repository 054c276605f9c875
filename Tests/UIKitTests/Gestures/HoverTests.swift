import Foundation
import Simulator
import Testing
import UIKit

@Suite("A pointer")
@MainActor
struct HoverTests {
  private final class Looks: NSObject, UIPointerInteractionDelegate {
    var calls: [String] = []
    var answers = true

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard answers else { return nil }
      let isLeft = request.location.x < 50
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 100), identifier: isLeft)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      UIPointerStyle(shape: .verticalBeam(length: region.rect.minX))
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      calls.append("enter \(Int(region.rect.minX))")
      animator.addAnimations { interaction.view?.alpha = region.rect.minX > 0 ? 0.5 : 0.9 }
      animator.addCompletion { [weak self] _ in self?.calls.append("entered") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      calls.append("exit \(Int(region.rect.minX))")
    }
  }

  private func shown() -> (Device, UIView) {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    device.perform { page.view.addSubview(view) }
    _ = device.settle(limit: 5)
    return (device, view)
  }

  @Test("over a view is recognized when it comes, moves and goes")
  func hover() {
    let (device, view) = shown()
    var states: [UIGestureRecognizer.State] = []
    var places: [CGPoint] = []
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { recognizer in
      states.append(recognizer.state)
      places.append(recognizer.location(in: view))
    }
    view.addGestureRecognizer(hover)
    device.movePointer(to: CGPoint(x: 10, y: 10))
    #expect(states.isEmpty)
    device.movePointer(to: CGPoint(x: 110, y: 120))
    device.movePointer(to: CGPoint(x: 111, y: 120))
    #expect(states == [.began, .changed])
    #expect(places == [CGPoint(x: 10, y: 20), CGPoint(x: 11, y: 20)])
    device.movePointer(to: CGPoint(x: 10, y: 10))
    #expect(states == [.began, .changed, .ended])
    #expect(hover.state == .possible)
    device.movePointer(to: CGPoint(x: 110, y: 120))
    device.removePointer()
    #expect(states.suffix(2) == [.began, .ended])
    hover.isEnabled = false
    device.movePointer(to: CGPoint(x: 110, y: 120))
    #expect(states.count == 5)
  }

  @Test("looks as the view's interaction says, region by region")
  func looks() {
    let (device, view) = shown()
    let delegate = Looks()
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    device.movePointer(to: CGPoint(x: 110, y: 120))
    device.movePointer(to: CGPoint(x: 120, y: 120))
    #expect(delegate.calls == ["enter 0"])
    device.advance(by: 1)
    #expect(delegate.calls == ["enter 0", "entered"])
    device.movePointer(to: CGPoint(x: 180, y: 120))
    #expect(delegate.calls.suffix(2) == ["exit 0", "enter 50"])
    guard case .verticalBeam(let length)? = device.pointerStyle?.shape else {
      Issue.record("the pointer has no shape")
      return
    }
    #expect(length == 50)
    device.movePointer(to: .zero)
    #expect(delegate.calls.last == "exit 50")
    #expect(device.pointerStyle == nil)
    delegate.answers = false
    device.movePointer(to: CGPoint(x: 180, y: 120))
    #expect(device.pointerStyle == nil)
    interaction.isEnabled = false
    delegate.answers = true
    device.movePointer(to: CGPoint(x: 181, y: 120))
    #expect(device.pointerStyle == nil)
  }

  @Test("keeps what is beside it, arrows at eight places or at any other")
  func accessories() throws {
    let style = UIPointerStyle.system()
    #expect(style.accessories.isEmpty)
    style.accessories = [.arrow(.left), .arrow(.right)]
    #expect(style.accessories.map(\.position) == [.left, .right])
    #expect(UIPointerAccessory.Position.right.angle == .pi / 2)
    let own = UIPointerAccessory(
      .verticalBeam(length: 9), position: UIPointerAccessory.Position(offset: 20, angle: 1))
    let copy = try #require(own.copy() as? UIPointerAccessory)
    #expect(copy.position == own.position)
  }

  @Test("of a preview knows where its view is")
  func preview() {
    let (device, view) = shown()
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === view.superview)
    #expect(preview.target.center == view.center)
    #expect(preview.size == CGSize(width: 100, height: 100))
    let other = UIView()
    let moved = preview.retargetedPreview(with: UIPreviewTarget(container: other, center: .zero))
    #expect(moved.view === view && moved.target.container === other)
    #expect(UIPointerEffect.lift(preview).preview === preview)
    #expect(device.log.isEmpty)
  }
}
