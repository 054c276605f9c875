public import Foundation

extension UITextFieldDelegate {
  /// Lets `delegate.textFieldShouldBeginEditing?(...)` compile, which Objective-C's optional methods need.
  public var textFieldShouldBeginEditing: UIOptionalCalls<UITextField, Bool>? {
    UIOptionalCalls { self.textFieldShouldBeginEditing($0) }
  }

  /// Lets `delegate.textFieldDidBeginEditing?(...)` compile, which Objective-C's optional methods need.
  public var textFieldDidBeginEditing: UIOptionalCalls<UITextField, Void>? {
    UIOptionalCalls { self.textFieldDidBeginEditing($0) }
  }

  /// Lets `delegate.textFieldShouldEndEditing?(...)` compile, which Objective-C's optional methods need.
  public var textFieldShouldEndEditing: UIOptionalCalls<UITextField, Bool>? {
    UIOptionalCalls { self.textFieldShouldEndEditing($0) }
  }

  /// Lets `delegate.textFieldDidChangeSelection?(...)` compile, which Objective-C's optional methods need.
  public var textFieldDidChangeSelection: UIOptionalCalls<UITextField, Void>? {
    UIOptionalCalls { self.textFieldDidChangeSelection($0) }
  }

  /// Lets `delegate.textFieldShouldClear?(...)` compile, which Objective-C's optional methods need.
  public var textFieldShouldClear: UIOptionalCalls<UITextField, Bool>? {
    UIOptionalCalls { self.textFieldShouldClear($0) }
  }

  /// Lets `delegate.textFieldShouldReturn?(...)` compile, which Objective-C's optional methods need.
  public var textFieldShouldReturn: UIOptionalCalls<UITextField, Bool>? {
    UIOptionalCalls { self.textFieldShouldReturn($0) }
  }
}

extension UITextFieldDelegate {
  /// Lets `delegate.textFieldDidEndEditing?(...)` compile, which Objective-C's optional methods need.
  public var textFieldDidEndEditing: UITextFieldDidEndEditingCalls? {
    UITextFieldDidEndEditingCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UITextFieldDidEndEditingCalls {
  let delegate: any UITextFieldDelegate

  /// Editing ended.
  public func callAsFunction(
    _ textField: UITextField
  ) {
    delegate.textFieldDidEndEditing(textField)
  }

  /// Editing ended, for a reason.
  public func callAsFunction(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }
}

extension UITextFieldDelegate {
  /// Lets `delegate.textField?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var textField: UITextFieldDelegateCalls? {
    UITextFieldDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UITextFieldDelegateCalls {
  let delegate: any UITextFieldDelegate

  /// Whether what was typed may take the place of a part of the text.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  /// The menu for a part of the text; nil for the suggested actions, and unless implemented.
  public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.textField(
      textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  /// The menu comes.
  public func callAsFunction(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.textField(textField, willPresentEditMenuWith: animator)
  }

  /// The menu goes.
  public func callAsFunction(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.textField(textField, willDismissEditMenuWith: animator)
  }
}
