import Simulator
import Testing
import UIKit

@Suite("What else an app says to assistive technologies")
@MainActor
struct AccessibilityRestTests {
  private let device = Device(era: .iOS18)

  @Test("is what follows from the frame and the label, until it is said")
  func usual() {
    UISystem.current = device.system
    let view = UIView()
    view.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    #expect(view.accessibilityUserInputLabels == nil)
    view.accessibilityLabel = "Map"
    #expect(view.accessibilityUserInputLabels == ["Map"])
    #expect(view.accessibilityAttributedLabel?.string == "Map")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Card")
    #expect(view.accessibilityLabel == "Card")
    #expect(view.accessibilityRespondsToUserInteraction)
    view.isUserInteractionEnabled = false
    #expect(!view.accessibilityRespondsToUserInteraction)
    #expect(view.accessibilityContainerType == .none)
  }

  @Test("is what a block says, if there is one, whatever is set")
  func blocks() {
    UISystem.current = device.system
    let (view, part) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    view.isAccessibilityElementBlock = { true }
    view.accessibilityElementsBlock = { [part] }
    view.accessibilityLabelBlock = { "Block" }
    view.accessibilityTraitsBlock = { .link }
    view.accessibilityIdentifierBlock = { nil }
    view.accessibilityFrameBlock = { CGRect(x: 10, y: 20, width: 100, height: 200) }
    view.accessibilityActivationPointBlock = { CGPoint(x: 1, y: 2) }
    view.accessibilityUserInputLabelsBlock = { ["Block", "Stone"] }
    view.accessibilityContainerTypeBlock = { .list }
    view.accessibilityActivateBlock = { true }
    view.isAccessibilityElement = false
    view.accessibilityElements = [view]
    (view.accessibilityLabel, view.accessibilityTraits) = ("Set", .button)
    (view.accessibilityFrame, view.accessibilityIdentifier) = (.zero, "set")
    view.accessibilityActivationPoint = .zero
    view.accessibilityUserInputLabels = ["Set"]
    view.accessibilityContainerType = .landmark
    #expect(view.isAccessibilityElement && view.accessibilityElements?.first as? UIView === part)
    #expect(view.accessibilityLabel == "Block" && view.accessibilityTraits == .link)
    #expect(view.accessibilityIdentifier == nil && view.accessibilityFrame.minY == 20)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    #expect(view.accessibilityUserInputLabels == ["Block", "Stone"])
    #expect(view.accessibilityContainerType == .landmark && view.accessibilityActivate())
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "Set")
  }

  @Test("is the place of named elements among each other")
  func elements() {
    UISystem.current = device.system
    let view = UIView()
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
    let parts = [UIView(), UIView()]
    view.accessibilityElements = parts
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === parts[1])
    #expect(view.index(ofAccessibilityElement: parts[1]) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  private final class Target: NSObject, SelectorPerforming {
    var names: [String] = []
    func performMethod(_ selector: Selector, with object: Any?) -> Bool {
      names.append("\(selector) \((object as? UIAccessibilityCustomAction)?.name ?? "-")")
      return true
    }
  }

  @Test("is what can be done, by a closure or by a method")
  func actions() {
    UISystem.current = device.system
    var done: [String] = []
    let closure = UIAccessibilityCustomAction(name: "Star") { action in
      done.append(action.name)
      return false
    }
    #expect(!closure.perform() && done == ["Star"])
    let target = Target()
    let method = UIAccessibilityCustomAction(
      name: "Share", target: target, selector: Selector("share:"))
    let view = UIView()
    view.accessibilityCustomActions = [closure, method]
    #expect(view.accessibilityCustomActions?.last?.perform() == true)
    #expect(target.names == ["share: Share"])
    let name = NSAttributedString(string: "Send", attributes: [.kern: 1])
    let spelled = UIAccessibilityCustomAction(
      attributedName: name, target: target, selector: Selector("share:"))
    #expect(spelled.attributedName == name && spelled.perform())
    #expect(target.names.last == "share: Send")
    let picture = UIImage()
    let pictured = UIAccessibilityCustomAction(attributedName: name, image: picture) { _ in true }
    #expect(pictured.name == "Send" && pictured.image === picture && pictured.perform())
  }

  @Test("is found by a rotor, from the thing before")
  func rotors() {
    let chapters = (0..<3).map { _ in UIView() }
    let page = UIView()
    page.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Chapters") { predicate in
        let step = predicate.searchDirection == .next ? 1 : -1
        let current = chapters.firstIndex { $0 === predicate.currentItem.targetElement }
        let index = current.map { $0 + step } ?? 0
        guard chapters.indices.contains(index) else { return nil }
        return UIAccessibilityCustomRotorItemResult(
          targetElement: chapters[index], targetRange: nil)
      },
      UIAccessibilityCustomRotor(systemType: .heading) { _ in nil },
    ]
    let rotor = page.accessibilityCustomRotors?.first
    #expect(
      rotor?.name == "Chapters"
        && rotor?.systemRotorType == UIAccessibilityCustomRotor.SystemRotorType.none)
    #expect(page.accessibilityCustomRotors?.last?.systemRotorType == .heading)
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    var found: [Int?] = []
    for direction in [UIAccessibilityCustomRotor.Direction.next, .next, .previous, .previous] {
      predicate.searchDirection = direction
      let result = rotor?.itemSearchBlock(predicate)
      found.append(chapters.firstIndex { $0 === result?.targetElement })
      if let result { predicate.currentItem = result }
    }
    #expect(found == [0, 1, 0, nil])
  }

  @Test("follows its container, for an element without a view")
  func element() {
    UISystem.current = device.system
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    device.perform { device.window.addSubview(view) }
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.isAccessibilityElement)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    view.frame.origin.x = 100
    #expect(element.accessibilityFrame.minX == 101)
    element.accessibilityFrame = CGRect(x: 7, y: 7, width: 7, height: 7)
    #expect(element.accessibilityFrame.minX == 7)
    #expect(element.next === view)
  }
}
