import Simulator
import Testing
import UIKit

@Suite("The page of a table")
@MainActor
struct TablePagePlaceTests {
  @Test(
    "begins below the status bar until iOS 12, and at the top of the screen from then on",
    arguments: [Era.iOS7, .iOS9, .iOS13, .iOS26])
  func firstFrame(era: Era) {
    let device = Device(era: era)
    let screen = UIScreen.main.bounds
    let below = UIApplication.shared.statusBarFrame.maxY
    let top = era == .iOS7 || era == .iOS9 ? below : 0
    #expect(below > 0 && device.crash == nil)
    #expect(
      UITableViewController(style: .plain).view.frame
        == CGRect(x: 0, y: top, width: screen.width, height: screen.height - top))
  }

  @Test("fills the window whose root it is", arguments: [Era.iOS9, .iOS18])
  func root(era: Era) {
    let device = Device(era: era)
    let page = UITableViewController(style: .plain)
    device.launch { page }
    #expect(page.view.frame == device.window.bounds)
  }
}
