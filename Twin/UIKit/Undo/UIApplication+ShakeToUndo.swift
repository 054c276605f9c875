import Foundation

extension UIApplication {
  /// Offers to undo what the first undo manager upward from the first responder would, and to make it again.
  ///
  /// Source: Apple, "Using Undo on iPhone" and Human Interface Guidelines, "Undo and redo": an alert that names what is
  /// taken back, or made again, and can be cancelled. Assumed: what is on the buttons, that taking back comes before
  /// making again, and that the alert has a window of its own.
  func offerUndo() {
    guard applicationSupportsShakeToEdit, !services.undoStage.isUsed,
      let manager = eventStart?.undoManager, manager.canUndo || manager.canRedo
    else { return }
    let (undo, redo) = (manager.undoMenuItemTitle, manager.redoMenuItemTitle)
    let alert = UIAlertController(
      title: manager.canUndo ? undo : redo, message: nil, preferredStyle: .alert)
    let stage = services.undoStage
    func offer(
      _ title: String, _ style: UIAlertAction.Style = .default, _ action: @escaping () -> Void
    ) {
      alert.addAction(
        UIAlertAction(title: title, style: style) { _ in
          stage.clear()
          action()
        })
    }
    if manager.canUndo { offer("Undo") { manager.undo() } }
    if manager.canRedo { offer(manager.canUndo ? redo : "Redo") { manager.redo() } }
    offer("Cancel", .cancel) {}
    stage.show(alert)
  }
}
