// What apps call to let a keyboard's or a remote control's focus move.

extension UIViewController {
  /// Asks for the focus to be looked for again. Differs from UIKit: no screen of the twin has a focus.
  public final func setNeedsFocusUpdate() {}

  /// Looks for the focus at once, if that was asked for. Differs from UIKit: there is no focus.
  public final func updateFocusIfNeeded() {}
}

extension UIView {
  /// Asks for the focus to be looked for again. Differs from UIKit: no screen of the twin has a focus.
  public final func setNeedsFocusUpdate() {}

  /// Looks for the focus at once, if that was asked for. Differs from UIKit: there is no focus.
  public final func updateFocusIfNeeded() {}
}
