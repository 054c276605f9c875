import Foundation
import Simulator
import Testing
import UIKit

@Suite("Fingers on a text of an app's own")
@MainActor
struct TextInteractionTests {
  private final class Delegate: NSObject, UITextInteractionDelegate {
    var log: [String] = []
    var allows = true

    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      log.append("should")
      return allows
    }

    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begin") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("end") }
  }

  private let device = Device(era: .iOS18)
  private let delegate = Delegate()
  private let interaction = UITextInteraction(for: .editable)
  private let canvas = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
  /// The text, which hears of no finger itself.
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

  init() {
    let page = UIViewController()
    device.launch { page }
    page.view.addSubview(canvas)
    canvas.addSubview(field)
    field.isUserInteractionEnabled = false
    field.text = "Hello world"
    interaction.textInput = field
    interaction.delegate = delegate
    canvas.addInteraction(interaction)
    _ = device.settle(limit: 1)
  }

  @Test("begin with the delegate's leave, and move the cursor")
  func tap() {
    device.tap(at: CGPoint(x: 2, y: 120))
    _ = device.settle(limit: 2)
    #expect(field.isFirstResponder)
    #expect(delegate.log == ["should", "begin", "end"])
    let cursor = field.selectedTextRange.map {
      field.offset(from: field.beginningOfDocument, to: $0.start)
    }
    #expect(cursor == 0)
    #expect(interaction.gesturesForFailureRequirements.count == 3)
    #expect(interaction.textInteractionMode == .editable && interaction.view === canvas)
  }

  @Test("do nothing without it")
  func refused() {
    delegate.allows = false
    device.tap(at: CGPoint(x: 2, y: 120))
    _ = device.settle(limit: 2)
    #expect(!field.isFirstResponder)
    #expect(delegate.log == ["should"])
  }

  @Test("select a word with two taps")
  func word() {
    let point = CGPoint(x: 10, y: 120)
    device.tap(at: point)
    device.tap(at: point)
    _ = device.settle(limit: 2)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "Hello")
  }

  @Test("do nothing after it was taken away")
  func removed() {
    canvas.removeInteraction(interaction)
    device.tap(at: CGPoint(x: 2, y: 120))
    #expect(delegate.log.isEmpty)
    #expect(canvas.gestureRecognizers?.isEmpty ?? true)
  }
}
