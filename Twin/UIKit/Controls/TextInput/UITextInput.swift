public import Foundation

/// An object whose text can be read, selected, edited and found on the screen.
///
/// Text fields and text views are such objects; an app may write others.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// A part of the text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)

  /// What is selected, or the cursor.
  var selectedTextRange: UITextRange? { get set }
  /// The text that is being composed, such as syllables of which a sign will be made.
  var markedTextRange: UITextRange? { get }
  /// How composed text looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts a composed text in the place of the one before, or of what is selected.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Takes the composed text as it is.
  func unmarkText()

  // MARK: Places

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some characters farther; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place some characters farther in a direction.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many characters one place is after another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Who is told of changes that the keyboard has not made: the keyboard.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What finds words and other units.
  var tokenizer: any UITextInputTokenizer { get }

  /// The place of a part that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// From a place to the farthest one in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// In which direction text is written at a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets in which direction a part is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Rectangles, in the coordinates of `textInputView`

  /// The rectangle of the first line of a part.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the cursor is drawn at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a part, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a part that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Optional

  /// Whether a text may take the place of a part; the delegate is asked.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// How text looks at a place.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The view in whose coordinates rectangles are.
  var textInputView: UIView { get }
  /// On which side of a line's break the cursor is: forward on the next line, backward on the line before.
  var selectionAffinity: UITextStorageDirection { get set }
  /// The place that is some characters into a part, where a character may be more than one place.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// How many characters into a part a place is.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// What stands in the text while words are recognized. Differs from UIKit: nobody dictates, so that nobody but the
  /// app calls this and the next four.
  func insertDictationResultPlaceholder() -> Any
  /// Where that is.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Takes that away.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  /// A person has ended speaking.
  func dictationRecordingDidEnd()
  /// Nothing was understood.
  func dictationRecognitionFailed()
  /// Makes room for what a pencil will write: the method is optional. Differs from UIKit: nobody writes with a pencil, so
  /// that nobody but the app calls this and the next.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Takes that room away.
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// The cursor begins to follow a finger on the keyboard. Differs from UIKit: nobody but the app calls this and the
  /// next two.
  func beginFloatingCursor(at point: CGPoint)
  /// The cursor, which follows a finger, goes to the place nearest to a point.
  func updateFloatingCursor(at point: CGPoint)
  /// The cursor no longer follows a finger.
  func endFloatingCursor()
}

extension UITextInput {
  /// Agrees: the method is optional.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Does nothing: the method is optional.
  public func beginFloatingCursor(at point: CGPoint) {}

  /// Does nothing: the method is optional.
  public func updateFloatingCursor(at point: CGPoint) {}

  /// Does nothing: the method is optional.
  public func endFloatingCursor() {}

  /// So many places after the beginning of the part: the method is optional.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? { position(from: range.start, offset: offset) }

  /// The number of places after the beginning of the part: the method is optional.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// Puts nothing into the text: the method is optional.
  public func insertDictationResultPlaceholder() -> Any { NSNull() }

  /// Nowhere: the method is optional.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .zero }

  /// Does nothing: the method is optional.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

  /// Does nothing: the method is optional.
  public func dictationRecordingDidEnd() {}

  /// Does nothing: the method is optional.
  public func dictationRecognitionFailed() {}

  /// Room nowhere: the method is optional.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }

  /// Does nothing: the method is optional.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}

  /// Puts the cursor where it is nearest to a point.
  func moveCursor(to point: CGPoint) {
    guard let position = closestPosition(to: point) else { return }
    selectedTextRange = textRange(from: position, to: position)
  }

  /// Says nothing: the method is optional.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// The object itself, if it is a view: the property is optional.
  public var textInputView: UIView { self as? UIView ?? UIView() }

  /// On the next line: the property is optional.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

/// Is told of changes of a text, so that what depends on it follows.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// What is selected is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// What is selected has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
