import Foundation
import QuartzCore

/// Constraints in the words of the solver.
extension LayoutEngine {
  /// What has to be zero for a constraint to be met.
  func expression(of source: Source) -> LinearExpression {
    switch source {
    case .constraint(let constraint): expression(of: constraint)
    case .content(let view, let axis): contentExpression(of: view.view, axis)
    case .origin(let view, let axis): originExpression(of: view.view, axis)
    case .length(let view, let axis): lengthExpression(of: view.view, axis)
    case .contentLength(let view, let axis): contentLengthExpression(of: view.view, axis)
    }
  }

  /// What it costs if a constraint is not met.
  func penalties(
    of source: Source
  ) -> (above: ConstraintSolver.Penalty, below: ConstraintSolver.Penalty) {
    switch source {
    case .constraint(let constraint):
      let penalty = penalty(constraint.priority, isBroken: constraint.isBroken)
      return switch constraint.relation {
      case .equal: (penalty, penalty)
      case .greaterThanOrEqual: (.none, penalty)
      case .lessThanOrEqual: (penalty, .none)
      }
    case .content(let subject, let axis):
      // Assumed: what a view overrides is asked, of priorities as of the content's size.
      let view = subject.view
      let isBroken = brokenContents.contains(ObjectIdentifier(view))
      return (
        penalty(view.contentHuggingPriority(for: axis), isBroken: isBroken),
        penalty(resistance(of: view, axis), isBroken: isBroken)
      )
    case .contentLength:
      return (.priority(0), .priority(0))
    case .origin:
      return (.forbidden, .forbidden)
    case .length(let view, let axis):
      guard view.view === root else { return (.forbidden, .forbidden) }
      let penalty = rootPenalty(axis)
      return (penalty, penalty)
    }
  }

  /// Of views in a stack that resist equally, the first gives way (github.com/Vercantez/openuikit,
  /// `ProgressStackTests`).
  private func resistance(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priority = view.contentCompressionResistancePriority(for: axis)
    guard let stack = view.superview as? UIStackView, stack.axis == axis,
      stack.distribution == .fill, priority != .required,
      stack.arrangedSubviews.first(where: { !$0.isHidden }) !== view
    else { return priority }
    return priority + Self.laterInStack
  }

  private func penalty(_ priority: UILayoutPriority, isBroken: Bool) -> ConstraintSolver.Penalty {
    guard priority.rawValue >= UILayoutPriority.required.rawValue else {
      return .priority(priority.rawValue)
    }
    return isBroken ? .priority(Self.brokenPriority) : .forbidden
  }

  private func rootPenalty(_ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Penalty {
    switch rootSize {
    case .own:
      // What nothing else decides stays as it is.
      return hasFreeRoot ? .priority(0) : .forbidden
    case .fitting(_, let horizontal, let vertical):
      return penalty(axis == .horizontal ? horizontal : vertical, isBroken: false)
    }
  }

  // MARK: Constraints

  private func expression(of constraint: NSLayoutConstraint) -> LinearExpression {
    guard let first = constraint.firstQuantity, let holder = constraint.holder else {
      return LinearExpression()
    }
    let isRightToLeft = holder.isRightToLeft
    // Along a mirrored axis, "after" is to the left.
    let isTurned = isRightToLeft && constraint.isDirectional
    let sign: Double = isTurned ? -1 : 1
    var result = LinearExpression(-constraint.constant)
    result.add(
      value(of: first, in: holder, isRightToLeft: isRightToLeft), times: sign)
    if let second = constraint.secondQuantity {
      result.add(
        value(of: second, in: holder, isRightToLeft: isRightToLeft),
        times: -sign * constraint.multiplier)
    }
    return result
  }

  /// A quantity in the coordinates of a view.
  private func value(
    of quantity: LayoutQuantity, in holder: UIView, isRightToLeft: Bool
  ) -> LinearExpression {
    func line(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
      position(of: attribute.resolved(isRightToLeft: isRightToLeft), of: item, in: holder)
    }
    var result = line(quantity.item, quantity.attribute)
    guard let start = quantity.start else { return result }
    result.add(line(start.item, start.attribute), times: -1)
    guard isRightToLeft, quantity.attribute.kind == .directionalPosition else { return result }
    var turned = LinearExpression()
    turned.add(result, times: -1)
    return turned
  }

  private func position(
    of attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, in holder: UIView
  ) -> LinearExpression {
    guard let axis = attribute.axis else { return LinearExpression() }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return baseline(attribute, of: item, in: holder)
    }
    let insets = attribute.isOfMargins ? item.view?.layoutMargins ?? .zero : .zero
    let quantity = LayoutQuantity(item: item, attribute: attribute)
    let content = quantity.scrollViewWithContent(in: holder)?.contentLayoutGuide.layoutItem
    let edges = edges(of: content ?? item, axis, in: holder, insets: insets)
    switch attribute {
    case .left, .top, .leftMargin, .topMargin, .leading, .leadingMargin: return edges.start
    case .right, .bottom, .rightMargin, .bottomMargin, .trailing, .trailingMargin:
      return edges.end
    case .width, .height:
      var length = edges.end
      length.add(edges.start, times: -1)
      return length
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      var center = LinearExpression()
      center.add(edges.start, times: 0.5)
      center.add(edges.end, times: 0.5)
      return center
    case .firstBaseline, .lastBaseline, .notAnAttribute:
      return LinearExpression()
    }
  }

