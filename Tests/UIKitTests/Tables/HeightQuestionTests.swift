import Foundation
import Simulator
import Testing
import UIKit

@Suite("A table whose delegate says how high rows are")
@MainActor
struct HeightQuestionTests {
  private final class Page: UITableViewController {
    var questions = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      questions += 1
      return 64
    }
  }

  @Test("asks about each row once at the end of updates without any change")
  func emptyUpdate() {
    let device = Device(era: .iOS18)
    let page = Page(style: .plain)
    device.launch { page }
    _ = device.settle(limit: 2)
    page.questions = 0
    device.perform {
      page.tableView.beginUpdates()
      page.tableView.endUpdates()
    }
    _ = device.settle(limit: 2)
    #expect(page.questions == 50)
  }
}
