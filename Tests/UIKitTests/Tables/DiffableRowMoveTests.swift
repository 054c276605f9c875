import Simulator
import Testing
import UIKit

@Suite("A row that a finger moves in a diffable table")
@MainActor
struct DiffableRowMoveTests {
  private final class Source: UITableViewDiffableDataSource<Int, String> {
    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath) else { return }
      var new = snapshot()
      new.deleteItems([item])
      let rest = new.itemIdentifiers(inSection: destinationIndexPath.section)
      if rest.indices.contains(destinationIndexPath.row) {
        new.insertItems([item], beforeItem: rest[destinationIndexPath.row])
      } else {
        new.appendItems([item], toSection: destinationIndexPath.section)
      }
      apply(new, animatingDifferences: false)
    }
  }

  private let device = Device(era: .iOS18)

  private func makeTable() -> (UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    table.rowHeight = 40
    table.contentInsetAdjustmentBehavior = .never
    let source = Source(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
    let page = UIViewController()
    device.launch { page }
    device.perform {
      page.view.addSubview(table)
      table.setEditing(true, animated: false)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["a", "b", "c", "d"], toSection: 0)
      snapshot.appendItems(["e", "f"], toSection: 1)
      source.apply(snapshot, animatingDifferences: false)
    }
    device.advance(by: 0)
    return (table, source)
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    device.touchDown(at: CGPoint(x: 285, y: start))
    device.drag(to: CGPoint(x: 285, y: end), duration: 0.5)
    device.touchUp()
    #expect(device.settle(limit: 5))
    #expect(device.crash == nil)
  }

  @Test("is moved once, by the table or by the snapshot that is applied then")
  func once() {
    UISystem.current = device.system
    let (table, source) = makeTable()
    drag(from: 120, to: 205)
    #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["b", "c", "a", "d"])
    #expect(texts(table) == ["b", "c", "a", "d", "e", "f"])
    let path = IndexPath(row: 2, section: 0)
    #expect(table.cellForRow(at: path)?.textLabel?.text == "a")
  }

  @Test("goes to another section")
  func sections() {
    UISystem.current = device.system
    let (table, source) = makeTable()
    drag(from: 120, to: 285)
    #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["b", "c", "d"])
    #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["e", "a", "f"])
    #expect(texts(table) == ["b", "c", "d", "e", "a", "f"])
    #expect(table.numberOfRows(inSection: 1) == 3)
  }
}
