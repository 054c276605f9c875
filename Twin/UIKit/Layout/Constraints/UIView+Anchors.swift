import Foundation

extension UIView {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    layoutState.itemOwner.xAnchor(attribute)
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    layoutState.itemOwner.yAnchor(attribute)
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    layoutState.itemOwner.dimension(attribute)
  }
}

/// How far the lines of a view's text are from its edges, in points.
struct BaselineOffsets {
  let fromTop: CGFloat
  let fromBottom: CGFloat
}
