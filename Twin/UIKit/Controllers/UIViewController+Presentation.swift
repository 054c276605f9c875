import Foundation

/// Presenting and dismissing: who presents, what is refused, and the order of the callbacks.
extension UIViewController {
  // MARK: Present

  func startPresenting(
    _ page: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard !UISystem.current.hasCrashed else { return }
    finishPausedPresentations()
    page.presentationOfSelf?.finishWithoutAnimation()
    guard mayPresent(page) else { return }
    let presenter = presenter(of: page)
    guard let view = presenter.viewIfLoaded, view.window != nil else {
      refuseToPresent(page, on: presenter, because: .notInWindow)
      return
    }
    if let existing = existingPresentation(upTo: presenter) {
      let other = existing.presented
      let isGoing = existing.phase == .dismissing
      let refusal: Refusal = existing.isChanging ? .busy(other, isGoing: isGoing) : .taken(other)
      refuseToPresent(page, on: existing.presenter ?? presenter, because: refusal)
      return
    }
    if let menuPage = presenter.openMenuPage {
      refuseToPresent(page, on: presenter, because: .taken(menuPage))
      return
    }
    let presentation = makePresentation(of: page, by: presenter, over: view)
    presenter.ownPresentation = presentation
    presentation.presented.presentationOfSelf = presentation
    presentation.announce(animated: animated, completion: completion)
  }

  /// Brings what pauses around this controller to its end, where that takes no animation.
  private func finishPausedPresentations() {
    for controller in sequence(first: self, next: \.parent) {
      controller.presentationOfSelf?.finishWithoutAnimation()
      for presentation in controller.ownPresentation.map({ [$0] + $0.above }) ?? [] {
        presentation.finishWithoutAnimation()
      }
    }
  }

  /// What keeps a page from being presented: something that this controller, or one around it as far as the
  /// presenter, presents already.
  ///
  /// Source: reports of alerts that a page could not present during its own search ("which is already
  /// presenting <UISearchController>"), although a controller further out would have presented them.
  private func existingPresentation(upTo presenter: UIViewController) -> Presentation? {
    sequence(first: self, next: { $0 === presenter ? nil : $0.parent })
      .firstNonNil(\.ownPresentation)
  }

  private func makePresentation(
    of page: UIViewController, by presenter: UIViewController, over view: UIView
  ) -> Presentation {
    let controller = page.makePresentationController(presenting: presenter, source: self)
    let origin = Presentation.Origin(
      page: page, controller: controller, style: page.modalPresentationStyle)
    return Presentation(of: origin, by: presenter, source: self, over: view)
  }

  /// The presenter is the container around all containers; for a page that covers a context, the nearest
  /// one that defines a context, if there is one (documentation of `definesPresentationContext`).
  private func presenter(of page: UIViewController) -> UIViewController {
    let coversContext: Bool
    switch page.modalPresentationStyle {
    case .currentContext, .overCurrentContext: coversContext = true
    case .custom:
      let controller = page.makePresentationController(presenting: nil, source: self)
      coversContext = !controller.shouldPresentInFullscreen
    case .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .none, .automatic:
      coversContext = false
    }
    let containers = Array(sequence(first: self, next: \.parent))
    let context = containers.first { coversContext && $0.definesPresentationContext }
    return context ?? containers.last ?? self
  }

  /// Whether a page can be presented at all; raises if not. The texts are the customary ones.
  ///
  /// Documented: a page that curls up covers the full screen (`UIModalTransitionStyle.partialCurl`). That the style
  /// `none` raises is from regularberry.github.io/2019/02/22/why-isnt-viewwillappear-getting-called.html
  private func mayPresent(_ page: UIViewController) -> Bool {
    let system = UISystem.current
    let holder = page.presentationOfSelf?.presenter ?? page.parent
    guard page === self || holder != nil else {
      guard let reason = page.styleContradiction else { return true }
      system.raise("NSInvalidArgumentException", reason)
      return false
    }
    let new = system.describe(page)
    let reason: String
    if page === self {
      reason =
        "Application tried to present modal view controller on itself. Presenting controller is "
        + "\(new)."
    } else if system.behaviour.presentRefusalWording == .warning {
      reason = "Application tried to present modally an active controller \(new)."
    } else {
      let relation =
        page.parent == nil
        ? "that is already being presented by" : "that has a parent view controller"
      reason =
        "Application tried to present modally a view controller \(new) \(relation) "
        + "\(holder.map(system.describe) ?? "")."
    }
    system.raise("NSInvalidArgumentException", reason)
    return false
  }

  /// Why no page can be presented in the styles of this one; nil if it can.
  private var styleContradiction: String? {
    if modalPresentationStyle == .none {
      return
        "The specified modal presentation style doesn't have a corresponding presentation controller."
    }
    guard modalTransitionStyle == .partialCurl, modalPresentationStyle != .fullScreen else {
      return nil
    }
    return
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
      + "controller \(UISystem.current.describe(self))."
  }

  /// Why a page cannot be presented.
  private enum Refusal {
    case notInWindow
    case busy(UIViewController, isGoing: Bool)
    case taken(UIViewController)
  }

