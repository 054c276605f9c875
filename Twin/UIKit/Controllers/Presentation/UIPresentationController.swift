public import Foundation

/// Says how a presented page covers the screen, and hears of its coming and going.
///
/// A page has one from the moment somebody asks for `presentationController`, or else from `present`,
/// to the end of its dismissal. It keeps both pages, as UIKit's does (declaration of its properties as `strong`).
///
/// Differs from UIKit: not while the page keeps it, which would keep both for ever if the page is never presented.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  private weak var container: UIView?
  private weak var ownDelegate: (any UIAdaptivePresentationControllerDelegate)?
  private var keptPages: [UIViewController]
  private var ownTraitState: TraitState?
  /// The presentation that this controller rules, while there is one.
  weak var presentation: Presentation?

  /// Makes the controller of one presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The page that is to be shown.
  ///   - presentingViewController: The page that shows it, if that is known already.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    keptPages = [presentedViewController, presentingViewController].compactMap { $0 }
    super.init()
    dieOnMainThread()
  }

  /// Somebody else keeps the page, and this controller with it.
  func letGoOfPages() {
    keptPages = []
  }

  /// The presentation is over: only the app keeps this controller now, if at all.
  func disconnect() {
    presentation = nil
    keptPages = [presented, presenting].compactMap { $0 }
  }

  // MARK: The two sides

  /// The page that is shown.
  open var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure(
        "A presentation controller was used after the page it presents was freed.")
    }
    return presented
  }

  /// The page that shows the other one. It must be known by now.
  open var presentingViewController: UIViewController {
    guard let presenting else {
      preconditionFailure("A presentation controller has no presenting page before `present`.")
    }
    return presenting
  }

  /// How the page covers the screen.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presentedViewController.modalPresentationStyle
  }

  /// The view in which the presented view is, while it is on its way or there.
  open var containerView: UIView? { container }

  /// The root of what is presented: the page's view, unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// Who is asked and told about adaptation and dismissal by the user.
  ///
  /// Disfavored so that popovers and sheets can have delegates of narrower types.
  ///
  /// An alert's must not be set: it raises. Source of the text: iZettle/Presentation pull request 43, on iOS 13, and comments
  /// of apps that leave alerts alone for it. Assumed: that nil raises too, and that older systems raise.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { ownDelegate }
    set {
      guard (presented as? UIAlertController)?.preferredStyle != .alert else {
        UISystem.current.raise(
          "NSInternalInconsistencyException",
          "The presentation controller of an alert controller presenting as an alert must not have its"
            + " delegate modified")
        return
      }
      ownDelegate = newValue
    }
  }

  // MARK: Adaptation

  /// How the page covers a narrow screen instead; `none` for no other way.
  ///
  /// Popovers become sheets; before iOS 13 all sheets and popovers covered the screen. Where the width is regular
  /// nothing adapts (Apple, "adaptivePresentationStyle").
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollectionForAdaptation)
  }

  /// How the page covers a screen of some traits instead; `none` for no other way.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? usualAdaptiveStyle(for: traitCollection)
  }

  private var traitCollectionForAdaptation: UITraitCollection {
    if let container, container.window != nil, presenting?.viewIfLoaded?.window == nil {
      return container.traitCollection
    }
    return presenting?.traitCollection ?? UISystem.current.traits
  }

  /// What `adaptivePresentationStyle` is if nobody says anything else.
  func usualAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass != .regular else { return .none }
    let hasCards = UISystem.current.behaviour.automaticPresentation != .fullScreen
    switch presentedViewController.modalPresentationStyle {
    case .popover: return hasCards ? .pageSheet : .fullScreen
    case .pageSheet, .formSheet: return hasCards ? .none : .fullScreen
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none,
      .automatic:
      return .none
    }
  }

  // MARK: Place

  /// Where the presented view is to rest, in the container: all of it, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the page covers the whole screen and not only the controller that defines a context; yes
  /// unless overridden.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the view of the presenting page leaves the hierarchy at the end; no unless overridden.
  open var shouldRemovePresentersView: Bool { false }

  /// Hears of a change of a property that this object observes by its name; see the same of responders.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    raiseUnhandledChange(keyPath)
  }

  /// The container is about to lay out. Does nothing unless overridden.
  open func containerViewWillLayoutSubviews() {}

  /// The container laid out. Does nothing unless overridden.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Coming and going

  /// The page is about to come: the place to add views to the container. Does nothing unless overridden.
  open func presentationTransitionWillBegin() {}

  /// The page came, or did not. Does nothing unless overridden.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The page is about to go. Does nothing unless overridden.
  open func dismissalTransitionWillBegin() {}

  /// The page went, or did not. Does nothing unless overridden.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Size

  /// The size that the page wants to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The page wants another size. Does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// A view of the page fits another size. Does nothing unless overridden.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that the page gets: all there is, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The container is about to get another size. Tells the page, if it gets another one, too.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.hear(ofSize: own, with: coordinator)
  }

  /// The traits of the page that is presented, on top of those around it; nil for no other ones.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.loadedView?.updateTraits() }
  }

  /// What is said about traits of the page that is presented, on top of those around it (since iOS 17).
  ///
  /// Source: developer.apple.com/documentation/uikit/uipresentationcontroller/traitoverrides. Assumed: what
  /// ``overrideTraitCollection`` says counts for less.
  public final var traitOverrides: any UITraitOverrides {
    let state = ownTraitState ?? TraitState()
    ownTraitState = state
    return TraitOverrides(state) { [weak self] in
      self?.presented?.loadedView?.updateTraits()
    }
  }

  /// All that is said about the traits of that page.
  var traitValues: TraitValues? {
    guard let overrides = ownTraitState?.values else { return overrideTraitCollection?.values }
    return overrideTraitCollection?.values.overridden(by: overrides) ?? overrides
  }

  /// The traits of the page that is presented.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  /// Tells that the traits changed. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits are about to change. Tells the page.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = presentedViewController.traits(in: newCollection)
    presentedViewController.willTransition(to: own, with: coordinator)
  }

  /// The presented page.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    [presentedViewController]
  }

  /// The page that presents. Assumed.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { presentingViewController }

  /// What holds both pages' views.
  open var focusItemContainer: (any UIFocusItemContainer)? { containerView }

  /// Asks for the focus to be looked for again; there is none.
  open func setNeedsFocusUpdate() {}

  /// Looks for the focus at once, if that was asked for; there is none.
  open func updateFocusIfNeeded() {}

  /// Whether the focus may move as it is about to; yes.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus has moved. Does nothing.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// What is behind the page (since iOS 26.1). Differs from UIKit: kept; a page is on its own background.
  open var backgroundEffect: UIVisualEffect?

  // MARK: For this module

  /// How the page comes and goes if nobody else animates it.
  var look: any PresentationLook {
    switch presentedViewController.styleOfComing {
    case .coverVertical: return CoverLook()
    case .crossDissolve, .partialCurl: return DissolveLook()
    case .flipHorizontal:
      guard let stage = container?.superview else { return DissolveLook() }
      return FlipLook(stage: stage, comes: presentation?.phase != .dismissing)
    }
  }

  /// The container is there; the presented view is not in it yet.
  func install() {}

  /// The page is to be shown in another way: what this controller has done to it comes to an end.
  func uninstall() {}

  func connect(_ presentation: Presentation, to presenter: UIViewController, in view: UIView) {
    self.presentation = presentation
    presenting = presenter
    container = view
    letGoOfPages()
  }
}

extension UIPresentationController: UIContentContainer {}

/// Something that has a place for the contents of others, and is told when they change.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that this content wants to have.
  var preferredContentSize: CGSize { get }

  /// A child wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// A view of a child fits another size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// The size that a child gets.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// This content is about to get another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// This content is about to get other traits.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