  /// The line of a view's text: the view itself knows it, or names another one inside.
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, in holder: UIView
  ) -> LinearExpression {
    let isFirst = attribute == .firstBaseline
    guard let view = item.view else {
      let edges = edges(of: item, .vertical, in: holder)
      return isFirst ? edges.start : edges.end
    }
    let other = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if other !== view, frames[ObjectIdentifier(other.layoutItem)] != nil {
      return baseline(attribute, of: other.layoutItem, in: holder)
    }
    let edges = edges(of: item, .vertical, in: holder)
    let offsets = view.baselineOffsets
    if let below = offsets.belowMiddle {
      var line = LinearExpression(isFirst ? below.first : below.last)
      line.add(edges.start, times: 0.5)
      line.add(edges.end, times: 0.5)
      return line
    }
    var line = isFirst ? edges.start : edges.end
    line.constant += isFirst ? offsets.fromTop : -offsets.fromBottom
    return line
  }

  /// Beginning and end of an item along an axis, in the coordinates of a view around it.
  private func edges(
    of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, in holder: UIView,
    insets: UIEdgeInsets = .zero
  ) -> (start: LinearExpression, end: LinearExpression) {
    let isHorizontal = axis == .horizontal
    var insets = insets
    var item = item
    var offset = CGPoint.zero
    var strip: Strip?
    if let guide = item.guide, let source = guide.source, let owner = guide.owningView {
      if source == .scrollContent {
        var edges = contentEdges(of: guide, axis, in: holder)
        edges.start.constant += isHorizontal ? insets.left : insets.top
        edges.end.constant -= isHorizontal ? insets.right : insets.bottom
        return edges
      }
      strip = Strip(guide, axis)
      if strip == nil, !(guide is UIKeyboardLayoutGuide) { insets = owner.insets(of: source) }
      item = owner.layoutItem
      if source == .scrollFrame, owner === holder { offset = owner.bounds.origin }
    }
    guard let frame = frames[ObjectIdentifier(item)] else {
      return (LinearExpression(), LinearExpression())
    }
    var start = LinearExpression()
    let view = item.view
    let alignment = view?.alignmentRectInsets ?? .zero
    if let view, view === holder {
      start.constant =
        isHorizontal ? alignment.left + offset.x : alignment.top + offset.y
    } else {
      start.add(isHorizontal ? frame.x : frame.y)
      if let space = item.space { start.add(origin(of: space, axis, in: holder)) }
    }
    var end = start
    end.add(isHorizontal ? frame.width : frame.height)
    if insets != .zero {
      // Insets count from the bounds.
      start.constant +=
        isHorizontal ? insets.left - alignment.left : insets.top - alignment.top
      end.constant -=
        isHorizontal ? insets.right - alignment.right : insets.bottom - alignment.bottom
    }
    if let strip {
      if strip.isAtEnd { start = end } else { end = start }
      if strip.isAtEnd { start.constant -= strip.length } else { end.constant += strip.length }
    }
    return (start, end)
  }

  /// A part of a view that begins or ends where the view does and has a length of its own.
  private struct Strip {
    var isAtEnd = false
    var length: CGFloat = 0

    /// The strip that a guide of the system is along an axis; nil if it follows the view's length.
    init?(_ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) {
      let isVertical = axis == .vertical
      let covered = guide.owningView?.safeAreaInsets ?? .zero
      switch guide.source {
      case .topBars:
        length = isVertical ? covered.top : 0
      case .bottomBars:
        isAtEnd = isVertical
        length = isVertical ? covered.bottom : 0
      case .keyboard:
        guard isVertical, let keyboard = guide as? UIKeyboardLayoutGuide else { return nil }
        isAtEnd = true
        length = keyboard.height
      case .safeArea, .margins, .readableContent, .scrollFrame, .scrollContent, .listImage,
        .listText, .listSecondaryText, .aspectFit, nil:
        return nil
      }
    }
  }

  /// Where the coordinates of a view begin, in those of a view around it.
  func origin(
    of space: UIView, _ axis: NSLayoutConstraint.Axis, in holder: UIView
  ) -> LinearExpression {
    var result = LinearExpression()
    var view = space
    while view !== holder, let frame = frames[ObjectIdentifier(view.layoutItem)] {
      let alignment = view.alignmentRectInsets
      switch axis {
      case .horizontal:
        result.add(frame.x)
        result.constant -= alignment.left + view.bounds.minX
      case .vertical:
        result.add(frame.y)
        result.constant -= alignment.top + view.bounds.minY
      }
      guard let superview = view.superview else { break }
      view = superview
    }
    return result
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint follows the direction: one of its sides is a leading or trailing one.
  fileprivate var isDirectional: Bool {
    [firstQuantity, secondQuantity].contains { quantity in
      quantity.map { $0.start == nil && $0.attribute.kind == .directionalPosition } ?? false
    }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// Whether the attribute counts from the margins.
  fileprivate var isOfMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
}
