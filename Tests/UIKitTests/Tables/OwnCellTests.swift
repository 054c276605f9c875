import Foundation
import Simulator
import Testing
import UIKit

@Suite("A table whose rows have cells of their own")
@MainActor
struct OwnCellTests {
  /// A page with rows that keep their cells, some of them hidden.
  private final class Form: UITableViewController {
    let rows = (0..<4).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    var shown = [0, 1, 2, 3]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      rows[shown[indexPath.row]]
    }

    func hide() {
      shown.remove(at: 1)
      tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }

    func show() {
      shown.insert(1, at: 1)
      tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }
  }

  private let device = Device(era: .iOS18)
  private let form = Form()

  init() {
    device.launch { [form] in form }
  }

  private func isShown(_ row: Int) -> Bool {
    let cell = form.rows[row]
    return cell.superview === form.tableView && cell.alpha == 1
      && form.tableView.indexPath(for: cell) != nil
  }

  @Test(
    "shows a cell that it gets again for a row that is reloaded",
    arguments: [UITableView.RowAnimation.none, .fade, .automatic])
  func reload(animation: UITableView.RowAnimation) {
    let path = IndexPath(row: 1, section: 0)
    device.perform { form.tableView.reloadRows(at: [path], with: animation) }
    #expect(isShown(1))
    device.advance(by: 1)
    #expect(isShown(1) && form.tableView.visibleCells == form.rows)
    device.perform { form.tableView.reloadSections(IndexSet(integer: 0), with: animation) }
    device.advance(by: 1)
    #expect((0..<4).allSatisfy(isShown))
  }

  @Test("shows a cell whose row comes back while it is going")
  func comeBack() {
    device.perform { form.hide() }
    device.advance(by: 0.1)
    device.perform { form.show() }
    device.advance(by: 1)
    #expect((0..<4).allSatisfy(isShown))
    device.perform { form.hide() }
    device.advance(by: 1)
    #expect(form.rows[1].superview == nil)
    device.perform { form.show() }
    device.advance(by: 1)
    #expect((0..<4).allSatisfy(isShown))
  }
}
