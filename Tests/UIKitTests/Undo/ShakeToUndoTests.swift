import Simulator
import Testing
import UIKit

/// Source: Apple, "Using Undo on iPhone".
@Suite("A device that is shaken")
@MainActor
struct ShakeToUndoTests {
  private let device = Device(era: .iOS18)
  private let page = UIViewController()
  private let field: UITextField

  init() {
    UISystem.current = device.system
    field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    device.launch { [page] in page }
    device.perform {
      page.view.addSubview(field)
      field.becomeFirstResponder()
    }
    device.type("hello")
    _ = device.settle(limit: 2)
  }

  private func shake() {
    device.shake()
    _ = device.settle(limit: 2)
  }

  private var offer: UIAlertController? {
    UIApplication.shared.windows.lazy
      .compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }.first
  }

  private func tap(_ title: String) throws {
    func label(in view: UIView) -> UIView? {
      if (view as? UILabel)?.text == title { return view }
      return view.subviews.reversed().lazy.compactMap(label).first
    }
    device.tap(on: try #require(offer.flatMap { label(in: $0.view) }))
    _ = device.settle(limit: 2)
  }

  @Test("offers to take back what was typed, and to type it again")
  func undo() throws {
    shake()
    #expect(offer?.title == "Undo Typing")
    #expect(offer?.actions.map(\.title) == ["Undo", "Cancel"])
    #expect(page.presentedViewController == nil && field.isFirstResponder)
    try tap("Undo")
    let left = field.text
    #expect(left != "hello" && offer == nil)
    shake()
    #expect(offer?.title == "Redo Typing")
    try tap("Redo")
    #expect(field.text == "hello")
  }

  @Test("changes nothing if that is cancelled, and offers it once")
  func cancel() throws {
    shake()
    shake()
    try tap("Cancel")
    #expect(field.text == "hello" && offer == nil)
  }

  @Test("offers nothing if the app does not want it, or there is nothing")
  func nothing() {
    device.perform { UIApplication.shared.applicationSupportsShakeToEdit = false }
    shake()
    #expect(offer == nil)
    device.perform {
      UIApplication.shared.applicationSupportsShakeToEdit = true
      field.resignFirstResponder()
    }
    shake()
    #expect(offer == nil)
  }

  @Test("offers nothing if somebody in the responder chain keeps the shake to itself")
  func kept() {
    final class Keeper: UITextField {
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    }
    let keeper = Keeper(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    device.perform {
      page.view.addSubview(keeper)
      keeper.becomeFirstResponder()
    }
    device.type("more")
    shake()
    #expect(offer == nil)
  }
}
