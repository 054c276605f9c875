public import Foundation

/// How the picture of a view looks when it is lifted out.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Makes parameters: all of the view, on the system's background.
  public override init() {
    super.init()
  }

  /// Makes parameters for lines of text in a view, of which only these show.
  public init(textLineRects: [NSValue]) {
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
    visiblePath = path
    super.init()
  }

  /// What of the view shows; nil for all.
  open var visiblePath: UIBezierPath?

  /// What casts a shadow; nil for what shows.
  open var shadowPath: UIBezierPath?

  /// The color behind the view; the system's for nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
}

/// Where a picture of a view comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// What the picture is in.
  public let container: UIView
  /// The place of its middle, in the container.
  public let center: CGPoint
  /// What is done to it there.
  public let transform: CGAffineTransform

  /// Makes a place in a container, which is to be in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Makes a place in a container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is lifted out of its place, or comes back there: a value to hand over.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// What shows.
  public let view: UIView
  private let ownParameters: UIPreviewParameters
  private let ownTarget: UIPreviewTarget

  /// Makes a preview with a place to which it belongs.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    ownParameters = parameters
    ownTarget = target
    super.init()
  }

  /// Makes a preview of a view where it is; it must be in a view.
  ///
  /// Source: UIKit documentation, `UITargetedPreview.init(view:parameters:)`: the target is based on the view's
  /// superview, center and transform.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    let target = UIPreviewTarget(
      container: container, center: view.center, transform: view.transform)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview of a view where it is, as it looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The place to which it belongs.
  open var target: UIPreviewTarget { ownTarget }

  /// How large the view is.
  open var size: CGSize { view.bounds.size }

  /// How it looks.
  open var parameters: UIPreviewParameters { ownParameters }

  /// The same view for another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
