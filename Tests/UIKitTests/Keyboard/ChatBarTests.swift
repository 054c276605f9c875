import Foundation
import Simulator
import Testing
import UIKit

/// A page with a bar above the keyboard, in which somebody types.
private final class ChatPage: UIViewController {
  let field = UITextView(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
  }

  /// Where the bar begins on the screen; nil if it is not there.
  var barTop: CGFloat? {
    bar.window == nil ? nil : bar.convert(CGPoint.zero, to: nil).y
  }
}

@Suite("A bar above the keyboard, in which somebody types,")
@MainActor
struct ChatBarTests {
  private let device = Device(era: .iOS18)
  private let page = ChatPage()
  private let navigation: UINavigationController

  init() {
    let page = page
    let navigation = UINavigationController(rootViewController: page)
    self.navigation = navigation
    device.launch { navigation }
    _ = device.settle(limit: 5)
    device.perform {
      page.becomeFirstResponder()
      page.field.becomeFirstResponder()
    }
    _ = device.settle(limit: 5)
  }

  private func settle() { _ = device.settle(limit: 5) }

  @Test("goes with its page, and comes back with it")
  func push() {
    let top = page.barTop
    #expect(page.field.isFirstResponder)
    var hidden = 0
    let watch = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { hidden += 1 } }
    defer { NotificationCenter.default.removeObserver(watch) }
    device.perform { navigation.pushViewController(UIViewController(), animated: true) }
    device.advance(by: 0.1)
    #expect(hidden == 1)
    #expect(!page.field.isFirstResponder)
    #expect(!page.isFirstResponder)
    settle()
    #expect(page.barTop == nil)

    device.perform { navigation.popViewController(animated: true) }
    settle()
    #expect(page.field.isFirstResponder)
    #expect(page.barTop == top)
    #expect(device.type("a"))
    #expect(page.field.text == "a")
  }

  @Test("gives way to what is presented above its page", arguments: [true, false])
  func presentation(isFullScreen: Bool) {
    let top = page.barTop
    let other = UIViewController()
    other.modalPresentationStyle = isFullScreen ? .fullScreen : .pageSheet
    device.perform { page.present(other, animated: true) }
    settle()
    #expect(!page.field.isFirstResponder)
    #expect(page.barTop == nil)
    device.perform { page.dismiss(animated: true) }
    settle()
    #expect(page.field.isFirstResponder)
    #expect(page.barTop == top)
  }

  @Test("stays when a page that has nothing to do with it goes")
  func another() {
    let child = UIViewController()
    device.perform {
      page.addChild(child)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
    }
    settle()
    device.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    settle()
    #expect(page.field.isFirstResponder)
  }
}
