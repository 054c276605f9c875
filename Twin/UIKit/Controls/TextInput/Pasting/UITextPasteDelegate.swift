public import Foundation

/// Decides what becomes of things that are pasted into a text. All of it is optional.
///
/// Source: Apple, "UITextPasteDelegate".
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// What a thing becomes: to be said by one of the methods of the item, at once or later.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// What several things become together.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts what is pasted into the text, and says where it is then.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Whether what is pasted may move to its place. Differs from UIKit: nothing moves.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// What it is without a delegate: the method is optional.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }

  /// One after the other: the method is optional.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString { TextPasting.joined(itemStrings) }

  /// In the place of what it is to replace: the method is optional.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    (textPasteConfigurationSupporting as? any EditedTextView)?.editor
      .paste(attributedString, in: textRange) ?? textRange
  }

  /// Yes: the method is optional.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { true }
}

/// A text into which things are pasted as a delegate says.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Decides what becomes of what is pasted.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// A thing that is pasted into a text.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// What it is.
  var itemProvider: NSItemProvider { get }
  /// What the app keeps with a thing that was dropped; nil for what was copied.
  var localObject: Any? { get }
  /// How text looks where it is pasted.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// It becomes a text.
  func setResult(string: String)
  /// It becomes a text with attributes.
  func setResult(attributedString string: NSAttributedString)
  /// It becomes an attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// It becomes nothing.
  func setNoResult()
  /// It becomes what it is without a delegate: its text.
  func setDefaultResult()
}

extension UITextField: UITextPasteConfigurationSupporting {
  /// Decides what becomes of what is pasted.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { PasteDelegateHolder.of(self).delegate }
    set { PasteDelegateHolder.of(self).delegate = newValue }
  }
}

extension UITextView: UITextPasteConfigurationSupporting {
  /// Decides what becomes of what is pasted.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { PasteDelegateHolder.of(self).delegate }
    set { PasteDelegateHolder.of(self).delegate = newValue }
  }
}

/// Keeps the delegate of a text.
private final class PasteDelegateHolder {
  weak var delegate: (any UITextPasteDelegate)?

  static func of(_ view: UIView) -> PasteDelegateHolder {
    let key = ObjectIdentifier(PasteDelegateHolder.self)
    if let known = view.attachments[key] as? PasteDelegateHolder { return known }
    let holder = PasteDelegateHolder()
    view.attachments[key] = holder
    return holder
  }
}
