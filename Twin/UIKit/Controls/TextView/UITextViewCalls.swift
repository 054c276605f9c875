public import Foundation

extension UITextViewDelegate {
  /// Lets `delegate.textViewShouldBeginEditing?(...)` compile, which Objective-C's optional methods need.
  public var textViewShouldBeginEditing: UIOptionalCalls<UITextView, Bool>? {
    UIOptionalCalls { self.textViewShouldBeginEditing($0) }
  }

  /// Lets `delegate.textViewShouldEndEditing?(...)` compile, which Objective-C's optional methods need.
  public var textViewShouldEndEditing: UIOptionalCalls<UITextView, Bool>? {
    UIOptionalCalls { self.textViewShouldEndEditing($0) }
  }

  /// Lets `delegate.textViewDidBeginEditing?(...)` compile, which Objective-C's optional methods need.
  public var textViewDidBeginEditing: UIOptionalCalls<UITextView, Void>? {
    UIOptionalCalls { self.textViewDidBeginEditing($0) }
  }

  /// Lets `delegate.textViewDidEndEditing?(...)` compile, which Objective-C's optional methods need.
  public var textViewDidEndEditing: UIOptionalCalls<UITextView, Void>? {
    UIOptionalCalls { self.textViewDidEndEditing($0) }
  }

  /// Lets `delegate.textView?(...)` compile, which Objective-C's optional methods need.
  public var textView: UITextViewDelegateCalls? {
    UITextViewDelegateCalls(delegate: self)
  }

  /// Lets `delegate.textViewDidChange?(...)` compile, which Objective-C's optional methods need.
  public var textViewDidChange: UIOptionalCalls<UITextView, Void>? {
    UIOptionalCalls { self.textViewDidChange($0) }
  }

  /// Lets `delegate.textViewDidChangeSelection?(...)` compile, which Objective-C's optional methods need.
  public var textViewDidChangeSelection: UIOptionalCalls<UITextView, Void>? {
    UIOptionalCalls { self.textViewDidChangeSelection($0) }
  }
}

/// The optional method of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UITextViewDelegateCalls {
  let delegate: any UITextViewDelegate

  /// Whether what was typed may take the place of a part of the text; true unless implemented.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}