  /// Logs, or raises, that a page is not presented.
  ///
  /// Source: since iOS 13 an app that presents while another page goes away reads "while a presentation is in
  /// progress." (nathantannar4/Transmission, issue 103), and one that presents twice, "which is already presenting"
  /// (ArtSabintsev/Siren, pull request 348).
  private func refuseToPresent(
    _ page: UIViewController, on presenter: UIViewController, because refusal: Refusal
  ) {
    let system = UISystem.current
    let (new, host) = (system.describe(page), system.describe(presenter))
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
      let current = system.describe(existing)
      system.log(
        "Warning: Attempt to present \(new) on \(host) which is already presenting \(current)")
    case (.namesSource, .notInWindow):
      system.log(
        "Attempt to present \(new) on \(host) (from \(source)) whose view is not in the window "
          + "hierarchy.")
    case (.namesSource, .busy(_, isGoing: true)):
      system.log(
        "Attempt to present \(new) on \(host) (from \(source)) while a presentation is in "
          + "progress.")
    case (.namesSource, .busy(let existing, isGoing: false)), (.namesSource, .taken(let existing)):
      let current = system.describe(existing)
      system.log(
        "Attempt to present \(new) on \(host) (from \(source)) which is already presenting "
          + "\(current).")
    }
  }

  // MARK: Dismiss

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    finishPausedPresentations()
    if let menuPage = sequence(first: self, next: \.parent).firstNonNil(\.openMenuPage) {
      menuPage.dismiss(animated: animated, completion: completion)
      return
    }
    guard let presentation = presentationToDismiss else {
      // Assumed: nothing to do is done at once. Apps dismiss whatever may be there, and go on after it.
      if let completion { UISystem.current.running(.app("completion of dismiss"), completion) }
      return
    }
    if presentation.phase != .dismissing { presentation.interruptAnimations() }
    switch presentation.phase {
    case .presented where !presentation.above.contains(where: \.isChanging):
      presentation.hide(animated: animated, completion: completion)
    case .presented, .announced, .presenting, .dismissing:
      let system = UISystem.current
      system.log(
        "Warning: Attempt to dismiss from view controller \(system.describe(self)) while a "
          + "presentation or dismiss is in progress!")
    }
  }

  /// What this page or an ancestor presents, or else the presentation that shows them.
  ///
  /// Source: radar 30284135 and pull requests 295 and 332 of pointfreeco/swift-navigation: a second dismissal
  /// while the first one goes on takes away the presenter itself.
  private var presentationToDismiss: Presentation? {
    let passesOver = UISystem.current.behaviour.dismissesDuringPresentation
    let around = sequence(first: self, next: \.parent).lazy
    return around.compactMap(\.ownPresentation).first { !passesOver || $0.phase != .dismissing }
      ?? around.firstNonNil(\.presentationOfSelf)
  }

  // MARK: Presentation controllers

  /// This page's presentation controller, or that of the nearest container that is presented.
  var nearestPresentationController: UIPresentationController? {
    let around = sequence(first: self, next: \.parent)
    if let shown = around.firstNonNil(\.presentationOfSelf) { return shown.controller }
    return parent == nil ? makePresentationController(presenting: nil, source: self) : nil
  }

  /// That presentation controller, if it is of a class.
  func nearestPresentation<Controller: UIPresentationController>() -> Controller? {
    nearestPresentationController as? Controller
  }

  /// Makes the page's presentation controller, or gives the one that was made already.
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let ownPresentationController { return ownPresentationController }
    let style = modalPresentationStyle
    let own =
      style == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source) : nil
    let controller = own ?? style.makeController(presented: self, presenting: presenting)
    ownPresentationController = controller
    controller.letGoOfPages()
    return controller
  }

  /// A page in another style than it had gets another presentation controller when it is asked for the next time,
  /// unless it is presented: a popover's is there if the style is that of a popover, and else is not.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller
  ///
  /// Assumed: one controller serves the two styles of a sheet.
  func presentationStyleDidChange(from former: UIModalPresentationStyle) {
    let style = modalPresentationStyle
    let keepsController = style == former || style.isSheet && former.isSheet
    if !keepsController, presentationOfSelf == nil { ownPresentationController = nil }
  }

  // MARK: Asked by containers

  /// Whether the status bar lies over this page when it is presented: not over what lets others shine
  /// through (documentation of `modalPresentationCapturesStatusBarAppearance`).
  var coversStatusBar: Bool {
    (modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance)
      && !isBeingDismissed
  }

  /// Who is told about this page's size.
  var contentContainer: (any UIContentContainer)? {
    parent ?? presentationOfSelf?.active
  }

  /// Whether a presentation or dismissal is under way on this controller or around it.
  var isTouchedByPresentation: Bool {
    aroundPresentations { ($0?.isChanging ?? false) || ($1?.isChanging ?? false) ? true : nil }
      ?? false
  }

  /// What a presentation or dismissal under way does to changes of the stack of this navigation controller; nil if nothing.
  var presentationHold: PresentationHold? {
    aroundPresentations { own, ofSelf in
      if own?.holdsStacks ?? false { return .refuses }
      guard let ofSelf, ofSelf.holdsStacks else { return nil }
      guard ofSelf.isComing else { return .refuses }
      return ofSelf.coordinator.flatMap { $0.isRunning ? .delays(until: $0) : nil }
    }
  }

  /// A page inside presents through its outermost ancestor, so that is looked at, too.
  ///
  /// - Parameter find: Answers for what a controller presents, and for what presents it.
  private func aroundPresentations<Answer>(
    _ find: (Presentation?, Presentation?) -> Answer?
  ) -> Answer? {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if let answer = find(current.ownPresentation, current.presentationOfSelf) { return answer }
      ancestor = current.parent
    }
    return nil
  }
}

/// What a presentation or dismissal under way does to changes of a stack.
enum PresentationHold {
  /// They are dropped.
  case refuses
  /// The stack is itself in what comes: they are made when that is there.
  case delays(until: TransitionCoordinator)
}
