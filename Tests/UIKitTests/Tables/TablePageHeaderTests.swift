import Simulator
import Testing
import UIKit

@Suite("A page that is a table")
@MainActor
struct TablePageHeaderTests {
  private final class Page: UITableViewController {
    var gone: [String] = []

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 30 }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "header" }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "footer" }

    override func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 31 }

    override func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { gone.append("header \(section)") }

    override func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { gone.append("footer \(section)") }
  }

  @Test("can say itself what becomes of headers and footers, and how high it thinks they are")
  func overrides() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let page = Page(style: .grouped)
    page.tableView.estimatedSectionFooterHeight = 17
    device.launch { page }
    device.perform { page.tableView.reloadData() }
    #expect(page.gone.contains("header 0") && page.gone.contains("footer 0"))
    let delegate = try #require(page.tableView.delegate)
    #expect(delegate.tableView(page.tableView, estimatedHeightForHeaderInSection: 0) == 31)
    #expect(delegate.tableView(page.tableView, estimatedHeightForFooterInSection: 0) == 17)
  }
}
