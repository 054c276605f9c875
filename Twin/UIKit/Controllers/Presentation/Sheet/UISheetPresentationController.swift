public import Foundation
import QuartzCore

/// Shows a page as a card that the user can drag to several heights, and down to dismiss it.
///
/// - `SheetDrag`: what a finger does.
/// - `SheetLook`: how the card comes and goes.
///
/// - `PageBehindSheet`: how the page behind shrinks.
/// - `+LowScreen`, `+Floating`, `+Inset`: cards on a phone on its side, on a tablet, and of iOS 26.
///
/// Differs from UIKit: a drag moves either the card or what scrolls inside, to its end; no glass.
open class UISheetPresentationController: UIPresentationController {
  /// How far the top of a card that is as large as possible is below the status bar, in points.
  ///
  /// Assumed: read off published screenshots; Apple gives no number. None in iOS 26 (see `+Inset`).
  private static var topGap: CGFloat { insetsCards ? 0 : 10 }
  /// Radius of the upper corners, in points (assumed: read off published screenshots).
  private static var cornerRadius: CGFloat { insetsCards ? insetCornerRadius : 10 }

  private var ownDetents: [Detent] = [.large()]
  private var selected: Detent.Identifier?
  private let drag = SheetDrag()
  private let card = UIDropShadowView(frame: .zero)
  private var pageBehind: PageBehindSheet?
  private let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))
  /// Whether the card holds the page.
  private var isInstalled = false
  /// How far a finger moves the card from where it rests, in points downwards.
  var dragOffset: CGFloat = 0
  /// Whether a finger holds the card between its heights.
  var isResizing = false

  /// Makes the controller of one presentation.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// Who is asked and told about the card.
  @_nonoverride
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Heights

  /// The heights at which the card rests, lowest first; one that is as large as possible at first.
  open var detents: [Detent] {
    get { ownDetents }
    set {
      ownDetents = newValue
      settle()
    }
  }

  /// Reads the heights of `custom` detents again.
  open func invalidateDetents() {
    settle()
  }

  /// The height at which the card rests; nil, or one that is not among `detents`, for the lowest.
  ///
  /// Moves the card at once; inside `animateChanges(_:)` with its animation.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      selected = newValue
      settle()
    }
  }

  /// The highest height at which the page below is not dimmed and takes touches; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { settle() } }

  /// Makes changes with the card's own animation.
  open func animateChanges(_ changes: () -> Void) {
    TransitionMotion.animate {
      changes()
      containerView?.layoutIfNeeded()
    } completion: {
    }
  }

  /// Whether a finger that scrolls up content at its top makes the card larger first, if it can be larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  // MARK: Look

  /// Whether a short bar at the top invites to drag.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }

  /// Radius of the corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether the page is a card where the screen is low, too, and does not cover it all.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { settle() } }

  /// Whether a card on a low screen is as wide as the page wants, and not as the safe area.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { settle() } }

  /// Whether the card is as large as a page of paper where there is room.
  ///
  /// Differs from UIKit: kept and without effect, since no screen has that room.
  open var prefersPageSizing = true

  /// The view that the card seems to come from where there is room.
  ///
  /// Differs from UIKit: kept and without effect.
  open var sourceView: UIView?

  // MARK: For the base class

  /// The card, which holds the page's view while the page is presented.
  open override var presentedView: UIView? {
    isInstalled ? card : super.presentedView
  }

  /// The card at the height at which it rests, or as high as a finger makes it: it reaches down to the lower edge, unless
  /// it is lower than all heights.
  open override var frameOfPresentedViewInContainerView: CGRect {
    if floats { return floatingFrame.offsetBy(dx: 0, dy: dragOffset) }
    let shown = restingHeight - dragOffset
    let height = max(shown, heights.first?.height ?? shown)
    let bounds = containerView?.bounds ?? .zero
    if coversLowScreen { return bounds.offsetBy(dx: 0, dy: dragOffset) }
    let span = isScreenLow ? spanOnLowScreen : (start: bounds.minX, width: bounds.width)
    return CGRect(x: span.start, y: bounds.maxY - shown, width: span.width, height: height)
  }

  /// Puts the card in its place.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let presentation, !presentation.isChanging else { return }
    place()
  }

  override var look: any PresentationLook {
    presentedViewController.styleOfComing == .coverVertical ? SheetLook() : DissolveLook()
  }

  override func install() {
    guard let presentation, presentation.active === self else { return }
    let view = presentedViewController.viewLoadingIfNeeded()
    presentation.moveViews { card.hold(view) }
    isInstalled = true
    drag.attach(to: self, in: presentation)
    containerView?.traitOverrides.userInterfaceLevel = .elevated
    grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.4)
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
  }

  override func uninstall() {
    guard isInstalled else { return }
    restorePageBehind()
    drag.detach()
    isInstalled = false
  }

  // MARK: Numbers

  /// The height of a card that is as large as possible, without what the screen's lower edge covers.
  var maximumDetentValue: CGFloat {
    guard let containerView else { return 0 }
    let insets = containerView.safeAreaInsets
    return max(0, containerView.bounds.height - insets.top - Self.topGap - insets.bottom)
  }

  /// The height of a card that is as large as possible.
  var largestHeight: CGFloat { maximumDetentValue + (containerView?.safeAreaInsets.bottom ?? 0) }

  /// The detents with their heights on the screen, lowest first; as large as possible if none applies.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let bottom = containerView?.safeAreaInsets.bottom ?? 0
    let context = DetentContext(
      maximumDetentValue: maximumDetentValue,
      traits: containerView?.traitCollection ?? UISystem.current.traits)
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
    return (active.isEmpty ? [(.large, maximumDetentValue)] : active).map { identifier, value in
      let value = min(max(value, 0), maximumDetentValue)
      let isLow = Self.insetsCards && value < Self.lowCard
      return (identifier, isLow ? value : value + bottom)
    }.sorted { $0.height < $1.height }
  }

  /// The height of the selected detent, or else of the lowest.
  var restingHeight: CGFloat {
    let heights = heights
    return (heights.first { $0.identifier == selected } ?? heights.first)?.height ?? 0
  }

  /// Whether the page below shows undimmed at the height at which the card rests.
  var isUndimmed: Bool {
    guard let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    return restingHeight <= limit.height
  }

  /// The finger chose a height.
  func select(_ identifier: Detent.Identifier) {
    let isNew = identifier != selected
    selected = identifier
    guard isNew else { return }
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Place

  /// Shows the card where it belongs, if it is there, or where it is about to be: unless the app brings it.
  func settle() {
    guard let presentation else { return }
    let comes = presentation.phase == .presenting && presentation.context == nil
    if comes || !presentation.isChanging { place() }
  }

  /// Gives card, corners, dimming and grabber what they have at rest.
  func place() {
    guard isInstalled, let presentation else { return }
    let view = card
    view.untransformedFrame = frameOfPresentedViewInContainerView
    shrink(view)
    if let covered = containerView?.safeAreaInsets.bottom {
      view.containerSafeAreaInsets.bottom = (coveredPart - 1) * covered
    }
    showPageBehind()
    view.layer.cornerRadius = coversLowScreen ? 0 : preferredCornerRadius ?? Self.cornerRadius
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    view.layer.maskedCorners = floats || inset > 0 ? upper.union(lower) : upper
    view.clipsToBounds = true
    presentation.container.dimmingView.alpha = isUndimmed ? 0 : SheetLook.dimming
    presentation.container.passesTouches = isUndimmed
    presentation.occlude(!isUndimmed)
    grabber.center.x = view.bounds.midX
    if prefersGrabberVisible, !floats {
      view.addSubview(grabber)
    } else {
      grabber.removeFromSuperview()
    }
  }

  // MARK: The page behind

  /// How much of the page behind has shrunk: all where the card is as large as possible on a narrow and high screen;
  /// nothing in iOS 26, where the card leaves no more than the status bar free (assumed, from pictures).
  private var shrunkPart: CGFloat {
    guard let containerView, !isScreenLow, !isUndimmed, !Self.insetsCards,
      containerView.traitCollection.horizontalSizeClass != .regular
    else { return 0 }
    let heights = heights.map(\.height)
    let largest = largestHeight
    let below = heights.last { $0 < largest } ?? 0
    guard let last = heights.last, last >= largest, below < largest else { return 0 }
    guard heights.count > 1 else { return 1 }
    return min(max((restingHeight - dragOffset - below) / (largest - below), 0), 1)
  }

  private func showPageBehind() {
    let part = shrunkPart
    if pageBehind == nil, part > 0 {
      let view = presentation?.home as? UIDropShadowView ?? presentingViewController.viewIfLoaded
      pageBehind = view.map {
        PageBehindSheet($0, statusBar: containerView?.safeAreaInsets.top ?? 0)
      }
    }
    pageBehind?.show(part)
  }

  /// The page behind has another place. One that covers the screen has its own view shrunk, whose mask cannot tell
  /// the size that it has from the one that is seen.
  func pageBehindDidMove(to place: CGRect) {
    pageBehind?.follow(place)
  }

  /// The card goes: the page behind is again as it was.
  func restorePageBehind() {
    pageBehind?.restore()
  }

  override func disconnect() {
    super.disconnect()
    pageBehind?.restore()
    pageBehind = nil
    isInstalled = false
  }
}

/// Hears of the heights of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// The user has dragged the card to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing: the method is optional.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
