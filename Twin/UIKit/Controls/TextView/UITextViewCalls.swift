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
  @_disfavoredOverload
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

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UITextViewDelegateCalls {
  let delegate: any UITextViewDelegate

  /// Whether what was typed may take the place of a part of the text; true unless implemented.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  /// What a tap on an item does; the default, if the older questions allow it, unless implemented.
  public func callAsFunction(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    delegate.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }

  /// What a press on an item offers; the default, if the older questions allow it, unless implemented.
  public func callAsFunction(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    delegate.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
  }

  /// The menu of an item comes.
  public func callAsFunction(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    delegate.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
  }

  /// The menu of an item goes.
  public func callAsFunction(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    delegate.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
  }

  /// Whether a link may be followed, or its menu shown; true unless implemented.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }

  /// Whether something may be done with an attachment; true unless implemented.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }

  /// The menu for a part of the text; nil for the suggested actions, and unless implemented.
  public func callAsFunction(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  /// The menu comes.
  public func callAsFunction(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.textView(textView, willPresentEditMenuWith: animator)
  }

  /// The menu goes.
  public func callAsFunction(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.textView(textView, willDismissEditMenuWith: animator)
  }
}
