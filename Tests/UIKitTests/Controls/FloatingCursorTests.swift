import Foundation
import Simulator
import Testing
import UIKit

@Suite("A cursor that follows a finger on the keyboard")
@MainActor
struct FloatingCursorTests {
  private final class Notes: UITextView {
    var heard: [String] = []
    override func beginFloatingCursor(at point: CGPoint) {
      super.beginFloatingCursor(at: point)
      heard.append("begins")
    }
    override func endFloatingCursor() { heard.append("ends") }
  }

  @Test("goes to the place nearest to the finger")
  func moves() {
    UISystem.current = Device(era: .iOS18).system
    let notes = Notes(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    notes.text = "Some words"
    notes.selectedRange = NSRange(location: 0, length: 0)
    let input: any UITextInput = notes
    input.beginFloatingCursor(at: .zero)
    #expect(notes.selectedRange.location == 0)
    let place = notes.caretRect(
      for: notes.position(from: notes.beginningOfDocument, offset: 4) ?? notes.endOfDocument)
    input.updateFloatingCursor(at: CGPoint(x: place.midX, y: place.midY))
    #expect(notes.selectedRange == NSRange(location: 4, length: 0))
    input.endFloatingCursor()
    #expect(notes.heard == ["begins", "ends"])

    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    field.text = "Words"
    field.updateFloatingCursor(at: CGPoint(x: 290, y: 10))
    let end = field.selectedTextRange.map { field.compare($0.start, to: field.endOfDocument) }
    #expect(end == .orderedSame)
  }
}
