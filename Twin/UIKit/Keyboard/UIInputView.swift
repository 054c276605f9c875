public import Foundation

/// A view for the place of the keyboard, or for above it, that looks like the keyboard if it is to.
///
/// Source: Apple's documentation of `UIInputView`.
open class UIInputView: UIView {
  /// How the view looks.
  ///
  /// Source of the values: Apple, "UIInputView.Style".
  nonisolated public enum Style: Int, Sendable {
    /// As any view.
    case `default` = 0
    /// As the keyboard.
    case keyboard = 1
  }

  private let style: Style

  /// How the view looks.
  open var inputViewStyle: UIInputView.Style { style }

  /// Whether the view is as high as its constraints say, and not as its frame does. Set it before the view is shown.
  open var allowsSelfSizing = false

  /// Makes a view that looks as is said.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    style = inputViewStyle
    super.init(frame: frame)
    // Assumed: in the color of the keyboard in pictures of it, which also depends on what is behind.
    if style == .keyboard { backgroundColor = .systemGray4 }
  }

  /// Makes a view that looks as any other.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Makes a view that looks as any other; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }
}
