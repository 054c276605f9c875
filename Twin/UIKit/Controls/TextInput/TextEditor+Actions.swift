import Foundation

/// Cut, copy, paste and their like.
///
/// Source: documentation of `UIResponderStandardEditActions`. Assumed: cutting and pasting ask the delegate, as
/// typing does; nothing that is hidden from onlookers can be copied.
extension TextEditor {
  /// Whether an action makes sense now; nil if it is none of these.
  func allows(_ action: Selector) -> Bool? {
    let isHidden = view.isSecureTextEntry
    switch action.description {
    case "cut:": return view.takesEdits && selection.length > 0 && !isHidden
    case "copy:": return selection.length > 0 && !isHidden
    case "paste:": return view.takesEdits && UIPasteboard.general.hasStrings
    case "delete:": return view.takesEdits && selection.length > 0
    case "select:": return text.length > 0 && selection.length == 0
    case "selectAll:": return text.length > 0 && selection.length < text.length
    default: return nil
    }
  }

  func copy() {
    guard selection.length > 0, !view.isSecureTextEntry else { return }
    UIPasteboard.general.string = text.substring(with: selection)
  }

  func cut() {
    guard view.takesEdits, selection.length > 0, !view.isSecureTextEntry else { return }
    copy()
    editIfAllowed(selection, with: "", as: .cutting)
  }

  func paste() {
    guard view.takesEdits, !TextPasting.begin(in: self) else { return }
    guard let string = UIPasteboard.general.string else { return }
    editIfAllowed(selection, with: string, as: .pasting)
  }

  func delete() {
    guard view.takesEdits, selection.length > 0 else { return }
    editIfAllowed(selection, with: "", as: .deleting)
  }

  /// Selects the word at the cursor, or the one before it.
  func selectWord() {
    let words = TextUnits.words(in: text)
    let place = selection.location
    let word = words.last { $0.location <= place } ?? words.first
    if let word { select(word) }
  }

  func selectAll() {
    select(NSRange(location: 0, length: text.length))
  }
}
