import Interlock
import Rows
import Simulator
import Testing
import UIKit

@Suite("A guarded controller that is a column of a split view", .everyWayIn, .row("R8"))
@MainActor
struct SplitColumnTests {
  private let device: Device
  private let split = UISplitViewController(style: .doubleColumn)
  private let primary: UINavigationController
  private let secondary: UINavigationController

  init() {
    device = Device(era: .iOS18)
    primary = WayIn.current.makeController(root: Page("Folders"))
    secondary = WayIn.current.makeController(root: Page("Message"))
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
  }

  private func launch() {
    device.launch { split }
    settle()
  }

  private func settle() {
    _ = device.settle(limit: 30)
  }

  private var stack: [String] {
    primary.viewControllers.map { page in
      (page as? UINavigationController)?.topViewController?.title ?? page.title ?? "?"
    }
  }

  @Test("on a narrow screen comes and goes as UIKit has it")
  func narrow() {
    launch()
    #expect(split.isCollapsed)
    device.perform("show") { split.show(.primary) }
    settle()
    #expect(stack == ["Folders"])
    device.perform("show") { split.show(.secondary) }
    settle()
    #expect(stack == ["Folders", "Message"])
    #expect(primary.interlock.isAtRest)
    #expect(device.crash == nil)
    #expect(device.log.isEmpty)
  }

  @Test("on a narrow screen keeps pushes waiting while a column comes")
  func pushDuringShow() {
    launch()
    device.perform("show") { split.show(.primary) }
    settle()
    device.perform("show") { split.show(.secondary) }
    device.advance(by: 0.1)
    var outcome: NavigationOutcome?
    device.perform("push") {
      primary.interlock.push(Page("Attachment")) { outcome = $0 }
    }
    settle()
    #expect(stack == ["Folders", "Message", "Attachment"])
    #expect(outcome == .shown)
    #expect(primary.interlock.isAtRest)
    #expect(device.crash == nil)
    #expect(device.log.isEmpty)
  }

  @Test("on a wide screen: each column has transitions of its own")
  func wide() {
    let device = Device(era: .iOS18, screen: .size(width: 1180, height: 820, scale: 2))
    let columns = ["Folders", "Message"].map { WayIn.current.makeController(root: Page($0)) }
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(columns[0], for: .primary)
    split.setViewController(columns[1], for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    device.launch { split }
    _ = device.settle(limit: 5)
    #expect(!split.isCollapsed)
    var outcomes: [NavigationOutcome] = []
    device.perform("push") {
      for column in columns {
        for title in ["First", "Second"] {
          column.interlock.push(Page(title)) { outcomes.append($0) }
        }
      }
    }
    #expect(columns.allSatisfy { $0.viewControllers.count == 2 })
    _ = device.settle(limit: 30)
    #expect(columns.allSatisfy { $0.viewControllers.count == 3 })
    #expect(outcomes == [.shown, .shown, .shown, .shown])
    #expect(device.crash == nil)
    #expect(device.log.isEmpty)
  }
}
