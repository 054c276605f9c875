import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("What a presentation says about traits")
struct PresentationTraitTests {
  @Test("is there for the page, from before it comes to the end, and not for the one below")
  func overrides() {
    let device = Device(era: .iOS18)
    let (root, page) = (UIViewController(), UIViewController())
    device.launch { root }
    page.sheetPresentationController?.traitOverrides.userInterfaceStyle = .dark
    device.perform { root.present(page, animated: true) }
    _ = device.settle(limit: 2)
    #expect(page.traitCollection.userInterfaceStyle == .dark)
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    device.perform { page.sheetPresentationController?.traitOverrides.userInterfaceStyle = .light }
    #expect(page.view.traitCollection.userInterfaceStyle == .light)
    device.perform {
      page.sheetPresentationController?.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      page.sheetPresentationController?.overrideTraitCollection = UITraitCollection(
        userInterfaceStyle: .dark)
    }
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
  }
}
