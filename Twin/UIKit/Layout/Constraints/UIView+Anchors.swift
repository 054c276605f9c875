import Foundation

extension UIView {
  /// The side where lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(quantity(.leading)) }
  /// The side where lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(quantity(.trailing)) }
  /// The left side.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(quantity(.left)) }
  /// The right side.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(quantity(.right)) }
  /// The top.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(quantity(.top)) }
  /// The bottom.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(quantity(.bottom)) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(quantity(.width)) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(quantity(.height)) }
  /// The middle from side to side.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(quantity(.centerX)) }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(quantity(.centerY)) }
  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(quantity(.firstBaseline))
  }
  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(quantity(.lastBaseline))
  }

  private func quantity(_ attribute: NSLayoutConstraint.Attribute) -> LayoutQuantity {
    LayoutQuantity(item: layoutItem, attribute: attribute)
  }
}

/// How far the lines of a view's text are from its edges, in points.
struct BaselineOffsets {
  let fromTop: CGFloat
  let fromBottom: CGFloat
}
