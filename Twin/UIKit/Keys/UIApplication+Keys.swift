package import Foundation

/// What keys of a keyboard that is connected, and motions of the device, are given to.
extension UIApplication {
  /// Presses a key and lets it go.
  ///
  /// Text that is typed comes first, unless a command wants to; then commands; a key that is neither is
  /// told to the responders alone (documentation of `wantsPriorityOverSystemBehavior`, iOS 15 and later).
  /// Assumed: a key that a command takes is not told as a press, and text is told before it is typed.
  ///
  /// - Returns: Whether a command or a text took it.
  package func press(_ key: UIKey, at time: TimeInterval) -> Bool {
    let command = keyCommand(for: key)
    let text = textResponder == nil ? nil : key.typed
    if let command, text == nil || command.wantsPriorityOverSystemBehavior, perform(command) {
      return true
    }
    guard let window = keyWindow, let start = eventStart else { return false }
    let press = UIPress(key: key, window: window, responder: start, timestamp: time)
    sendEvent(UIPressesEvent([press], timestamp: time))
    let isTyped = text.map { self.press($0) } ?? false
    press.end()
    sendEvent(UIPressesEvent([press], timestamp: time))
    return isTyped
  }

  /// Tells that the device is shaken, or no longer.
  package func shake(isOver: Bool, at time: TimeInterval) {
    sendEvent(MotionEvent(isOver: isOver, timestamp: time))
  }

  /// Where keys and motions begin: with the first responder; without one, with the page on top, or the one
  /// around it, that could be first responder (report: adrian.schoenig.me, "Keyboard shortcuts and the iOS
  /// responder chain"); else with the window.
  var eventStart: UIResponder? {
    guard let window = keyWindow else { return nil }
    if let first = window.firstResponder { return first }
    var page = window.rootViewController
    while let inner = page?.presentedViewController ?? page?.shownChild { page = inner }
    var responder: UIResponder? = page
    while let current = responder {
      if current.canBecomeFirstResponder { return current }
      responder = current.next
    }
    return window
  }

  /// The first command in the chain that a key belongs to, or else that of the main menu.
  private func keyCommand(for key: UIKey) -> UIKeyCommand? {
    let own = chain.lazy.compactMap { responder in
      responder.keyCommands?.first { $0.matches(key) }
    }.first
    return own ?? UISystem.current.menus.keyCommands.first { $0.matches(key) }
  }

  /// Gives a command to the first in the chain who has its method and does not decline it.
  private func perform(_ command: UIKeyCommand) -> Bool {
    UISystem.current.running(.app("key command")) {
      sendAction(command.action, upwardFrom: eventStart, by: command, for: nil)
    }
  }

  private var chain: [UIResponder] {
    Array(sequence(first: eventStart, next: { $0?.next }).prefix { $0 != nil }).compactMap { $0 }
  }
}

extension UIViewController {
  /// The child that is on top of the others, if one is shown.
  fileprivate var shownChild: UIViewController? {
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController }
    return children.last { $0.viewIfLoaded?.window != nil }
  }
}

extension UIKey {
  /// What the key does to a text; nil if it is no text.
  fileprivate var typed: KeyPress? {
    guard modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
    switch keyCode {
    case .keyboardReturnOrEnter: return .return
    case .keyboardDeleteOrBackspace: return .delete
    case .keyboardTab: return nil  // Goes to the next field, which is a command's matter.
    default: return characters.count == 1 ? characters.first.map(KeyPress.character) : nil
    }
  }
}

/// The device is shaken, or no longer.
private final class MotionEvent: UIEvent {
  private let isOver: Bool

  init(isOver: Bool, timestamp: TimeInterval) {
    self.isOver = isOver
    super.init(touches: [], timestamp: timestamp)
  }

  override var type: UIEvent.EventType { .motion }

  override var subtype: UIEvent.EventSubtype { .motionShake }

  override func dispatch(in window: UIWindow) {
    let receiver = UIApplication.shared.eventStart
    if isOver {
      receiver?.motionEnded(.motionShake, with: self)
    } else {
      receiver?.motionBegan(.motionShake, with: self)
    }
  }
}
