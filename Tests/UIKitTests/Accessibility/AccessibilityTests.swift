import Foundation
import Simulator
import Testing
import UIKit

@Suite("What an app says to assistive technologies")
@MainActor
struct AccessibilityTests {
  private let device = Device(era: .iOS18)

  @Test("is nothing at first, for a plain view")
  func plain() {
    UISystem.current = device.system
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none && view.accessibilityIdentifier == nil)
    view.accessibilityIdentifier = "map"
    view.accessibilityLabel = "Map"
    view.isAccessibilityElement = true
    view.accessibilityTraits = [.image, .updatesFrequently]
    #expect(view.accessibilityIdentifier == "map" && view.accessibilityLabel == "Map")
    #expect(view.isAccessibilityElement && view.accessibilityTraits.contains(.image))
    #expect(!view.shouldGroupAccessibilityChildren)
    view.shouldGroupAccessibilityChildren = true
    #expect(view.shouldGroupAccessibilityChildren)
  }

  @Test("is at first what a label or a button shows")
  func shown() {
    UISystem.current = device.system
    let label = UILabel()
    label.text = "Hello"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Greeting"
    label.text = "Bye"
    #expect(label.accessibilityLabel == "Greeting")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == nil, "Nothing is something that can be said, too.")
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Go")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test("has a view's place on the screen")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    device.launch { UIViewController() }
    device.perform {
      box.addSubview(view)
      device.window.rootViewController?.view.addSubview(box)
    }
    #expect(view.accessibilityFrame == CGRect(x: 110, y: 120, width: 30, height: 40))
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("may be overridden by a class")
  func overridden() {
    UISystem.current = device.system
    final class Stars: UIView {
      var count = 3
      override var accessibilityValue: String? {
        get { "\(count) stars" }
        set {}
      }
    }
    #expect(Stars().accessibilityValue == "3 stars")
  }

  @Test("names items of bars as their titles say")
  func items() {
    UISystem.current = device.system
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "done"
    #expect(item.accessibilityLabel == "Done" && item.accessibilityIdentifier == "done")
    item.accessibilityLabel = "Finish"
    #expect(item.accessibilityLabel == "Finish")
  }
}
