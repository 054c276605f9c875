public import Foundation

/// What a text would do with what is over it.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// Where the text goes.
  nonisolated public enum Action: UInt, Sendable {
    /// Where the finger is, whatever is selected.
    case insert = 0
    /// In the place of what is selected, or where the finger is if nothing is.
    case replaceSelection = 1
    /// In the place of the whole text.
    case replaceAll = 2
  }

  /// What shows while the data are loaded.
  nonisolated public enum ProgressMode: UInt, Sendable {
    /// Something of the system's.
    case system = 0
    /// Something of the app's.
    case custom = 1
  }

  /// Who takes the text.
  nonisolated public enum Performer: UInt, Sendable {
    /// The view, after it has told its delegate.
    case view = 0
    /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
    case delegate = 1
  }

  /// Where the text goes. What is moved within a view is inserted in any case.
  open var dropAction = Action.insert

  /// What shows while the data are loaded. Differs from UIKit: nothing shows.
  open var dropProgressMode = ProgressMode.system

  /// Whether text that comes from the same view is taken from there, and not out of what is dragged.
  open var useFastSameViewOperations = true

  /// Who takes the text.
  open var dropPerformer = Performer.view

  /// A proposal of the same.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UITextDropProposal in
      let copy = taking(into: UITextDropProposal(operation: operation))
      copy.dropAction = dropAction
      copy.dropProgressMode = dropProgressMode
      copy.useFastSameViewOperations = useFastSameViewOperations
      copy.dropPerformer = dropPerformer
      return copy
    }
  }
}

/// Whether a text that nobody edits takes a drop.
nonisolated public enum UITextDropEditability: UInt, Sendable {
  /// It takes none.
  case no = 0
  /// It takes this one, and is not edited after it either.
  case temporary = 1
  /// It takes this one, and can be edited from then on.
  case yes = 2
}
