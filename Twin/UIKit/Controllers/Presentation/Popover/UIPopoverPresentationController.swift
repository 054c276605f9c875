public import Foundation

/// Shows a page in a bubble beside the view that it belongs to, where there is room; on a phone, as a
/// sheet, unless the delegate answers `none` for the adaptive style.
///
/// Differs from UIKit: the arrow is no part of the page's view, whose safe area it makes smaller there.
open class UIPopoverPresentationController: UIPresentationController {
  /// The bubble's size if the page does not say one, in points (general knowledge).
  private static let defaultSize = CGSize(width: 320, height: 480)
  /// Radius of the corners, in points (assumed: read off published screenshots).
  static let cornerRadius: CGFloat = 13

  private let bubble = PopoverBubble()
  private var resolvedDirection = UIPopoverArrowDirection.unknown
  private var ownAdaptiveSheet: UISheetPresentationController?

  /// The sheet that stands in for the bubble where there is no room.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let ownAdaptiveSheet { return ownAdaptiveSheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.letGoOfPages()
    ownAdaptiveSheet = sheet
    return sheet
  }

  /// Who is asked and told about the bubble.
  @_nonoverride
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// The sides on which the arrow may be; all at first.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The view that the bubble belongs to.
  open var sourceView: UIView?

  /// The part of `sourceView` that the bubble belongs to; all of it unless set.
  open var sourceRect = CGRect.null

  /// Whether the bubble may lie over what it belongs to.
  open var canOverlapSourceViewRect = false

  /// The button of a bar that the bubble belongs to.
  open var barButtonItem: UIBarButtonItem?

  /// The view or the button of a bar that the bubble belongs to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }

  /// The side on which the arrow is; `unknown` until the bubble is shown.
  open var arrowDirection: UIPopoverArrowDirection { resolvedDirection }

  /// Views behind the bubble that take touches nevertheless, which leave it where it is.
  open var passthroughViews: [UIView]?

  /// The color of the bubble's background.
  open var backgroundColor: UIColor?

  /// The class that draws the bubble, in place of UIKit's look; a ``UIPopoverBackgroundView``. Nil for UIKit's.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  private var background: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }

  /// How far the bubble keeps from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Where the bubble is: below what it belongs to, or else above, beside or over it.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let room = containerView.bounds
      .inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    let wish = presentedViewController.preferredContentSize
    let size = wish == .zero ? Self.defaultSize : wish
    let anchor = anchorRect(in: containerView)
    let chrome = PopoverChrome(background)
    let around = chrome.insets
    let outer = CGSize(
      width: size.width + around.left + around.right,
      height: size.height + around.top + around.bottom)
    let placement = PopoverPlacement(
      anchor: anchor, size: outer, room: room, permitted: permittedArrowDirections,
      arrowHeight: chrome.arrowHeight)
    resolvedDirection = placement.direction
    return placement.frame.inset(by: around)
  }

  /// Puts the bubble in its place.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let presentation, presentation.active === self, presentation.phase == .presented else {
      return
    }
    askForPlace()
    presentedView?.frame = frameOfPresentedViewInContainerView
    placeBubble()
  }

  /// The size of the screen for which the bubble has its place.
  private var placedSize: CGSize?

  /// Lets the delegate say where the bubble belongs on a screen of another size.
  ///
  /// Source: documentation of `popoverPresentationController(_:willRepositionPopoverTo:in:)`. Not called for one at a
  /// button of a bar (same place).
  private func askForPlace() {
    guard let placedSize, placedSize != containerView?.bounds.size, let delegate,
      var view = sourceView
    else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let former = (rect, view)
    UISystem.current.running(.app("UIPopoverPresentationControllerDelegate")) {
      delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    }
    guard former != (rect, view) else { return }
    (sourceRect, sourceView) = (rect, view)
  }

  override var look: any PresentationLook { PopoverLook(bubble: bubble) }

  /// Whether a touch beside the bubble goes to one of the views behind it.
  func passes(_ point: CGPoint, in container: UIView) -> Bool {
    (passthroughViews ?? []).contains { view in
      view.window === container.window
        && view.point(inside: view.convert(point, from: container), with: nil)
    }
  }

  /// Draws bubble and arrow around the page.
  func placeBubble() {
    guard let containerView, let presentedView else { return }
    placedSize = containerView.bounds.size
    bubble.frame = containerView.bounds
    if let own = bubble.background {
      return own.surround(
        presentedView.frame, arrowDirection, toward: anchorRect(in: containerView),
        PopoverChrome(background))
    }
    let color = (backgroundColor ?? pageColor)
      .resolvedColor(with: presentedViewController.traitCollection)
    bubble.draw(
      around: presentedView.frame, cornerRadius: presentedView.layer.cornerRadius,
      direction: arrowDirection, toward: anchorRect(in: containerView), color: color)
  }

  /// The color of what is seen in the bubble, which the arrow has, too.
  private var pageColor: UIColor {
    if alert != nil { return SystemSurface.panel }
    let navigation = presentedViewController as? UINavigationController
    let page = navigation?.topViewController ?? presentedViewController
    return page.viewIfLoaded?.backgroundColor ?? .systemBackground
  }

  override func install() {
    guard let presentation, presentation.active === self else { return }
    delegate?.prepareForPopoverPresentation(self)
    guard hasSource else { return UISystem.current.raise("NSGenericException", missingSource) }
    let view = presentedView
    alert?.settle(inBubbleOf: presentation.container)
    // Popovers have the colors of what is in front (Human Interface Guidelines, "Dark Mode").
    containerView?.traitOverrides.userInterfaceLevel = .elevated
    bubble.background = background.flatMap {
      AppearanceProperty.makeView(of: $0) as? UIPopoverBackgroundView
    }
    let isRound = background?.wantsDefaultContentAppearance ?? true
    if alert?.styleOnPhone == nil || !isRound {
      view?.layer.cornerRadius = isRound ? Self.cornerRadius : 0
    }
    view?.clipsToBounds = true
    if let backgroundColor { view?.backgroundColor = backgroundColor }
    let container = presentation.container
    container.insertSubview(bubble, aboveSubview: container.dimmingView)
    if let alert, alert.cancels {
      return alert.takeTaps(on: container.dimmingView)
    }
    let tap = UITapGestureRecognizer()
    tap.addHandler(frame: .uikit("-[UIDimmingView handleSingleTap:]")) { [weak presentation] _ in
      presentation?.dismissByUser()
    }
    container.dimmingView.addGestureRecognizer(tap)
  }

  override func uninstall() {
    bubble.removeFromSuperview()
    presentedViewController.viewIfLoaded?.layer.cornerRadius = 0
  }

  /// Whether there is something that the bubble belongs to.
  var hasSource: Bool { sourceView != nil || barButtonItem != nil }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func usualAdaptiveStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    alert?.styleOnPhone ?? super.usualAdaptiveStyle(for: traitCollection)
  }

  /// The customary texts (multiple reports; of action sheets stackoverflow.com/questions/31577140).
  private var missingSource: String {
    let system = UISystem.current
    guard let alert else {
      return "UIPopoverPresentationController (\(system.describe(self))) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs."
    }
    let presenter = presentingViewController
    return
      "Your application has presented a UIAlertController (\(system.describe(alert))) of style "
      + "UIAlertControllerStyleActionSheet from \(type(of: presenter)) (\(system.describe(presenter))). "
      + "The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. "
      + "You must provide location information for this popover through the alert controller's "
      + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
      + "barButtonItem.  If this information is not known when you present the alert controller, you may "
      + "provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }

  private func anchorRect(in container: UIView) -> CGRect {
    if let sourceView {
      let part = sourceRect.isNull ? sourceView.bounds : sourceRect
      return sourceView.convert(part, to: container)
    }
    guard let window = container.window, let item = barButtonItem,
      let button = window.firstDescendant(where: { ($0 as? BarButton)?.item === item })
    else { return CGRect(x: container.bounds.midX, y: 0, width: 0, height: 0) }
    return button.convert(button.bounds, to: container)
  }
}

extension UIView {
  /// The first view below this one that a condition holds for, this one included.
  func firstDescendant(where matches: (UIView) -> Bool) -> UIView? {
    if matches(self) { return self }
    for subview in subviews {
      if let found = subview.firstDescendant(where: matches) { return found }
    }
    return nil
  }
}
