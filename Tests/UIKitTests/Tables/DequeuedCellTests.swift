import Foundation
import Simulator
import Testing
import UIKit

/// Source: WWDC 2012, session 200.
@Suite("A cell that is taken for a row")
@MainActor
struct DequeuedCellTests {
  /// A page that notes how large the contents of its cells are while it is asked for them.
  private final class Page: UITableViewController {
    let height: (Int) -> CGFloat
    var sizes: [Int: CGSize] = [:]

    init(height: @escaping (Int) -> CGFloat) {
      self.height = height
      super.init(style: .plain)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      sizes[indexPath.row] = cell.bounds.size
      return cell
    }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { height(indexPath.row) }
  }

  @Test(
    "is as large as the row, whether it is new or was another one's",
    arguments: [Era.iOS9, .iOS18])
  func size(era: Era) {
    let device = Device(era: era)
    let page = Page { $0.isMultiple(of: 3) ? 300 : 90 }
    device.launch { page }
    device.advance(by: 0.5)
    #expect(page.sizes.count > 4)
    device.perform { page.tableView.contentOffset.y = 2000 }
    device.advance(by: 0.5)
    for (row, size) in page.sizes {
      let path = IndexPath(row: row, section: 0)
      #expect(size == page.tableView.rectForRow(at: path).size)
    }
  }

  @Test("has no other height than its own if it is to say itself how high it is")
  func measured() {
    let device = Device(era: .iOS18)
    let page = Page { _ in UITableView.automaticDimension }
    page.tableView.estimatedRowHeight = 200
    device.launch { page }
    device.advance(by: 0.5)
    #expect(page.sizes[0]?.height == UITableViewCell().bounds.height)
  }
}
