import Simulator
import Testing
import UIKit

@Suite("The targets of a control")
@MainActor
struct ControlTargetTests {
  /// A control that notes what it sends.
  private final class Control: UIControl {
    var sent: [String] = []
    var events: [UIEvent?] = []
    var followsTouches = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { followsTouches }

    override func sendActions(for controlEvents: UIControl.Event) {
      sent.append("all")
      super.sendActions(for: controlEvents)
    }

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      events.append(event)
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
    #expect(control.sent == ["all", "tapped Receiver"])
    control.sendActions(for: .valueChanged)
    #expect(control.sent.suffix(2) == ["all", "changed nobody"])
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
    #expect(control.sent == ["all"])
  }

  private func makeControl() -> Control {
    UISystem.current = device.system
    let control = Control(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    device.launch {
      let page = UIViewController()
      page.view.addSubview(control)
      return page
    }
    return control
  }

  @Test("get the event of a touch, which does not go through the method for code")
  func touchEvent() {
    let control = makeControl()
    control.addTarget(nil, action: "tapped", for: .touchUpInside)
    device.tap(on: control)
    #expect(control.sent == ["tapped nobody"])
    #expect(control.events.first??.type == .touches)
    control.sendActions(for: .touchUpInside)
    #expect(control.events.count == 2 && control.events.last == .some(nil))
  }

  @Test("get their methods once if two of their events happen at once")
  func eventsAtOnce() {
    let control = makeControl()
    control.addTarget(nil, action: "down", for: [.touchDown, .touchDownRepeat])
    for _ in 0..<2 { device.tap(on: control) }
    #expect(control.sent == ["down nobody", "down nobody"])
    control.removeTarget(nil, action: "down", for: .touchDown)
    #expect(control.allControlEvents == .touchDownRepeat)
  }

  @Test("get nothing of a touch that is not followed, and that is not inside either")
  func refusedTouch() {
    let control = makeControl()
    control.followsTouches = false
    control.addTarget(nil, action: "down", for: .allTouchEvents)
    device.touchDown(at: CGPoint(x: 50, y: 150))
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
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
