/// Names for what can be taken back or made again.
extension UndoManager {
  /// Names the change that is being registered, or else the one that was last.
  public func setActionName(_ actionName: String) {
    if let open = openGroups.indices.last {
      openGroups[open].name = actionName
    } else if let last = undoGroups.indices.last {
      undoGroups[last].name = actionName
    }
  }

  /// The name of what `undo()` would take back; empty if there is none.
  public var undoActionName: String {
    openGroups.last.map(\.name) ?? undoGroups.last?.name ?? ""
  }

  /// The name of what `redo()` would make again; empty if there is none.
  public var redoActionName: String { redoGroups.last?.name ?? "" }

  /// What a menu says of `undo()`, in English.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// What a menu says of `redo()`, in English.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// What a menu says of taking back something of this name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// What a menu says of making something of this name again.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
