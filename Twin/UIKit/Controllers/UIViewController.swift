import Foundation

/// Placeholder until the real one lands.
open class UIViewController: UIResponder {
  open var view: UIView!
  var viewIfLoaded: UIView? { view }
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  func viewWillLayoutSubviews() {}
  func viewDidLayoutSubviews() {}
  func viewSafeAreaInsetsDidChange() {}
  func viewWillMove(toWindow window: UIWindow?) {}
  func viewDidMoveToWindow() {}
}
