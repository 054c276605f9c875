import Foundation

/// How a table gets out of the keyboard's way while its page is on the screen.
///
/// Source: Apple, "Text Programming Guide for iOS", "Managing the Keyboard", which says that the controller sees to the
/// table's size and place while a text field in it is edited; an app's class that overrides
/// `viewWillAppear(_:)` without calling `super` does without (multiple reports). Assumed: the room is given as an inset,
/// and what is edited is brought into sight.
extension UITableViewController {
  private final class KeyboardRoom {
    var inset: CGFloat = 0
  }

  func beginAvoidingKeyboard() {
    let key = ObjectIdentifier(KeyboardRoom.self)
    guard attachments[key] == nil else { return }
    attachments[key] = KeyboardRoom()
    UIApplication.shared.keyboard.addTable(self)
  }

  func endAvoidingKeyboard() {
    give(inset: 0)
    attachments[ObjectIdentifier(KeyboardRoom.self)] = nil
  }

  /// The keyboard goes to another place: called inside its animation.
  func keyboardMoves(to top: CGFloat) {
    guard let table = viewIfLoaded as? UITableView, let window = table.window,
      presentedViewController == nil
    else { return }
    let covered = table.convert(table.bounds, to: window).maxY - top
    let isThere = top < window.bounds.maxY
    give(inset: isThere ? max(0, covered - table.safeAreaInsets.bottom) : 0)
    guard isThere, let edited = window.firstResponder as? UIView, edited.isDescendant(of: table)
    else { return }
    table.layoutIfNeeded()
    table.scrollRectToVisible(edited.convert(edited.bounds, to: table), animated: false)
  }

  private func give(inset: CGFloat) {
    let key = ObjectIdentifier(KeyboardRoom.self)
    guard let room = attachments[key] as? KeyboardRoom, room.inset != inset,
      let table = viewIfLoaded as? UITableView
    else { return }
    let change = inset - room.inset
    room.inset = inset
    table.contentInset.bottom += change
    table.verticalScrollIndicatorInsets.bottom += change
  }
}
