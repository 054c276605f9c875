import Foundation

/// A finger that stays on a text: it moves the cursor, or selects a word of a text that cannot be edited, and lifted it
/// opens the edit menu. On a link it opens that one's menu.
///
/// Assumed: as people see it on phones; Apple describes no details. Differs from UIKit: no magnifying glass.
final class TextPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var text: (any EditedTextView)?

  init(_ text: any EditedTextView) {
    self.text = text
    super.init(target: nil, action: nil)
    delegate = self
    addHandler(frame: .uikit("-[UITextInteraction long press]")) { [weak self] _ in self?.act() }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool { isOfText(event) }

  /// A press on what is selected lifts that, if it can be dragged.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let text = text as? any TextDragging.Host else { return true }
    return !TextDragging.of(text).lifts(at: location(in: text))
  }

  private func act() {
    guard let text else { return }
    let point = location(in: text)
    switch state {
    case .began:
      if let view = text as? UITextView, let item = view.item(at: point) {
        view.openMenu(of: item)
      } else {
        text.pressed(at: point, isFirst: true)
      }
    case .changed: text.pressed(at: point, isFirst: false)
    case .ended: text.openEditMenu()
    case .possible, .cancelled, .failed: break
    }
  }
}

extension UITextField {
  /// Listens to fingers as soon as a window has the field: a new one has no recognizers.
  ///
  /// Assumed: that they come with the window, and not as late as editing begins.
  func takeTextGestures() {
    guard window != nil, !attachedGestureRecognizers.contains(where: { $0 is TextPress }) else {
      return
    }
    addGestureRecognizer(TextPress(self))
    addGestureRecognizer(TextDoubleTap(self))
  }
}

extension EditedTextView {
  fileprivate func pressed(at point: CGPoint, isFirst: Bool) {
    if isFirst, !isFirstResponder { becomeFirstResponder() }
    guard isFirstResponder, let place = editor.closestPosition(to: point) else { return }
    editor.select(NSRange(location: editor.location(place), length: 0))
    if !takesEdits { editor.selectWord() }
  }

  /// Opens the menu for what is selected, if there is anything in it.
  func openEditMenu() {
    guard isFirstResponder, let window else { return }
    let suggested = suggestedEditMenu(from: nil)
    let entries = editEntries(of: editMenu(suggested)?.children ?? suggested, from: nil)
    guard !entries.isEmpty else { return }
    let view = EditMenuView(entries) { [weak self] in self?.tellOfEditMenu(comes: false) }
    tellOfEditMenu(comes: true)
    view.open(
      beside: convert(editor.rect(of: editor.selection), to: window), in: window,
      arrow: .automatic, animated: true)
  }

  /// The menu that the delegate wants; nil for the suggested actions.
  private func editMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    let range = editor.selection
    return UISystem.current.running(.app("edit menu of a text")) {
      switch self {
      case let view as UITextView:
        view.delegate?.textView(view, editMenuForTextIn: range, suggestedActions: suggested)
      case let field as UITextField:
        field.delegate?.textField(
          field, editMenuForCharactersIn: range, suggestedActions: suggested)
      default: nil
      }
    }
  }

  private func tellOfEditMenu(comes: Bool) {
    let animator = EditMenuAnimator()
    switch (self, comes) {
    case (let view as UITextView, true):
      view.delegate?.textView(view, willPresentEditMenuWith: animator)
    case (let view as UITextView, false):
      view.delegate?.textView(view, willDismissEditMenuWith: animator)
    case (let field as UITextField, true):
      field.delegate?.textField(field, willPresentEditMenuWith: animator)
    case (let field as UITextField, false):
      field.delegate?.textField(field, willDismissEditMenuWith: animator)
    default: break
    }
    animator.play()
  }
}
