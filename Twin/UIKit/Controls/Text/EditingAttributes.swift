import Foundation

/// Whether a person may change how a text looks.
private final class EditingAttributes {}

extension UIView {
  /// Kept for fields and text views.
  fileprivate var keepsEditingAttributes: Bool {
    get { attachments[ObjectIdentifier(EditingAttributes.self)] != nil }
    set {
      attachments[ObjectIdentifier(EditingAttributes.self)] = newValue ? EditingAttributes() : nil
    }
  }
}

extension UITextField {
  /// Whether a person may change how the text looks. Differs from UIKit: kept and otherwise ignored.
  public final var allowsEditingTextAttributes: Bool {
    get { keepsEditingAttributes }
    set { keepsEditingAttributes = newValue }
  }
}

extension UITextView {
  /// Whether a person may change how the text looks. Differs from UIKit: kept and otherwise ignored.
  public final var allowsEditingTextAttributes: Bool {
    get { keepsEditingAttributes }
    set { keepsEditingAttributes = newValue }
  }
}
