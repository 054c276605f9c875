extension UIView {
  /// The outermost view of a class inside this one in which the window's first responder is.
  func viewWithFirstResponder<View: UIView>(_ type: View.Type) -> View? {
    guard let responder = window?.firstResponder as? UIView, responder.lies(in: self) else {
      return nil
    }
    var found: View?
    var view: UIView? = responder
    while let current = view, current !== self {
      if let current = current as? View { found = current }
      view = current.superview
    }
    return found
  }
}
