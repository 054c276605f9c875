import InterlockCore
import UIKit

/// What goes on, and whether interaction is blocked.
extension EngineRunner {
  /// Whether interaction is blocked, by us or by the app.
  var isInteractionDisabled: Bool {
    if blocker.isBlocking { return true }
    var view = host?.pageContainer
    while let current = view {
      guard current.isUserInteractionEnabled else { return true }
      view = current.superview
    }
    return false
  }

  /// What is going on at this moment.
  var activity: NavigationActivity {
    var activity = host?.otherActivity ?? []
    if engine.running != nil { activity.insert(.page) }
    if engine.barMotions.contains(.push) { activity.insert(.barPush) }
    if engine.barMotions.contains(.pop) { activity.insert(.barPop) }
    if engine.holds.contains(where: { $0.transition == nil }) { activity.insert(.manual) }
    return activity
  }
}
