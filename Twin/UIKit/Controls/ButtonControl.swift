/// A control of UIKit's own that is a button to assistive technologies.
class ButtonControl: UIControl {
  nonisolated deinit {}  // As in `UIResponder`.

  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(.button)
  }
}
