import QuartzCore
import Simulator
import Testing
import UIKit

@Suite("An update link")
@MainActor
struct UpdateLinkTests {
  private let device = Device(era: .iOS18)
  private let page = UIViewController()

  init() {
    device.launch { [page] in page }
    device.advance(by: 1)
  }

  @Test(
    "runs its actions in each frame if it asks for that, before the frame's commit and after it")
  func continuous() {
    device.advance(by: 0)
    var events: [String] = []
    let link = UIUpdateLink(view: page.view)
    link.requiresContinuousUpdates = true
    link.addAction(to: .afterCATransactionCommit) { _, _ in
      events.append("after \(self.page.view.layer.presentation()?.opacity ?? -1)")
    }
    link.addAction { link, info in
      events.append("before \(link.currentUpdateInfo === info)")
      self.page.view.layer.opacity -= 0.25
    }
    device.advance(by: 2.0 / 60)
    #expect(events == ["before true", "after 0.75", "before true", "after 0.5"])
    #expect(UIUpdateInfo.current(for: page.view) == nil)
    link.isEnabled = false
    device.advance(by: 1)
    #expect(events.count == 4)
  }

  @Test("that does not ask for updates takes part in those that there are")
  func passive() {
    device.advance(by: 0)
    var times: [Double] = []
    let link = UIUpdateLink(view: page.view) { _, info in times.append(info.modelTime) }
    device.advance(by: 1)
    times = []
    device.advance(by: 1)
    #expect(times.isEmpty)
    device.perform { page.view.alpha = 0.5 }
    let start = device.now
    device.advance(by: 1)
    #expect(times.count == 1 && times[0] - start < 1.0 / 59)
    #expect(link.isEnabled && !link.requiresContinuousUpdates)
  }

  @Test("rests while its view is in no window, and ends with its owner")
  func rests() {
    device.advance(by: 0)
    var count = 0
    let view = UIView()
    var link: UIUpdateLink? = UIUpdateLink(view: view) { _, _ in count += 1 }
    link?.requiresContinuousUpdates = true
    device.advance(by: 0.5)
    #expect(count == 0)
    device.perform { page.view.addSubview(view) }
    device.advance(by: 0.1)
    #expect(count > 0)
    link = nil
    count = 0
    device.advance(by: 0.5)
    #expect(count == 0)
  }
}
