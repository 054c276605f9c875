import Foundation
import Simulator
import Testing
import UIKit

@MainActor
@Suite("An alert of old")
struct OldAlertTests {
  private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var told: [String] = []

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      told.append("clicked \(buttonIndex)")
    }
    func willPresent(_ alertView: UIAlertView) { told.append("will present") }
    func didPresent(_ alertView: UIAlertView) { told.append("did present") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      told.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      told.append("did dismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      told.append("clicked \(buttonIndex)")
    }
  }

  private let device = Device(era: .iOS18)
  private let listener = Listener()

  private var shown: UIAlertController? {
    UIApplication.shared.windows.lazy
      .compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }.first
  }

  private func button(_ title: String) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      if let label = view as? UILabel, label.text == title { return label }
      return view.subviews.lazy.compactMap(search).first
    }
    return shown.flatMap { search($0.view) }
  }

  private func show(_ body: () -> Void) {
    device.perform { body() }
    _ = device.settle(limit: 5)
  }

  @Test("comes in a window of its own, and tells which button was tapped")
  func buttons() throws {
    device.launch { UIViewController() }
    let alert = UIAlertView(
      title: "Title", message: "Message", delegate: listener, cancelButtonTitle: "Cancel",
      otherButtonTitles: "One", "Two")
    show { alert.show() }
    #expect(alert.isVisible && shown?.title == "Title" && shown?.message == "Message")
    #expect(device.window.rootViewController?.presentedViewController == nil)
    #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    #expect(listener.told == ["will present", "did present"])
    listener.told = []
    device.tap(on: try #require(button("Two")))
    _ = device.settle(limit: 5)
    #expect(listener.told == ["clicked 2", "will dismiss 2", "did dismiss 2"])
    #expect(!alert.isVisible && shown == nil)
  }

  @Test("has fields by its style, with what the person wrote")
  func fields() {
    device.launch { UIViewController() }
    let alert = UIAlertView(
      title: "Title", message: nil, delegate: listener, cancelButtonTitle: "OK")
    alert.alertViewStyle = .loginAndPasswordInput
    alert.textField(at: 0)?.text = "name"
    show { alert.show() }
    #expect(alert.textField(at: 0)?.text == "name" && alert.textField(at: 0)?.window != nil)
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    show { alert.dismiss(withClickedButtonIndex: 0, animated: false) }
    #expect(!alert.isVisible && listener.told.last == "did dismiss 0")
    #expect(!listener.told.contains("clicked 0"))
  }

  @Test("of buttons alone comes from the bottom")
  func sheet() throws {
    device.launch { UIViewController() }
    let sheet = UIActionSheet(
      title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Keep")
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
    #expect(sheet.firstOtherButtonIndex == 2 && sheet.numberOfButtons == 3)
    show { sheet.show(in: device.window) }
    #expect(shown?.preferredStyle == .actionSheet && sheet.buttonTitle(at: 2) == "Keep")
    device.tap(on: try #require(button("Delete")))
    _ = device.settle(limit: 5)
    #expect(listener.told == ["clicked 0"] && !sheet.isVisible)
  }
}
