import Foundation

/// A room in a stack view in which views are, or would be, as log lines name it.
final class _UILayoutSpacer: UILayoutGuide {}

/// A room between two views of a stack view whose distances are equal, as log lines name it.
final class _UIOLAGapGuide: UILayoutGuide {}

/// The rooms of a stack view, which are none of its `layoutGuides`.
@MainActor
final class StackRooms {
  private var rooms: [UILayoutGuide] = []

  func add(_ room: UILayoutGuide, _ name: String, to stack: UIStackView) -> UILayoutGuide {
    room.identifier = name
    room.owningView = stack
    rooms.append(room)
    return room
  }
}

/// What decides where nothing else does in a stack: the first view takes what is left. UIKit has no such constraint, so
/// nobody sees it. Assumed: what UIKit's solver does then.
final class StackTie: NSLayoutConstraint {
  override var isShown: Bool { false }

  convenience init(_ view: UIView, _ length: Attribute) {
    self.init(
      item: view, attribute: length, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
    priority = UILayoutPriority(1)
  }
}
