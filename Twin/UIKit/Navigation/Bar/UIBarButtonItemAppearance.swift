public import Foundation

/// What the text of a bar's buttons looks like in one state.
///
/// Differs from UIKit: its color only; no pictures behind it, and it is not moved.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  override init() {
    super.init()
  }

  /// How the title is written: its `foregroundColor`; the tint color where nothing is said.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  var color: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }
}

/// What a bar's buttons look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  private let normalLook = UIBarButtonItemStateAppearance()
  private let highlightedLook = UIBarButtonItemStateAppearance()
  private let disabledLook = UIBarButtonItemStateAppearance()

  /// Makes the system's look of plain buttons.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Makes the system's look.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// A button that can be used.
  open var normal: UIBarButtonItemStateAppearance { normalLook }
  /// A button under a finger.
  open var highlighted: UIBarButtonItemStateAppearance { highlightedLook }
  /// A button that cannot be used.
  open var disabled: UIBarButtonItemStateAppearance { disabledLook }

  /// Looks as the system's buttons do.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for look in [normal, highlighted, disabled] { look.titleTextAttributes = [:] }
  }

  /// The color of the text in a state; nil if nothing is said.
  func color(isEnabled: Bool, isHighlighted: Bool) -> UIColor? {
    guard isEnabled else { return disabled.color }
    return isHighlighted ? highlighted.color ?? normal.color : normal.color
  }

  /// A look of its own that is equal, as all of UIKit's properties for looks keep.
  var kept: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    return copy
  }
}
