import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Text that is dragged")
@MainActor
struct TextDragTests {
  private final class Host: NSObject, UITextDragDelegate, UITextDropDelegate, UITextPasteDelegate {
    var heard: [String] = []
    var items: [UIDragItem]?
    var editability = UITextDropEditability.no
    var propose: ((any UITextDropRequest) -> UITextDropProposal)?

    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable,
      itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
      let text = textDraggableView.text(in: dragRequest.dragRange) ?? ""
      heard.append("items of \(text) \(dragRequest.isSelected) \(dragRequest.existingItems.count)")
      return items ?? dragRequest.suggestedItems
    }

    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable,
      willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { heard.append("lift") }

    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable,
      dragSessionWillBegin session: any UIDragSession
    ) { heard.append("begin \(textDraggableView.isTextDragActive)") }

    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable,
      dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
    ) { heard.append("end \(operation)") }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      willBecomeEditableForDrop request: any UITextDropRequest
    ) -> UITextDropEditability { editability }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { propose?(drop) ?? drop.suggestedProposal }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {
      let place = textDroppableView.offset(
        from: textDroppableView.beginningOfDocument, to: drop.dropPosition)
      heard.append("perform at \(place) \(drop.isSameView) \(textDroppableView.isTextDropActive)")
    }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      dropSessionDidEnter session: any UIDropSession
    ) { heard.append("enter") }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      dropSessionDidExit session: any UIDropSession
    ) { heard.append("exit") }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable,
      dropSessionDidEnd session: any UIDropSession
    ) { heard.append("drop end") }

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: any UITextPasteItem
    ) {
      heard.append("transform \(item.localObject ?? "nothing")")
      item.setResult(string: "pasted")
    }
  }

  private let device = Device(era: .iOS18)
  private let host = Host()
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 250, width: 300, height: 40))

  private init() {
    UISystem.current = device.system
    view.font = .systemFont(ofSize: 17)
    view.text = "one two three"
    view.contentInsetAdjustmentBehavior = .never
    view.textDragDelegate = host
    view.textDropDelegate = host
    let page = UIViewController()
    page.view.addSubview(view)
    page.view.addSubview(field)
    device.launch { page }
    device.perform {
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 3)
    }
    device.advance(by: 0.5)
  }

  private func point(in text: any UIView & UITextInput, at location: Int) -> CGPoint {
    let place = text.position(from: text.beginningOfDocument, offset: location)
    let caret = text.caretRect(for: place ?? text.beginningOfDocument)
    return text.convert(CGPoint(x: caret.midX, y: caret.midY), to: device.window as UIView?)
  }

  private func drag(to point: CGPoint) {
    let start = self.point(in: view, at: 5)
    device.touchDown(at: start)
    device.advance(by: 0.8)
    device.drag(to: CGPoint(x: start.x, y: start.y + 15), duration: 0.2)
    device.drag(to: point, duration: 0.3)
    device.touchUp()
    _ = device.settle(limit: 2)
  }

  @Test("is moved within its view, and selected there")
  func move() {
    UISystem.current = device.system
    drag(to: point(in: view, at: 0))
    #expect(view.text == "twoone  three" && view.selectedRange == NSRange(location: 0, length: 3))
    #expect(
      host.heard == [
        "items of two true 0", "lift", "begin true", "enter", "perform at 0 true true", "drop end",
        "end move",
      ])
    #expect(!view.isTextDragActive && !view.isTextDropActive)
    device.perform { view.undoManager?.undo() }
    #expect(view.text != "twoone  three")
  }

  @Test("is moved behind itself, and stays where it is dropped on itself")
  func later() {
    UISystem.current = device.system
    drag(to: point(in: view, at: 6))
    #expect(view.text == "one two three")
    drag(to: point(in: view, at: 13))
    #expect(view.text == "one  threetwo")
  }

  @Test("is copied to another view")
  func copy() {
    UISystem.current = device.system
    field.text = "x"
    drag(to: point(in: field, at: 1))
    #expect(view.text == "one two three" && field.text == "xtwo")
    #expect(host.heard.suffix(1) == ["end copy"])
  }

  @Test("goes where the proposal says: in the place of everything, of what is selected, or nowhere")
  func proposals() {
    UISystem.current = device.system
    host.propose = { request in
      let proposal = UITextDropProposal(operation: .copy)
      proposal.dropAction = .replaceAll
      proposal.useFastSameViewOperations = false
      #expect(request.suggestedProposal.operation == .move)
      return proposal
    }
    drag(to: point(in: view, at: 0))
    #expect(view.text == "two")
    view.text = "one two three"
    view.selectedRange = NSRange(location: 4, length: 3)
    host.propose = { _ in
      let proposal = UITextDropProposal(operation: .copy)
      proposal.dropPerformer = .delegate
      return proposal
    }
    drag(to: point(in: view, at: 0))
    #expect(view.text == "one two three")
    host.propose = { _ in UITextDropProposal(operation: .cancel) }
    drag(to: point(in: view, at: 0))
    #expect(view.text == "one two three" && host.heard.last == "end cancel")
    field.text = "abc"
    let other = Host()
    other.propose = { _ in
      let proposal = UITextDropProposal(operation: .copy)
      proposal.dropAction = .replaceSelection
      return (proposal.copy() as? UITextDropProposal) ?? proposal
    }
    field.textDropDelegate = other
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    drag(to: point(in: field, at: 1))
    #expect(field.text == "two")
  }

  @Test("is what the delegate says, and becomes what the paste delegate of the other view says")
  func items() {
    UISystem.current = device.system
    let item = UIDragItem(itemProvider: NSItemProvider(object: "own" as NSString))
    item.localObject = "mine"
    host.items = [item]
    drag(to: point(in: field, at: 0))
    #expect(field.text == "own")
    field.text = ""
    field.pasteDelegate = host
    drag(to: point(in: field, at: 0))
    #expect(field.text == "pasted" && host.heard.contains("transform mine"))
    host.items = []
    host.heard = []
    drag(to: point(in: field, at: 0))
    #expect(field.text == "pasted" && host.heard == ["items of two true 0"])
  }

  @Test(
    "stays where dragging is off, and does not come into what nobody edits, unless its delegate agrees"
  )
  func off() {
    UISystem.current = device.system
    let label = UITextView(frame: CGRect(x: 0, y: 300, width: 300, height: 80))
    label.isEditable = false
    label.textDropDelegate = host
    device.perform { device.window.rootViewController?.view.addSubview(label) }
    drag(to: CGPoint(x: 20, y: 320))
    #expect(label.text == "" && host.heard.last == "end cancel")
    host.editability = .temporary
    drag(to: CGPoint(x: 20, y: 320))
    #expect(label.text == "two" && !label.isEditable)
    host.editability = .yes
    drag(to: CGPoint(x: 20, y: 320))
    #expect(label.isEditable)
    view.textDragInteraction?.isEnabled = false
    host.heard = []
    drag(to: point(in: view, at: 0))
    #expect(host.heard.isEmpty && view.text == "one two three")
  }

  @Test("has a picture of its lines")
  func picture() {
    UISystem.current = device.system
    let renderer = UITextDragPreviewRenderer(
      layoutManager: view.layoutManager, range: NSRange(location: 4, length: 3))
    #expect(renderer.layoutManager === view.layoutManager)
    #expect(renderer.firstLineRect.width > 10 && renderer.lastLineRect.isNull)
    #expect(abs(renderer.image.size.width - renderer.firstLineRect.width) < 0.01)
    view.text = "a\nb\nc\nd"
    let all = NSRange(location: 0, length: 7)
    let lines = UITextDragPreviewRenderer(
      layoutManager: view.layoutManager, range: all, unifyRects: false)
    #expect(lines.firstLineRect.maxY <= lines.bodyRect.minY + 1)
    #expect(lines.bodyRect.maxY <= lines.lastLineRect.minY + 1 && lines.bodyRect.height > 20)
  }
}
