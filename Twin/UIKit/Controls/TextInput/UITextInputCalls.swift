public import Foundation

extension UITextInput {
  /// Lets `input.shouldChangeText?(...)` compile, which Objective-C's optional methods need.
  public var shouldChangeText: UITextInputChangeCalls? { UITextInputChangeCalls(input: self) }

  /// Lets `input.textStyling?(...)` compile, which Objective-C's optional methods need.
  public var textStyling: UITextInputStylingCalls? { UITextInputStylingCalls(input: self) }
}

/// The optional method for changes, called through `?`.
@preconcurrency @MainActor
public struct UITextInputChangeCalls {
  let input: any UITextInput

  /// Whether a text may take the place of a part; it may unless implemented.
  public func callAsFunction(in range: UITextRange, replacementText text: String) -> Bool {
    input.shouldChangeText(in: range, replacementText: text)
  }
}

/// The optional method for how text looks, called through `?`.
@preconcurrency @MainActor
public struct UITextInputStylingCalls {
  let input: any UITextInput

  /// How text looks at a place; unknown unless implemented.
  public func callAsFunction(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    input.textStyling(at: position, in: direction)
  }
}
