import Foundation
import Simulator
import Testing
import UIKit

/// A text that an app keeps in a file.
private final class Note: UIDocument {
  var text = ""
  var log: [String] = []
  var fails = false

  override func contents(forType typeName: String) throws -> Any {
    log.append("contents \(typeName)")
    if fails { throw CocoaError(.fileWriteOutOfSpace) }
    return Data(text.utf8)
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    log.append("load \(typeName ?? "nil")")
    guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    log.append("error")
    super.handleError(error, userInteractionPermitted: userInteractionPermitted)
  }

  override func disableEditing() {
    log.append("disable")
    super.disableEditing()
  }

  override func enableEditing() {
    log.append("enable")
    super.enableEditing()
  }
}

@Suite("A document")
@MainActor
struct DocumentTests {
  @MainActor
  private final class Changes {
    var count = 0
  }

  private let device = Device(era: .iOS18)
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    device.launch { UIViewController() }
  }

  private func url(_ text: String?) throws -> URL {
    let url = folder.appendingPathComponent("note.txt")
    try text.map { try Data($0.utf8).write(to: url) }
    return url
  }

  private func opened(_ text: String) throws -> Note {
    let note = Note(fileURL: try url(text))
    device.perform { note.open(completionHandler: nil) }
    _ = device.settle(limit: 1)
    return note
  }

  @Test("is closed until its file was read, and says so in a later turn")
  func open() throws {
    let note = Note(fileURL: try url("Hello"))
    #expect(note.documentState == .closed)
    var results: [Bool] = []
    let changes = Changes()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { _ in
      MainActor.assumeIsolated { changes.count += 1 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    device.perform {
      note.open { results.append($0) }
      #expect(results.isEmpty)
    }
    _ = device.settle(limit: 1)
    #expect(results == [true])
    #expect(changes.count == 1)
    #expect(note.documentState == .normal)
    #expect(note.text == "Hello")
    #expect(note.log == ["load public.plain-text"])
    #expect(note.localizedName == "note")
    #expect(note.fileModificationDate != nil)
  }

  @Test("whose file is missing stays closed")
  func missing() throws {
    let note = Note(fileURL: try url(nil))
    var results: [Bool] = []
    device.perform { note.open { results.append($0) } }
    _ = device.settle(limit: 1)
    #expect(results == [false])
    #expect(note.documentState == .closed)
    #expect(note.log == ["error"])
  }

  @Test("is saved, and has no changes then")
  func save() throws {
    let note = try opened("a")
    note.text = "b"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    var results: [Bool] = []
    device.perform { note.save(to: note.fileURL, for: .forOverwriting) { results.append($0) } }
    _ = device.settle(limit: 1)
    #expect(results == [true])
    #expect(!note.hasUnsavedChanges)
    #expect(try String(contentsOf: note.fileURL, encoding: .utf8) == "b")
  }

  @Test("that is new is open once it was saved")
  func create() throws {
    let note = Note(fileURL: try url(nil))
    note.text = "new"
    device.perform { note.save(to: note.fileURL, for: .forCreating) }
    _ = device.settle(limit: 1)
    #expect(note.documentState == .normal)
    #expect(try String(contentsOf: note.fileURL, encoding: .utf8) == "new")
  }

  @Test("that cannot be saved says so until it can")
  func savingError() throws {
    let note = try opened("a")
    note.fails = true
    note.updateChangeCount(.done)
    device.perform { note.save(to: note.fileURL, for: .forOverwriting) }
    _ = device.settle(limit: 1)
    #expect(note.documentState.contains(.savingError))
    #expect(note.hasUnsavedChanges)
    note.fails = false
    device.perform { note.save(to: note.fileURL, for: .forOverwriting) }
    _ = device.settle(limit: 1)
    #expect(note.documentState == .normal)
  }

  @Test("is saved by itself some time after a change")
  func autosave() throws {
    let note = try opened("a")
    note.text = "b"
    device.perform { note.updateChangeCount(.done) }
    device.advance(by: 5)
    #expect(try String(contentsOf: note.fileURL, encoding: .utf8) == "a")
    device.advance(by: 30)
    #expect(try String(contentsOf: note.fileURL, encoding: .utf8) == "b")
    #expect(!note.hasUnsavedChanges)
  }

  @Test("is saved when it is closed")
  func close() throws {
    let note = try opened("a")
    note.text = "b"
    note.updateChangeCount(.done)
    var results: [Bool] = []
    device.perform { note.close { results.append($0) } }
    _ = device.settle(limit: 1)
    #expect(results == [true])
    #expect(note.documentState.contains(.closed))
    #expect(try String(contentsOf: note.fileURL, encoding: .utf8) == "b")
  }

  @Test("has a change for each group of its undo manager")
  func undo() throws {
    let note = try opened("a")
    let manager = try #require(note.undoManager)
    device.perform {
      manager.beginUndoGrouping()
      manager.endUndoGrouping()
    }
    _ = device.settle(limit: 1)
    #expect(!note.hasUnsavedChanges)
    device.perform { manager.registerUndo(withTarget: note) { $0.text = "a" } }
    _ = device.settle(limit: 1)
    #expect(note.hasUnsavedChanges)
    device.perform { manager.undo() }
    _ = device.settle(limit: 1)
    #expect(!note.hasUnsavedChanges)
  }

  @Test("goes back to its file, while nobody may edit")
  func revert() throws {
    let note = try opened("a")
    note.text = "b"
    note.updateChangeCount(.done)
    note.log = []
    var results: [Bool] = []
    device.perform { note.revert(toContentsOf: note.fileURL) { results.append($0) } }
    #expect(note.log == ["disable"])
    _ = device.settle(limit: 1)
    #expect(results == [true])
    #expect(note.text == "a")
    #expect(!note.hasUnsavedChanges)
    #expect(note.log == ["disable", "load public.plain-text", "enable"])
    #expect(note.documentState == .normal)
  }

  @Test("may be waited for")
  func waiting() async throws {
    let note = Note(fileURL: try url("Hello"))
    Task { @MainActor in _ = device.settle(limit: 1) }
    #expect(await note.open())
    #expect(note.text == "Hello")
  }
}

@Suite("Data of a catalog")
struct DataAssetTests {
  @Test("is found by its name in a bundle's folder of sources")
  func found() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Group/Answer.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = """
      {"data": [{"filename": "answer.json", "idiom": "universal",
      "universal-type-identifier": "public.json"}], "info": {"version": 1}}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data("42".utf8).write(to: set.appendingPathComponent("answer.json"))
    let bundle = try #require(Bundle(url: folder))
    let asset = try #require(NSDataAsset(name: "Answer", bundle: bundle))
    #expect(asset.data == Data("42".utf8))
    #expect(asset.name == "Answer")
    #expect(asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Question", bundle: bundle) == nil)
    #expect(NSDataAsset(name: "Answer") == nil)
  }
}
