import Foundation

/// A view whose text is edited: what ``TextEditor`` needs to know of it.
protocol EditedTextView: UIView, UITextInput {
  /// The text.
  var editedText: NSString { get }
  /// What is selected and composed.
  var editor: TextEditor { get }
  /// Replaces a part of the text without asking anybody, puts the cursor behind what is new, and tells.
  func edit(_ range: NSRange, with replacement: String)
  /// A part of the text as it looks, to be put back later.
  func formerText(in range: NSRange) -> NSAttributedString
  /// Replaces a part of the text by what was there before, and tells.
  func putBack(_ former: NSAttributedString, at range: NSRange)
  /// Whether the delegate lets a part be replaced.
  func allowsEdit(_ range: NSRange, with replacement: String) -> Bool
  /// What is selected has become something else.
  func selectionDidChange()
  /// The lines as they are laid out, and where they begin.
  var flow: TextFlow { get }
  var flowOrigin: CGPoint { get }
  /// Whether a person can change the text.
  var takesEdits: Bool { get }
}

extension EditedTextView {
  func formerText(in range: NSRange) -> NSAttributedString {
    NSAttributedString(string: editedText.substring(with: range))
  }

  func putBack(_ former: NSAttributedString, at range: NSRange) {
    edit(range, with: former.string)
  }

  var lineRanges: [NSRange] {
    let flow = flow
    return flow.lines.map { flow.range(of: $0) }
  }
}

/// The selection of a text field or text view, and `UITextInput` in terms of UTF-16 code units.
///
/// - `+Places`: rectangles and points.
/// - `+Actions`: cut, copy, paste and their like.
@MainActor
final class TextEditor {
  /// The field or text view. It is asked for while it dies, too, when an app's `deinit` clears its text, which Swift
  /// refuses of what is safely unowned. Proof: it alone keeps the editor, so that it lives as long.
  unowned(unsafe) let view: any EditedTextView
  /// What is selected; the cursor, if it is empty.
  private(set) var selection = NSRange(location: 0, length: 0)
  /// The part that is being composed.
  private(set) var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  weak var inputDelegate: (any UITextInputDelegate)?
  /// What the system may do with the text if a person asks for it.
  var writingTools = (
    behavior: UIWritingToolsBehavior.default, results: UIWritingToolsResultOptions()
  )
  /// The cursor and what is selected, as they are shown.
  let marks = TextHighlights()
  /// Made when the first change is to be taken back later, or somebody asks.
  private(set) var ownUndo: TextUndo?
  /// What the next change is; typing or deleting unless set.
  var kind: TextUndo.Kind?
  lazy var tokenizer = UITextInputStringTokenizer(textInput: view)

  init(_ view: any EditedTextView) {
    self.view = view
  }

  var text: NSString { view.editedText }
  private var all: NSRange { NSRange(location: 0, length: text.length) }

  /// A range that is within the text, and divides no character of several places.
  ///
  /// Assumed: where UIKit would leave a part behind, the whole goes. Foundation on Linux cannot divide one.
  func clamped(_ range: NSRange) -> NSRange {
    let length = text.length
    let location = min(max(0, range.location), length)
    let end = location + min(max(0, range.length), length - location)
    let start = character(around: location)?.location ?? location
    guard end > location else { return NSRange(location: start, length: 0) }
    return NSRange(location: start, length: (character(around: end).map(NSMaxRange) ?? end) - start)
  }

  /// The character in the middle of which a place is; nil between two.
  private func character(around place: Int) -> NSRange? {
    guard place > 0, place < text.length else { return nil }
    let character = text.rangeOfComposedCharacterSequence(at: place)
    return character.location < place ? character : nil
  }

  // MARK: Changes

  var undo: TextUndo {
    if let ownUndo { return ownUndo }
    let undo = TextUndo(self)
    ownUndo = undo
    return undo
  }

