import CoreGraphics

/// A part of a control that is an element of its own, although it is no view: a segment, or a half of a stepper.
final class ControlPart: UIAccessibilityElement {
  /// What a part is now.
  struct Facts {
    var label: String?
    var frame = CGRect.zero
    var isSelected = false
    var isEnabled = true
  }

  private let facts: () -> Facts?

  /// Makes a part that is asked each time what it is; nil once there is no such part any more.
  init(of control: UIControl, _ facts: @escaping () -> Facts?) {
    self.facts = facts
    super.init(accessibilityContainer: control)
  }

  override var usualAccessibilityLabel: String? { facts()?.label }

  override var usualAccessibilityTraits: UIAccessibilityTraits {
    guard let facts = facts() else { return .none }
    var traits = UIAccessibilityTraits.button
    if facts.isSelected { traits.insert(.selected) }
    if !facts.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get { facts()?.frame ?? .null }
    set {}
  }
}

/// How assistive technologies say numbers of controls.
enum SpokenNumber {
  /// A share of a whole, as `25%`.
  ///
  /// Source: general knowledge; tests of interfaces read the values of sliders and progress views so.
  static func percent(_ share: Float) -> String { "\(Int((share * 100).rounded()))%" }
}
