import Simulator
import Testing
import UIKit

@Suite("A recognizer behind a control")
@MainActor
struct ControlGestureTests {
  private let bench = TouchBench()

  private func add(_ control: UIControl) {
    control.frame.origin = CGPoint(x: 100, y: 100)
    bench.device.perform { bench.view.addSubview(control) }
  }

  private static func make(_ index: Int) -> UIControl {
    switch index {
    case 0: UIButton(type: .contactAdd)
    case 1: UISwitch()
    case 2: UIStepper()
    case 3: UISegmentedControl(items: ["one", "two"])
    default: UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    }
  }

  @Test("gets no single taps that the control answers, and all others", arguments: 0..<5)
  func taps(index: Int) {
    let control = Self.make(index)
    add(control)
    let (single, double, own) = (
      UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer()
    )
    double.numberOfTapsRequired = 2
    for recognizer in [single, double] { bench.view.addGestureRecognizer(recognizer) }
    control.addGestureRecognizer(own)
    #expect(!control.gestureRecognizerShouldBegin(single))
    #expect(control.gestureRecognizerShouldBegin(double))
    #expect(control.gestureRecognizerShouldBegin(own))
    control.isEnabled = false
    #expect(control.gestureRecognizerShouldBegin(single))
  }

  @Test("gets a drag that begins on a switch unless it goes to the side", arguments: [true, false])
  func switchDrag(goesToSide: Bool) {
    let control = UISwitch()
    add(control)
    bench.watch("pan", UIPanGestureRecognizer(), on: bench.view)
    let start = CGPoint(x: control.frame.midX, y: control.frame.midY)
    let end =
      goesToSide ? CGPoint(x: start.x + 40, y: start.y) : CGPoint(x: start.x, y: start.y + 40)
    bench.device.swipe(from: start, to: end, duration: 0.2)
    #expect(bench.reports.contains("pan began") != goesToSide)
  }

  @Test("gets no swipe along a slider whose knob a finger holds")
  func sliderSwipe() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    add(slider)
    let (along, across) = (UISwipeGestureRecognizer(), UISwipeGestureRecognizer())
    across.direction = .down
    for swipe in [along, across] { bench.view.addGestureRecognizer(swipe) }
    #expect(slider.gestureRecognizerShouldBegin(along))
    bench.device.touchDown(at: CGPoint(x: 115, y: 115))
    #expect(slider.isTracking)
    #expect(!slider.gestureRecognizerShouldBegin(along))
    #expect(slider.gestureRecognizerShouldBegin(across))
  }
}
