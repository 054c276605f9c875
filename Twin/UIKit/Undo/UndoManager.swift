public import Foundation
import QuartzCore

/// Keeps how to take changes back, and how to make them again.
///
/// What is registered in one turn of the main loop is one group: one call of ``undo()`` takes back all of it.
/// While a group is taken back, what is registered is kept for ``redo()``.
///
/// - `+Grouping`: groups, and what is in them.
/// - `+Titles`: names for menus.
///
/// Differs from Foundation: declared here, because Foundation for Linux has none; nothing that is discardable,
/// and no modes of run loops.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// How to take back one change.
  struct Action {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
  }

  /// What is taken back together, oldest first.
  struct Group {
    var actions: [Action] = []
    var name = ""
  }

  /// Whether something is being taken back or made again.
  enum Activity {
    /// Neither: what is registered can be undone. Next: any other.
    case none
    /// What is registered can be made again. Next: `none`.
    case undoing
    /// What is registered can be undone; what else can be made again stays. Next: `none`.
    case redoing
  }

  var activity = Activity.none
  /// The groups that can be undone, and those that can be made again, the latest last.
  var undoGroups: [Group] = []
  var redoGroups: [Group] = []
  /// The groups that are open, the outermost first.
  var openGroups: [Group] = []
  private var disabled = 0
  private var isClosingLater = false

  /// Makes a manager that knows nothing.
  public override init() {
    super.init()
  }

  // MARK: Settings

  /// Whether what is registered in a turn of the main loop is a group; `true` at first.
  open var groupsByEvent = true

  /// How many groups can be undone at most, the oldest are dropped; 0, as at first, for any number.
  open var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Ignores what is registered from now on. Calls nest.
  open func disableUndoRegistration() { disabled += 1 }

  /// Ends a `disableUndoRegistration()`.
  open func enableUndoRegistration() {
    guard disabled > 0 else {
      return raise(
        "enableUndoRegistration: NSUndoManager \(UISystem.current.describe(self))"
          + " is in invalid state, enableUndoRegistration was called without matching"
          + " disableUndoRegistration")
    }
    disabled -= 1
  }

  // MARK: Registering

  /// Says how to take a change back. The target is not retained: when it is gone, nothing is done.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(
      Action(target: target) { object in
        // Proof: the object is the target itself.
        handler(unsafeDowncast(object, to: TargetType.self))
      })
  }

  /// Says which method takes a change back, and with what.
  ///
  /// Differs from Foundation: the method is found as `UIApplication.sendAction(_:to:from:for:)` finds it.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let object = target as AnyObject
    register(
      Action(target: object) {
        UIApplication.shared.sendAction(selector, to: $0, from: anObject, for: nil)
      })
  }

  private func register(_ action: Action) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent || activity != .none else {
        return raise(
          "registerUndo: NSUndoManager \(UISystem.current.describe(self))"
            + " is in invalid state, must begin a group before registering undo")
      }
      beginUndoGrouping()
      closeLater()
    }
    openGroups[openGroups.count - 1].actions.append(action)
    if activity == .none { redoGroups = [] }
  }

  /// Closes the group of this turn when that has ended.
  private func closeLater() {
    guard groupsByEvent, activity == .none, !isClosingLater else { return }
    isClosingLater = true
    MainLoop.current.post { [weak self] in
      MainActor.assumeIsolated {
        self?.isClosingLater = false
        if self?.groupingLevel == 1 { self?.endUndoGrouping() }
      }
    }
  }

  /// To what the latest change would be done that can be taken back.
  var latestTarget: AnyObject? { (openGroups.last ?? undoGroups.last)?.actions.last?.target }

  // MARK: Undo and redo

  /// Whether there is something to take back.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

  /// Whether there is something to make again.
  open var canRedo: Bool { !redoGroups.isEmpty }

  /// Whether a group is being taken back.
  open var isUndoing: Bool { activity == .undoing }

  /// Whether a group is being made again.
  open var isRedoing: Bool { activity == .redoing }

  /// Takes the latest group back; the one of this turn is closed first.
  open func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    guard groupingLevel == 0 else {
      return raise(
        "undo: NSUndoManager \(UISystem.current.describe(self))"
          + " is in invalid state, undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  /// Takes the latest group back that is closed, whether it was inside another or not.
  open func undoNestedGroup() {
    guard activity == .none, let group = undoGroups.popLast() else { return }
    perform(group, .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  /// Makes the latest group again that was taken back.
  open func redo() {
    guard activity == .none, groupingLevel == 0, let group = redoGroups.popLast() else { return }
    perform(group, .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  private func perform(
    _ group: Group, _ activity: Activity, _ before: Notification.Name, _ after: Notification.Name
  ) {
    post(.NSUndoManagerCheckpoint)
    post(before)
    self.activity = activity
    beginUndoGrouping()
    openGroups[0].name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.perform(target) }
    }
    while groupingLevel > 0 { endUndoGrouping() }
    self.activity = .none
    post(after)
  }

  // MARK: Forgetting

  /// Forgets everything.
  open func removeAllActions() {
    (undoGroups, redoGroups, openGroups) = ([], [], [])
  }

  /// Forgets what would be done to an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.target === object }
        return group
      }
    }
    undoGroups = without(undoGroups).filter { !$0.actions.isEmpty }
    redoGroups = without(redoGroups).filter { !$0.actions.isEmpty }
    openGroups = without(openGroups)
  }

  func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  func raise(_ reason: String) {
    UISystem.current.raise("NSInternalInconsistencyException", reason)
  }
}
