public import Foundation

extension UIDocument {
  /// How it is with a document.
  ///
  /// Source of the values: Apple, "UIDocument.State".
  nonisolated public struct State: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is open, and all is well.
    public static let normal: State = []
    /// It is not open, or was not opened because something went wrong.
    public static let closed = State(rawValue: 1 << 0)
    /// Others have changed the file, too.
    public static let inConflict = State(rawValue: 1 << 1)
    /// It could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// Nobody may edit it at the moment.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// A transfer is going on.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// What happened to a change.
  ///
  /// Source of the values: Apple, "UIDocument.ChangeKind".
  nonisolated public enum ChangeKind: Int, Sendable {
    /// It was made.
    case done = 0
    /// It was taken back.
    case undone = 1
    /// It was made again.
    case redone = 2
    /// All are in the file.
    case cleared = 3
  }

  /// Why a file is written.
  ///
  /// Source of the values: Apple, "UIDocument.SaveOperation".
  nonisolated public enum SaveOperation: Int, Sendable {
    /// It is new.
    case forCreating = 0
    /// It takes the place of another one.
    case forOverwriting = 1
  }

  /// Told when the state of a document has changed; its object is the document.
  nonisolated public static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")
}
