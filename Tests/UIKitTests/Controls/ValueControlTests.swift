import Simulator
import Testing
import UIKit

@Suite("Controls with values")
@MainActor
struct ValueControlTests {
  private let device = Device(era: .iOS18)

  private final class Counter {
    var count = 0
  }

  private func counter(of control: UIControl) -> Counter {
    let counter = Counter()
    control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    return counter
  }

  private func show(_ view: UIView) {
    view.frame.origin = CGPoint(x: 50, y: 200)
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
  }

  @Test("A control is highlighted until its actions have run, and not followed any more by then")
  func highlightedInAction() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var states: [String] = []
    button.addAction(
      UIAction { _ in
        states.append("\(button.isHighlighted) \(button.isTracking)")
        button.isHighlighted = true
      }, for: .touchUpInside)
    show(button)
    device.tap(at: CGPoint(x: 100, y: 220))
    #expect(states == ["true false"])
    #expect(!button.isHighlighted)
  }

  /// Source: Apple, `isEnabled`: a disabled control "ignores touch events".
  @Test("A control that is disabled under a finger tells of nothing any more")
  func disabledMeanwhile() {
    UISystem.current = device.system
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.frame.size = CGSize(width: 200, height: 32)
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    pages.numberOfPages = 5
    let knob = UISwitch()
    for control in [segments, pages, knob] {
      let changes = counter(of: control)
      show(control)
      let place = CGPoint(x: control.frame.maxX - 10, y: control.frame.midY)
      device.touchDown(at: place)
      device.perform { control.isEnabled = false }
      device.drag(to: CGPoint(x: place.x - 5, y: place.y), duration: 0.1)
      device.touchUp()
      #expect(device.settle(limit: 2) && changes.count == 0)
      device.perform { control.removeFromSuperview() }
    }
    #expect(segments.selectedSegmentIndex == -1 && pages.currentPage == 0 && !knob.isOn)
  }

  @Test("A slider pins its value, and moves its limits apart")
  func sliderValue() {
    UISystem.current = device.system
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
  }

  @Test("A slider follows a finger on its knob, and tells of it")
  func sliderDrag() {
    UISystem.current = device.system
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    let changes = counter(of: slider)
    slider.value = 0.5
    #expect(changes.count == 0)
    show(slider)
    device.touchDown(at: CGPoint(x: 114, y: 217))
    device.touchMove(to: CGPoint(x: 139, y: 217))
    #expect(slider.value == 0.75 && changes.count == 1)
    device.touchUp()
    #expect(changes.count == 1)
    slider.isContinuous = false
    device.touchDown(at: CGPoint(x: 139, y: 217))
    device.touchMove(to: CGPoint(x: 114, y: 217))
    #expect(slider.value == 0.5 && changes.count == 1)
    device.touchUp()
    #expect(changes.count == 2)
  }

  @Test("A segment has a title or a picture, not both")
  func titleOrPicture() {
    UISystem.current = device.system
    let segments = UISegmentedControl(items: ["One"])
    segments.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
    #expect(segments.titleForSegment(at: 0) == nil && segments.imageForSegment(at: 0) != nil)
    segments.setTitle("Two", forSegmentAt: 0)
    #expect(segments.titleForSegment(at: 0) == "Two" && segments.imageForSegment(at: 0) == nil)
  }

  @Test("A progress view pins what is done")
  func progress() {
    UISystem.current = device.system
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.progress == 0)
    view.progress = 1.5
    #expect(view.progress == 1)
    view.setProgress(-1, animated: false)
    #expect(view.progress == 0)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
  }

  @Test("A progress view has round ends since iOS 14, and its done part whole points, at least 8")
  func roundProgress() {
    UISystem.current = device.system
    let view = UIProgressView(progressViewStyle: .default)
    view.frame = CGRect(x: 0, y: 0, width: 280, height: 4)
    var done: CGRect { view.subviews[1].frame }
    var radii: Set<CGFloat> { Set(view.subviews.map(\.layer.cornerRadius)) }
    view.progress = 0.01
    view.layoutIfNeeded()
    #expect(done == CGRect(x: 0, y: 0, width: 8, height: 4) && radii == [2])
    view.progress = 0.333
    #expect(done.width == 93)
    view.frame.size.width = 281
    view.progress = 0.5
    #expect(done.width == 141)
    view.progress = 0
    #expect(done.width == 0)
    view.progressViewStyle = .bar
    view.progress = 0.03125
    #expect(done.width == 281 * 0.03125 && radii == [0])
  }

  @Test("A segmented control's choice stands out in the dark, too")
  func darkSegments() throws {
    let dark = Device(era: .iOS18, interfaceStyle: .dark)
    let page = UIViewController()
    dark.launch { page }
    let control = UISegmentedControl(items: ["one", "two"])
    control.selectedSegmentIndex = 0
    dark.perform { page.view.addSubview(control) }
    let marker = try #require(control.subviews.first)
    let colors = [control, marker].map {
      $0.backgroundColor?.resolvedColor(with: control.traitCollection)
    }
    var (whites, alpha) = ([CGFloat](repeating: 0, count: 2), CGFloat(0))
    for index in 0..<2 { colors[index]?.getWhite(&whites[index], alpha: &alpha) }
    #expect(whites[1] > whites[0], "it is lighter than what is around it")
  }

  @Test("A segmented control keeps its choice as segments come and go")
  func segments() {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["one", "two"])
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "zero", at: 0, animated: false)
    #expect(control.titleForSegment(at: 0) == "zero" && control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "last", at: 99, animated: false)
    #expect(control.titleForSegment(at: 3) == "last")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test("A segmented control tells of taps only, and of new choices only")
  func taps() {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["one", "two"])
    control.frame.size = CGSize(width: 200, height: 32)
    let changes = counter(of: control)
    control.selectedSegmentIndex = 0
    #expect(changes.count == 0)
    show(control)
    device.tap(at: CGPoint(x: 200, y: 216))
    #expect(control.selectedSegmentIndex == 1 && changes.count == 1)
    device.tap(at: CGPoint(x: 200, y: 216))
    #expect(changes.count == 1)
    control.setEnabled(false, forSegmentAt: 0)
    device.tap(at: CGPoint(x: 100, y: 216))
    #expect(control.selectedSegmentIndex == 1 && changes.count == 1)
  }
}
