/// The button of an item of a bar, which says to assistive technologies what the item says.
///
/// Source: AccessibilitySnapshot's `TabBarViewController`, whose items have labels, values and hints of their own.
class BarItemControl: ButtonControl {
  /// The item that is shown.
  let barItem: UIBarItem

  init(showing item: UIBarItem) {
    barItem = item
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  nonisolated deinit {}  // As in `UIResponder`.

  override var usualAccessibilityLabel: String? { barItem.accessibilityLabel }
  override var usualAccessibilityHint: String? { barItem.accessibilityHint }
  override var usualAccessibilityValue: String? { barItem.accessibilityValue }
  override var usualAccessibilityTraits: UIAccessibilityTraits {
    super.usualAccessibilityTraits.union(barItem.accessibilityTraits)
  }

  /// The name by which tests find the item.
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? barItem.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
}
