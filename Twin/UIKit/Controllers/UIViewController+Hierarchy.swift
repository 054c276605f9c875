public import Foundation

/// Controllers and views must agree on who is inside whom.
extension UIViewController {
  /// Whether the view has made room for what this controller presents.
  var isCovered: Bool { ownPresentation != nil && loadedView?.superview == nil }

  /// The view's superview; of a covered controller what leads to the window all the same, so that texts of a page that
  /// covers the screen can be edited.
  var outerResponder: UIResponder? {
    guard isCovered else { return loadedView?.superview }
    return parent ?? UIApplication.shared.windows.first { $0.rootViewController === self }
  }

  /// The name of the exception that is raised where the controllers' hierarchy contradicts the views'.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception
  public static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")

  /// Raises if the view comes into a window within another controller's than the parent's. A controller
  /// without a parent may show its view anywhere.
  ///
  /// Source: Apple's page on `hierarchyInconsistencyException`; the text from crash reports.
  func checkParent(isOrIsMissing around: UIViewController?) {
    guard let parent, let around, around !== parent else { return }
    raiseInconsistency(should: around, "but actual parent is:", parent)
  }

  /// Whether a container may adopt this controller, whose view may be in another one's hierarchy still;
  /// raises if not. The child of a container that shows it leaves that one.
  ///
  /// Source: forums.developer.apple.com/forums/thread/52937, a page that went from one stack to another
  /// before the first had taken its view away; smartnsoft/Extra, pull request 7, a view in the hierarchy of
  /// a controller that is not the parent. XRouter's tests share one page, and make the root of a new stack
  /// of it while another one shows it.
  func mayMove(to container: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let window = view.window else { return true }
    guard window.rootViewController !== self else { return raiseRootAsChild(of: container) }
    guard let around = view.superview?.innermostController, around !== container
    else { return true }
    // A page that was popped keeps its parent for as long as that shows it.
    let isPopped = (parent as? UINavigationController)?.stack.contains(self) == false
    if around === parent, !isPopped { return true }
    raiseInconsistency(should: around, "but requested parent is:", container)
    return false
  }

  /// A window's root page becomes no child before the window has another one. The text is that of crash reports.
  private func raiseRootAsChild(of container: UIViewController) -> Bool {
    let system = UISystem.current
    guard system.behaviour.refusesRootsAsChildren else { return true }
    raise(
      """
      adding a root view controller \(system.describe(self)) as a child of view controller:\
      \(system.describe(container))
      """)
    return false
  }

  /// Source of the mask: a plain controller's view in the log of github.com/tkzic/audiograph, issue 1 ("frame = (0 0;
  /// 320 480); autoresize = W+H").
  func makeEmptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Whether a view may become this controller's; raises if it is another one's.
  func mayAdopt(view: UIView?) -> Bool {
    guard let view, let other = view.viewDelegate, other !== self else { return true }
    let system = UISystem.current
    let name = system.describe(view)
    raise(
      """
      A view can only be associated with at most one view controller at a time! View \(name) is \
      associated with \(system.describe(other)). Clear this association before associating this view \
      with \(system.describe(self)).
      """)
    return false
  }

  private func raiseInconsistency(
    should expected: UIViewController, _ words: String, _ found: UIViewController
  ) {
    let system = UISystem.current
    raise(
      """
      child view controller:\(system.describe(self)) should have parent view controller:\
      \(system.describe(expected)) \(words)\(system.describe(found))
      """)
  }

  private func raise(_ reason: String) {
    UISystem.current.raise(Self.hierarchyInconsistencyException.rawValue, reason)
  }
}

extension UIView {
  /// The controller of this view or of the nearest one around it that has one.
  var innermostController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.viewDelegate { return controller }
      view = current.superview
    }
    return nil
  }
}
