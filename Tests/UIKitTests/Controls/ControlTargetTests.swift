import Simulator
import Testing
import UIKit

@Suite("The targets of a control")
@MainActor
struct ControlTargetTests {
  /// A control that notes what it sends.
  private final class Control: UIControl {
    var sent: [String] = []

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append("\(action) \(target.map { "\(type(of: $0))" } ?? "nobody")")
      super.sendAction(action, to: target, for: event)
    }
  }

  private final class Receiver: NSObject {}

  private let device = Device(era: .iOS18)

  @Test("get their methods at their events, each once")
  func sent() {
    UISystem.current = device.system
    let control = Control()
    let receiver = Receiver()
    control.addTarget(receiver, action: "tapped", for: [.touchUpInside, .touchDown])
    control.addTarget(receiver, action: "tapped", for: .touchUpInside)
    control.addTarget(nil, action: "changed", for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == ["tapped Receiver"])
    control.sendActions(for: .valueChanged)
    #expect(control.sent == ["tapped Receiver", "changed nobody"])
    #expect(control.allControlEvents == [.touchUpInside, .touchDown, .valueChanged])
  }

  @Test("are told by name")
  func names() {
    UISystem.current = device.system
    let control = Control()
    let receiver = Receiver()
    control.addTarget(receiver, action: "first", for: .touchUpInside)
    control.addTarget(receiver, action: "second", for: .touchUpInside)
    #expect(
      control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["first", "second"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == nil)
    #expect(control.allTargets == [receiver])
    control.removeTarget(receiver, action: "first", for: .touchUpInside)
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["second"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test("are not retained, and get nothing once they are gone")
  func weakTargets() {
    UISystem.current = device.system
    let control = Control()
    weak var gone: Receiver?
    do {
      let receiver = Receiver()
      gone = receiver
      control.addTarget(receiver, action: "tapped", for: .touchUpInside)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == [])
  }

  @Test("without an object are the first responder that has the method")
  func firstResponder() {
    UISystem.current = device.system
    let control = Control()
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    device.window.addSubview(field)
    device.window.makeKeyAndVisible()
    device.window.addSubview(control)
    field.becomeFirstResponder()
    control.addTarget(nil, action: "resignFirstResponder", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(!field.isFirstResponder)
  }
}