  /// Selects a part of the text, and tells if that is another one.
  func select(_ range: NSRange) {
    let range = clamped(range)
    guard range != selection else { return }
    inputDelegate?.selectionWillChange(view)
    selection = range
    if range.length > 0, let text = view as? any TextDragging.Host {
      _ = TextDragging.of(text).attachDrag()
    }
    ownUndo?.endRun()
    view.setNeedsLayout()
    inputDelegate?.selectionDidChange(view)
    view.selectionDidChange()
  }

  /// The text is another one, by code: the cursor is behind it, and nobody is told.
  func textWasSet() {
    marked = nil
    ownUndo?.forget()
    selection = NSRange(location: text.length, length: 0)
  }

  /// The text is another one, by code that changed a part: the selection stays, as far as there is text.
  func textDidChangeElsewhere() {
    marked = nil
    ownUndo?.endRun()
    selection = clamped(selection)
  }

  /// Changes the text by a key or an action.
  ///
  /// - Parameters:
  ///   - range: What is replaced.
  ///   - replacement: What comes there.
  ///   - change: Makes the change; the selection is set after it.
  func change(_ range: NSRange, with replacement: String, _ change: () -> Void) {
    inputDelegate?.textWillChange(view)
    let usual = replacement.isEmpty ? TextUndo.Kind.deleting : .typing
    if range.length > 0 || !replacement.isEmpty {
      undo.willReplace(clamped(range), with: replacement, kind ?? usual)
    }
    kind = nil
    change()
    marked = nil
    selection = clamped(
      NSRange(location: range.location + (replacement as NSString).length, length: 0))
    inputDelegate?.textDidChange(view)
  }

  /// What the delete key takes away: what is selected, or else the character before the cursor; nil if
  /// there is neither.
  var rangeBeforeCursor: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return text.rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// Changes a part of the text as a person does: if the delegate lets it.
  func editIfAllowed(_ range: NSRange, with replacement: String, as kind: TextUndo.Kind) {
    guard view.allowsEdit(range, with: replacement) else { return }
    self.kind = kind
    view.edit(clamped(range), with: replacement)
  }

  // MARK: UITextInput

  func range(_ range: UITextRange) -> NSRange {
    if let span = range as? TextSpan { return clamped(span.range) }
    return NSRange(location: location(range.start), length: 0)
  }

  func location(_ position: UITextPosition) -> Int {
    min((position as? TextOffset)?.location ?? 0, text.length)
  }

  var selectedTextRange: UITextRange? {
    get { TextSpan(selection) }
    set { select(newValue.map(range) ?? NSRange(location: NSMaxRange(selection), length: 0)) }
  }

  var markedTextRange: UITextRange? { marked.map(TextSpan.init) }

  func text(in range: UITextRange) -> String? { text.substring(with: self.range(range)) }

  func replace(_ range: UITextRange, with replacement: String) {
    view.edit(self.range(range), with: replacement)
  }

  func mark(_ markedText: String?, _ selected: NSRange) {
    let replacement = markedText ?? ""
    let range = marked ?? selection
    view.edit(range, with: replacement)
    let length = (replacement as NSString).length
    marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    guard length > 0 else { return }
    undo.keepingRun {
      select(
        NSRange(
          location: range.location + min(selected.location, length),
          length: min(selected.length, max(0, length - selected.location))))
    }
  }

  func unmark() { marked = nil }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (first, last) = (location(start), location(end))
    return TextSpan(NSRange(location: min(first, last), length: abs(last - first)))
  }

  /// A place so many units farther on, from where the place was when the app got it: the text may be shorter by now.
  ///
  /// Source: an editor's tests that run on iOS and move a selection back after the text before it was taken away
  /// (https://github.com/wikimedia/wikipedia-ios, `WMFSourceEditorFormatterButtonActionTests`).
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let location = ((position as? TextOffset)?.location ?? 0) + offset
    return (0...text.length).contains(location) ? TextOffset(location) : nil
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (location(position), location(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    location(end) - location(start)
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    UITextDirection.layout(direction).isBackward ? range.start : range.end
  }

  func range(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let location = location(position)
    return UITextDirection.layout(direction).isBackward
      ? TextSpan(NSRange(location: 0, length: location))
      : TextSpan(NSRange(location: location, length: text.length - location))
  }
}
