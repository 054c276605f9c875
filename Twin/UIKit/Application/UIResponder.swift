public import Foundation

/// An object that takes part in handling events.
///
/// Differs from UIKit: only touches and the first responder, no presses, motion, menus or undo.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Objects that others attached to this one, by their keys: what associated objects are on Apple's
  /// systems.
  package final var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// Makes a responder without a next one.
  public override init() {
    super.init()
  }

  /// The responder that is asked next.
  open var next: UIResponder? { nil }

  /// Fingers went down. Passes the touches to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Passes the touches to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers went up. Passes the touches to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches were taken away. Passes them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether this object performs an action; `false` unless overridden.
  ///
  /// Differs from UIKit: it cannot be seen which methods a class has.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first object from this one outwards that performs an action; `nil` if none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Goes back or dismisses, for the escape gesture of assistive technologies (two fingers that draw a
  /// Z, with VoiceOver).
  ///
  /// Differs from UIKit: declared here, and not for every object: an extension of `NSObject` cannot be
  /// overridden on Linux.
  ///
  /// - Returns: Whether anything came of it; if not, the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Whether this object may become first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may give up being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is its window's first responder.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Makes this object its window's first responder.
  ///
  /// - Returns: Whether it is first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let former = window.firstResponder, !former.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being first responder.
  ///
  /// - Returns: Whether it is given up; also `true` if this object was not first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window at the end of the responder chain.
  private var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }
}
