import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A header of a table")
@MainActor
struct HuggingHeaderTests {
  private final class Header: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 30) }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let header = Header()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header
    }
  }

  @Test("is as wide as the table, or as its content where that is wanted")
  func width() {
    let device = Device(era: .iOS18)
    let source = Source()
    let page = UITableViewController(style: .plain)
    device.launch {
      page.tableView.dataSource = source
      page.tableView.delegate = source
      return page
    }
    _ = device.settle(limit: 2)
    #expect(page.tableView.contentHuggingElements.isEmpty)
    #expect(source.header.frame.width == page.tableView.bounds.width)
    device.perform { page.tableView.contentHuggingElements = .sectionHeaders }
    _ = device.settle(limit: 2)
    #expect(source.header.frame.width == 120 && source.header.frame.minX == 0)
    device.perform { page.tableView.contentHuggingElements = [] }
    #expect(source.header.frame.width == page.tableView.bounds.width)
  }
}
