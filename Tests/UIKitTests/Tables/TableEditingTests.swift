import Simulator
import Testing
import UIKit

@Suite("A table that is edited")
@MainActor
struct TableEditingTests {
  /// The contents of a table, and what it is told.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c"]
    var locked: Set<Int> = []
    var commits: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      !locked.contains(indexPath.row)
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      commits.append("\(editingStyle) \(rows[indexPath.row])")
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  private let device = Device(era: .iOS18)
  private let source = Source()

  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    table.rowHeight = 40
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = source
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    return table
  }

  @Test("shows it on the rows that can be")
  func rows() {
    UISystem.current = device.system
    source.locked = [1]
    let table = makeTable()
    #expect(table.visibleCells.map(\.isEditing) == [false, false, false])
    table.setEditing(true, animated: false)
    #expect(table.isEditing)
    #expect(table.visibleCells.map(\.isEditing) == [true, false, true])
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .none, .delete])
    device.advance(by: 0)
    let contents = table.visibleCells.map { $0.contentView.frame.minX }
    #expect(contents[0] > 0 && contents[1] == 0)
    table.isEditing = false
    #expect(table.visibleCells.map(\.isEditing) == [false, false, false])
  }

  @Test("tells its data source which row a person has deleted, when that was confirmed")
  func commit() {
    UISystem.current = device.system
    let table = makeTable()
    table.setEditing(true, animated: false)
    device.advance(by: 0)
    device.tap(at: CGPoint(x: 15, y: 160))
    #expect(device.settle(limit: 5))
    #expect(source.commits == [])
    #expect(table.visibleCells.map(\.showingDeleteConfirmation) == [false, true, false])
    device.tap(at: CGPoint(x: 280, y: 160))
    #expect(device.settle(limit: 5))
    #expect(source.commits == ["delete b"])
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "c"])
  }

  @Test("selects no row meanwhile, unless it is told to")
  func selection() {
    UISystem.current = device.system
    let table = makeTable()
    table.setEditing(true, animated: false)
    device.tap(at: CGPoint(x: 200, y: 120))
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    device.tap(at: CGPoint(x: 200, y: 120))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("selects rows by their circles if several can be selected")
  func circles() throws {
    UISystem.current = device.system
    let table = makeTable()
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    device.advance(by: 0)
    device.tap(at: CGPoint(x: 20, y: 120))
    device.tap(at: CGPoint(x: 20, y: 200))
    #expect(device.settle(limit: 5))
    #expect(source.commits == [])
    #expect(table.visibleCells.map(\.showingDeleteConfirmation) == [false, false, false])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    device.tap(at: CGPoint(x: 20, y: 120))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
  }

  @Test("has signs only meanwhile, which go out at the side")
  func signs() throws {
    UISystem.current = device.system
    let table = makeTable()
    let cell = table.visibleCells[0]
    func sign() -> UIView? { cell.subviews.first { $0 is UIControl } }
    #expect(sign() == nil)
    device.perform { table.setEditing(true, animated: true) }
    #expect(sign()?.frame.minX == 0)
    #expect(device.settle(limit: 5))
    device.perform { table.setEditing(false, animated: true) }
    #expect(sign()?.frame.maxX == 0)
    #expect(device.settle(limit: 5))
    #expect(sign() == nil)
  }

  @Test("offers the actions of a swipe as it is told")
  func swipes() {
    UISystem.current = device.system
    var done: [Bool] = []
    let action = UIContextualAction(style: .destructive, title: "Away") { _, _, finish in
      finish(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    #expect(configuration.performsFirstActionWithFullSwipe)
    #expect(configuration.actions.first?.title == "Away")
    #expect(action.backgroundColor == .systemRed)
    action.handler(action, UIView()) { done.append($0) }
    #expect(done == [true])
  }
}
