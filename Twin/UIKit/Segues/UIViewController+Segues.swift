import Foundation

/// How a segue begins, and where an unwind segue leads.
///
/// Order: `shouldPerformSegue` (only for what a person touched), destination, `prepare(for:sender:)`,
/// the segue itself (documentation of `UIStoryboardSegue`).
extension UIViewController {
  /// Begins a segue of a storyboard, as `performSegue(withIdentifier:sender:)` does.
  func startSegue(_ identifier: String, sender: Any?) {
    let system = UISystem.current
    guard !system.hasCrashed else { return }
    guard let entry = system.storyboard.segue(identifier, of: self) else {
      system.raise(
        "NSInvalidArgumentException",
        "Receiver (\(system.describe(self))) has no segue with identifier '\(identifier)'")
      return
    }
    system.running(.uikit("-[UIStoryboardSegueTemplate _perform:]")) {
      switch entry.kind {
      case .forward(let makeSegue):
        let segue = makeSegue(self)
        prepare(for: segue, sender: sender)
        segue.perform()
      case .unwind(let action):
        unwind(identifier, by: action, sender: sender)
      }
    }
  }

  /// Begins a segue because a person touched what it is connected to.
  package func triggerSegue(_ identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    startSegue(identifier, sender: sender)
  }

  /// Goes back to the page that takes the action; nothing happens if there is none.
  ///
  /// The source prepares, the destination's action runs, and the pages move last.
  private func unwind(_ identifier: String, by action: Selector, sender: Any?) {
    let source = UIStoryboardUnwindSegueSource(self, action, sender: sender)
    guard let destination = destination(of: source) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {}
    prepare(for: segue, sender: sender)
    if let action = UISystem.current.storyboard.unwindAction(action, of: destination) {
      UISystem.current.running(.app("\(action.name)")) { action.run(destination, segue) }
    }
    segue.perform()
    goBack(to: destination, for: segue)
  }

  // MARK: Looking for the destination

  /// The page to go back to: containers are asked outwards, and each looks through its children
  /// before itself (Apple's technical note TN2298).
  private func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var container = parent ?? presentingViewController
    while let current = container {
      if let found = current.searchForUnwinding(source) { return found }
      container = current.parent ?? current.presentingViewController
    }
    return nil
  }

  private func searchForUnwinding(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.searchForUnwinding(source) { return found }
    }
    let isTaker = canPerformUnwindSegueAction(
      source.unwindAction, from: source.sourceViewController, sender: source.sender)
    return isTaker ? self : nil
  }

  /// The direct child that is the source, or contains it.
  func childAround(_ page: UIViewController) -> UIViewController? {
    sequence(first: page, next: \.parent).first { $0.parent === self }
  }

  // MARK: Going there

  /// Goes back step by step: the containers around the destination, and then what covers them.
  ///
  /// Assumed: containers that are covered change first and unseen, since UIKit refuses a change of the
  /// stack during a dismissal.
  private func goBack(to destination: UIViewController, for segue: UIStoryboardSegue) {
    let ancestors = Array(sequence(first: destination, next: \.parent))
    var origin: UIViewController = self
    var cover: UIViewController?
    while let presenter = origin.presentingViewController,
      origin.outermost !== destination.outermost
    {
      origin = presenter
      cover = presenter
    }
    let common = sequence(first: origin, next: \.parent).first { container in
      ancestors.contains { $0 === container }
    }
    for (child, container) in zip(ancestors, ancestors.dropFirst()).reversed()
    where common.map({ container === $0 || container.isInside($0) }) ?? false {
      container.unwind(for: segue, towards: child)
    }
    cover?.dismiss(animated: true)
  }

  private var outermost: UIViewController {
    var page = self
    while let parent = page.parent { page = parent }
    return page
  }

  private func isInside(_ container: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === container }
  }
}
