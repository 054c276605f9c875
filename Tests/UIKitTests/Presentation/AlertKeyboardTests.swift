import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("An alert with a text field")
@MainActor
struct AlertKeyboardTests {
  @Test(
    "lies above the keyboard, and in the middle again once that is gone",
    arguments: [Era.iOS13, .iOS26])
  func clear(era: Era) throws {
    let device = Device(era: era)
    UISystem.current = device.system
    let root = UIViewController()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    device.launch { root }
    device.perform { root.present(alert, animated: true) }
    device.advance(by: 0.1)
    let middle = alert.view.center.y
    _ = device.settle(limit: 5)
    let keyboard = device.window.bounds.maxY - 336
    #expect(alert.view.center.y == middle, "it comes where it stays")
    #expect(alert.view.frame.maxY < keyboard)
    #expect(alert.view.center.y == ((47 + keyboard) / 2).rounded())
    device.perform { alert.textFields?.first?.resignFirstResponder() }
    _ = device.settle(limit: 5)
    // From iOS 26 on the middle is that of the safe area, between 47 and 810 points.
    let resting = era == .iOS26 ? 428.5 : device.window.bounds.midY
    #expect(alert.view.center.y == resting)
    device.perform { alert.dismiss(animated: false) }
    _ = device.settle(limit: 5)
    device.perform { root.present(alert, animated: false) }
    _ = device.settle(limit: 5)
    #expect(alert.view.frame.maxY < keyboard, "also when it comes again")
  }
}
