import Foundation
import Simulator
import Testing
import UIKit

@Suite("A menu")
@MainActor
struct MenuCommandTests {
  private final class Page: UIViewController {
    var done: [String] = []
    override func duplicate(_ sender: Any?) { done.append((sender as? UICommand)?.title ?? "?") }
  }

  private func launch(_ menu: UIMenu, _ device: Device) -> (Page, UIButton) {
    let page = Page()
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
    device.launch { page }
    device.perform {
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      page.view.addSubview(button)
    }
    device.tap(on: button)
    _ = device.settle(limit: 2)
    return (page, button)
  }

  @Test("shows commands that somebody performs, and no others")
  func commands() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let (page, _) = launch(
      UIMenu(children: [
        UICommand(title: "Copy of it", action: Selector("duplicate:")),
        UICommand(title: "Nobody", action: Selector("nobodyHasThis:")),
        UIMenu(
          options: .displayInline,
          children: [UICommand(title: "Again", action: Selector("duplicate:"))]),
      ]), device)
    #expect(device.find(text: "Nobody").isEmpty && !device.find(text: "Again").isEmpty)
    device.tap(on: try #require(device.find(text: "Copy of it").first))
    _ = device.settle(limit: 2)
    #expect(page.done == ["Copy of it"])
  }

  @Test("may have titles of several lines")
  func lines() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let long = "A title that is much longer than one line of a menu could ever be on a phone"
    let menu = UIMenu(children: [UIAction(title: long) { _ in }, UIAction(title: "Short") { _ in }])
    let preferences = UIMenuDisplayPreferences()
    #expect(preferences.maximumNumberOfTitleLines == NSNotFound)
    preferences.maximumNumberOfTitleLines = 3
    menu.displayPreferences = preferences
    preferences.maximumNumberOfTitleLines = 9
    #expect(menu.displayPreferences?.maximumNumberOfTitleLines == 3, "A copy is kept.")
    #expect(menu.replacingChildren([]).displayPreferences?.maximumNumberOfTitleLines == 3)
    _ = launch(menu, device)
    let row = try #require(device.find(text: long).first)
    let short = try #require(device.find(text: "Short").first)
    let label = row.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == long }
    #expect(label?.numberOfLines == 3)
    #expect(row.bounds.height > 80 && short.bounds.height < 50)
  }

  @Test("may offer text from the camera, of which nothing comes")
  func camera() {
    final class Taker: UIView {
      var asked = 0
      override func captureTextFromCamera(_ sender: Any?) { asked += 1 }
    }
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let (field, other) = (UITextField(), Taker())
    let action = UIAction.captureTextFromCameraAction(for: field, identifier: nil)
    #expect(!action.attributes.contains(.disabled))
    action.performWithSender(nil, target: nil)
    #expect(field.text?.isEmpty ?? true)
    let refused = UIAction.captureTextFromCameraAction(for: other, identifier: .init("scan"))
    #expect(refused.attributes.contains(.disabled) && refused.identifier.rawValue == "scan")
    refused.performWithSender(nil, target: nil)
    #expect(other.asked == 1)
    UIResponder.clearTextInputContextIdentifier("name")
  }

  @Test("has key commands that are the same in copies")
  func keys() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let command = UIKeyCommand(input: "[", modifierFlags: .command, action: Selector("go:"))
    #expect(command.allowsAutomaticMirroring && command.allowsAutomaticLocalization)
    command.allowsAutomaticMirroring = false
    let copy = command.copy() as? UIKeyCommand
    #expect(copy?.allowsAutomaticMirroring == false)
    #expect(copy?.allowsAutomaticLocalization == true)
  }
}
