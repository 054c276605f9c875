extension UIView {
  /// Takes the first responder's part away from the view, or from one inside it.
  ///
  /// - Parameter force: Whether a text field ends although its delegate would not let it.
  /// - Returns: Whether nobody inside is first responder any more.
  func endEditingInside(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder else { return true }
    let chain = sequence(first: responder, next: \.next)
    guard chain.contains(where: { $0 === self }) else { return true }
    if force, let field = responder as? UITextField {
      field.endEditing()
      return true
    }
    return responder.resignFirstResponder()
  }
}
