import Foundation

/// What a controller contains, and how its own place in the tree of controllers changes.
struct Containment {
  var children: [UIViewController] = []
  private(set) var isMovingToParent = false
  private(set) var isMovingFromParent = false
  /// Whether the container has yet to call `didMove(toParent:)`, which it does when the controller has appeared.
  var owesDidMove = false

  /// Forgets a child; found quickly if it came last.
  mutating func remove(_ child: UIViewController) {
    if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
  }

  mutating func beginMovingToParent() {
    isMovingToParent = true
    isMovingFromParent = false
  }

  mutating func beginMovingFromParent() {
    isMovingFromParent = true
    isMovingToParent = false
  }

  /// The flags hold until the appearance or disappearance that they explain has ended.
  mutating func endMoving() {
    isMovingToParent = false
    isMovingFromParent = false
  }
}

extension UIViewController: LooselyHeld {
  /// What others keep that find the controller without keeping it.
  final package var whereabouts: Whereabouts { presence.whereabouts(of: self) }
}

extension UIViewController {
  /// Another container gives the child up first (documentation of `addChild(_:)`), by `removeFromParent()`.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self, child.mayMove(to: self) else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    guard child.parent !== self else { return }  // Adopted meanwhile, in there.
    child.container = self
    child.containment.beginMovingToParent()
    containment.children.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    (parent as? UINavigationController)?.strike(self)
    (parent as? UITabBarController)?.strike(self)
    forgetParent()
    didMove(toParent: nil)
    // Nothing disappears that the move would explain.
    if appearance == .disappeared { containment.endMoving() }
  }

  /// Cuts the link between child and container without telling anybody.
  func forgetParent() {
    parent?.containment.remove(self)
    container = nil
    containment.owesDidMove = false
    containment.beginMovingFromParent()
  }

  /// Calls `didMove(toParent:)` if the container has yet to do so.
  func payDidMove() {
    guard containment.owesDidMove, let parent else { return }
    containment.owesDidMove = false
    didMove(toParent: parent)
  }

  /// How far the page reaches behind bars changed: if it is in sight, it gets its new place.
  ///
  /// Assumed: at once, and not with the container's next layout only.
  func layOutAgainInContainer() {
    guard viewIfLoaded?.window != nil else { return }
    (parent as? UINavigationController)?.barLayoutDidChange()
    (parent as? UITabBarController)?.barLayoutDidChange()
  }

  /// The first controller around this one that answers, from the inside out.
  func nearestAncestor<Ancestor>(_ match: (UIViewController) -> Ancestor?) -> Ancestor? {
    var ancestor = parent
    while let current = ancestor {
      if let found = match(current) { return found }
      ancestor = current.parent
    }
    return nil
  }
}

extension UIViewController {
  func showAround(_ page: UIViewController, sender: Any?) {
    show(page, by: "showViewController:sender:", sender) { $0.show(page, sender: sender) }
  }

  func showDetailAround(_ page: UIViewController, sender: Any?) {
    show(page, by: "showDetailViewController:sender:", sender) {
      $0.showDetailViewController(page, sender: sender)
    }
  }

  /// Shows a page by the controller that the app says (`targetViewController(forAction:sender:)`), or else by the
  /// nearest container: as overrides cannot be seen, each is asked, and the outermost presents the page.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
  private func show(
    _ page: UIViewController, by action: Selector, _ sender: Any?,
    _ show: (UIViewController) -> Void
  ) {
    let usual = sequence(first: self, next: \.parent).first {
      $0.canPerformAction(action, withSender: sender)
    }
    let said = targetViewController(forAction: action, sender: sender)
    if let said, said !== usual, said !== self {
      show(said)
    } else if let parent {
      show(parent)
    } else {
      present(page, animated: true)
    }
  }

  /// Tells the children of a new size, each of its own.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.hear(ofSize: own, with: coordinator)
    }
  }

  /// Hears of a size, unless the view has it already; a view that is not loaded has none.
  ///
  /// So a page below others hears of the first turn and not of the second one, back, since its view has kept
  /// its size meanwhile. Source: cnblogs.com/lsh1234/p/6553447.html; radar 24277475.
  func hear(ofSize size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard viewIfLoaded?.bounds.size != size else { return }
    viewWillTransition(to: size, with: coordinator)
  }

  /// Tells the children of new traits, each of its own.
  func passOn(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.willTransition(to: child.traits(in: traits), with: coordinator)
    }
  }

  /// Tells whoever places this page that it wants another size.
  func preferredContentSizeDidChange(from former: CGSize) {
    guard preferredContentSize != former else { return }
    contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  // MARK: Traits

  /// The traits of what is around the page.
  var outerTraits: UITraitCollection {
    loadedView?.superview?.traitCollection ?? parent?.traitCollection ?? UISystem.current.traits
  }

  func overrideStyle(by style: UIUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    traitState.style = style
    loadedView?.updateTraits()
  }
}
