import Foundation
import Simulator
import Testing
import UIKit

/// A page that takes texts.
private final class TakingPage: UIViewController {
  var taken: [NSItemProvider] = []

  override func paste(itemProviders: [NSItemProvider]) { taken += itemProviders }
}

@MainActor @Suite("A button to paste")
struct PasteControlTests {
  @Test("is enabled while its target takes what was copied, and hands it over")
  func page() {
    let device = Device(era: .iOS18)
    let page = TakingPage()
    page.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    device.launch { page }
    device.perform {
      control.frame = CGRect(x: 50, y: 200, width: 160, height: 50)
      control.target = page
      page.view.addSubview(control)
    }
    _ = device.settle(limit: 1)
    #expect(!control.isEnabled)
    device.tap(on: control)
    #expect(page.taken.isEmpty)
    device.perform { UIPasteboard.general.color = .red }
    #expect(!control.isEnabled)
    device.perform { UIPasteboard.general.string = "hello" }
    #expect(control.isEnabled)
    device.tap(on: control)
    _ = device.settle(limit: 1)
    #expect(page.taken.count == 1)
    #expect(page.taken.first?.hasItemConformingToTypeIdentifier("public.text") == true)
    #expect(device.find(text: "Paste").count == 1)
  }

  @Test("pastes into a text view as its menu does")
  func textView() {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 80))
    let configuration = UIPasteControl.Configuration()
    configuration.displayMode = .iconOnly
    let control = UIPasteControl(configuration: configuration)
    device.launch { page }
    device.perform {
      page.view.addSubview(text)
      control.frame = CGRect(x: 50, y: 200, width: 160, height: 50)
      control.target = text
      page.view.addSubview(control)
      UIPasteboard.general.string = "hello"
    }
    _ = device.settle(limit: 1)
    #expect(control.isEnabled)
    device.tap(on: control)
    _ = device.settle(limit: 1)
    #expect(text.text == "hello")
    #expect(device.find(text: "Paste").isEmpty)
  }
}
