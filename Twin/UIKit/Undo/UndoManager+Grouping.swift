public import Foundation

/// What is taken back together.
extension UndoManager {
  /// How many groups are open; 0 for none.
  public var groupingLevel: Int { openGroups.count }

  /// Opens a group, inside the one that is open.
  public func beginUndoGrouping() {
    if activity == .none { post(.NSUndoManagerCheckpoint) }
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group that was opened last. One that is inside another belongs to that from then on.
  public func endUndoGrouping() {
    guard let group = openGroups.last else {
      return raise(
        "endUndoGrouping called with no matching begin: \(UISystem.current.describe(self))")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    openGroups.removeLast()
    if let outer = openGroups.indices.last {
      openGroups[outer].actions += group.actions
      if openGroups[outer].name.isEmpty { openGroups[outer].name = group.name }
    } else if !group.actions.isEmpty {
      if activity == .undoing {
        redoGroups.append(group)
      } else {
        undoGroups.append(group)
      }
      dropOldest()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }
}

extension Notification.Name {
  /// A group is about to be opened or closed, or something taken back or made again.
  nonisolated public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  /// A group was opened.
  nonisolated public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to be closed.
  nonisolated public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was closed.
  nonisolated public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// A group is about to be taken back.
  nonisolated public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// A group was taken back.
  nonisolated public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// A group is about to be made again.
  nonisolated public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// A group was made again.
  nonisolated public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
