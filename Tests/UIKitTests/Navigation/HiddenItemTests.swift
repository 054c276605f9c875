import Simulator
import Testing
import UIKit

@Suite("A hidden button of a navigation bar")
@MainActor
struct HiddenItemTests {
  private let page = UIViewController()

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// Where the middle of a text is, to the thousandth of a point.
  private func x(of text: String, on device: Device) -> CGFloat? {
    device.find(text: text).first.map { (device.center(of: $0).x * 1000).rounded() / 1000 }
  }

  @Test("takes no room, and is there again where it was", arguments: [Era.iOS13, .iOS18, .iOS26])
  func comesAndGoes(on era: Era) throws {
    let device = Device(era: era)
    UISystem.current = device.system
    let page = page
    let (outer, inner, left) = (item("Outer"), item("Inner"), item("Left"))
    page.navigationItem.rightBarButtonItems = [outer, inner]
    page.navigationItem.leftBarButtonItem = left
    device.launch { UINavigationController(rootViewController: page) }
    let outerPlace = try #require(x(of: "Outer", on: device))
    let innerPlace = try #require(x(of: "Inner", on: device))
    device.perform {
      outer.isHidden = true
      left.isHidden = true
    }
    _ = device.settle(limit: 2)
    #expect(x(of: "Outer", on: device) == nil && x(of: "Left", on: device) == nil)
    #expect(try #require(x(of: "Inner", on: device)) > innerPlace)
    device.perform {
      outer.isHidden = false
      left.isHidden = false
    }
    _ = device.settle(limit: 2)
    #expect(x(of: "Outer", on: device) == outerPlace)
    #expect(x(of: "Inner", on: device) == innerPlace)
    #expect(x(of: "Left", on: device) != nil)
    #expect(page.navigationItem.rightBarButtonItems == [outer, inner])
  }

  @Test("was hidden before the bar came, and stays so", arguments: [Era.iOS18, .iOS26])
  func hiddenAtFirst(on era: Era) {
    let device = Device(era: era)
    UISystem.current = device.system
    let page = page
    let hidden = item("Hidden")
    hidden.isHidden = true
    page.navigationItem.rightBarButtonItems = [hidden, item("Shown")]
    device.launch { UINavigationController(rootViewController: page) }
    #expect(x(of: "Hidden", on: device) == nil && x(of: "Shown", on: device) != nil)
  }

  @Test("does not disturb a bar that has other items by then", arguments: [Era.iOS18, .iOS26])
  func leftTheBar(on era: Era) {
    let device = Device(era: era)
    UISystem.current = device.system
    let page = page
    let former = item("Former")
    page.navigationItem.rightBarButtonItem = former
    device.launch { UINavigationController(rootViewController: page) }
    device.perform { page.navigationItem.rightBarButtonItem = item("Next") }
    device.perform { former.isHidden = true }
    _ = device.settle(limit: 2)
    #expect(x(of: "Next", on: device) != nil && x(of: "Former", on: device) == nil)
  }
}
