import Simulator
import Testing
import UIKit

@Suite("A delegate of what presents an alert")
@MainActor
struct AlertDelegateTests {
  private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {}

  private let device = Device(era: .iOS18)
  private let listener = Listener()

  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    device.launch { UIViewController() }
    return UIAlertController(title: "Title", message: nil, preferredStyle: style)
  }

  @Test("must not be set")
  func refused() {
    let alert = alert(.alert)
    device.perform { alert.presentationController?.delegate = listener }
    #expect(device.crash?.name == "NSInternalInconsistencyException")
    #expect(
      device.crash?.reason
        == "The presentation controller of an alert controller presenting as an alert must not have its"
        + " delegate modified")
    #expect(alert.presentationController?.delegate == nil)
  }

  @Test("hears of an action sheet")
  func sheet() {
    let alert = alert(.actionSheet)
    device.perform { alert.presentationController?.delegate = listener }
    #expect(device.crash == nil)
    #expect(alert.presentationController?.delegate === listener)
  }
}
