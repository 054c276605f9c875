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
      case .add: "Add"
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

    /// The symbol that a button shows in place of its word; nil for a word.
    ///
    /// Source: the pictures at https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem. Differs from
    /// UIKit: undo, redo and writing tools are words.
    var symbolName: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }

    /// The symbol on glass, from iOS 26 on: there, words that end something are signs.
    ///
    /// Source: gini-mobile-ios, pull request 1202, for done; stripe-ios, pull request 6896, and cordova-plugin-inappbrowser,
    /// pull request 1138, for close. Assumed: cancel has the sign of close.
    var glassSymbolName: String? {
      switch self {
      case .done: "checkmark"
      case .cancel, .close: "xmark"
      default: symbolName
      }
    }

    /// The symbol as bars show it: the large one beside text of 17 points (assumed).
    @MainActor var picture: UIImage? {
      let name = UISystem.current.behaviour.hasGlassBars ? glassSymbolName : symbolName
      return name.flatMap {
        UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
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
