import Foundation
import Simulator
import Testing
import UIKit

@Suite("Items that can be shared")
@MainActor
struct ActivityItemsTests {
  private final class Print: UIActivity {
    override var activityTitle: String? { "Print it" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.count == 2
    }
  }

  @Test("are offered by an object with what is known of them")
  func configuration() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let items = UIActivityItemsConfiguration(objects: ["a" as NSString, "b" as NSString])
    items.metadataProvider = { $0 == .title ? "Letters" : nil }
    items.perItemMetadataProvider = { index, key in key == .title ? index : nil }
    items.supportedInteractions = [.copy]
    items.localObject = 7
    let reading: any UIActivityItemsConfigurationReading = items
    #expect(reading.itemProvidersForActivityItemsConfiguration.count == 2)
    #expect(reading.activityItemsConfigurationMetadata(key: .title) as? String == "Letters")
    #expect(reading.activityItemsConfigurationMetadata(key: .messageBody) == nil)
    #expect(
      reading.activityItemsConfigurationMetadataForItem(at: 1, key: .title) as? Int == 1)
    #expect(!reading.activityItemsConfigurationSupports(interaction: .share))
    let preview = reading.activityItemsConfigurationPreviewForItem(
      at: 0, intent: .thumbnail, suggestedSize: .zero)
    #expect(preview == nil)
    let page = UIViewController()
    #expect(page.activityItemsConfiguration == nil)
    page.activityItemsConfiguration = items
    #expect(page.activityItemsConfiguration === items)
  }

  @Test("are shared by a page, with what the app can do with them")
  func page() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let items = UIActivityItemsConfiguration(objects: ["a" as NSString, "b" as NSString])
    items.applicationActivitiesProvider = { [Print()] }
    let page = UIViewController()
    device.launch { page }
    device.perform {
      page.present(
        UIActivityViewController(activityItemsConfiguration: items), animated: false)
    }
    _ = device.settle(limit: 2)
    #expect(!device.find(text: "Print it").isEmpty && device.find(text: "Copy").isEmpty)
  }
}
