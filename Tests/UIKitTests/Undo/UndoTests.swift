import Foundation
import Simulator
import Testing
import UIKit

/// A page with a text whose changes can be taken back.
@MainActor
private final class Note: UIViewController {
  let manager = UndoManager()
  override var undoManager: UndoManager? { manager }
  var text = "" {
    didSet { manager.registerUndo(withTarget: self) { $0.text = oldValue } }
  }
}

@Suite("An undo manager")
@MainActor
struct UndoTests {
  private let device = Device(era: .iOS18)
  private let note = Note()

  private init() {
    device.launch { [note] in note }
  }

  private func write(_ texts: String...) {
    device.perform { for text in texts { note.text = text } }
  }

  @Test("takes back what was done in one turn at once, and makes it again")
  func turns() {
    write("a", "ab")
    write("abc")
    device.perform { note.manager.undo() }
    #expect(note.text == "ab" && note.manager.canUndo && note.manager.canRedo)
    device.perform { note.manager.undo() }
    #expect(note.text == "" && !note.manager.canUndo)
    device.perform { note.manager.redo() }
    #expect(note.text == "ab")
    device.perform { note.manager.redo() }
    #expect(note.text == "abc" && !note.manager.canRedo)
    device.perform { note.manager.undo() }
    #expect(note.text == "ab")
  }

  @Test("takes back what was done in the turn in which it is asked")
  func sameTurn() {
    device.perform {
      note.text = "a"
      note.manager.undo()
      #expect(note.text == "")
    }
    #expect(device.crash == nil && note.manager.groupingLevel == 0)
  }

  @Test("forgets what could be made again at the next change")
  func changes() {
    write("a")
    device.perform { note.manager.undo() }
    write("b")
    #expect(!note.manager.canRedo)
    device.perform { note.manager.undo() }
    #expect(note.text == "")
  }

  @Test("has names for what it would do")
  func names() {
    device.perform {
      note.text = "a"
      note.manager.setActionName("Typing")
    }
    #expect(note.manager.undoMenuItemTitle == "Undo Typing")
    device.perform { note.manager.undo() }
    #expect(note.manager.redoActionName == "Typing" && note.manager.undoMenuItemTitle == "Undo")
    device.perform { note.manager.redo() }
    #expect(note.manager.undoActionName == "Typing")
  }

  @Test("keeps as many groups as it is told, the latest ones")
  func levels() {
    note.manager.levelsOfUndo = 2
    write("a")
    write("b")
    write("c")
    device.perform {
      note.manager.undo()
      note.manager.undo()
      note.manager.undo()
    }
    #expect(note.text == "a")
  }

  @Test("retains no target, and forgets one that it is told to forget")
  func targets() {
    write("a")
    device.perform { note.manager.removeAllActions(withTarget: note) }
    #expect(!note.manager.canUndo)
    weak var other: Note?
    device.perform {
      let made = Note()
      other = made
      note.manager.registerUndo(withTarget: made) { $0.text = "?" }
    }
    #expect(other == nil)
    device.perform { note.manager.undo() }
    #expect(!note.manager.canRedo)
  }

  @Test("registers nothing while it is told so")
  func disabled() {
    device.perform {
      note.manager.disableUndoRegistration()
      note.text = "a"
      note.manager.enableUndoRegistration()
    }
    #expect(!note.manager.canUndo)
  }

  @Test("takes groups of the app's own, one in another, and wants them closed before it takes back")
  func groups() {
    note.manager.groupsByEvent = false
    device.perform {
      note.manager.beginUndoGrouping()
      note.text = "a"
      note.manager.beginUndoGrouping()
      note.text = "b"
      note.manager.endUndoGrouping()
      note.manager.endUndoGrouping()
      note.manager.undo()
    }
    #expect(note.text == "" && device.crash == nil)
    device.perform {
      note.manager.beginUndoGrouping()
      note.manager.beginUndoGrouping()
      note.manager.undo()
    }
    #expect(device.crash?.reason.contains("too many nested undo groups") == true)
  }

  @Test("is found along the responder chain: the page's, or else the window's")
  func chain() {
    let view = UIView()
    note.view.addSubview(view)
    #expect(view.undoManager === note.manager)
    let other = UIViewController()
    device.perform { device.window.rootViewController = other }
    #expect(other.view.undoManager != nil && other.undoManager === device.window.undoManager)
  }

  @Test("says when it takes back and makes again")
  func notifications() {
    // Proof: the center calls on the thread that posts, and that is this one.
    nonisolated(unsafe) var heard: [String] = []
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: note.manager, queue: nil) {
        heard.append($0.name.rawValue)
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    write("a")
    device.perform {
      note.manager.undo()
      note.manager.redo()
    }
    #expect(
      heard == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
        "NSUndoManagerDidRedoChangeNotification",
      ])
  }
}
