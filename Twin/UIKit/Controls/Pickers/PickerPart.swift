import Foundation

/// What assistive technologies find of a wheel of a picker.
///
/// Source: KIF's tests of pickers, which run on iOS, wait for an element with the name that the delegate gives, and
/// the title of the chosen row as its value. Apple, "UIAccessibilityTraits.adjustable": "For example, an adjustable
/// element can be a slider or a picker view."
final class PickerPart: UIAccessibilityElement {
  private weak var wheel: PickerWheel?

  init(_ wheel: PickerWheel, of picker: UIPickerView) {
    self.wheel = wheel
    super.init(accessibilityContainer: picker)
  }

  private var picker: UIPickerView? { accessibilityContainer as? UIPickerView }

  /// Asks the delegate about the wheel.
  private func asked<Answer>(
    _ question: (any UIPickerViewAccessibilityDelegate, UIPickerView, Int) -> Answer?
  ) -> Answer? {
    guard let wheel, let picker,
      let delegate = picker.delegate as? any UIPickerViewAccessibilityDelegate
    else { return nil }
    return question(delegate, picker, wheel.component)
  }

  override var usualAccessibilityLabel: String? {
    asked {
      $0.pickerView($1, accessibilityAttributedLabelForComponent: $2)?.string
        ?? $0.pickerView($1, accessibilityLabelForComponent: $2)
    }
  }

  override var usualAccessibilityHint: String? {
    asked {
      $0.pickerView($1, accessibilityAttributedHintForComponent: $2)?.string
        ?? $0.pickerView($1, accessibilityHintForComponent: $2)
    }
  }

  /// The names by which people call the wheel.
  override var accessibilityUserInputLabels: [String]? {
    get {
      let told = asked { delegate, picker, component -> [String]? in
        let attributed = delegate.pickerView(
          picker, accessibilityAttributedUserInputLabelsForComponent: component)
        guard attributed.isEmpty else { return attributed.map(\.string) }
        let plain = delegate.pickerView(
          picker, accessibilityUserInputLabelsForComponent: component)
        return plain.isEmpty ? nil : plain
      }
      return told ?? super.accessibilityUserInputLabels
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  override var usualAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  override var usualAccessibilityValue: String? { wheel?.spokenSelection }

  /// A row further on is greater (assumed).
  override func usuallyStep(by direction: Int) { wheel?.step(by: direction) }

  override var accessibilityFrameInContainerSpace: CGRect {
    get { wheel?.frame ?? .null }
    set {}
  }
}
