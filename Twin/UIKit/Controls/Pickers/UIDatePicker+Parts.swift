import Foundation

/// The color of what stands on the wheels, for which there is no property, and whether the row of today keeps its own.
///
/// Source: "UIDatePicker Change color of text of "today" date" (Stack Overflow, 2016), and another question of 2015: with
/// `textColor` alone today stays black. Assumed: the keys are known in each form, and color nothing but wheels.
extension UIDatePicker: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    switch key {
    case "textColor":
      KeyedPart(value: { self.picker.titleColor ?? .label }) {
        self.picker.titleColor = $0 as? UIColor
      }
    case "highlightsToday":
      KeyedPart(value: { self.wheels.highlightsToday }) {
        self.wheels.highlightsToday = ($0 as? Bool) ?? ($0 as? NSNumber)?.boolValue ?? false
        self.picker.showColors()
      }
    default: nil
    }
  }
}

/// The color of titles (general knowledge; many apps).
extension UIPickerView: HavingKeyedParts {
  func part(forKey key: String) -> KeyedPart? {
    guard key == "textColor" else { return nil }
    return KeyedPart(value: { self.titleColor ?? .label }) { self.titleColor = $0 as? UIColor }
  }
}
