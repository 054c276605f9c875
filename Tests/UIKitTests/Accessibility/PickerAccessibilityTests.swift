import Foundation
import Simulator
import Testing
import UIKit

/// Source: KIF's tests of pickers; Apple's documentation of `UIPickerViewAccessibilityDelegate`.
@Suite("What assistive technologies find in a picker")
@MainActor
struct PickerAccessibilityTests {
  private class Owner: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var choices: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      ["Alpha", "Bravo", "Charlie"][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      choices.append(row)
    }
  }

  private final class SpeakingOwner: Owner, UIPickerViewAccessibilityDelegate {
    func pickerView(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? {
      "Call Sign"
    }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? {
      component == 1 ? NSAttributedString(string: "Second") : nil
    }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
    ) -> String? {
      "Signs you"
    }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] {
      component == 0 ? ["Sign"] : []
    }
  }

  private let device = Device(era: .iOS18)

  private func parts(of owner: Owner) throws -> (UIPickerView, [UIAccessibilityElement]) {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 320, height: 216))
    picker.dataSource = owner
    picker.delegate = owner
    device.launch { UIViewController() }
    device.perform { device.window.addSubview(picker) }
    return (picker, try #require(picker.accessibilityElements as? [UIAccessibilityElement]))
  }

  @Test("is one element for each wheel, whose value is the chosen row")
  func values() throws {
    let owner = Owner()
    let (picker, parts) = try parts(of: owner)
    #expect(parts.count == 2 && !picker.isAccessibilityElement)
    #expect(parts.allSatisfy { $0.accessibilityTraits == .adjustable })
    #expect(parts.map(\.accessibilityLabel) == [nil, nil])
    device.perform { picker.selectRow(2, inComponent: 0, animated: false) }
    #expect(parts.map(\.accessibilityValue) == ["Charlie", "Alpha"])
    #expect(parts[0].accessibilityFrame.minX < parts[1].accessibilityFrame.minX)
    #expect(parts[0].accessibilityFrame.minY == 200)
    let again = try #require(picker.accessibilityElements as? [UIAccessibilityElement])
    #expect(again == parts)
  }

  @Test("steps through the rows, and tells the delegate")
  func steps() throws {
    let owner = Owner()
    let (picker, parts) = try parts(of: owner)
    device.perform {
      parts[0].accessibilityIncrement()
      parts[0].accessibilityIncrement()
      parts[0].accessibilityIncrement()
      parts[0].accessibilityDecrement()
    }
    #expect(owner.choices == [1, 2, 1] && picker.selectedRow(inComponent: 0) == 1)
  }

  @Test("is called as the delegate says, with attributes first")
  func names() throws {
    let owner = SpeakingOwner()
    let (_, parts) = try parts(of: owner)
    #expect(parts.map(\.accessibilityLabel) == ["Call Sign", "Second"])
    #expect(parts[0].accessibilityHint == "Signs you")
    #expect(parts.map(\.accessibilityUserInputLabels) == [["Sign"], ["Second"]])
  }
}
