import Foundation

extension NSLayoutConstraint {
  /// Makes the constraints of a row or a column that is written as a picture.
  ///
  /// - Parameters:
  ///   - format: The picture: `H:|-20-[title(>=100)]-[button]-|`, `V:` for a column.
  ///   - opts: What else to align, and the direction.
  ///   - metrics: The numbers of the names in the picture.
  ///   - views: The views of the names in the picture.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let picture = try VisualFormat(format, metrics: metrics ?? [:])
      return try VisualFormatBuilder(picture, options: opts, views: views).constraints()
    } catch {
      // UIKit's text has three parts as well: what is wrong, the format, and where.
      UISystem.current.raise(
        "NSInvalidArgumentException",
        """
        Unable to parse constraint format:\u{20}
        \(error.text)\u{20}
        \(format)\u{20}
        \(String(repeating: " ", count: error.place))^
        """)
      return []
    }
  }
}

/// Makes the constraints of a picture.
private struct VisualFormatBuilder {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let picture: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: Any]
  private let start: Attribute
  private let end: Attribute
  private let length: Attribute

  init(
    _ picture: VisualFormat, options: NSLayoutConstraint.FormatOptions, views: [String: Any]
  ) {
    self.picture = picture
    self.options = options
    self.views = views
    switch picture.axis {
    case .horizontal:
      length = .width
      if options.contains(.directionLeftToRight) {
        (start, end) = (.left, .right)
      } else if options.contains(.directionRightToLeft) {
        (start, end) = (.right, .left)
      } else {
        (start, end) = (.leading, .trailing)
      }
    case .vertical:
      (start, end, length) = (.top, .bottom, .height)
    }
  }

  func constraints() throws(VisualFormat.Problem) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for element in picture.elements {
      guard case .view(let name, let lengths) = element else { continue }
      _ = try item(name)
      for predicate in lengths { result.append(try lengthConstraint(name, predicate)) }
    }
    for (index, gap) in picture.gaps.enumerated() {
      result += try gapConstraints(picture.elements[index], gap, picture.elements[index + 1])
    }
    return result + (try alignments())
  }

  private func item(_ name: String) throws(VisualFormat.Problem) -> Any {
    guard let item = views[name] else {
      throw VisualFormat.Problem(text: "\(name) is not a key in the views dictionary.", place: 0)
    }
    return item
  }

  private func lengthConstraint(
    _ name: String, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Problem) -> NSLayoutConstraint {
    let constraint: NSLayoutConstraint
    switch predicate.value {
    case .number(let number):
      constraint = NSLayoutConstraint(
        item: try item(name), attribute: length, relatedBy: predicate.relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: number)
    case .view(let other):
      constraint = NSLayoutConstraint(
        item: try item(name), attribute: length, relatedBy: predicate.relation,
        toItem: try item(other), attribute: length, multiplier: 1, constant: 0)
    }
    constraint.priority = predicate.priority
    return constraint
  }

  private func gapConstraints(
    _ former: VisualFormat.Element, _ gap: VisualFormat.Gap, _ next: VisualFormat.Element
  ) throws(VisualFormat.Problem) -> [NSLayoutConstraint] {
    let predicates: [VisualFormat.Predicate]
    switch gap {
    case .none:
      predicates = [VisualFormat.Predicate(value: .number(0))]
    case .standard:
      // Beside the superview's edge the standard distance is the superview's margin.
      return [try standardGap(former, next)]
    case .predicates(let own):
      predicates = own
    }
    var result: [NSLayoutConstraint] = []
    for predicate in predicates {
      guard case .number(let distance) = predicate.value else {
        throw VisualFormat.Problem(text: "A distance is a number or a metric", place: 0)
      }
      let constraint = try connect(
        former, next, predicate.relation, distance: distance, edges: (start, end))
      constraint.priority = predicate.priority
      result.append(constraint)
    }
    return result
  }

  private func standardGap(
    _ former: VisualFormat.Element, _ next: VisualFormat.Element
  ) throws(VisualFormat.Problem) -> NSLayoutConstraint {
    guard former.isEdge || next.isEdge else {
      return try connect(
        former, next, .equal, distance: SystemSpacing.betweenViews, edges: (start, end))
    }
    return try connect(
      former, next, .equal, distance: 0, edges: (start.ofMargins, end.ofMargins))
  }

  /// `next.start = former.end + distance`, where an edge stands for the other one's superview.
  private func connect(
    _ former: VisualFormat.Element, _ next: VisualFormat.Element,
    _ relation: NSLayoutConstraint.Relation, distance: CGFloat, edges: (Attribute, Attribute)
  ) throws(VisualFormat.Problem) -> NSLayoutConstraint {
    switch (former, next) {
    case (.edge, .view(let name, _)):
      let view = try item(name)
      return make(view, start, relation, try superview(of: view, name), edges.0, distance)
    case (.view(let name, _), .edge):
      let view = try item(name)
      return make(try superview(of: view, name), edges.1, relation, view, end, distance)
    case (.view(let first, _), .view(let second, _)):
      return make(try item(second), start, relation, try item(first), end, distance)
    case (.edge, .edge):
      throw VisualFormat.Problem(text: "Expected a view between two edges", place: 0)
    }
  }

  private func superview(of view: Any, _ name: String) throws(VisualFormat.Problem) -> UIView {
    guard let superview = LayoutItem.of(view)?.space else {
      throw VisualFormat.Problem(
        text:
          "Unable to interpret '|' character, because the related view doesn't have a superview",
        place: 0)
    }
    return superview
  }

  private func make(
    _ first: Any, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: Any,
    _ other: Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    // Read from right to left, what comes next lies at a smaller x.
    let isTurned = picture.axis == .horizontal && options.contains(.directionRightToLeft)
    let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
    return NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: isTurned ? turned : relation, toItem: second,
      attribute: other, multiplier: 1, constant: isTurned ? -constant : constant)
  }

  // MARK: Alignment

  private static let alignments: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  private func alignments() throws(VisualFormat.Problem) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let named = picture.elements.compactMap { element -> String? in
      if case .view(let name, _) = element { return name }
      return nil
    }
    for (option, attribute) in Self.alignments where options.contains(option) {
      for (former, next) in zip(named, named.dropFirst()) {
        result.append(
          NSLayoutConstraint(
            item: try item(former), attribute: attribute, relatedBy: .equal,
            toItem: try item(next), attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return result
  }
}

nonisolated extension VisualFormat.Element {
  fileprivate var isEdge: Bool {
    if case .edge = self { return true }
    return false
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The margin beside an edge.
  fileprivate var ofMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
