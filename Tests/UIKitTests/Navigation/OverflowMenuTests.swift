import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("The menu for more than the buttons of a bar")
struct OverflowMenuTests {
  @Test("is behind a button at the trailing edge", arguments: [Era.iOS18, .iOS26])
  func menu(era: Era) throws {
    let device = Device(era: era)
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    device.launch { UINavigationController(rootViewController: page) }
    _ = device.settle(limit: 2)
    let edit = try #require(device.find(text: "Edit").first)
    let alone = edit.convert(edit.bounds, to: nil).midX
    #expect(page.navigationItem.overflowPresentationSource == nil)
    var chosen = 0
    device.perform {
      page.navigationItem.additionalOverflowItems = UIDeferredMenuElement.uncached { done in
        done([UIAction(title: "Print") { _ in chosen += 1 }])
      }
    }
    _ = device.settle(limit: 2)
    let moved = try #require(device.find(text: "Edit").first)
    #expect(moved.convert(moved.bounds, to: nil).midX < alone)
    let button = page.navigationItem.overflowPresentationSource as? UIBarButtonItem
    #expect(button?.accessibilityLabel == "More")
    device.tap(at: CGPoint(x: 390 - 28, y: 47 + 22))
    _ = device.settle(limit: 2)
    device.tap(on: try #require(device.find(text: "Print").first))
    _ = device.settle(limit: 2)
    #expect(chosen == 1)
    device.perform { page.navigationItem.additionalOverflowItems = nil }
    _ = device.settle(limit: 2)
    #expect(page.navigationItem.overflowPresentationSource == nil)
    let back = try #require(device.find(text: "Edit").first)
    #expect(abs(back.convert(back.bounds, to: nil).midX - alone) < 0.01)
  }

  @Test("leaves what the app sets for customizing")
  func keptValues() {
    let item = UINavigationItem(title: "")
    #expect(item.customizationIdentifier == nil)
    item.customizationIdentifier = "editor"
    #expect(item.customizationIdentifier == "editor")
    let button = UIBarButtonItem(title: "Share")
    #expect(button.menuRepresentation == nil)
    button.menuRepresentation = UIMenu(title: "Share")
    #expect(button.menuRepresentation?.title == "Share")
  }
}
