public import Foundation

/// A line or a length of a view or a guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// What the anchor stands for; nil for that of a constraint that nobody has described.
  // Unsafe only in name: a constant, of which other threads at most compare identities.
  nonisolated(unsafe) let quantity: LayoutQuantity?

  init(_ quantity: LayoutQuantity?) {
    self.quantity = quantity
    super.init()
  }

  /// Makes the constraint that this is where another anchor is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }

  /// Makes the constraint that this is not before another anchor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor)
  }

  /// Makes the constraint that this is not after another anchor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor)
  }

  /// Makes the constraint that this is at a distance from another anchor, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c)
  }

  /// Makes the constraint that this is at least at a distance from another anchor, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Makes the constraint that this is at most at a distance from another anchor, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// Nothing of a length is a constant: a multiple of 0 has no second side, and a multiplier of 1.
  ///
  /// Source: `test_layoutAnchor_topPosition` of FloatingPanel, which passes on simulators of iOS; UIKit's own
  /// message takes "a multiplier of 0 or a nil second item" for one.
  func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard let quantity else { return NSLayoutConstraint() }
    guard multiplier != 0 else {
      return NSLayoutConstraint(quantity, relation, nil, constant: constant)
    }
    return NSLayoutConstraint(
      quantity, relation, anchor?.quantity, multiplier: multiplier, constant: constant)
  }

  /// What log lines call the anchor: `UIView:0x7f9a0a004200.leading`.
  open var name: String { quantity.map(ConstraintText.name) ?? "" }

  /// The view or guide of the anchor, if it still exists.
  open var item: Any? { quantity?.item.object }

  /// Whether the constraints leave open where the anchor is.
  open var hasAmbiguousLayout: Bool {
    guard let quantity, let view = quantity.item.hierarchyView else { return false }
    return view.memberEngine?.isAmbiguous(quantity) ?? false
  }

  /// The active constraints that the anchor is a side of.
  ///
  /// Differs from UIKit: not those that act on it through others.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let quantity else { return [] }
    return quantity.item.constraints.filter { constraint in
      constraint.isShown
        && [constraint.firstQuantity, constraint.secondQuantity].contains {
          $0?.isEqual(to: quantity) ?? false
        }
    }
  }

  /// Whether the other object is an anchor of the same line or length.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let quantity, let other = (object as? any AnchorOfQuantity)?.quantity else {
      return false
    }
    return quantity.isEqual(to: other)
  }

  /// A hash of line and view.
  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine((quantity?.item).map(ObjectIdentifier.init))
    hasher.combine(quantity?.attribute)
    return hasher.finalize()
  }

  /// The anchor as UIKit's log lines show it.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let type = ConstraintText.anchorType(of: quantity)
      return "<\(type):\(UISystem.current.address(of: self)) \"\(name)\">"
    }
  }
}

/// An anchor of any type.
nonisolated private protocol AnchorOfQuantity {
  var quantity: LayoutQuantity? { get }
}

extension NSLayoutAnchor: AnchorOfQuantity {}

/// A line from top to bottom.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this line to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: quantity, to: otherAnchor.quantity)
  }

  /// Makes the constraint that this is the system's distance after another line.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: multiplier * SystemSpacing.betweenViews)
  }

  /// Makes the constraint that this is at least the system's distance after another line.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.betweenViews)
  }

  /// Makes the constraint that this is at most the system's distance after another line.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: multiplier * SystemSpacing.betweenViews)
  }
}

/// A line from side to side.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this line to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: quantity, to: otherAnchor.quantity)
  }

  /// Makes the constraint that this is the system's distance below another line.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: multiplier * spacing(below: anchor))
  }

  /// Makes the constraint that this is at least the system's distance below another line.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: multiplier * spacing(below: anchor))
  }

  /// Makes the constraint that this is at most the system's distance below another line.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: multiplier * spacing(below: anchor))
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    SystemSpacing.below(anchor.quantity, of: quantity)
  }
}

/// A width, a height, or the distance between two lines.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from start: LayoutQuantity?, to end: LayoutQuantity?) {
    guard let start, let end else {
      self.init(nil)
      return
    }
    let first = LayoutQuantity.Start(item: start.item, attribute: start.attribute)
    self.init(LayoutQuantity(item: end.item, attribute: end.attribute, start: first))
  }

  /// Makes the constraint that this is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: nil, constant: c)
  }

  /// Makes the constraint that this is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, constant: c)
  }

  /// Makes the constraint that this is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, constant: c)
  }

  /// Makes the constraint that this is a multiple of another length.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m)
  }

  /// Makes the constraint that this is at least a multiple of another length.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// Makes the constraint that this is at most a multiple of another length.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// Makes the constraint that this is a multiple of another length and some points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Makes the constraint that this is at least a multiple of another length and some points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Makes the constraint that this is at most a multiple of another length and some points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
