/// What two fingers that draw a Z ask for, and a key of some keyboards.
package enum EscapeGesture {
  /// Asks a view, then each responder after it, until one goes back or is dismissed.
  ///
  /// A card or a popover that the user may dismiss goes when nothing in it wants the gesture, and before a navigation
  /// controller that is presented so goes back in its pages. An alert does what its button to cancel does.
  ///
  /// Source: for cards, qiita.com/akadateppei/items/4b15660ce9a77e2cc538, measured; for popovers, David Rönnqvist,
  /// "Adding accessible behavior"; for alerts assumed.
  ///
  /// - Returns: Whether one did.
  package static func perform(from view: UIView?) -> Bool {
    var responder: UIResponder? = view
    while let current = responder {
      let page = current as? UIViewController
      if page is UINavigationController, page?.leavesByEscape() ?? false { return true }
      if current.accessibilityPerformEscape() { return true }
      if page?.leavesByEscape() ?? false { return true }
      responder = current.next
    }
    return false
  }
}

extension UIViewController {
  /// Lets the user dismiss the page, if it is presented as something that lies on others.
  ///
  /// - Returns: Whether it goes.
  fileprivate func leavesByEscape() -> Bool {
    guard let presentation = presentationOfSelf, presentation.phase == .presented else {
      return false
    }
    if let alert = self as? UIAlertController { return alert.cancelByUser() }
    switch presentation.style {
    case .pageSheet, .formSheet, .popover:
      presentation.dismissByUser()
      return presentation.phase == .dismissing
    default:
      return false
    }
  }
}
