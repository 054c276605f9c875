import Foundation

/// Whether a person may change how a text looks.
private final class EditingAttributes {}

extension UIView {
  /// Kept for fields and text views.
  var keepsEditingAttributes: Bool {
    get { attachments[ObjectIdentifier(EditingAttributes.self)] != nil }
    set {
      attachments[ObjectIdentifier(EditingAttributes.self)] = newValue ? EditingAttributes() : nil
    }
  }
}
