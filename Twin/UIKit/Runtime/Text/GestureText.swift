import Foundation

/// How recognizers and touches print.
enum GestureText {
  /// A recognizer: how far it is, what is unusual about it, where it is, and whom it tells.
  ///
  /// Source: the descriptions that apps log, as `<UILongPressGestureRecognizer: 0x1042; state = Possible; enabled = NO;
  /// cancelsTouchesInView = NO; view = <ARSCNView 0x1042>; target= <(action=_handlePress:, target=<… 0x1042>)>>`.
  static func describe(_ recognizer: UIGestureRecognizer) -> String {
    let title = ObjectText.title(of: recognizer, plain: UIGestureRecognizer.self)
    let facts: [String?] = [
      "state = \(name(of: recognizer.state))",
      recognizer.isEnabled ? nil : "enabled = NO",
      recognizer.cancelsTouchesInView ? nil : "cancelsTouchesInView = NO",
      recognizer.delaysTouchesBegan ? "delaysTouchesBegan = YES" : nil,
      recognizer.delaysTouchesEnded ? nil : "delaysTouchesEnded = NO",
      "view = \(recognizer.view.map { ObjectText.name($0, divider: " ") } ?? "<(null) 0x0>")",
      targets(of: recognizer),
    ]
    let all = [title] + facts.compactMap { $0 } + needs(of: recognizer)
    return "<\(all.joined(separator: "; "))>"
  }

  private static func targets(of recognizer: UIGestureRecognizer) -> String? {
    let targets = recognizer.namedTargets.map { target, action in
      "(action=\(action), target=\(ObjectText.name(target, divider: " ")))"
    }
    return targets.isEmpty ? nil : "target= <\(targets.joined(separator: ", "))>"
  }

  /// What a gesture needs that is not the usual: taps, and how long a finger has to stay.
  private static func needs(of recognizer: UIGestureRecognizer) -> [String] {
    switch recognizer {
    case let tap as UITapGestureRecognizer where tap.numberOfTapsRequired != 1:
      ["numberOfTapsRequired = \(tap.numberOfTapsRequired)"]
    case let press as UILongPressGestureRecognizer
    where press.minimumPressDuration != UILongPressGestureRecognizer.usualDuration:
      [
        "numberOfTapsRequired = \(press.numberOfTapsRequired)",
        "minimumPressDuration = \(ObjectText.number(CGFloat(press.minimumPressDuration)))",
      ]
    default: []
    }
  }

  private static func name(of state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "Possible"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    }
  }

  /// A touch: what it did, and where.
  ///
  /// Source: the events that apps log, as `<UITouch: 0x86b4> type: Direct; phase: Began; is pointer: NO; tap count: 1;
  /// force: 0.000; window: …; responder: …; location in window: {158, 596}; …`, from iOS 16.
  static func describe(_ touch: UITouch) -> String {
    let facts = [
      "type: Direct",
      "phase: \(name(of: touch.phase))",
      "is pointer: NO",
      "tap count: \(touch.tapCount)",
      String(format: "force: %.3f", Double(touch.force)),
      "window: \(touch.window?.description ?? "(null)")",
      "responder: \(touch.view?.description ?? "(null)")",
      "location in window: \(NSCoder.string(for: touch.location(in: nil)))",
      "previous location in window: \(NSCoder.string(for: touch.previousLocation(in: nil)))",
      "location in view: \(NSCoder.string(for: touch.location(in: touch.view)))",
      "previous location in view: \(NSCoder.string(for: touch.previousLocation(in: touch.view)))",
    ]
    return "\(ObjectText.name(touch)) \(facts.joined(separator: "; "))"
  }

  private static func name(of phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "Began"
    case .moved: "Moved"
    case .stationary: "Stationary"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .regionEntered: "Region Entered"
    case .regionMoved: "Region Moved"
    case .regionExited: "Region Exited"
    }
  }

  /// An event of touches: `<UITouchesEvent: 0x6080> timestamp: 1952.22 touches: {(…)}`, the touches oldest first.
  static func describe(_ event: UIEvent, touches: [UITouch]) -> String {
    let time = ObjectText.number(CGFloat(event.timestamp))
    let lines = touches.map { "    \($0)" }.joined(separator: ",\n")
    return
      "<UITouchesEvent: \(ObjectText.address(of: event))> timestamp: \(time) touches: {(\n\(lines)\n)}"
  }
}
