import Foundation
import QuartzCore

/// Sizes that views bring along, and what is made of the solution.
extension LayoutEngine {
  // MARK: Frames that constraints do not move

  /// Where a view's frame begins, which follows its superview's size as the mask says.
  func originExpression(
    of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> LinearExpression {
    guard let frame = frames[ObjectIdentifier(view.layoutItem)] else { return LinearExpression() }
    let rect = view.alignmentRect(forFrame: view.layoutRectangle)
    return expression(
      axis == .horizontal ? frame.x : frame.y, is: axis == .horizontal ? rect.minX : rect.minY,
      of: view, axis, share: view.autoresizingShares(axis).start)
  }

  /// How long a view's frame is, which follows its superview's size as the mask says.
  func lengthExpression(
    of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> LinearExpression {
    guard let frame = frames[ObjectIdentifier(view.layoutItem)] else { return LinearExpression() }
    let isHorizontal = axis == .horizontal
    let variable = isHorizontal ? frame.width : frame.height
    let rect = view.alignmentRect(forFrame: view.layoutRectangle)
    guard view === root else {
      return expression(
        variable, is: isHorizontal ? rect.width : rect.height, of: view, axis,
        share: view.autoresizingShares(axis).length)
    }
    var result = LinearExpression(variable)
    switch rootSize {
    case .own: result.constant = -(isHorizontal ? rect.width : rect.height)
    case .fitting(let size, _, _): result.constant = -(isHorizontal ? size.width : size.height)
    }
    return result
  }

  /// `variable − value − share × (superview's length − its present length)`.
  private func expression(
    _ variable: SolverVariable, is value: CGFloat, of view: UIView,
    _ axis: NSLayoutConstraint.Axis, share: CGFloat
  ) -> LinearExpression {
    var result = LinearExpression(variable)
    result.constant = -value
    guard share != 0, let superview = view.superview,
      let outer = frames[ObjectIdentifier(superview.layoutItem)]
    else { return result }
    let rect = superview.alignmentRect(forFrame: superview.layoutRectangle)
    result.add(axis == .horizontal ? outer.width : outer.height, times: -share)
    result.constant += share * (axis == .horizontal ? rect.width : rect.height)
    return result
  }

  // MARK: Content

  /// The difference between a view's length and that of its content.
  func contentExpression(
    of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> LinearExpression {
    guard let frame = frames[ObjectIdentifier(view.layoutItem)] else { return LinearExpression() }
    let size = contentSize(of: view)
    var result = LinearExpression(axis == .horizontal ? frame.width : frame.height)
    result.constant = -(axis == .horizontal ? size.width : size.height)
    return result
  }

  /// Whether a view has content of its own along an axis.
  func hasContent(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    let size = contentSize(of: view)
    return (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
  }

  private func contentSize(of view: UIView) -> CGSize {
    if let limit = widthLimits[ObjectIdentifier(view)],
      let size = view.contentSize(brokenAt: limit)
    {
      return size
    }
    return view.intrinsicContentSize
  }

  /// Measures views with lines of text again that are narrower than a single line, or are as wide as there is
  /// room.
  ///
  /// As in UIKit, such a view is first laid out as if it had one line, and then with the width that
  /// this gives.
  func measureLines() throws(ConstraintSolver.Contradiction) {
    let views = hasFreeRoot ? members + [root] : members
    var hasChanged = false
    for view in views {
      guard let frame = frames[ObjectIdentifier(view.layoutItem)] else { continue }
      let width = solver.value(of: frame.width)
      guard width > 0, view.contentSize(brokenAt: width) != nil else { continue }
      let natural = view.intrinsicContentSize.width
      guard natural == UIView.noIntrinsicMetric || width < natural - SolverRow.tolerance else {
        continue
      }
      widthLimits[ObjectIdentifier(view)] = width
      hasChanged = true
    }
    guard hasChanged else { return }
    for rule in rules {
      guard case .content(let subject, _) = rule.source,
        widthLimits[ObjectIdentifier(subject.view)] != nil
      else { continue }
      solver.setConstant(expression(of: rule.source).constant, of: rule.id)
    }
    try solver.solve()
  }

  // MARK: Result

  /// The alignment rectangle that the solution gives an item.
  private func rectangle(of item: LayoutItem) -> CGRect? {
    guard let frame = frames[ObjectIdentifier(item)] else { return nil }
    return CGRect(
      x: solver.value(of: frame.x), y: solver.value(of: frame.y),
      width: solver.value(of: frame.width), height: solver.value(of: frame.height))
  }

  /// The size that the solution gives the root.
  var fittingSize: CGSize {
    guard let rectangle = rectangle(of: root.layoutItem) else { return .zero }
    let size = root.frame(forAlignmentRect: rectangle).size
    return CGSize(
      width: root.roundedUpToPixels(size.width), height: root.roundedUpToPixels(size.height))
  }

  /// The rectangle of a guide.
  func frame(of guide: UILayoutGuide) -> CGRect {
    guard let view = guide.owningView, let rectangle = rectangle(of: guide.layoutItem) else {
      return .zero
    }
    return view.roundedToPixels(rectangle)
  }

  /// The frame, without its transform, that the solution gives a view; nil if it is none of the island's.
  private func target(of view: UIView) -> CGRect? {
    guard !view.translatesAutoresizingMaskIntoConstraints,
      let rectangle = rectangle(of: view.layoutItem)
    else { return nil }
    return view.roundedToPixels(view.frame(forAlignmentRect: rectangle))
  }

  /// Gives a view the place that the solution says.
  func place(_ view: UIView) {
    guard let target = target(of: view), !target.isNearly(view.layoutRectangle) else { return }
    view.layoutRectangle = target
  }

  /// Asks for a layout of the views whose subviews are not where the solution says, but for one.
  func requestLayout(besides laidOut: UIView?) {
    if case .own = rootSize, hasFreeRoot, root.superview == nil {
      let size = fittingSize
      if abs(size.width - root.bounds.width) + abs(size.height - root.bounds.height) > 0.001 {
        root.frame = CGRect(origin: root.frame.origin, size: size)
      }
    }
    for view in members {
      guard let target = target(of: view), !target.isNearly(view.layoutRectangle),
        let superview = view.superview, superview !== laidOut
      else { continue }
      if !superview.willPlaceSubviews || isNews(target, for: view) { superview.setNeedsLayout() }
    }
    requestContentLayout()
  }

  /// Whether a view, whose superview is about to place it, is to be somewhere else than at the last time of asking.
  ///
  /// The superview would else be laid out in its own layout again and again, wherever that has a subview lay itself out.
  private func isNews(_ target: CGRect, for view: UIView) -> Bool {
    targetsToCome.updateValue(target, forKey: ObjectIdentifier(view))?.isNearly(target) != true
  }

  // MARK: Ambiguity

  /// Whether the constraints leave a line or a length open.
  func isAmbiguous(_ quantity: LayoutQuantity) -> Bool {
    quantity.items.contains { item in
      guard let axis = quantity.attribute.axis else { return false }
      return isAmbiguous(item, along: axis)
    }
  }

  /// Whether the constraints leave the place or the size of an item open.
  func isAmbiguous(_ item: LayoutItem) -> Bool {
    isAmbiguous(item, along: .horizontal) || isAmbiguous(item, along: .vertical)
  }

  private func isAmbiguous(_ item: LayoutItem, along axis: NSLayoutConstraint.Axis) -> Bool {
    solveIfNeeded()
    guard item.view !== root, let frame = frames[ObjectIdentifier(item)] else { return false }
    let variables =
      axis == .horizontal ? [frame.x, frame.width] : [frame.y, frame.height]
    return variables.contains { solver.isAmbiguous($0) }
  }
}

extension UIView {
  /// The view's rectangle in its superview's coordinates as it is without the transform.
  var layoutRectangle: CGRect {
    get {
      let (center, bounds, anchor) = (center, bounds, baseLayer.anchorPoint)
      return CGRect(
        x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
        width: bounds.width, height: bounds.height)
    }
    set {
      let anchor = baseLayer.anchorPoint
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
    }
  }

  /// A rectangle with edges at whole pixels.
  ///
  /// Assumed: the edges are rounded and not the lengths, so that neighbours neither overlap nor gape. What lies
  /// between them is rounded again, so that 60 points at a third of a point are 60 and not 59.999999999999986, and
  /// halves of pixels go the same way at both edges, whatever the last digits of the solver's numbers are.
  func roundedToPixels(_ rect: CGRect) -> CGRect {
    let (left, right) = (roundedEdge(rect.minX), roundedEdge(rect.maxX))
    let (top, bottom) = (roundedEdge(rect.minY), roundedEdge(rect.maxY))
    return CGRect(
      x: left, y: top, width: roundedToPixels(right - left), height: roundedToPixels(bottom - top))
  }

  private func roundedEdge(_ edge: CGFloat) -> CGFloat { roundedToPixels(edge + 1e-7) }

  /// How much of a change of the superview's length goes into the place and into the length of the view.
  func autoresizingShares(
    _ axis: NSLayoutConstraint.Axis
  ) -> (start: CGFloat, length: CGFloat) {
    guard let superview, !autoresizingMask.isEmpty else { return (0, 0) }
    let span = autoresizedSpan(axis, in: superview.bounds.size)
    let wider = span.resized(to: span.container + 1)
    return (wider.start - span.start, wider.length - span.length)
  }
}

nonisolated extension CGRect {
  /// Whether the other rectangle is the same but for what rounding does.
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
