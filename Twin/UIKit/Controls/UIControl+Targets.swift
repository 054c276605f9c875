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

extension UIControl.Handler {
  /// Whether both lead to the same, whatever the event is.
  func isSame(as other: UIControl.Handler) -> Bool {
    switch (self, other) {
    case (.action(let one, _), .action(let two, _)): one.identifier == two.identifier
    case (.method(let one, _), .method(let two, _)): one.isSame(as: two)
    case (.action, .method), (.method, .action): false
    }
  }
}

/// Methods that are called at events.
extension UIControl {
  func addMethod(_ method: ControlTarget, for controlEvents: UIControl.Event) {
    for event in controlEvents.single {
      let isKnown = handlers.contains { handler in
        handler.event == event && handler.method?.isSame(as: method) == true
      }
      if !isKnown { handlers.append(.method(method, event)) }
    }
  }

  func removeMethods(of target: Any?, _ action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    handlers.removeAll { handler in
      guard let method = handler.method, !handler.event.isDisjoint(with: controlEvents) else {
        return false
      }
      return (object == nil || method.target === object)
        && (action == nil || method.action == action)
    }
  }

  func send(_ method: ControlTarget) {
    guard !method.isLost else { return }
    sendAction(method.action, to: method.target, for: window?.touches.eventUnderWay)
  }

  /// The targets of methods; `NSNull` stands for the first responder.
  public final var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler -> AnyHashable? in
        guard let method = handler.method, !method.isLost else { return nil }
        return method.target as? AnyHashable ?? (method.hasTarget ? nil : NSNull())
      })
  }

  /// Goes through what events lead to: an action, or a target with a method, each once with all its events.
  ///
  /// - Parameter iterator: Called with an action or a target and method, their events, and whether to stop,
  ///   which it may set to true.
  public final func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for (index, handler) in handlers.enumerated() where !stops {
      guard !handlers[..<index].contains(where: { $0.isSame(as: handler) }) else { continue }
      let events = handlers.filter { $0.isSame(as: handler) }
        .reduce(into: UIControl.Event()) { $0.formUnion($1.event) }
      switch handler {
      case .action(let action, _): iterator(action, nil, events, &stops)
      case .method(let method, _):
        if !method.isLost { iterator(nil, (method.target, method.action), events, &stops) }
      }
    }
  }

  /// The names of the methods that a target has for one event; nil if there are none.
  public final func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard let method = handler.method, !handler.event.isDisjoint(with: controlEvent),
        method.target === object, method.hasTarget == (object != nil)
      else { return nil }
      return method.action.description
    }
    return names.isEmpty ? nil : names
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
