import Simulator
import Testing
import UIKit

/// Source of all numbers: files of Interface Builder, which lays out with UIKit: jihokim94/IOS-STUDY, `Slider.storyboard`,
/// `SegmentedControl.storyboard` and `Stepper.storyboard` (Xcode 12, iOS 14).
@Suite("A control with more around it than constraints see")
@MainActor
struct AlignedControlTests {
  private let device = Device(era: .iOS13, screen: .smallPhone)

  private func stack(_ views: [UIView], along axis: NSLayoutConstraint.Axis, spacing: CGFloat)
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(stack)
    device.window.makeKeyAndVisible()
    return stack
  }

  @Test("is a slider: two points wider at both sides than its room, and a point higher")
  func sliders() {
    UISystem.current = device.system
    let stack = stack([UISlider(), UISlider(), UISlider()], along: .vertical, spacing: 30)
    stack.widthAnchor.constraint(equalToConstant: 350).isActive = true
    stack.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 350, height: 150))
    #expect(
      stack.arrangedSubviews.map(\.frame)
        == [0, 60, 120].map { CGRect(x: -2, y: $0, width: 354, height: 31) })
  }

  @Test("is a segmented control: a point higher than its room")
  func segments() {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["First", "Second", "Third"])
    let field = UITextField()
    let stack = stack([control, field], along: .vertical, spacing: 61)
    stack.layoutIfNeeded()
    #expect(control.frame.height == 32 && control.intrinsicContentSize.height == 31)
    #expect(field.frame.minY == 214 - 122)
    #expect(UISegmentedControl(items: ["First"]).frame.height == 32)
  }

  @Test("is a switch: two points wider than its room, at the right")
  func switches() {
    UISystem.current = device.system
    let text = UIView()
    text.widthAnchor.constraint(equalToConstant: 83).isActive = true
    let toggle = UISwitch()
    let stack = stack([text, toggle], along: .horizontal, spacing: 20)
    stack.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 152, height: 31))
    #expect(toggle.frame == CGRect(x: 103, y: 0, width: 51, height: 31))
  }
}
