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
  /// How far they are below the middle, for text that stays there however high the view is.
  var belowMiddle: (first: CGFloat, last: CGFloat)?

  init(fromTop: CGFloat, fromBottom: CGFloat) {
    self.fromTop = fromTop
    self.fromBottom = fromBottom
  }

  /// Those of a text in the middle of a view.
  ///
  /// - Parameters:
  ///   - label: Shows the text.
  ///   - height: How high the text is.
  ///   - shift: How far its middle is below that of the view.
  init(ofCentered label: UILabel, height: CGFloat, shift: CGFloat = 0) {
    self.init(fromTop: 0, fromBottom: 0)
    let own = label.baselineOffsets
    belowMiddle = (shift - height / 2 + own.fromTop, shift + height / 2 - own.fromBottom)
  }
}
