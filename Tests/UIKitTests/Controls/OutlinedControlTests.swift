import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("Segments and steppers until iOS 12")
@MainActor
struct OutlinedControlTests {
  private let device = Device(era: .iOS9)

  private func show(_ view: UIView) {
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
  }

  @Test("have an outline in their tint, in which the chosen segment is filled")
  func segments() throws {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.sizeThatFits(.zero).height == 29 && control.backgroundColor == nil)
    control.selectedSegmentIndex = 0
    control.frame.size.width = 200
    control.tintColor = .red
    show(control)
    #expect(control.layer.borderWidth == 1 && control.layer.cornerRadius == 4)
    #expect(control.layer.borderColor == UIColor.red.cgColor)
    let marker = try #require(control.subviews.first)
    #expect(marker.frame == CGRect(x: 0, y: 0, width: 100, height: 29))
    #expect(marker.backgroundColor == .red)
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [.white, .red])
    let lines = control.subviews.filter { $0.frame.width == 1 && $0.backgroundColor == .red }
    #expect(lines.map(\.frame.minX) == [99.5])
    control.tintColor = .blue
    #expect(labels.map(\.textColor) == [.white, .blue])
    #expect(control.layer.borderColor == UIColor.blue.cgColor)
  }

  @Test("show pictures of an app's own without an outline")
  func pictures() {
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    control.frame.size.width = 200
    show(control)
    #expect(control.layer.borderWidth == 0 && control.layer.cornerRadius == 0)
  }

  @Test("a stepper is lower, and its signs have the tint")
  func stepper() {
    UISystem.current = device.system
    let stepper = UIStepper()
    stepper.tintColor = .red
    #expect(stepper.frame.size == CGSize(width: 94, height: 29))
    show(stepper)
    #expect(stepper.layer.borderWidth == 1 && stepper.layer.borderColor == UIColor.red.cgColor)
    let signs = stepper.subviews.compactMap { $0 as? UILabel }
    #expect(signs.last?.textColor == .red && signs.first?.textColor != .red)
    stepper.value = 1
    #expect(signs.first?.textColor == .red)
  }

  @Test("are filled from iOS 13 on, whatever their tint", arguments: [Era.iOS13, .iOS18, .iOS26])
  func filled(era: Era) {
    let device = Device(era: era)
    UISystem.current = device.system
    let control = UISegmentedControl(items: ["One", "Two"])
    control.tintColor = .red
    let stepper = UIStepper()
    #expect(control.sizeThatFits(.zero).height == 32 && control.layer.borderWidth == 0)
    #expect(stepper.frame.height == 32 && stepper.layer.borderWidth == 0)
  }
}
