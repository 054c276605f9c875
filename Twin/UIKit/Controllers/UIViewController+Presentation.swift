import Foundation

/// Presenting and dismissing: who presents, what is refused, and the order of the callbacks.
extension UIViewController {
  // MARK: Present

  func startPresenting(
    _ page: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = outermostAncestor
    guard let window = presenter.viewIfLoaded?.window else {
      refuseToPresent(page, because: .notInWindow)
      return
    }
    if let existing = presenter.ownPresentation {
      refuseToPresent(page, because: existing.isChanging ? .busy(existing) : .taken(existing))
      return
    }
    let presentation = Presentation(presented: page, presenter: presenter, in: window)
    presenter.ownPresentation = presentation
    page.presentationOfSelf = presentation
    presentation.show(in: window, animated: animated, completion: completion)
  }

  /// The presenter is the container around all containers, unless that one was presented itself
  /// and presents no more.
  private var outermostAncestor: UIViewController {
    var ancestor = self
    while let parent = ancestor.parent { ancestor = parent }
    return ancestor
  }

  /// Why a page cannot be presented.
  private enum Refusal {
    case notInWindow
    case busy(Presentation)
    case taken(Presentation)
  }

  private func refuseToPresent(_ page: UIViewController, because refusal: Refusal) {
    let system = UISystem.current
    let (new, host) = (system.describe(page), system.describe(outermostAncestor))
    let source = system.describe(self)
    if case .busy = refusal, system.behaviour.presentDuringPresentation == .raises {
      system.raise(
        "NSInvalidArgumentException",
        "Attempting to begin a modal transition from \(host) to \(new) while a transition is "
          + "already in progress. Wait for viewDidAppear/viewDidDisappear to know the current "
          + "transition has completed")
      return
    }
    switch (system.behaviour.presentRefusalWording, refusal) {
    case (.warning, .notInWindow):
      system.log(
        "Warning: Attempt to present \(new) on \(host) whose view is not in the window hierarchy!")
    case (.warning, .busy):
      system.log(
        "Warning: Attempt to present \(new) on \(host) while a presentation is in progress!")
    case (.warning, .taken(let existing)):
      let current = system.describe(existing.presented)
      system.log(
        "Warning: Attempt to present \(new) on \(host) which is already presenting \(current)")
    case (.namesSource, .notInWindow):
      system.log(
        "Attempt to present \(new) on \(host) (from \(source)) whose view is not in the window "
          + "hierarchy.")
    case (.namesSource, .busy(let existing)), (.namesSource, .taken(let existing)):
      let current = system.describe(existing.presented)
      system.log(
        "Attempt to present \(new) on \(host) (from \(source)) which is already presenting "
          + "\(current).")
    }
  }

  // MARK: Dismiss

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = presentationToDismiss else { return }
    switch presentation.phase {
    case .presented:
      presentation.hide(animated: animated, completion: completion)
    case .presenting, .dismissing:
      let system = UISystem.current
      system.log(
        "Warning: Attempt to dismiss from view controller \(system.describe(self)) while a "
          + "presentation or dismiss is in progress!")
    }
  }

  /// What this page or an ancestor presents, or else the presentation that shows them.
  private var presentationToDismiss: Presentation? {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if let own = current.ownPresentation { return own }
      ancestor = current.parent
    }
    ancestor = self
    while let current = ancestor {
      if let shown = current.presentationOfSelf { return shown }
      ancestor = current.parent
    }
    return nil
  }

  // MARK: Asked by containers

  /// Whether a presentation or dismissal is under way on this controller or around it.
  ///
  /// A page inside presents through its outermost ancestor, so that is inside it too.
  var isTouchedByPresentation: Bool {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current.ownPresentation?.isChanging ?? false { return true }
      if current.presentationOfSelf?.isChanging ?? false { return true }
      ancestor = current.parent
    }
    return false
  }
}
