import Foundation
import QuartzCore

/// A tap on a text view, and on no view in its text.
final class TextTap: UITapGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { isOfText(event) }
}

extension UIGestureRecognizer {
  /// Whether an event is for the text of the view, and not for a view that stands for an attachment.
  func isOfText(_ event: UIEvent) -> Bool {
    (view as? UITextView)?.hasTouchOnAttachment(event) != true
  }
}

/// Two taps on a text, which select the word below them and open the menu.
final class TextDoubleTap: UITapGestureRecognizer {
  init(_ text: any EditedTextView) {
    super.init(target: nil, action: nil)
    numberOfTapsRequired = 2
    // The taps are single ones, too, which take effect at once.
    delaysTouchesEnded = false
    cancelsTouchesInView = false
    addHandler(frame: .uikit("-[UITextInteraction double tap]")) { [weak self, weak text] _ in
      guard let self, let text else { return }
      text.doubleTapped(at: location(in: text))
    }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool { isOfText(event) }

  /// Single taps go on, too.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Single taps go on, too.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension EditedTextView {
  /// Puts the cursor where a finger has tapped: to the nearer end of the word there.
  ///
  /// Source: general knowledge of iOS; a tap that begins editing does so, too, which is why tests of apps tap the
  /// trailing edge of fields (https://stackoverflow.com/questions/32821880).
  func placeCursor(at point: CGPoint) {
    guard isFirstResponder, let position = editor.closestPosition(to: point) else { return }
    let place = editor.location(position)
    let word =
      isSecureTextEntry ? NSRange(location: 0, length: editor.text.length) : word(at: place)
    guard let word else { return editor.select(NSRange(location: place, length: 0)) }
    let isNearStart = place - word.location < NSMaxRange(word) - place
    editor.select(NSRange(location: isNearStart ? word.location : NSMaxRange(word), length: 0))
  }

  /// The word that has a place inside it.
  private func word(at place: Int) -> NSRange? {
    TextUnits.words(in: editor.text).first { $0.location < place && place < NSMaxRange($0) }
  }

  /// Two taps on a button in the text are none on the text.
  fileprivate func doubleTapped(at point: CGPoint) {
    let hit = hitTest(point, with: nil)
    guard isFirstResponder, hit === self || !(hit is UIControl),
      let position = editor.closestPosition(to: point)
    else { return }
    editor.select(NSRange(location: editor.location(position), length: 0))
    editor.selectWord()
    openEditMenu()
  }
}
