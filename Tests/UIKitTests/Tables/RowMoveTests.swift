import Simulator
import Testing
import UIKit

@Suite("A row that a finger moves")
@MainActor
struct RowMoveTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [["a", "b", "c", "d"], ["e"]]
    var fixed: Set<String> = []
    var moves: [String] = []
    var questions: [String] = []
    var target: ((IndexPath) -> IndexPath)?

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(rows[indexPath.section][indexPath.row])
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
      moves.append("\(row) \(destinationIndexPath.section).\(destinationIndexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      questions.append(
        "\(proposedDestinationIndexPath.section).\(proposedDestinationIndexPath.row)")
      return target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath
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
    device.perform {
      page.view.addSubview(table)
      table.setEditing(true, animated: false)
    }
    device.advance(by: 0)
    return table
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  @Test("makes the others give way, and tells the data source at the end")
  func moves() {
    UISystem.current = device.system
    let table = makeTable()
    device.touchDown(at: CGPoint(x: 285, y: 120))
    device.drag(to: CGPoint(x: 285, y: 210), duration: 0.5)
    let cell = table.visibleCells.first { $0.textLabel?.text == "a" }
    #expect(cell?.frame.minY == 90)
    #expect(source.moves == [])
    #expect(source.questions == ["0.1", "0.2"])
    #expect(texts(table) == ["b", "c", "a", "d", "e"])
    device.touchUp()
    #expect(device.settle(limit: 5))
    #expect(source.moves == ["a 0.2"])
    #expect(cell?.frame.minY == 80)
    #expect(table.indexPath(for: cell ?? UITableViewCell()) == IndexPath(row: 2, section: 0))
    #expect(texts(table) == ["b", "c", "a", "d", "e"])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(texts(table) == ["b", "c", "a", "d", "e"])
  }

  @Test("goes up, and into another section")
  func sections() {
    UISystem.current = device.system
    let table = makeTable()
    device.touchDown(at: CGPoint(x: 285, y: 280))
    device.drag(to: CGPoint(x: 285, y: 165), duration: 0.5)
    device.touchUp()
    #expect(device.settle(limit: 5))
    #expect(source.moves == ["e 0.1"])
    #expect(source.rows == [["a", "e", "b", "c", "d"], []])
    #expect(texts(table) == ["a", "e", "b", "c", "d"])
  }

  @Test("goes where the delegate lets it go")
  func target() {
    UISystem.current = device.system
    source.target = { _ in IndexPath(row: 1, section: 0) }
    _ = makeTable()
    device.touchDown(at: CGPoint(x: 285, y: 120))
    device.drag(to: CGPoint(x: 285, y: 240), duration: 0.5)
    device.touchUp()
    #expect(device.settle(limit: 5))
    #expect(source.moves == ["a 0.1"])
  }

  /// A data source that moves no rows.
  private final class Still: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  private class StillController: UITableViewController {
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 1 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private final class MovingController: StillController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private func showsReorder(_ table: UITableView) -> [Bool] {
    table.visibleCells.map { cell in
      cell.subviews.contains { $0.accessibilityLabel == "Reorder" }
    }
  }

  @Test("shows so while the table is edited, if its data source moves rows")
  func control() {
    UISystem.current = device.system
    source.fixed = ["b"]
    let table = makeTable()
    #expect(showsReorder(table) == [true, false, true, true, true])
    device.perform { table.setEditing(false, animated: true) }
    #expect(device.settle(limit: 5))
    #expect(showsReorder(table) == [false, false, false, false, false])
    let still = Still()
    device.perform {
      table.dataSource = still
      table.setEditing(true, animated: false)
    }
    device.advance(by: 0)
    #expect(showsReorder(table) == [false])
    for (page, shows) in [(StillController(), false), (MovingController(), true)] {
      device.launch { page }
      device.perform { page.setEditing(true, animated: false) }
      device.advance(by: 0)
      #expect(showsReorder(page.tableView) == [shows])
    }
  }

  @Test("comes back when the touch is taken away, and the data stay")
  func cancelled() {
    UISystem.current = device.system
    let table = makeTable()
    device.touchDown(at: CGPoint(x: 285, y: 120))
    device.drag(to: CGPoint(x: 285, y: 240), duration: 0.5)
    device.cancelTouches()
    #expect(device.settle(limit: 5))
    #expect(source.moves == [])
    #expect(texts(table) == ["a", "b", "c", "d", "e"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
  }

  @Test("is only one that can be moved, while the table is edited")
  func fixed() {
    UISystem.current = device.system
    source.fixed = ["a"]
    let table = makeTable()
    let widths = table.visibleCells.map(\.contentView.frame.maxX)
    #expect(widths == [300, 256, 256, 256, 256])
    device.touchDown(at: CGPoint(x: 285, y: 120))
    device.drag(to: CGPoint(x: 285, y: 240), duration: 0.5)
    device.touchUp()
    #expect(source.moves == [])
    table.setEditing(false, animated: false)
    device.advance(by: 0)
    #expect(table.visibleCells.map(\.contentView.frame.maxX) == [300, 300, 300, 300, 300])
  }
}
