import Foundation

/// The part of a view that the keyboard covers, or, without it, the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not at the bottom. Phones have none that is elsewhere.
  open var followsUndockedKeyboard = false

  /// Whether the guide reaches up to the safe area's bottom when there is no keyboard; otherwise it is
  /// empty then.
  open var usesBottomSafeArea = true {
    didSet { owningView?.islandConstantsDidChange() }
  }

  /// How far above the keyboard a finger that drags content begins to take the keyboard along, in points (since
  /// iOS 17): as high as what stands on the keyboard.
  open var keyboardDismissPadding: CGFloat = 0

  /// How much of the owner is covered from below, in points.
  var height: CGFloat {
    guard let view = owningView else { return 0 }
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let keyboard = UIApplication.shared.keyboard
    guard keyboard.height > 0, let window = view.window else { return rest }
    let bottom = window.convert(view.convert(view.bounds, to: nil), to: nil as UIWindow?).maxY
    return min(view.bounds.height, max(rest, bottom - keyboard.top))
  }
}

extension UIView {
  func guideMadeIfNeededForKeyboard() -> UIKeyboardLayoutGuide {
    if let known = ownLayoutState?.keyboardGuide { return known }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    layoutState.systemGuides.append(guide)
    UIApplication.shared.keyboard.addFollower(self)
    return guide
  }
}

extension ViewLayoutState {
  /// The guide that follows the keyboard, if somebody has asked for it.
  var keyboardGuide: UIKeyboardLayoutGuide? {
    systemGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
  }
}
