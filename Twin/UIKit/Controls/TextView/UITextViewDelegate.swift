public import Foundation

/// Follows what a person does with a text view, and may refuse.
///
/// Text that code sets is not asked about. Differs from UIKit: nothing of writing tools.
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

  // MARK: Items

  /// What a tap on a link, an attachment or a marked part does; nil for nothing (since iOS 17).
  ///
  /// Unless implemented, the older questions `textView(_:shouldInteractWith:in:interaction:)` decide whether the
  /// default happens.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?

  /// What a press on an item offers; nil for nothing (since iOS 17). Unless implemented, the older questions decide.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?

  /// The menu of an item comes.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)

  /// The menu of an item goes.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)

  /// Whether a link may be followed, or its menu shown; true unless implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Whether something may be done with an attachment; true unless implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool

  // MARK: The edit menu

  /// The menu for a part of the text; nil for the suggested actions (since iOS 16).
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// The menu comes.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

  /// The menu goes.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
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

  /// The default, if the older questions are answered with yes: the method is optional.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    allows(.invokeDefaultAction, with: textItem, in: textView) ? defaultAction : nil
  }

  /// The default, if the older questions are answered with yes: the method is optional.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    allows(.presentActions, with: textItem, in: textView)
      ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
  }

  private func allows(
    _ interaction: UITextItemInteraction, with item: UITextItem, in view: UITextView
  ) -> Bool {
    switch item.content {
    case .link(let url):
      textView(view, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      textView(view, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: true
    }
  }

  /// Does nothing: the method is optional.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}

  /// Does nothing: the method is optional.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}

  /// Agrees: the method is optional.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }

  /// Agrees: the method is optional.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }

  /// Leaves the menu as suggested: the method is optional.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Does nothing: the method is optional.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing: the method is optional.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
