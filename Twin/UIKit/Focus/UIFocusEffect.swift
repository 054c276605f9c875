public import Foundation
public import QuartzCore

/// How something looks that has the focus.
///
/// Differs from UIKit: kept and never seen, since nothing has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// The usual look.
  public override init() {
    super.init()
  }

  /// The effect itself. Differs from UIKit: no second object.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A line around what has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the line is.
  nonisolated public enum Position: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Around the outline.
    case outside = 1
    /// Within the outline.
    case inside = 2
  }

  /// The usual line.
  public override init() {
    super.init()
  }

  /// A line around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
  }

  /// A line around a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init()
  }

  /// A line around a path.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
  }

  /// The view that shows the line; one around what has the focus unless set.
  open weak var containerView: UIView?
  /// The view of the container above which the line is.
  open weak var referenceView: UIView?
  /// Where the line is.
  open var position = UIFocusHaloEffect.Position.automatic
}

/// A rectangle without a look that passes the focus on.
///
/// Differs from UIKit: kept only, since there is no focus.
open class UIFocusGuide: UILayoutGuide {
  /// Whether it takes part.
  open var isEnabled = true
  /// Where the focus goes that comes here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
