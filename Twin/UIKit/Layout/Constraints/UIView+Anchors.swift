import Foundation

extension UIView {
  /// The side where lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { layoutState.itemOwner.xAnchor(.leading) }
  /// The side where lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { layoutState.itemOwner.xAnchor(.trailing) }
  /// The left side.
  public final var leftAnchor: NSLayoutXAxisAnchor { layoutState.itemOwner.xAnchor(.left) }
  /// The right side.
  public final var rightAnchor: NSLayoutXAxisAnchor { layoutState.itemOwner.xAnchor(.right) }
  /// The top.
  public final var topAnchor: NSLayoutYAxisAnchor { layoutState.itemOwner.yAnchor(.top) }
  /// The bottom.
  public final var bottomAnchor: NSLayoutYAxisAnchor { layoutState.itemOwner.yAnchor(.bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { layoutState.itemOwner.dimension(.width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { layoutState.itemOwner.dimension(.height) }
  /// The middle from side to side.
  public final var centerXAnchor: NSLayoutXAxisAnchor { layoutState.itemOwner.xAnchor(.centerX) }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { layoutState.itemOwner.yAnchor(.centerY) }
  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    layoutState.itemOwner.yAnchor(.firstBaseline)
  }
  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    layoutState.itemOwner.yAnchor(.lastBaseline)
  }
}

/// How far the lines of a view's text are from its edges, in points.
struct BaselineOffsets {
  let fromTop: CGFloat
  let fromBottom: CGFloat
}
