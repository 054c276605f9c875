import Foundation

/// The constraints of a stack view.
///
/// Identifiers and what they are for: UIKit's, as log lines and view debuggers show them. Assumed: the
/// priorities of what is not required.
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// What makes the stack as small as its views.
  private static let fitPriority = UILayoutPriority(51)
  /// What makes the stack small where its views do not touch both of its edges.
  private static let canvasFitPriority = UILayoutPriority(49)
  /// What makes distances between middles equal: views keep their lengths and gaps before that.
  private static let centeringPriority = UILayoutPriority(149)
  /// What decides where nothing else does: the first view takes what is left, and views without content
  /// are as thin as they can.
  private static let indexPriority = UILayoutPriority(1)

  private let stack: UIStackView
  private let shown: [UIView]
  private let hidden: [UIView]
  /// What the views are in: the stack, or its margins.
  private let canvas: Any
  private let start: Attribute
  private let end: Attribute
  private let length: Attribute
  private let middle: Attribute

  init(_ stack: UIStackView) {
    self.stack = stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    hidden = stack.arrangedSubviews.filter(\.isHidden)
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let isRow = stack.axis == .horizontal
    (start, end) = isRow ? (.leading, .trailing) : (.top, .bottom)
    length = isRow ? .width : .height
    middle = isRow ? .centerX : .centerY
  }

  /// How long the contents of the shown views are along the axis, in points.
  var contentLengths: [CGFloat] {
    shown.map { view in
      let size = view.intrinsicContentSize
      return max(stack.axis == .horizontal ? size.width : size.height, 0)
    }
  }

  /// All of them, none active.
  func constraints() -> [NSLayoutConstraint] {
    hiding() + places(ofHidden: hidden) + connections() + spacings() + distribution() + alignments()
  }

  // MARK: Along the axis

  /// The first and the last view touch the stack's edges.
  private func connections() -> [NSLayoutConstraint] {
    guard let first = shown.first, let last = shown.last else { return [] }
    return [
      make("UISV-canvas-connection", canvas, start, .equal, first, start),
      make("UISV-canvas-connection", canvas, end, .equal, last, end),
    ]
  }

  private func spacings() -> [NSLayoutConstraint] {
    let relation: NSLayoutConstraint.Relation =
      [.equalSpacing, .equalCentering].contains(stack.distribution) ? .greaterThanOrEqual : .equal
    let isByBaseline = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    return zip(shown, shown.dropFirst()).map { former, next in
      make(
        "UISV-spacing", next, isByBaseline ? .firstBaseline : start, relation, former,
        isByBaseline ? .lastBaseline : end, constant: stack.gap(after: former))
    }
  }

  private func distribution() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill:
      return shown.dropFirst().map {
        make("UISV-ambiguity-suppression", $0, length, priority: Self.indexPriority)
      }
    case .fillEqually:
      return equalLengths()
    case .fillProportionally:
      return proportions()
    case .equalSpacing:
      return distances(from: end, to: start, priority: .required)
    case .equalCentering:
      return distances(from: middle, to: middle, priority: Self.centeringPriority)
    }
  }

  /// Each view has of the stack's length what its content is of all contents and gaps, the earlier views more
  /// strongly, so that the last one makes up for the gaps; views without content have no length.
  ///
  /// Source: the constraints that UIKit makes, https://stackoverflow.com/a/46368061 and openradar.appspot.com/34595752;
  /// of views without content github.com/kean/Arranged, whose tests compare its constraints with those of UIKit.
  /// Assumed: a gap of its own after a view counts as it is.
  private func proportions() -> [NSLayoutConstraint] {
    let contents = contentLengths
    let sized = contents.filter { $0 > 0 }
    guard !sized.isEmpty else { return equalLengths() }
    let gaps = shown.dropLast().map(stack.gap(after:)).reduce(0, +)
    let isExact = sized.count == 1 && (shown.count == 1 || gaps == 0)
    let total = sized.reduce(gaps, +)
    let identifier = "UISV-fill-proportionally"
    return zip(shown, contents).enumerated().map { index, part in
      guard part.1 > 0 else { return make(identifier, part.0, length, priority: .required) }
      return make(
        identifier, part.0, length, .equal, stack, length, multiplier: part.1 / total,
        priority: isExact ? .required : max(.required - Float(index + 1), Self.indexPriority))
    }
  }

  private func equalLengths() -> [NSLayoutConstraint] {
    guard let first = shown.first else { return [] }
    return shown.dropFirst().map {
      make("UISV-fill-equally", $0, length, .equal, first, length)
    }
  }

  /// The distances between neighbours are all the same.
  private func distances(
    from former: Attribute, to next: Attribute, priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    let gaps = zip(shown, shown.dropFirst()).map { left, right in
      LayoutQuantity(
        item: right.layoutItem, attribute: next,
        start: LayoutQuantity.Start(item: left.layoutItem, attribute: former))
    }
    guard let first = gaps.first else { return [] }
    return gaps.dropFirst().map { gap in
      let constraint = NSLayoutConstraint(gap, .equal, first)
      constraint.identifier = "UISV-distributing"
      constraint.priority = priority
      return constraint
    }
  }

  /// Hidden views wait between their neighbours, where they come from when they are shown
  /// (github.com/Vercantez/openuikit, `ProgressStackTests`: in the middle of the gap, as broad as the stack).
  /// Assumed: at an end of the stack they are at its edge.
  private func places(ofHidden views: [UIView]) -> [NSLayoutConstraint] {
    let isRow = stack.axis == .horizontal
    let (edge, breadth): (Attribute, Attribute) = isRow ? (.top, .height) : (.leading, .width)
    return views.flatMap { view in
      [
        place(along: view),
        make("UISV-alignment", view, edge, .equal, canvas, edge),
        make(
          "UISV-alignment", view, breadth, .equal, canvas, breadth, priority: Self.indexPriority),
      ]
    }
  }

  private func place(along view: UIView) -> NSLayoutConstraint {
    let all = stack.arrangedSubviews
    let index = all.firstIndex { $0 === view } ?? 0
    guard let former = all[..<index].last(where: { !$0.isHidden }) else {
      return make("UISV-spacing", view, start, .equal, canvas, start)
    }
    let isLast = all[index...].allSatisfy(\.isHidden)
    return make(
      "UISV-spacing", view, start, .equal, former, end,
      constant: isLast ? 0 : stack.gap(after: former) / 2)
  }

  /// A hidden view has no length.
  private func hiding() -> [NSLayoutConstraint] {
    hidden.map { make("UISV-hiding", $0, length, priority: .required) }
  }

  // MARK: Across the axis

  private func alignments() -> [NSLayoutConstraint] {
    let isRow = stack.axis == .horizontal
    let (start, end): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
    let middle: Attribute = isRow ? .centerY : .centerX
    let identifier = "UISV-alignment"
    let lines: [NSLayoutConstraint]
    switch stack.alignment {
    case .fill:
      return shown.flatMap { view in
        [start, end].map { make("UISV-canvas-connection", canvas, $0, .equal, view, $0) }
      }
    case .leading: lines = shown.map { make(identifier, $0, start, .equal, canvas, start) }
    case .trailing: lines = shown.map { make(identifier, $0, end, .equal, canvas, end) }
    case .center: lines = shown.map { make(identifier, $0, middle, .equal, canvas, middle) }
    case .firstBaseline: return baselines(.firstBaseline, from: start, to: end)
    case .lastBaseline: return baselines(.lastBaseline, from: end, to: start)
    }
    let sizes = shown.isEmpty ? [] : [fit("UISV-spanning-fit", Self.fitPriority)] + thin()
    return shown.flatMap { [inside($0, start), inside($0, end)] } + lines + sizes
  }

  /// In a row, views with their lines of text on one line. The stack begins where its first view does, though others
  /// may reach farther, and the views are at its other edge if there is room.
  ///
  /// Source: openradar.appspot.com/32291130, https://useyourloaf.com/blog/stack-view-baseline-alignment-issue/ (up to
  /// iOS 13); the other edge, and columns, which have no line: github.com/kean/Arranged, as above. Assumed: later, too.
  private func baselines(
    _ line: Attribute, from near: Attribute, to far: Attribute
  ) -> [NSLayoutConstraint] {
    guard let first = shown.first else { return [] }
    let sizes = [fit("UISV-canvas-fit", Self.canvasFitPriority)] + thin()
    guard shown.count > 1 else { return [inside(first, near), inside(first, far)] + sizes }
    let boundaries = shown.map { inside($0, far) }
    guard stack.axis == .horizontal else {
      let edge = make("UISV-canvas-connection", canvas, near, .equal, first, near)
      return [edge] + shown.dropFirst().map { inside($0, near) } + boundaries + sizes
    }
    let spanning = make(
      "UISV-spanning-fit", canvas, near == .top ? .bottom : .top, .equal, first, near,
      priority: Self.fitPriority)
    let lines = shown.dropFirst().map { make("UISV-alignment", $0, line, .equal, first, line) }
    return [inside(first, near), spanning] + boundaries + lines + sizes
  }

  private func inside(_ view: UIView, _ edge: Attribute) -> NSLayoutConstraint {
    let isStart = edge == .top || edge == .leading
    return make(
      "UISV-spanning-boundary", view, edge,
      isStart ? .greaterThanOrEqual : .lessThanOrEqual, canvas, edge)
  }

  private func fit(_ identifier: String, _ priority: UILayoutPriority) -> NSLayoutConstraint {
    make(identifier, canvas, breadth, priority: priority)
  }

  private func thin() -> [NSLayoutConstraint] {
    shown.map { make("UISV-ambiguity-suppression", $0, breadth, priority: Self.indexPriority) }
  }

  private var breadth: Attribute { stack.axis == .horizontal ? .height : .width }

  // MARK: Making

  private func make(
    _ identifier: String, _ first: Any, _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: Any, _ other: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = priority
    return constraint
  }

  /// The constraint that a length is zero.
  private func make(
    _ identifier: String, _ item: Any, _ attribute: Attribute, priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
    constraint.identifier = identifier
    constraint.priority = priority
    return constraint
  }
}
