import Foundation

/// A page with rows or items that gets out of the keyboard's way while it is on the screen.
///
/// Source: Apple, "Text Programming Guide for iOS", "Managing the Keyboard", which says that the controller sees to the
/// table's size and place while a text field in it is edited; an app's class that overrides
/// `viewWillAppear(_:)` without calling `super` does without (multiple reports). Assumed: the room is given as an inset,
/// and what is edited is brought into sight; pages with collections do the same (multiple reports).
protocol KeyboardAvoiding: UIViewController {
  /// What scrolls.
  var avoidingView: UIScrollView? { get }
}

private final class KeyboardRoom {
  var inset: CGFloat = 0
}

extension KeyboardAvoiding {
  func beginAvoidingKeyboard() {
    let key = ObjectIdentifier(KeyboardRoom.self)
    guard attachments[key] == nil else { return }
    attachments[key] = KeyboardRoom()
    UIApplication.shared.keyboard.add(self)
  }

  func endAvoidingKeyboard() {
    give(inset: 0)
    attachments[ObjectIdentifier(KeyboardRoom.self)] = nil
  }

  /// The keyboard goes to another place: called inside its animation.
  func keyboardMoves(to top: CGFloat) {
    guard let view = avoidingView, let window = view.window,
      presentedViewController == nil
    else { return }
    let covered = view.convert(view.bounds, to: window).maxY - top
    let isThere = top < window.bounds.maxY
    give(inset: isThere ? max(0, covered - view.safeAreaInsets.bottom) : 0)
    guard isThere, let edited = window.firstResponder as? UIView, edited.isDescendant(of: view)
    else { return }
    view.layoutIfNeeded()
    view.scrollRectToVisible(edited.convert(edited.bounds, to: view), animated: false)
  }

  private func give(inset: CGFloat) {
    let key = ObjectIdentifier(KeyboardRoom.self)
    guard let room = attachments[key] as? KeyboardRoom, room.inset != inset,
      let view = avoidingView
    else { return }
    let change = inset - room.inset
    room.inset = inset
    view.contentInset.bottom += change
    view.verticalScrollIndicatorInsets.bottom += change
  }
}

extension Keyboard {
  /// Brings a text field that begins editing into sight in the scroll view that it is in.
  ///
  /// It comes after those who hear of the keyboard have given the scroll view its inset, so that nothing is left to
  /// them to do (splinter.com.au, "Form scrolling": "UIKit automagically scrolls the scroll view"). Assumed: it moves
  /// as the keyboard does, in the nearest scroll view only; fields of search bars stay where they are.
  func reveal(_ responder: UIResponder?, isAnimated: Bool) {
    guard let field = responder as? UITextField, !(field is UISearchTextField),
      let view = sequence(first: field as UIView, next: \.superview)
        .firstNonNil({ $0 as? UIScrollView })
    else { return }
    let scroll = {
      view.layoutIfNeeded()
      view.scrollRectToVisible(field.convert(field.bounds, to: view), animated: false)
    }
    if isAnimated { animate(scroll) } else { scroll() }
  }
}
