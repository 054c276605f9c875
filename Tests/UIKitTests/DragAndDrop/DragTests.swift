import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("What is dragged from a view")
@MainActor
struct DragTests {
  private final class Host: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var heard: [String] = []
    var texts = ["note"]
    var operation = UIDropOperation.copy
    var handles = true
    var allowsMove = true
    var loaded: [String] = []

    private func hear(_ text: String) { heard.append(text) }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      hear("items")
      return texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] {
      hear("adding at \(Int(point.x))")
      return [UIDragItem(itemProvider: NSItemProvider(object: "more" as NSString))]
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      hear("lift")
      animator.addAnimations { self.hear("lifting") }
      animator.addCompletion { self.hear($0 == .end ? "lifted" : "put back") }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { hear("begin") }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { hear("will end \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { hear("did end \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { hear("transferred") }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
      hear("can handle?")
      return handles && session.canLoadObjects(ofClass: NSString.self)
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { hear("enter \(session.localDragSession != nil)") }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      if heard.last != "update" { hear("update") }
      return UIDropProposal(operation: operation)
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { hear("exit") }

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      hear("perform")
      session.loadObjects(ofClass: String.self) { self.loaded = $0 }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { hear("conclude") }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { hear("drop end") }
  }

  private let device = Device(era: .iOS18)
  private let host = Host()
  private let source = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 80))
  private let target = UIView(frame: CGRect(x: 40, y: 500, width: 200, height: 200))

  private init() {
    UISystem.current = device.system
    let page = UIViewController()
    page.view.addSubview(source)
    page.view.addSubview(target)
    source.addInteraction(UIDragInteraction(delegate: host))
    target.addInteraction(UIDropInteraction(delegate: host))
    device.launch { page }
  }

  private func lift() {
    device.touchDown(at: CGPoint(x: 80, y: 240))
    device.advance(by: 0.8)
  }

  private func dragToTarget() {
    lift()
    device.drag(to: CGPoint(x: 140, y: 600), duration: 0.5)
  }

  private let lifting = ["items", "lift", "lifting"]

  @Test("is dropped on another one, and each side hears of it in order")
  func drop() {
    UISystem.current = device.system
    dragToTarget()
    let over = lifting + ["lifted", "begin", "can handle?", "enter true", "update"]
    #expect(host.heard == over)
    device.touchUp()
    #expect(host.heard == over + ["will end copy", "perform"])
    _ = device.settle(limit: 2)
    #expect(
      host.heard.suffix(4) == ["conclude", "drop end", "did end copy", "transferred"])
    #expect(host.loaded == ["note"])
    #expect(device.window.subviews.count == 1)
  }

  @Test("goes back if the finger does not move, and no drag has begun")
  func putBack() {
    UISystem.current = device.system
    lift()
    device.touchUp()
    _ = device.settle(limit: 2)
    #expect(host.heard == lifting + ["put back"])
  }

  @Test("goes back from where nobody wants it, and from where it must not be moved")
  func refused() {
    UISystem.current = device.system
    host.operation = .move
    host.allowsMove = false
    dragToTarget()
    device.touchUp()
    _ = device.settle(limit: 2)
    #expect(
      host.heard.suffix(4) == ["exit", "will end cancel", "drop end", "did end cancel"])
    host.heard = []
    host.handles = false
    dragToTarget()
    device.touchUp()
    _ = device.settle(limit: 2)
    #expect(
      host.heard == lifting
        + ["lifted", "begin", "can handle?", "will end cancel", "did end cancel"])
  }

  @Test("leaves the target again, and may come back")
  func leaving() {
    UISystem.current = device.system
    dragToTarget()
    device.drag(to: CGPoint(x: 300, y: 300), duration: 0.3)
    #expect(host.heard.last == "exit")
    device.drag(to: CGPoint(x: 140, y: 600), duration: 0.3)
    #expect(host.heard.suffix(3) == ["can handle?", "enter true", "update"])
    device.cancelTouches()
    _ = device.settle(limit: 2)
    #expect(host.heard.contains("did end cancel") && host.loaded.isEmpty)
  }

  @Test("gets more by another finger's tap")
  func adding() {
    UISystem.current = device.system
    lift()
    device.drag(to: CGPoint(x: 200, y: 400), duration: 0.3)
    device.tap(at: CGPoint(x: 60, y: 220), finger: 1)
    #expect(host.heard.last == "adding at 20")
    device.drag(to: CGPoint(x: 140, y: 600), duration: 0.3)
    device.touchUp()
    _ = device.settle(limit: 2)
    #expect(host.loaded == ["note", "more"])
  }

  @Test("is nothing without things, or where dragging is off: the touch goes on")
  func nothing() {
    UISystem.current = device.system
    var taps = 0
    let button = UIButton(frame: source.bounds)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    device.perform { source.addSubview(button) }
    host.texts = []
    device.press(on: button)
    #expect(taps == 1 && host.heard == ["items"])
    (source.interactions.first as? UIDragInteraction)?.isEnabled = false
    device.press(on: button)
    #expect(taps == 2 && host.heard == ["items"])
  }

  @Test("is on at first for phones since iOS 15, and for pads always")
  func enabled() {
    UISystem.current = device.system
    #expect(UIDragInteraction.isEnabledByDefault)
    device.system.systemVersion = "14.5"
    #expect(!UIDragInteraction.isEnabledByDefault)
  }

  @Test("has its data by types, and as objects of classes that can read them")
  func providers() {
    UISystem.current = device.system
    let text = NSItemProvider(object: "a" as NSString)
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
    let answers = Answers()
    let link = NSItemProvider(object: NSURL(string: "https://example.com/a")!)
    device.perform {
      link.loadObject(ofClass: URL.self) { url, _ in answers.add(url?.absoluteString) }
      text.loadObject(ofClass: UIImage.self) { _, error in
        answers.add((error as NSError?).map { "\($0.domain) \($0.code)" })
      }
      let color = NSItemProvider(object: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      color.loadObject(ofClass: UIColor.self) { object, _ in
        answers.add("\((object as? UIColor) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))")
      }
    }
    device.advance(by: 0.1)
    #expect(
      Set(answers.texts) == ["https://example.com/a", "NSItemProviderErrorDomain -1200", "true"])
  }

  // Sendable: only the main thread, on which the test runs, calls it.
  private final class Answers: @unchecked Sendable {
    private(set) var texts: [String] = []

    nonisolated func add(_ text: String?) { texts.append(text ?? "nothing") }
  }
}
