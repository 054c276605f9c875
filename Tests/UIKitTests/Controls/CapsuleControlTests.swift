import Simulator
import Testing
import UIKit

@Suite("Controls of iOS 26")
@MainActor
struct CapsuleControlTests {
  private let device = Device(era: .iOS26)

  private func show(_ view: UIView) {
    view.frame.origin = CGPoint(x: 50, y: 200)
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
  }

  @Test("A switch is wider and lower than before, and its knob is oval")
  func switches() throws {
    UISystem.current = device.system
    let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 100, height: 100))
    #expect(toggle.frame == CGRect(x: 3, y: 4, width: 63, height: 28))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
    #expect(toggle.intrinsicContentSize == CGSize(width: 61, height: 28))
    show(toggle)
    let element = try #require(toggle.subviews.first)
    let knob = try #require(element.subviews.first)
    #expect(knob.frame == CGRect(x: 2, y: 2, width: 37, height: 24))
    #expect(knob.layer.cornerRadius == 12 && element.layer.cornerRadius == 14)
    device.tap(at: CGPoint(x: 60, y: 210))
    _ = device.settle(limit: 1)
    #expect(toggle.isOn && knob.frame.maxX == 61)
    toggle.semanticContentAttribute = .forceRightToLeft
    toggle.setNeedsLayout()
    device.advance(by: 0)
    #expect(knob.frame.minX == 2)
  }

  @Test("A slider has an oval knob on a thicker track")
  func sliders() {
    UISystem.current = device.system
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    show(slider)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.height == 6 && track.midY == 17)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(knob == CGRect(x: 163, y: 5, width: 37, height: 24))
    device.swipe(from: CGPoint(x: 60, y: 217), to: CGPoint(x: 230, y: 217), duration: 0.1)
    #expect(slider.value == 1)
  }

  @Test("Steppers and segments have round ends", arguments: [Era.iOS18, .iOS26])
  func capsules(era: Era) {
    let device = Device(era: era)
    UISystem.current = device.system
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    segments.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    device.window.addSubview(stepper)
    device.window.addSubview(segments)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    #expect(stepper.layer.cornerRadius == (era == .iOS26 ? 16 : 8))
    #expect(segments.layer.cornerRadius == (era == .iOS26 ? 16 : 9))
    #expect(segments.subviews.first?.layer.cornerRadius == (era == .iOS26 ? 14 : 7))
  }

  /// Source: github.com/Vercantez/openuikit, `AppDrawingTests`, read off iOS 26.1.
  @Test("Segments begin at whole points, and the chosen one has a stronger title")
  func segments() {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    let width = control.intrinsicContentSize.width
    control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minX) == [0, 93, 186])
    #expect(labels.map(\.frame.width) == [93, 93, 94])
    let fonts: [UIFont] = [.regular, .medium, .regular].map { .systemFont(ofSize: 13, weight: $0) }
    #expect(labels.map(\.font) == fonts)
    #expect(control.intrinsicContentSize.width == width)
  }
}
