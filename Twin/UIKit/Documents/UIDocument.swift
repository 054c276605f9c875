public import Foundation
import UniformTypeIdentifiers

/// Something that an app keeps in a file and changes: it is opened, changed, saved and closed.
///
/// A class of an app's own overrides `contents(forType:)` and `load(fromContents:ofType:)`.
///
/// - `+Types`: states and kinds of changes.
/// - `+Waiting`: methods that wait for the end of the work.
/// - `DocumentSaving`: when changes are saved without being asked for.
///
/// Files are read and written in later turns of the main thread, in the order in which that was asked for, and
/// completion handlers are called there.
///
/// Source: Apple, "UIDocument" and the pages of its methods. Differs from UIKit: no other thread and no file
/// coordination; contents are data, as Foundation for Linux has no `FileWrapper`; nothing is ever in conflict.
nonisolated open class UIDocument: NSObject {
  private var url: URL
  private var state = UIDocument.State.closed
  private var editingBlocks = 0
  private var changeCount = 0
  private var ownUndoManager: UndoManager?
  private var saving = DocumentSaving()

  /// Makes a document for a file, which is not opened yet and may not be there.
  public init(fileURL url: URL) {
    self.url = url
    super.init()
  }

  // MARK: File

  /// Where the file is.
  open var fileURL: URL { url }

  /// The file's name without its extension.
  open var localizedName: String { url.deletingPathExtension().lastPathComponent }

  /// The type of the file, as its extension says; that of any data if it says nothing.
  open var fileType: String? {
    (UTType(filenameExtension: url.pathExtension) ?? .data).identifier
  }

  /// When the file was changed last, as far as the document knows; nil before it was read or written.
  open var fileModificationDate: Date?

  /// How it is with the document; who changes it tells by ``stateChangedNotification``.
  open var documentState: UIDocument.State { state }

  /// How far a transfer has come. Differs from UIKit: nothing is transferred, so there is none.
  open var progress: Progress? { nil }

  // MARK: Opening and closing

  /// Reads the file, and calls back whether that went well. A document that is open already is not read again (assumed:
  /// it counts as failed).
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    guard state.contains(.closed) else {
      return Delivery.later { completionHandler?(false) }
    }
    performAsynchronousFileAccess { [self] in
      let isOpen = attempt {
        try read(from: url)
        noteFileDate(of: url)
      }
      if isOpen { change { $0 = self.editingBlocks > 0 ? .editingDisabled : .normal } }
      completionHandler?(isOpen)
    }
  }

  /// Saves what has changed, and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !state.contains(.closed) else {
      return Delivery.later { completionHandler?(true) }
    }
    let finish: (Bool) -> Void = { [self] isSaved in
      saving.stop()
      change { $0.insert(.closed) }
      completionHandler?(isSaved)
    }
    if hasUnsavedChanges {
      autosave(completionHandler: finish)
    } else {
      performAsynchronousFileAccess { finish(true) }
    }
  }

  /// Takes over what a file holds: data. To be overridden.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    throw CocoaError(.fileReadUnknown)
  }

  /// What a file is to hold: data. To be overridden.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.fileWriteUnknown)
  }

  /// Reads a file and takes over what it holds; overridden by those who read otherwise.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }

  /// Reads a file anew, forgetting what has changed. Nobody may edit meanwhile.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    performAsynchronousFileAccess { [self] in
      let isReverted = attempt {
        try read(from: url)
        noteFileDate(of: url)
        updateChangeCount(.cleared)
        forgetUndo()
      }
      enableEditing()
      completionHandler?(isReverted)
    }
  }

  // MARK: Editing

  /// Called when nobody may edit for a moment; to be overridden. Calls nest.
  open func disableEditing() {
    editingBlocks += 1
    change { $0.insert(.editingDisabled) }
  }

  /// Called when editing may go on; to be overridden.
  open func enableEditing() {
    editingBlocks = max(0, editingBlocks - 1)
    if editingBlocks == 0 { change { $0.remove(.editingDisabled) } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Takes changes back. What is registered with it counts as a change of the document.
  open var undoManager: UndoManager! {
    get {
      if let ownUndoManager { return ownUndoManager }
      let manager = MainActor.assumeIsolated { UndoManager() }
      use(manager)
      return manager
    }
    set { use(newValue) }
  }

  private func use(_ manager: UndoManager?) {
    ownUndoManager = manager
    saving.follow(manager) { [weak self] in self?.updateChangeCount($0) }
  }

  private func forgetUndo() {
    guard let ownUndoManager else { return }
    MainActor.assumeIsolated { ownUndoManager.removeAllActions() }
  }

  /// Whether something has changed that is not in the file.
  open var hasUnsavedChanges: Bool { changeCount != 0 }

  /// Notes a change, or that one was taken back; it is saved after some time.
  open func updateChangeCount(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done, .redone: changeCount += 1
    case .undone: changeCount -= 1
    case .cleared: changeCount = 0
    }
    planSaving()
  }

  /// What stands for the changes that a file will have that is written now.
  open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { changeCount }

  /// Notes that the changes for which a token stands are in the file.
  open func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation
  ) {
    changeCount -= changeCountToken as? Int ?? changeCount
    planSaving()
  }

  // MARK: Saving

  /// Writes the contents to a file, which is that of the document from then on.
  open func save(
    to url: URL, for saveOperation: UIDocument.SaveOperation,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    let token = changeCountToken(for: saveOperation)
    let contents = Result { try self.contents(forType: savingFileType ?? UTType.data.identifier) }
    performAsynchronousFileAccess { [self] in
      let isSaved = attempt {
        try writeContents(
          contents.get(),
          andAttributes: try fileAttributesToWrite(to: url, for: saveOperation), safelyTo: url,
          for: saveOperation)
        noteFileDate(of: url)
      }
      if isSaved {
        self.url = url
        updateChangeCount(withToken: token, for: saveOperation)
        change { state in
          state.remove(.savingError)
          // A file that was made is open.
          if saveOperation == .forCreating { state.remove(.closed) }
        }
      } else {
        change { $0.insert(.savingError) }
      }
      completionHandler?(isSaved)
    }
  }

  /// Saves what has changed, if anything has; called some time after a change, when the app leaves the screen, and
  /// before the document is closed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return Delivery.later { completionHandler?(true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// The type of file to write: that of the file unless overridden.
  open var savingFileType: String? { fileType }

  /// The extension of a file of a type: that of the file where it is of this type.
  open func fileNameExtension(
    forType typeName: String?, saveOperation: UIDocument.SaveOperation
  ) -> String {
    guard let typeName, typeName != fileType else { return url.pathExtension }
    return UTType(typeName)?.preferredFilenameExtension ?? ""
  }

  /// Writes contents to a new file beside the old one, and puts it in its place.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL, for saveOperation: UIDocument.SaveOperation
  ) throws {
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
    let attributes = additionalFileAttributes ?? [:]
    var known: [FileAttributeKey: Any] = [:]
    for (key, value) in attributes {
      if let key = key.base as? FileAttributeKey { known[key] = value }
    }
    if !known.isEmpty { try FileManager.default.setAttributes(known, ofItemAtPath: url.path) }
  }

  /// Writes contents to a file.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation,
    originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data ?? (contents as? NSData).map({ Data(referencing: $0) })
    else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }

  /// What else is said of a file: nothing unless overridden.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: UIDocument.SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  /// Does something with files after all that was asked for before.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
    Delivery.later(block)
  }

  // MARK: Errors

  /// Called when a file could not be read or written; to be overridden, and `super` to be called.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// To be called when an error was dealt with.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called when there is no time any more to ask a person about an error.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  // MARK: State

  private func change(_ change: (inout State) -> Void) {
    let former = state
    change(&state)
    guard state != former else { return }
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  private func noteFileDate(of url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    fileModificationDate = attributes?[.modificationDate] as? Date
  }

  private func planSaving() {
    guard hasUnsavedChanges, !state.contains(.closed) else { return saving.stop() }
    saving.start { [weak self] in
      guard let self, !documentState.contains(.closed), hasUnsavedChanges else { return }
      autosave(completionHandler: nil)
    }
  }
}
