import Foundation
import Simulator
import Testing
import UIKit

@Suite("The keyboard's keys")
@MainActor
struct KeyboardKeysTests {
  private let device = Device(era: .iOS18)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let below = UIButton(frame: CGRect(x: 0, y: 509, width: 390, height: 335))

  private func begin(_ change: (UITextField) -> Void = { _ in }) {
    let page = UIViewController()
    device.launch { page }
    device.perform {
      page.view.addSubview(field)
      page.view.addSubview(below)
      change(field)
      field.becomeFirstResponder()
    }
    _ = device.settle(limit: 5)
  }

  /// What is in front of the app: the keyboard's window has a host, and that the keys' view.
  private var host: UIView? { UIApplication.shared.windows.last?.subviews.first }

  private var keys: [UIAccessibilityElement] {
    host?.subviews.first?.accessibilityElements as? [UIAccessibilityElement] ?? []
  }

  private func frame(_ label: String) throws -> CGRect {
    try #require(keys.first { $0.accessibilityLabel == label }, "no key \(label)")
      .accessibilityFrame
  }

  private func tap(_ labels: String...) throws {
    for label in labels {
      let frame = try frame(label)
      device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  @Test("type what they show, a capital letter first, and let no touch through")
  func typing() throws {
    var taps = 0
    below.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    begin()
    #expect(try frame("Q").minX == 3 && frame("Q").width == 33)
    try tap("H", "i", "space")
    #expect(field.text == "Hi ")
    try tap("delete")
    #expect(field.text == "Hi")
    try tap("numbers", "7", "letters", "shift", "X", "x")
    #expect(field.text == "Hi7Xx" && taps == 0)
  }

  @Test("are those that the text asks for")
  func types() throws {
    begin { $0.keyboardType = .numberPad }
    #expect(keys.count == 11)
    #expect(host?.frame.height == 291, "without a row of words")
    try tap("4", "2")
    #expect(field.text == "42")
    device.perform {
      field.keyboardType = .emailAddress
      field.autocorrectionType = .no
      field.text = ""
      field.reloadInputViews()
    }
    #expect(try frame("@").width == 33)
    #expect(try frame("q").minY > 844 - 216 - 75, "no capital letter begins an address")
  }

  @Test("say what return does, and wait for text if they are to")
  func returning() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var count = 0

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        count += 1
        return true
      }
    }
    let delegate = Delegate()
    begin {
      $0.returnKeyType = .search
      $0.enablesReturnKeyAutomatically = true
      $0.delegate = delegate
    }
    try tap("search")
    #expect(delegate.count == 0)
    device.type("a")
    try tap("search")
    #expect(delegate.count == 1)
  }

  @Test("come from below the screen, and go there")
  func sliding() throws {
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(field) }
    _ = device.settle(limit: 5)
    device.perform { field.becomeFirstResponder() }
    func top() throws -> CGFloat { try #require(host?.layer.presentation()).frame.minY }
    #expect(try top() > 800)
    device.advance(by: 0.3)
    #expect(try top() == 509)
    device.perform { field.resignFirstResponder() }
    #expect(UIApplication.shared.windows.last?.isHidden == false)
    device.advance(by: 0.3)
    #expect(UIApplication.shared.windows.last?.isHidden == true)
  }

  /// Begins to edit the field in content that a finger can drag; gives the guide of the keyboard.
  private func beginInScrollView() -> UIKeyboardLayoutGuide? {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.alwaysBounceVertical = true
    scroll.keyboardDismissMode = .interactive
    begin {
      $0.superview?.addSubview(scroll)
      scroll.addSubview($0)
    }
    return field.window?.rootViewController?.view.keyboardLayoutGuide
  }

  @Test("follow a finger that drags content down to them, and go with it or come back")
  func dismissal() throws {
    let guide = try #require(beginInScrollView())
    device.touchDown(at: CGPoint(x: 300, y: 300))
    device.drag(to: CGPoint(x: 300, y: 480), duration: 0.2)
    #expect(host?.frame.minY == 509)
    device.drag(to: CGPoint(x: 300, y: 600), duration: 0.2)
    #expect(host?.frame.minY == 600)
    device.perform { guide.owningView?.layoutIfNeeded() }
    #expect(guide.layoutFrame.minY == 600)
    device.drag(to: CGPoint(x: 300, y: 560), duration: 0.2)
    device.touchUp()
    _ = device.settle(limit: 5)
    #expect(field.isFirstResponder && host?.frame.minY == 509 && guide.layoutFrame.minY == 509)
    device.touchDown(at: CGPoint(x: 300, y: 300))
    device.drag(to: CGPoint(x: 300, y: 600), duration: 0.2)
    device.touchUp()
    #expect(!field.isFirstResponder && host?.frame.minY == 844)
    _ = device.settle(limit: 5)
    #expect(UIApplication.shared.windows.last?.isHidden == true)
  }

  @Test("follow a finger from where the guide's padding begins")
  func dismissPadding() throws {
    let guide = try #require(beginInScrollView())
    device.perform { guide.keyboardDismissPadding = 50 }
    device.touchDown(at: CGPoint(x: 300, y: 300))
    device.drag(to: CGPoint(x: 300, y: 459), duration: 0.2)
    #expect(host?.frame.minY == 509)
    device.drag(to: CGPoint(x: 300, y: 480), duration: 0.2)
    #expect(host?.frame.minY == 530)
    device.touchUp()
  }

  @Test("are lower on a phone on its side")
  func landscape() {
    begin { $0.autocorrectionType = .no }
    device.rotate(to: .landscapeLeft)
    _ = device.settle(limit: 5)
    device.perform { field.reloadInputViews() }
    #expect(host?.frame == CGRect(x: 0, y: 390 - 171, width: 844, height: 171))
  }
}
