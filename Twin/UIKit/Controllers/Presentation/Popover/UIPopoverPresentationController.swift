public import Foundation

/// Shows a page in a bubble beside the view that it belongs to, where there is room; on a phone, as a
/// sheet, unless the delegate answers `none` for the adaptive style.
///
/// Differs from UIKit: the bubble has no arrow drawn; `delegate` has the base class's type.
open class UIPopoverPresentationController: UIPresentationController {
  /// The bubble's size if the page does not say one, in points (general knowledge).
  private static let defaultSize = CGSize(width: 320, height: 480)
  /// Radius of the corners, in points (assumed: read off published screenshots).
  private static let cornerRadius: CGFloat = 13

  private var resolvedDirection = UIPopoverArrowDirection.unknown
  private var ownAdaptiveSheet: UISheetPresentationController?

  /// The sheet that stands in for the bubble where there is no room.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let ownAdaptiveSheet { return ownAdaptiveSheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    ownAdaptiveSheet = sheet
    return sheet
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

  /// Views behind the bubble that take touches nevertheless.
  ///
  /// Differs from UIKit: kept and without effect.
  open var passthroughViews: [UIView]?

  /// The color of the bubble's background.
  open var backgroundColor: UIColor?

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
    let placement = PopoverPlacement(
      anchor: anchor, size: size, room: room, permitted: permittedArrowDirections)
    resolvedDirection = placement.direction
    return placement.frame
  }

  /// Puts the bubble in its place.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let presentation, presentation.active === self, presentation.phase == .presented else {
      return
    }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override var look: any PresentationLook { DissolveLook() }

  override func install() {
    guard let presentation, presentation.active === self else { return }
    if sourceView == nil, barButtonItem == nil {
      let system = UISystem.current
      // The customary text; multiple reports.
      system.raise(
        "NSGenericException",
        "UIPopoverPresentationController (\(system.describe(self))) should have a non-nil "
          + "sourceView or barButtonItem set before the presentation occurs.")
      return
    }
    let view = presentedView
    view?.layer.cornerRadius = Self.cornerRadius
    view?.clipsToBounds = true
    if let backgroundColor { view?.backgroundColor = backgroundColor }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    let tap = UITapGestureRecognizer()
    tap.addHandler(frame: .uikit("-[UIDimmingView handleSingleTap:]")) { [weak presentation] _ in
      presentation?.dismissByUser()
    }
    presentation.container.dimmingView.addGestureRecognizer(tap)
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

/// Where a bubble goes, and where its arrow is then.
package struct PopoverPlacement {
  package let frame: CGRect
  package let direction: UIPopoverArrowDirection

  /// Takes the first permitted side that has room, in the order of UIKit's constants, or else the first
  /// permitted one (assumed).
  package init(
    anchor: CGRect, size: CGSize, room: CGRect, permitted: UIPopoverArrowDirection
  ) {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let candidates = sides.filter { permitted.contains($0) }
    let fitting = candidates.first { side in
      room.insetBy(dx: -0.5, dy: -0.5).contains(
        Self.frame(of: size, at: side, of: anchor, in: room))
        && !Self.frame(of: size, at: side, of: anchor, in: room).intersects(
          anchor.insetBy(dx: 0.5, dy: 0.5))
    }
    direction = fitting ?? candidates.first ?? .up
    frame = Self.frame(of: size, at: direction, of: anchor, in: room)
  }

  /// The bubble with its arrow on a side, shifted into the room there is.
  private static func frame(
    of size: CGSize, at side: UIPopoverArrowDirection, of anchor: CGRect, in room: CGRect
  ) -> CGRect {
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch side {
    case .up: origin.y = anchor.maxY
    case .down: origin.y = anchor.minY - size.height
    case .left: origin.x = anchor.maxX
    default: origin.x = anchor.minX - size.width
    }
    origin.x = min(max(origin.x, room.minX), room.maxX - size.width)
    origin.y = min(max(origin.y, room.minY), room.maxY - size.height)
    return CGRect(origin: origin, size: size)
  }
}

extension UIView {
  /// The first view below this one that a condition holds for, this one included.
  fileprivate func firstDescendant(where matches: (UIView) -> Bool) -> UIView? {
    if matches(self) { return self }
    for subview in subviews {
      if let found = subview.firstDescendant(where: matches) { return found }
    }
    return nil
  }
}
