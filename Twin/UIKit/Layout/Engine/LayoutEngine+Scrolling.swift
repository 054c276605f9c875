import Foundation
import QuartzCore

/// The content of scroll views.
///
/// "Constraints between the edges or margins of the scroll view and its content attach to the scroll
/// view's content area. Constraints between the height, width, or centers attach to the scroll view's
/// frame." Source: Apple, Auto Layout Guide, "Working with Scroll Views".
extension LayoutEngine {
  /// Lets a scroll view's content be as large as code has said, where nothing else decides.
  ///
  /// Content that must only have some size at least follows it as it shrinks (`KeyboardTests` of
  /// drewolbrich/ScrollingContentViewController).
  func addContent(for guide: UILayoutGuide) throws(ConstraintSolver.Contradiction) {
    guard let scrollView = guide.owningView as? UIScrollView else { return }
    _ = try frame(of: scrollView.layoutItem)
    follow(scrollView)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      try add(.contentLength(Subject(scrollView, in: self), axis))
    }
  }

  /// The difference between the length of a scroll view's content and what code has said.
  func contentLengthExpression(
    of scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis
  ) -> LinearExpression {
    guard let frame = frames[ObjectIdentifier(scrollView.contentLayoutGuide.layoutItem)] else {
      return LinearExpression()
    }
    let size = scrollView.ownContentSize
    var result = LinearExpression(axis == .horizontal ? frame.width : frame.height)
    result.constant = -(axis == .horizontal ? size.width : size.height)
    return result
  }

  /// Beginning and end of a scroll view's content along an axis, in the coordinates of a view around it.
  func contentEdges(
    of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, in holder: UIView
  ) -> (start: LinearExpression, end: LinearExpression) {
    guard let frame = frames[ObjectIdentifier(guide.layoutItem)], let owner = guide.owningView
    else { return (LinearExpression(), LinearExpression()) }
    var start = LinearExpression()
    if owner !== holder { start = origin(of: owner, axis, in: holder) }
    var end = start
    end.add(axis == .horizontal ? frame.width : frame.height)
    return (start, end)
  }

  /// The size that the solution gives a scroll view's content; nil if no constraint refers to it.
  private func contentSize(of scrollView: UIScrollView) -> CGSize? {
    guard scrollViews.contains(where: { $0.view === scrollView }),
      let frame = frames[ObjectIdentifier(scrollView.contentLayoutGuide.layoutItem)]
    else { return nil }
    return CGSize(
      width: scrollView.roundedToPixels(solver.value(of: frame.width)),
      height: scrollView.roundedToPixels(solver.value(of: frame.height)))
  }

  /// Gives a scroll view's content the size that the solution says.
  func placeContent(of scrollView: UIScrollView) {
    guard let size = contentSize(of: scrollView), size != scrollView.contentSize else { return }
    scrollView.isPlacingContent = true
    defer { scrollView.isPlacingContent = false }
    scrollView.contentSize = size
  }

  /// Asks for a layout of the scroll views whose content is not as large as the solution says.
  func requestContentLayout() {
    for scrollView in scrollViews.map(\.view) {
      guard let size = contentSize(of: scrollView), size != scrollView.contentSize else { continue }
      scrollView.setNeedsLayout()
    }
  }
}

extension NSLayoutConstraint {
  /// The items whose variables the constraint has: for an edge of a scroll view, seen from its content,
  /// that is the content's guide.
  var solvedItems: [LayoutItem] {
    quantities.flatMap { quantity in
      var items = quantity.items
      if let scrollView = quantity.scrollViewWithContent(in: holder) {
        items.append(scrollView.contentLayoutGuide.layoutItem)
      }
      return items
    }
  }

  private var quantities: [LayoutQuantity] {
    [firstQuantity, secondQuantity].compactMap(\.self)
  }
}

extension LayoutQuantity {
  /// The scroll view whose content's edge this is, for a constraint that a view holds.
  ///
  /// A constraint that the scroll view itself holds comes from its content.
  func scrollViewWithContent(in holder: UIView?) -> UIScrollView? {
    guard start == nil, attribute.isEdge, let view = item.view, view === holder else { return nil }
    return view as? UIScrollView
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is an edge, or a margin along one: no length, no middle and no line of text.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
      .firstBaseline, .lastBaseline, .notAnAttribute:
      false
    }
  }
}
