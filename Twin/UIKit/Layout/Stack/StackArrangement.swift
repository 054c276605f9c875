import Foundation

/// The constraints of a stack view.
///
/// Source: github.com/kean/Arranged and its fork github.com/zintus/Arranged (iOS 11), whose tests compare their own
/// constraints with those of UIKit: identifiers, sides, relations, priorities; of what stands between views, and of the
/// order, github.com/tomvanzummeren/TZStackView (iOS 9), whose tests do so, too.
struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// What makes the stack small where its views do not touch both of its edges.
  static let canvasFitPriority = UILayoutPriority(49)
  /// What makes distances between middles equal: views keep their lengths and gaps before that.
  private static let centeringPriority = UILayoutPriority(149)
  /// What keeps hidden views near their neighbours.
  private static let hiddenSpacingPriority = UILayoutPriority(50)
  /// What makes room without views as small as can be.
  static let emptyFitPriority = UILayoutPriority(0.001)

  let stack: UIStackView
  let all: [UIView]
  let shown: [UIView]
  /// What the views are in: the stack, or its margins.
  let canvas: Any
  /// What stands between views; somebody has to keep it.
  let rooms = StackRooms()
  private let start: Attribute
  private let end: Attribute
  private let length: Attribute
  private let middle: Attribute

  init(_ stack: UIStackView) {
    self.stack = stack
    all = stack.arrangedSubviews
    shown = all.filter { !$0.isHidden }
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
    guard !all.isEmpty else { return [] }
    let room = makeRoomAcross()
    return lines() + connections() + connections(across: room) + fits() + distribution()
      + spacings() + boundaries(of: room) + suppressions() + hiding()
  }

  // MARK: Along the axis

  /// The first and the last view touch the stack's edges; where there is none, an empty room does.
  private func connections() -> [NSLayoutConstraint] {
    let empty =
      shown.isEmpty ? rooms.add(_UILayoutSpacer(), "UISV-ordering-spanner", to: stack) : nil
    guard let first = shown.first ?? empty as Any?, let last = shown.last ?? empty as Any? else {
      return []
    }
    let edges = [
      make("UISV-canvas-connection", canvas, start, .equal, first, start),
      make("UISV-canvas-connection", canvas, end, .equal, last, end),
    ]
    guard let empty else { return edges }
    let hidden = all.map {
      make(
        "UISV-spacing-hidden", $0, start, .equal, empty, end,
        priority: Self.hiddenSpacingPriority)
    }
    let fit = make("UISV-spanning-fit", empty, length, priority: Self.emptyFitPriority)
    return edges + [fit] + hidden
  }

  /// What makes the stack small where it would be as large as wanted.
  private func fits() -> [NSLayoutConstraint] {
    let isAlong = [.equalSpacing, .equalCentering].contains(stack.distribution)
    let lengths = [isAlong ? length : nil, hasFreeEdge ? breadth : nil].compactMap(\.self)
    return lengths.map { make("UISV-canvas-fit", canvas, $0, priority: Self.canvasFitPriority) }
  }

  private var spacingRelation: NSLayoutConstraint.Relation {
    [.equalSpacing, .equalCentering].contains(stack.distribution) ? .greaterThanOrEqual : .equal
  }

  private var isByBaseline: Bool {
    stack.axis == .vertical && stack.isBaselineRelativeArrangement
  }

  /// Shown views keep their distances, and hidden ones are in the middle between them, or at the stack's edges.
  private func spacings() -> [NSLayoutConstraint] {
    guard !shown.isEmpty else { return [] }
    var result: [NSLayoutConstraint] = []
    for (index, view) in all.enumerated() {
      let later = all[(index + 1)...]
      guard !view.isHidden else {
        // Shown views name the hidden ones that follow them.
        let next = later.first { !$0.isHidden }
        if let next { result.append(hiddenSpacing(view, next)) }
        continue
      }
      for next in later {
        guard next.isHidden else {
          result.append(
            make(
              "UISV-spacing", next, isByBaseline ? .firstBaseline : start, spacingRelation, view,
              isByBaseline ? .lastBaseline : end, constant: stack.gap(after: view)))
          break
        }
        result.append(hiddenSpacing(view, next))
      }
    }
    return result
  }

  /// The distance of two views one of which is hidden.
  private func hiddenSpacing(_ former: UIView, _ next: UIView) -> NSLayoutConstraint {
    let isAtEdge = next === shown.first || former === shown.last
    let before = all.prefix { $0 !== next }.last { !$0.isHidden }
    let gap = before.map(stack.gap(after:)) ?? 0
    return make(
      "UISV-spacing-hidden", next, isByBaseline && !next.isHidden ? .firstBaseline : start,
      spacingRelation, former, isByBaseline && !former.isHidden ? .lastBaseline : end,
      constant: isAtEdge ? 0 : gap / 2, priority: Self.hiddenSpacingPriority)
  }

  private func distribution() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill:
      return shown.dropFirst().map { StackTie($0, length) }
    case .fillEqually:
      return equal(shown)
    case .fillProportionally:
      return proportions()
    case .equalSpacing:
      return gaps(
        from: isByBaseline ? .lastBaseline : end, to: isByBaseline ? .firstBaseline : start)
    case .equalCentering:
      return gaps(from: middle, to: middle, priority: Self.centeringPriority)
    }
  }

  /// Each view has of the stack's length what its content is of all contents and gaps, the earlier views more
  /// strongly, so that the last one makes up for the gaps; views without content have no length.
  ///
  /// Source: the constraints that UIKit makes, https://stackoverflow.com/a/46368061 and openradar.appspot.com/34595752;
  /// of views without content github.com/kean/Arranged, as above. Assumed: a gap of its own after a view counts as it is.
  private func proportions() -> [NSLayoutConstraint] {
    let contents = contentLengths
    let sized = contents.filter { $0 > 0 }
    guard !sized.isEmpty else { return equal(shown) }
    let gaps = shown.dropLast().map(stack.gap(after:)).reduce(0, +)
    let isExact = sized.count == 1 && (shown.count == 1 || gaps == 0)
    let total = sized.reduce(gaps, +)
    let identifier = "UISV-fill-proportionally"
    return zip(shown, contents).enumerated().map { index, part in
      guard part.1 > 0 else { return make(identifier, part.0, length, priority: .required) }
      return make(
        identifier, part.0, length, .equal, stack, length, multiplier: part.1 / total,
        priority: isExact ? .required : max(.required - Float(index + 1), UILayoutPriority(1)))
    }
  }

  private func equal(
    _ items: [Any], priority: UILayoutPriority = .required
  ) -> [NSLayoutConstraint] {
    guard let first = items.first else { return [] }
    return items.dropFirst().map {
      make("UISV-fill-equally", $0, length, .equal, first, length, priority: priority)
    }
  }

  /// Between neighbours there are rooms, all of the same length.
  private func gaps(
    from former: Attribute, to next: Attribute, priority: UILayoutPriority = .required
  ) -> [NSLayoutConstraint] {
    let identifier = "UISV-distributing-edge"
    let pairs = zip(shown, shown.dropFirst()).map { pair in
      (gap: rooms.add(_UIOLAGapGuide(), "", to: stack), former: pair.0, next: pair.1)
    }
    let edges = pairs.flatMap { pair in
      [
        make(
          identifier, pair.gap, isByBaseline ? .firstBaseline : start, .equal, pair.former, former),
        make(identifier, pair.gap, isByBaseline ? .lastBaseline : end, .equal, pair.next, next),
      ]
    }
    return edges + equal(pairs.map(\.gap), priority: priority)
  }

  /// A hidden view has no length, whatever its own constraints say: up to iOS 12 they contradict that.
  ///
  /// Source: useyourloaf.com/blog/stack-view-constraint-conflicts-when-hiding-views; the priority: github.com/zintus/Arranged;
  /// that nothing is logged since iOS 11: a comment on stackoverflow.com/q/32428210.
  private func hiding() -> [NSLayoutConstraint] {
    let priority =
      UISystem.current.behaviour.isFromIOS13On
      ? UILayoutPriority(LayoutEngine.brokenPriority) : .required
    return all.filter(\.isHidden).map { make("UISV-hiding", $0, length, priority: priority) }
  }

  // MARK: Making

  func make(
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
  func make(
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
