import Foundation

/// Across the axis.
///
/// Views that do not fill the stack are in a room of their own, which the stack touches where the views may not.
extension StackArrangement {
  private var start: Attribute { stack.axis == .horizontal ? .top : .leading }
  private var end: Attribute { stack.axis == .horizontal ? .bottom : .trailing }
  private var middle: Attribute { stack.axis == .horizontal ? .centerY : .centerX }
  var breadth: Attribute { stack.axis == .horizontal ? .height : .width }

  /// Whether views may begin inside the stack.
  private var isStartFree: Bool {
    [.trailing, .center, .firstBaseline, .lastBaseline].contains(stack.alignment)
  }

  /// Whether views may end inside the stack.
  private var isEndFree: Bool {
    [.leading, .center, .firstBaseline, .lastBaseline].contains(stack.alignment)
  }

  private var hasRoom: Bool {
    shown.isEmpty || (all.count > 1 && (isStartFree || isEndFree))
  }

  /// Which edges of the stack only bound what they touch. In a row on one line of text the stack begins where its first
  /// view does, though others may reach farther; a column has no such line.
  ///
  /// Source: openradar.appspot.com/32291130, https://useyourloaf.com/blog/stack-view-baseline-alignment-issue/ (up to
  /// iOS 13). Assumed: later, too.
  private var freeEdges: (start: Bool, end: Bool) {
    guard hasRoom else { return (isStartFree, isEndFree) }
    let hasLine = stack.axis == .horizontal && !shown.isEmpty
    return (
      hasLine && stack.alignment == .firstBaseline, hasLine && stack.alignment == .lastBaseline
    )
  }

  var hasFreeEdge: Bool { freeEdges.start || freeEdges.end }

  func makeRoomAcross() -> UILayoutGuide? {
    hasRoom ? rooms.add(_UILayoutSpacer(), "UISV-alignment-spanner", to: stack) : nil
  }

  /// The room is around the views, and no larger than needed.
  func boundaries(of room: UILayoutGuide?) -> [NSLayoutConstraint] {
    guard let room else { return [] }
    let identifier = "UISV-spanning-boundary"
    let exact = UILayoutPriority(999.5)
    let edges = shown.flatMap { view in
      [
        make(
          identifier, room, start, isStartFree ? .lessThanOrEqual : .equal, view, start,
          priority: isStartFree ? .required : exact),
        make(
          identifier, room, end, isEndFree ? .greaterThanOrEqual : .equal, view, end,
          priority: isEndFree ? .required : exact),
      ]
    }
    let fit = shown.isEmpty ? Self.emptyFitPriority : UILayoutPriority(51)
    return edges + [make("UISV-spanning-fit", room, breadth, priority: fit)]
  }

  /// The stack touches its first view, or the room.
  func connections(across room: UILayoutGuide?) -> [NSLayoutConstraint] {
    guard let first = shown.isEmpty ? room : all.first as Any? else { return [] }
    let free = freeEdges
    let touched = touched(first, room ?? first)
    let identifier = "UISV-canvas-connection"
    let edges = [
      make(
        identifier, canvas, start, free.start ? .lessThanOrEqual : .equal, touched.start, start),
      make(identifier, canvas, end, free.end ? .greaterThanOrEqual : .equal, touched.end, end),
    ]
    guard stack.alignment == .center else { return edges }
    return edges + [make(identifier, canvas, middle, .equal, first, middle)]
  }

  private func touched(_ first: Any, _ room: Any) -> (start: Any, end: Any) {
    let isRow = stack.axis == .horizontal
    return switch stack.alignment {
    case .fill: (first, first)
    case .leading: (first, room)
    case .trailing: (room, first)
    case .center: (room, room)
    case .firstBaseline: isRow ? (first, room) : (room, room)
    case .lastBaseline: isRow ? (room, first) : (room, room)
    }
  }

  /// Views that do not fill the stack are as thin as they can be.
  func suppressions() -> [NSLayoutConstraint] {
    guard isStartFree || isEndFree else { return [] }
    return all.map {
      make("UISV-ambiguity-suppression", $0, breadth, priority: UILayoutPriority(25))
    }
  }

  /// The lines on which all views are, hidden ones, too.
  func lines() -> [NSLayoutConstraint] {
    guard let first = all.first else { return [] }
    let isRow = stack.axis == .horizontal
    let attributes: [Attribute] =
      switch stack.alignment {
      case .fill: isRow ? [end, start] : [start, end]
      case .leading: [start]
      case .trailing: [end]
      case .center: [middle]
      case .firstBaseline: isRow ? [.firstBaseline] : []
      case .lastBaseline: isRow ? [.lastBaseline] : []
      }
    return attributes.flatMap { attribute in
      all.dropFirst().map { make("UISV-alignment", first, attribute, .equal, $0, attribute) }
    }
  }
}
