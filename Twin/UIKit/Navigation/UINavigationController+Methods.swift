/// Implementations that stand in for those of `UINavigationController`.
///
/// On Apple's systems the Objective-C runtime lets any code put its own implementation in the place of
/// a method, for one class or for one object. Swift on Linux has no such runtime; this is the same seam,
/// for the methods that navigation libraries replace.
///
/// Differs from UIKit: a replacement for one controller comes after the overrides of the controller's
/// class, not before them.
@MainActor package protocol NavigationMethodReplacement: AnyObject {
  /// Stands in for `delegate`.
  var delegate: (any UINavigationControllerDelegate)? { get set }
  /// Stands in for the answers that the controller gives to its bar.
  var barDelegate: any UINavigationBarDelegate { get }
  /// Stands in for a mutator.
  ///
  /// - Returns: The pages that were popped, bottom to top; nil if none were.
  func perform(_ request: StackRequest, animated: Bool) -> [UIViewController]?
  /// Stands in for the method of this name, unless it answers false.
  func accessibilityPerformEscape() -> Bool
  /// Stands in for the property of this name, whose own value is handed in.
  func preferredStatusBarStyle(_ standard: () -> UIStatusBarStyle) -> UIStatusBarStyle
  /// Stands in for the property of this name, whose own value is handed in.
  func childForStatusBarStyle(_ standard: () -> UIViewController?) -> UIViewController?
  /// Called after the method of this name.
  func willMove(toParent parent: UIViewController?)
  /// Called after the method of this name.
  func viewDidLayoutSubviews()
  /// Called after the method of this name.
  func viewDidAppear()
  /// Called after the method of this name.
  func viewDidDisappear()
}

extension UINavigationController {
  /// A mutator as a caller sees it: with whatever stands in for it.
  @discardableResult
  func call(_ request: StackRequest, animated: Bool) -> [UIViewController]? {
    if methods == nil { UISystem.current.navigationMethods?(self) }
    guard let methods else { return submit(request, animated: animated) }
    return methods.perform(request, animated: animated)
  }
}
