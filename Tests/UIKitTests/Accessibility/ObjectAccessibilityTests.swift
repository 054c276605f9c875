import Simulator
import Testing
import UIKit

/// Source: Apple, "UIAccessibility": an informal protocol of `NSObject`; tests of AccessibilitySnapshot, whose parser knows
/// elements as objects only.
@Suite("An object that assistive technologies are told of")
@MainActor
struct ObjectAccessibilityTests {
  private final class Model: NSObject {}

  private final class Loud: UIView {
    override var accessibilityLabel: String? {
      get { super.accessibilityLabel?.uppercased() }
      set { super.accessibilityLabel = newValue }
    }
  }

  private let device = Device(era: .iOS18)

  @Test("need not be a responder")
  func plainObject() {
    UISystem.current = device.system
    let (model, other) = (Model(), Model())
    #expect(model.accessibilityLabel == nil && !model.isAccessibilityElement)
    #expect(model.accessibilityTraits == .none && model.accessibilityElementCount() == 0)
    model.accessibilityLabel = "chart"
    model.isAccessibilityElement = true
    model.accessibilityTraits = [.image, .updatesFrequently]
    model.accessibilityElements = [other]
    #expect(model.accessibilityLabel == "chart" && model.isAccessibilityElement)
    #expect(model.accessibilityTraits == [.image, .updatesFrequently])
    #expect(model.index(ofAccessibilityElement: other) == 0)
    #expect(other.accessibilityLabel == nil && !other.accessibilityActivate())
  }

  @Test("is asked as its own class says, by whatever type it is known")
  func types() {
    UISystem.current = device.system
    let (view, item, image) = (Loud(), UIBarButtonItem(title: "Send"), UIImage())
    let objects: [NSObject] = [view, item, image]
    for object in objects { object.accessibilityLabel = "name" }
    #expect(objects.map(\.accessibilityLabel) == ["NAME", "name", "name"])
    #expect(view.accessibilityLabel == "NAME" && image.accessibilityLabel == "name")
    objects[0].accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.accessibilityFrame.maxX == 4 && objects[0].accessibilityPath == nil)
    objects[1].accessibilityTraits = .selected
    #expect(item.accessibilityTraits == .selected)
  }
}
