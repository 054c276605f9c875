import Simulator
import Testing
import UIKit

/// What another package tests with the product `UIKitTwin` alone.
@Suite("A page of another package")
@MainActor
struct PageTests {
  private final class Page: UIViewController {
    var appearances = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }
  }

  @Test("appears once")
  func appearing() {
    let device = Device(era: .iOS18)
    let page = Page()
    device.launch { page }
    #expect(page.appearances == 1)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}
