public import Foundation

/// A view that a collection uses again for other elements: a cell, a header, a decoration.
open class UICollectionReusableView: UIView {
  private var identifier: String?
  /// What was applied last.
  private(set) var attributes: UICollectionViewLayoutAttributes?

  /// Makes a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name under which the view is used again; nil unless a collection made it.
  open var reuseIdentifier: String? { identifier }

  func name(_ identifier: String) {
    self.identifier = identifier
  }

  /// The collection is about to go over to another layout; does nothing unless overridden.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The collection has gone over to another layout; does nothing unless overridden.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Makes the view ready for another element. Overrides call `super`.
  open func prepareForReuse() {}

  /// Takes values of a layout's own attributes; does nothing unless overridden.
  ///
  /// The collection applies the values of UIKit's attributes itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view wants: those given, with the size that its constraints ask for, or else
  /// what `sizeThatFits(_:)` says.
  ///
  /// Source: Apple, "preferredLayoutAttributesFitting(_:)": the default adjusts the size to a cell that sizes
  /// itself. Assumed: how it finds the size.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: layoutAttributes.fitting.horizontal,
      verticalFittingPriority: layoutAttributes.fitting.vertical)
    return layoutAttributes.changed { $0.size = size }
  }

  /// The view on which constraints say how large this one is.
  var sizingView: UIView { self }

  /// How much narrower that view is, in points.
  var roomBesideSizingView: CGFloat { 0 }

  /// The size that the constraints ask for; without any, what `sizeThatFits(_:)` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let view = sizingView
    guard view.ownLayoutState?.constraints.isEmpty == false else { return sizeThatFits(targetSize) }
    guard view !== self else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let beside = roomBesideSizingView
    let size = view.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + beside, height: size.height)
  }

  /// Takes the place and the look that the layout wants, unless it has them.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    let attributes = (superview as? OrthogonalScroller)?.inside(attributes) ?? attributes
    if let former = self.attributes, former.isEqual(attributes) { return }
    self.attributes = attributes.changed { _ in }
    if bounds.size != attributes.size { bounds.size = attributes.size }
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }

  /// Forgets what was applied, so that the next attributes are, whatever they are.
  func forgetAttributes() {
    attributes = nil
  }
}
