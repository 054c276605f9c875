import Foundation
import Simulator
import Testing
import UIKit

@MainActor
@Suite("A table that is reloaded from a snapshot")
struct DiffableReloadTests {
  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      snapshot().sectionIdentifiers
    }
  }

  /// A cell with constraints inside, on which the height of its row depends.
  private final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 60),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func source(of table: UITableView, _ note: @escaping () -> Void = {}) -> Source {
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    return Source(tableView: table) { table, path, _ in
      note()
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    return snapshot
  }

  @Test("makes no cell outside of a window until one is asked for")
  func outside() {
    let device = Device(era: .iOS18)
    var count = 0
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    device.perform("test") {
      let source = source(of: table) { count += 1 }
      source.applySnapshotUsingReloadData(snapshot)
      #expect(table.numberOfRows(inSection: 0) == 2)
      #expect(count == 0)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
      #expect(count == 2)
    }
  }

  @Test("has its cells at once in a window")
  func inside() {
    let device = Device(era: .iOS18)
    let page = UITableViewController()
    device.launch { page }
    var count = 0
    device.perform("test") {
      let source = source(of: page.tableView) { count += 1 }
      source.applySnapshotUsingReloadData(snapshot)
      #expect(count == 2)
    }
  }

  private final class Counting: UITableView {
    var batches = 0

    override func beginUpdates() {
      batches += 1
      super.beginUpdates()
    }
  }

  @Test("and one that gets a snapshot calls no method that an app has overridden")
  func overridden() {
    let device = Device(era: .iOS18)
    let table = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    device.perform("test") {
      let source = source(of: table)
      source.apply(snapshot, animatingDifferences: false)
      source.applySnapshotUsingReloadData(snapshot)
      #expect(table.numberOfRows(inSection: 0) == 2)
      #expect(table.batches == 0)
      table.beginUpdates()
      table.endUpdates()
      #expect(table.batches == 1)
    }
  }

  @Test("shows no cell that its data source has hidden, and the next one")
  func hidden() {
    let device = Device(era: .iOS18)
    let page = UITableViewController()
    device.launch { page }
    var hides = true
    let path = IndexPath(row: 0, section: 0)
    device.perform("test") {
      page.tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      let source = Source(tableView: page.tableView) { table, path, _ in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        if hides { cell.isHidden = true }
        return cell
      }
      source.applySnapshotUsingReloadData(snapshot)
      #expect(page.tableView.cellForRow(at: path)?.isHidden == true)
      hides = false
      source.applySnapshotUsingReloadData(snapshot)
      #expect(page.tableView.cellForRow(at: path)?.isHidden == false)
    }
  }

  private final class Headed: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UITableViewHeaderFooterView(reuseIdentifier: "header")
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
  }

  @Test("has its headers at their places for who asks for one")
  func headers() {
    let device = Device(era: .iOS26)
    let page = UITableViewController()
    device.launch { page }
    let headed = Headed()
    device.perform("test") {
      page.tableView.dataSource = headed
      page.tableView.delegate = headed
      page.tableView.reloadData()
      #expect(page.tableView.headerView(forSection: 0)?.bounds.height == 30)
    }
  }

  @Test("may have no width, with titles at its side and rows that measure themselves")
  func narrow() {
    let device = Device(era: .iOS18)
    let table = UITableView()
    device.perform("test") {
      let source = source(of: table)
      source.applySnapshotUsingReloadData(snapshot)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height >= 60)
    }
  }
}
