public import Foundation

/// What happens to a view that a person looks at or points to.
///
/// Differs from UIKit: only pointers have styles.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  override init() {
    super.init()
  }

  /// Whether the style counts.
  open var isEnabled = true
}

/// What a pointer looks like.
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
  /// What happens to the view below; nil for nothing.
  package let effect: UIPointerEffect?
  /// The pointer's own shape; nil for the system's.
  package let shape: UIPointerShape?
  /// Whether the pointer does not show.
  package let isHidden: Bool

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, isHidden: Bool) {
    self.effect = effect
    self.shape = shape
    self.isHidden = isHidden
    super.init()
  }

  /// What is shown around the pointer (since iOS 15). Differs from UIKit: kept and not drawn, as the pointer itself.
  open var accessories: [UIPointerAccessory] = []

  /// Makes a style of an effect on a view, and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, isHidden: false)
  }

  /// Makes a style of a shape.
  ///
  /// - Parameters:
  ///   - shape: The pointer's own shape.
  ///   - axes: The directions in which it does not move while it changes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape, isHidden: false)
  }

  /// The system's own look.
  open class func system() -> Self {
    unsafeDowncast(UIPointerStyle(nil, nil, isHidden: false), to: Self.self)
  }

  /// No pointer at all.
  open class func hidden() -> Self {
    unsafeDowncast(UIPointerStyle(nil, nil, isHidden: true), to: Self.self)
  }
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// A path around the place of the pointer.
  case path(UIBezierPath)
  /// A rectangle with round corners; the system's radius unless one is given.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// An upright line, as over text.
  case verticalBeam(length: CGFloat)
  /// A line from left to right.
  case horizontalBeam(length: CGFloat)

  /// Stands for the radius that the system chooses.
  nonisolated public static var defaultCornerRadius: CGFloat { -1 }
}

/// What a pointer does to the view below.
public enum UIPointerEffect {
  /// How the color of what is below changes.
  nonisolated public enum TintMode {
    /// Not at all.
    case none
    /// Over it.
    case overlay
    /// Under it.
    case underlay
  }

  /// What the system thinks right.
  case automatic(UITargetedPreview)
  /// The pointer becomes the view's background.
  case highlight(UITargetedPreview)
  /// The view is raised, the pointer goes.
  case lift(UITargetedPreview)
  /// As said.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that it is about.
  @MainActor public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}
