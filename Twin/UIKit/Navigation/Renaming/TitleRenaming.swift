import Foundation

/// The title of an item while a person changes it: a field in the title's place.
///
/// Assumed: the field is in the row of the buttons also where the title is large, all of its text is selected, a text
/// without letters changes nothing, and a touch elsewhere leaves the field alone.
final class TitleRenaming: NSObject, UITextFieldDelegate {
  /// What becomes of the text.
  enum End {
    /// It is the title.
    case accepted
    /// Nothing.
    case cancelled
  }

  /// The height of the field, in points (assumed).
  static let height: CGFloat = 34

  let field = UITextField()
  private weak var item: UINavigationItem?
  private var answer = End.accepted
  private var isOver = false

  init(of item: UINavigationItem) {
    self.item = item
    super.init()
    field.font = .systemFont(ofSize: 17, weight: .semibold)
    field.textAlignment = .center
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.delegate = self
  }

  /// Asks for the first text, and shows the field.
  func begin() {
    guard let item, let delegate = item.renameDelegate else { return }
    let title = item.title ?? ""
    let (text, range) = UISystem.current.running(.app("willBeginRenamingWith")) {
      delegate.navigationItem(
        item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    }
    field.text = text
    item.navigationBar?.itemDidChange(item)
    field.becomeFirstResponder()
    select(NSRange(range, in: text))
  }

  private func select(_ range: NSRange) {
    guard let start = field.position(from: field.beginningOfDocument, offset: range.location),
      let end = field.position(from: start, offset: range.length)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// Shows the title again.
  func end(_ end: End) {
    guard !isOver, let item else { return }
    isOver = true
    item.extras?.renaming = nil
    let text = field.text ?? ""
    field.resignFirstResponder()
    guard end == .accepted, !text.isEmpty else {
      item.navigationBar?.itemDidChange(item)
      return
    }
    item.title = text
    UISystem.current.running(.app("didEndRenamingWith")) {
      item.renameDelegate?.navigationItem(item, didEndRenamingWith: text)
    }
  }

  // MARK: The field

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard !isOver, let item, let delegate = item.renameDelegate else { return true }
    let text = textField.text ?? ""
    guard !text.isEmpty else { return true }
    let isAccepted = UISystem.current.running(.app("shouldEndRenamingWith")) {
      delegate.navigationItem(item, shouldEndRenamingWith: text)
    }
    answer = isAccepted ? .accepted : .cancelled
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    end(answer)
  }
}
