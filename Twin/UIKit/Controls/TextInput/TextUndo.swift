import Foundation

/// Takes back what a person has changed in a text field or a text view.
///
/// Keys that are typed one after another are taken back together, and so are characters that are deleted one after
/// another; anything else between them, and a cursor that is moved, begins something new. The delegate is asked
/// before a text is put back, as a known workaround for texts of limited length expects
/// (https://stackoverflow.com/questions/433337). What code sets forgets everything (assumed).
///
/// Differs from UIKit: a pause between two keys begins nothing new.
@MainActor
final class TextUndo {
  /// What a person did.
  enum Kind: String {
    case typing = "Typing"
    case deleting = "Delete"
    case cutting = "Cut"
    case pasting = "Paste"
  }

  /// A part of the text as it is now, and what was there before.
  private final class Change {
    var range: NSRange
    var former: NSAttributedString
    let kind: Kind

    init(_ range: NSRange, _ former: NSAttributedString, _ kind: Kind) {
      self.range = range
      self.former = former
      self.kind = kind
    }
  }

  private unowned let editor: TextEditor
  /// The text's own: it comes before those of the responders above (assumed, as the texts of UIKit's menu say
  /// what was done in the text).
  let manager = UndoManager()
  /// The change that the next key may belong to.
  private var run: Change?

  init(_ editor: TextEditor) {
    self.editor = editor
  }

  /// The next change does not belong to the latest one.
  func endRun() { run = nil }

  /// Does something that leaves the cursor where it is as far as changes are concerned.
  func keepingRun(_ change: () -> Void) {
    let kept = run
    change()
    run = kept
  }

  /// Forgets everything.
  func forget() {
    run = nil
    manager.removeAllActions()
  }

  /// A part of the text is about to be replaced.
  func willReplace(_ range: NSRange, with replacement: String, _ kind: Kind) {
    guard manager.isUndoRegistrationEnabled else { return run = nil }
    let length = (replacement as NSString).length
    let former = editor.view.formerText(in: range)
    if !manager.isUndoing, !manager.isRedoing, extend(range, length, former, kind) { return }
    let change = Change(NSRange(location: range.location, length: length), former, kind)
    manager.registerUndo(withTarget: self) { $0.putBack(change) }
    if manager.isUndoing || manager.isRedoing {
      run = nil
    } else {
      manager.setActionName(kind.rawValue)
      run = change
    }
  }

  /// Lets the latest change have this one in it, if both are of a run of keys.
  private func extend(
    _ range: NSRange, _ length: Int, _ former: NSAttributedString, _ kind: Kind
  ) -> Bool {
    guard let run, run.kind == kind, manager.latestTarget === self else { return false }
    switch kind {
    case .typing:
      guard range.location >= run.range.location, NSMaxRange(range) <= NSMaxRange(run.range)
      else { return false }
      run.range.length += length - range.length
      return true
    case .deleting:
      guard run.range.length == 0, NSMaxRange(range) == run.range.location else { return false }
      let both = NSMutableAttributedString(attributedString: former)
      both.append(run.former)
      run.former = both
      run.range.location = range.location
      return true
    case .cutting, .pasting: return false
    }
  }

  private func putBack(_ change: Change) {
    run = nil
    let view = editor.view
    // The text is another one where a delegate has refused to take back what came later.
    let range = editor.clamped(change.range)
    guard view.allowsEdit(range, with: change.former.string) else { return }
    editor.kind = change.kind
    view.putBack(change.former, at: range)
  }
}
