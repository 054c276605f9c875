import Foundation

/// A method and whose it is.
struct ControlTarget {
  /// Whether the method belongs to a target; if not, to the first responder that has it.
  let hasTarget: Bool
  private(set) weak var target: AnyObject?
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    hasTarget = target != nil
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Whether the target has gone.
  var isLost: Bool { hasTarget && target == nil }

  func isSame(as other: ControlTarget) -> Bool {
    target === other.target && hasTarget == other.hasTarget && action == other.action
  }
}

extension UIControl.Handler.Work {
  /// Whether both lead to the same.
  func isSame(as other: UIControl.Handler.Work) -> Bool {
    switch (self, other) {
    case (.action(let one), .action(let two)): one === two
    case (.method(let one), .method(let two)): one.isSame(as: two)
    case (.action, .method), (.method, .action): false
    }
  }
}

/// What events lead to.
extension UIControl {
  /// What events lead to.
  struct Handler {
    enum Work {
      /// An action.
      case action(UIAction)
      /// A method of a target that is not retained, or of the first responder that has it.
      case method(ControlTarget)
    }

    let work: Work
    /// The events that lead to it; if several of them happen at once, they do so once.
    var events: Event

    var uiAction: UIAction? {
      if case .action(let action) = work { action } else { nil }
    }

    var method: ControlTarget? {
      if case .method(let method) = work { method } else { nil }
    }
  }

  func add(_ work: Handler.Work, for controlEvents: UIControl.Event) {
    if let known = handlers.firstIndex(where: { $0.work.isSame(as: work) }) {
      handlers[known].events.formUnion(controlEvents)
    } else {
      handlers.append(Handler(work: work, events: controlEvents))
    }
  }

  func removeHandlers(
    for controlEvents: UIControl.Event, where isRemoved: (Handler) -> Bool
  ) {
    for index in handlers.indices where isRemoved(handlers[index]) {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  func removeMethods(of target: Any?, _ action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    removeHandlers(for: controlEvents) { handler in
      guard let method = handler.method else { return false }
      return (object == nil || method.target === object)
        && (action == nil || method.action == action)
    }
  }

  /// Runs what some events lead to, in the order in which it was added.
  ///
  /// Touches come straight here, and hand over their event. Source: traces of crashes in apps, where
  /// `-[UIControl touchesEnded:withEvent:]` calls `-[UIControl _sendActionsForEvents:withEvent:]`, and that
  /// `-[UIControl sendAction:to:forEvent:]`.
  final func send(_ controlEvents: UIControl.Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      guard !UISystem.current.hasCrashed else { return }
      switch handler.work {
      case .action(let action): sendAction(action)
      case .method(let method):
        if !method.isLost { sendAction(method.action, to: method.target, for: event) }
      }
    }
    didSend(controlEvents)
  }

  /// Where content is placed from top to bottom.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// As high as the control.
    case fill = 3
  }

  /// Where content is placed from side to side.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// As wide as the control.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5

    func resolved(in direction: UIUserInterfaceLayoutDirection) -> Self {
      switch self {
      case .leading: direction == .rightToLeft ? .right : .left
      case .trailing: direction == .rightToLeft ? .left : .right
      case .center, .left, .right, .fill: self
      }
    }
  }
}
