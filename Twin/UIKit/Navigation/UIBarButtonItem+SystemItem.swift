extension UIBarButtonItem {
  /// One of the system's buttons.
  ///
  /// Differs from UIKit: those that are pictures are drawn as words.
  nonisolated public enum SystemItem: Int, Sendable {
    /// "Done", bold.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save".
    case save = 3
    /// A plus sign.
    case add = 4
    /// A space that takes the room that is left.
    case flexibleSpace = 5
    /// A space of the item's `width`.
    case fixedSpace = 6
    /// Writes something new.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Shares.
    case action = 9
    /// Moves to a folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Begins a search.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a photo.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes forward.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// Closes.
    case close = 24
    /// Opens the tools for writing.
    case writingTools = 25

    /// The text of the button; nil for a space.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .flexibleSpace, .fixedSpace: nil
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Trash"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      case .writingTools: "Writing Tools"
      }
    }

    /// The space that the item is; nil for a button.
    var space: Space? {
      switch self {
      case .flexibleSpace: .flexible
      case .fixedSpace: .fixed
      default: nil
      }
    }
  }
}
