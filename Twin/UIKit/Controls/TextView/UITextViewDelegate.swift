public import Foundation

/// Follows what a person does with a text view, and may refuse.
///
/// Text that code sets is not asked about. Differs from UIKit: nothing of links, attachments and menus.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; true unless implemented.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Whether editing may end; true unless implemented.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing began: the view is first responder, and the keyboard is told of already.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether what was typed may take the place of a part of the text; true unless implemented.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// A person changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// The cursor moved.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Agrees: the method is optional.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Agrees: the method is optional.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing: the method is optional.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing: the method is optional.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Agrees: the method is optional.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing: the method is optional.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing: the method is optional.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
