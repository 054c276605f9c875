import Simulator
import Testing
import UIKit

@MainActor
@Suite("A navigation controller")
struct ModalPageTests {
  @Test("cannot be dismissed by the user while its top page says so")
  func topPage() {
    let device = Device(era: .iOS26)
    device.perform("test") {
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      #expect(!navigation.isModalInPresentation)
      page.isModalInPresentation = true
      #expect(navigation.isModalInPresentation)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(!navigation.isModalInPresentation)
      navigation.isModalInPresentation = true
      #expect(navigation.isModalInPresentation)
    }
  }
}
