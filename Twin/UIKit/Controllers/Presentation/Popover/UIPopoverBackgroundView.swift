public import Foundation
import QuartzCore

/// What a class says of the bubbles that it draws.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow at its base, in points.
  static func arrowBase() -> CGFloat
  /// How far the content is from the edges of the bubble, the arrow left out, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// The length of the arrow, in points.
  static func arrowHeight() -> CGFloat
}

/// An app's own look of popovers: a subclass draws the bubble and its arrow in the whole of its bounds.
///
/// UIKit makes one for each popover, gives it a frame around the content and the arrow, and then says where the arrow
/// is.
///
/// Differs from UIKit: what a subclass does not override is kept, or 0, instead of an exception.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// How far the middle of the arrow is from the middle of its side, to the right or down, in points.
  open var arrowOffset: CGFloat = 0

  /// The way that the arrow points.
  open var arrowDirection = UIPopoverArrowDirection.unknown

  /// Whether the content has round corners in the bubble; yes unless overridden.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// The width of the arrow at its base, in points; to be overridden.
  open class func arrowBase() -> CGFloat { 0 }

  /// How far the content is from the edges of the bubble, in points; to be overridden.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }

  /// The length of the arrow, in points; to be overridden.
  open class func arrowHeight() -> CGFloat { 0 }
}

/// What a bubble takes around a page, in points.
struct PopoverChrome {
  var arrowBase: CGFloat = 26
  var arrowHeight = PopoverPlacement.usualArrowHeight
  var insets = UIEdgeInsets.zero

  init(_ background: UIPopoverBackgroundView.Type?) {
    guard let background else { return }
    arrowBase = background.arrowBase()
    arrowHeight = background.arrowHeight()
    insets = background.contentViewInsets()
  }
}

extension UIPopoverBackgroundView {
  /// Puts the bubble around a page, with its arrow toward what it belongs to.
  func surround(
    _ page: CGRect, _ direction: UIPopoverArrowDirection, toward anchor: CGRect,
    _ chrome: PopoverChrome
  ) {
    let body = page.inset(by: -chrome.insets)
    let length = chrome.arrowHeight
    var arrow = UIEdgeInsets.zero
    switch direction {
    case .up: arrow.top = -length
    case .down: arrow.bottom = -length
    case .left: arrow.left = -length
    case .right: arrow.right = -length
    default: break
    }
    frame = body.inset(by: arrow)
    let isUpright = direction == .up || direction == .down
    let most = max(0, ((isUpright ? body.width : body.height) - chrome.arrowBase) / 2)
    let offset = isUpright ? anchor.midX - body.midX : anchor.midY - body.midY
    arrowDirection = direction
    arrowOffset = direction == .unknown ? 0 : min(max(offset, -most), most)
    setNeedsLayout()
  }
}
