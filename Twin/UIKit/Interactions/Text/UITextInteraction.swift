public import Foundation

/// Whether a text can be edited.
///
/// Source of the values: Apple, "UITextInteractionMode".
nonisolated public enum UITextInteractionMode: Int, Sendable {
  /// It has a cursor, and text is selected.
  case editable = 0
  /// Text is selected only.
  case nonEditable = 1
}

/// Decides whether a person may begin to select text, and hears of it. All of it is optional.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a finger may begin at a place of the view.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// A finger begins.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// A finger has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Yes: the method is optional.
  public func interactionShouldBegin(
    _ interaction: UITextInteraction, at point: CGPoint
  ) -> Bool { true }
  /// Does nothing: the method is optional.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing: the method is optional.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Lets fingers move the cursor and select words in a text of an app's own, and shows what is selected.
///
/// A tap puts the cursor where it is, two taps select the word there, and a finger that stays moves the cursor.
///
/// Source: Apple, "UITextInteraction". Differs from UIKit: no handles, no magnifying glass and no menu, which the text
/// opens by a ``UIEditMenuInteraction``.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  private let mode: UITextInteractionMode
  private weak var ownView: UIView?
  private var recognizers: [UIGestureRecognizer] = []
  private let marks = TextInputMarks()
  private lazy var listener = TextInputListener { [weak self] in self?.showMarks() }

  /// Makes an interaction.
  public init(for mode: UITextInteractionMode) {
    self.mode = mode
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// Decides and hears.
  open weak var delegate: (any UITextInteractionDelegate)?

  /// The text.
  open weak var textInput: (any UIResponder & UITextInput)?

  /// Whether it can be edited.
  open var textInteractionMode: UITextInteractionMode { mode }

  /// The recognizers that others may wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { recognizers }

  /// The view.
  open var view: UIView? { ownView }

  /// It is about to be added to a view; what it has in the former one goes.
  open func willMove(to view: UIView?) {
    for recognizer in recognizers { ownView?.removeGestureRecognizer(recognizer) }
    recognizers = []
    marks.hide()
  }

  /// It was added to a view.
  open func didMove(to view: UIView?) {
    ownView = view
    guard let view else { return }
    let tap = UITapGestureRecognizer()
    tap.addHandler(frame: .uikit("-[UITextInteraction tap:]")) { [weak self, unowned tap] _ in
      self?.act(tap) { self?.placeCursor(at: $0) }
    }
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.addHandler(frame: .uikit("-[UITextInteraction double tap]")) {
      [weak self, unowned double] _ in
      self?.act(double) { self?.selectWord(at: $0) }
    }
    let press = UILongPressGestureRecognizer()
    press.addHandler(frame: .uikit("-[UITextInteraction long press]")) {
      [weak self, unowned press] _ in
      self?.follow(press)
    }
    recognizers = [tap, double, press]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  // MARK: Fingers

  private func act(_ recognizer: UIGestureRecognizer, _ act: (CGPoint) -> Void) {
    guard begins(recognizer) else { return }
    act(recognizer.location(in: textInput?.textInputView))
    delegate?.interactionDidEnd(self)
  }

  private func begins(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let textInput, let ownView,
      delegate?.interactionShouldBegin(self, at: recognizer.location(in: ownView)) ?? true
    else { return false }
    delegate?.interactionWillBegin(self)
    if !textInput.isFirstResponder { textInput.becomeFirstResponder() }
    textInput.inputDelegate = listener
    return true
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began:
      guard begins(press) else { return }
      placeCursor(at: press.location(in: textInput?.textInputView))
    case .changed: placeCursor(at: press.location(in: textInput?.textInputView))
    case .ended, .cancelled: delegate?.interactionDidEnd(self)
    case .possible, .failed: break
    }
  }

  private func placeCursor(at point: CGPoint) {
    guard let textInput else { return }
    if mode == .nonEditable { return selectWord(at: point) }
    textInput.moveCursor(to: point)
    showMarks()
  }

  private func selectWord(at point: CGPoint) {
    guard let textInput, let place = textInput.closestPosition(to: point) else { return }
    let tokenizer = textInput.tokenizer
    let word =
      tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
    guard let word else { return }
    textInput.selectedTextRange = word
    showMarks()
  }

  private func showMarks() {
    guard let textInput else { return marks.hide() }
    marks.show(of: textInput, hasCaret: mode == .editable)
  }
}

/// Hears of changes in a text.
private final class TextInputListener: NSObject, UITextInputDelegate {
  private let change: () -> Void

  init(_ change: @escaping () -> Void) {
    self.change = change
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { change() }
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { change() }
}

/// The cursor and what is selected, above a text of an app's own.
///
/// Differs from UIKit: the cursor does not blink.
private final class TextInputMarks {
  private static let alpha: CGFloat = 0.2
  private var views: [UIView] = []

  func hide() {
    for view in views { view.removeFromSuperview() }
    views = []
  }

  func show(of text: any UIResponder & UITextInput, hasCaret: Bool) {
    hide()
    guard text.isFirstResponder, let selection = text.selectedTextRange else { return }
    let canvas = text.textInputView
    if !selection.isEmpty {
      let color = canvas.tintColor.withAlphaComponent(Self.alpha)
      for rect in text.selectionRects(for: selection) { add(rect.rect, color, to: canvas) }
    } else if hasCaret {
      add(text.caretRect(for: selection.start), canvas.tintColor, to: canvas)
    }
  }

  private func add(_ rect: CGRect, _ color: UIColor, to canvas: UIView) {
    let view = UIView(frame: rect)
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    canvas.addSubview(view)
    views.append(view)
  }
}
