import Simulator
import Testing
import UIKit

@Suite("A stepper")
@MainActor
struct StepperTests {
  private let device = Device(era: .iOS18)

  private func make() -> (stepper: UIStepper, changes: Changes) {
    UISystem.current = device.system
    let stepper = UIStepper()
    let changes = Changes()
    stepper.addAction(
      UIAction { [weak stepper] _ in
        changes.values.append(stepper?.value ?? -1)
      }, for: .valueChanged)
    stepper.frame.origin = CGPoint(x: 50, y: 200)
    device.window.addSubview(stepper)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    return (stepper, changes)
  }

  private final class Changes {
    var values: [Double] = []
  }

  private let less = CGPoint(x: 60, y: 216)
  private let more = CGPoint(x: 134, y: 216)

  @Test("counts from 0 to 100 by taps on its halves, and stops at its limits")
  func taps() {
    let (stepper, changes) = make()
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    device.tap(at: more)
    device.tap(at: more)
    device.tap(at: less)
    #expect(changes.values == [1, 2, 1])
    device.tap(at: less)
    device.tap(at: less)
    #expect(changes.values == [1, 2, 1, 0])
    stepper.stepValue = 60
    device.tap(at: more)
    device.tap(at: more)
    device.tap(at: more)
    #expect(changes.values == [1, 2, 1, 0, 60, 100])
  }

  @Test("has its halves the other way round where lines begin at the right")
  func mirrored() {
    let (stepper, changes) = make()
    stepper.semanticContentAttribute = .forceRightToLeft
    device.tap(at: less)
    #expect(changes.values == [1])
  }

  @Test("goes round only if it is said to")
  func wraps() {
    let (stepper, changes) = make()
    stepper.wraps = true
    device.tap(at: less)
    device.tap(at: more)
    #expect(changes.values == [100, 0])
  }

  @Test("goes on while a finger rests, and not when that has left it or is lifted")
  func repeats() {
    let (stepper, changes) = make()
    device.touchDown(at: more)
    device.advance(by: 0.75)
    #expect(changes.values == [1, 2, 3, 4])
    device.touchMove(to: CGPoint(x: 134, y: 400))
    device.advance(by: 0.5)
    #expect(changes.values.count == 4)
    device.touchMove(to: less)
    device.advance(by: 0.15)
    #expect(changes.values.last ?? 9 < 4)
    device.touchUp()
    let count = changes.values.count
    device.advance(by: 1)
    #expect(changes.values.count == count)
    stepper.autorepeat = false
    device.press(on: stepper, duration: 2)
    #expect(changes.values.count == count + 1)
  }

  @Test("steps the quicker the longer a finger rests")
  func quickening() {
    let (stepper, changes) = make()
    stepper.maximumValue = 1000
    device.touchDown(at: more)
    device.advance(by: 1)
    let early = changes.values.count
    device.advance(by: 1)
    let middle = changes.values.count
    device.advance(by: 1)
    device.touchUp()
    #expect(middle - early > 2 * early)
    #expect(changes.values.count - middle == 20)
  }

  @Test("tells only of the end if it is not continuous")
  func discontinuous() {
    let (stepper, changes) = make()
    stepper.isContinuous = false
    device.touchDown(at: more)
    device.advance(by: 0.75)
    #expect(stepper.value == 4)
    #expect(changes.values == [])
    device.touchUp()
    #expect(changes.values == [4])
  }

  @Test("pins its value, and tells nobody of one that is set")
  func value() {
    let (stepper, changes) = make()
    stepper.value = 300
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = -10
    stepper.value = -20
    #expect(stepper.value == -10)
    #expect(changes.values == [])
  }

  @Test("raises at limits that are the wrong way round, and at steps that lead nowhere")
  func exceptions() {
    let (stepper, _) = make()
    device.perform { stepper.minimumValue = 100 }
    #expect(device.crash?.name == "NSInvalidArgumentException")
    let other = Device(era: .iOS18)
    other.perform { UIStepper().stepValue = 0 }
    #expect(other.crash?.name == "NSInvalidArgumentException")
  }

  @Test("does nothing while it is disabled")
  func disabled() {
    let (stepper, changes) = make()
    stepper.isEnabled = false
    device.tap(at: more)
    #expect(changes.values == [])
  }
}
