import Simulator
import Testing
import UIKit

@Suite("A row that is swiped")
@MainActor
struct RowSwipeTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c"]
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var reports: [String] = []

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

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      reports.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      reports.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      reports.append("select \(indexPath.row)")
    }
  }

  private let device = Device(era: .iOS18)
  private let source = Source()

  private func makeTable(_ source: Source) -> UITableView {
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

  private func action(
    _ title: String, style: UIContextualAction.Style = .normal, finishes: Bool = true
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [source] action, _, finish in
      source.reports.append(action.title ?? "")
      if finishes { finish(true) }
    }
  }

  private func swipe(_ row: Int, by way: CGFloat, duration: Double = 0.5) {
    let y = 120 + CGFloat(row) * 40
    let start: CGFloat = way < 0 ? 280 : 40
    device.swipe(
      from: CGPoint(x: start, y: y), to: CGPoint(x: start + way, y: y), duration: duration)
  }

  private func frame(_ table: UITableView, _ row: Int) -> CGRect {
    let frame = table.cellForRow(at: IndexPath(row: row, section: 0))?.frame ?? .zero
    return CGRect(
      x: (frame.minX * 1000).rounded() / 1000, y: frame.minY, width: frame.width,
      height: frame.height)
  }

  @Test("follows the finger, and shows the buttons behind it")
  func follows() {
    UISystem.current = device.system
    source.trailing = UISwipeActionsConfiguration(actions: [action("One"), action("Two")])
    let table = makeTable(source)
    device.touchDown(at: CGPoint(x: 280, y: 160))
    device.drag(to: CGPoint(x: 220, y: 162), duration: 0.3)
    // The way to where the gesture begins does not count.
    #expect(frame(table, 1).minX == -50)
    #expect(frame(table, 0).minX == 0)
    #expect(source.reports == ["begin 1"])
    device.drag(to: CGPoint(x: 260, y: 162), duration: 0.3)
    #expect(frame(table, 1).minX == -10)
    device.touchUp()
    #expect(device.settle(limit: 5))
    #expect(frame(table, 1).minX == 0)
    #expect(source.reports == ["begin 1", "end 1"])
  }

  @Test("stays open, and a tap on a button performs its action and closes it")
  func taps() {
    UISystem.current = device.system
    source.trailing = UISwipeActionsConfiguration(actions: [action("One"), action("Two")])
    let table = makeTable(source)
    swipe(1, by: -120)
    #expect(device.settle(limit: 5))
    #expect(frame(table, 1).minX == -148)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == true)
    // The first action is at the edge, the second beside it.
    device.tap(at: CGPoint(x: 180, y: 160))
    #expect(device.settle(limit: 5))
    #expect(source.reports == ["begin 1", "Two", "end 1"])
    #expect(frame(table, 1).minX == 0)
  }

  @Test("stays open until the action says that it is done")
  func waits() {
    UISystem.current = device.system
    var finish: ((Bool) -> Void)?
    source.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Later") { finish = $2 }
    ])
    let table = makeTable(source)
    swipe(0, by: -60)
    #expect(device.settle(limit: 5))
    device.tap(at: CGPoint(x: 280, y: 120))
    #expect(device.settle(limit: 5))
    #expect(frame(table, 0).minX == -74)
    device.perform { finish?(true) }
    #expect(device.settle(limit: 5))
    #expect(frame(table, 0).minX == 0)
  }

  @Test("is closed by a touch elsewhere, which does nothing more")
  func closes() {
    UISystem.current = device.system
    source.trailing = UISwipeActionsConfiguration(actions: [action("One")])
    let table = makeTable(source)
    swipe(0, by: -60)
    #expect(device.settle(limit: 5))
    #expect(frame(table, 0).minX == -74)
    device.tap(at: CGPoint(x: 100, y: 200))
    #expect(device.settle(limit: 5))
    #expect(frame(table, 0).minX == 0)
    #expect(source.reports == ["begin 0", "end 0"])
    device.tap(at: CGPoint(x: 100, y: 200))
    #expect(source.reports.last == "select 2")
  }

  @Test("performs the first action when it is swiped over its whole length")
  func full() {
    UISystem.current = device.system
    source.trailing = UISwipeActionsConfiguration(actions: [action("One"), action("Two")])
    let table = makeTable(source)
    swipe(1, by: -250)
    #expect(source.reports == ["begin 1", "One"])
    #expect(device.settle(limit: 5))
    #expect(source.reports == ["begin 1", "One", "end 1"])
    #expect(frame(table, 1).minX == 0)
  }

  @Test("performs nothing by itself if the app does not want that")
  func notFull() {
    UISystem.current = device.system
    let configuration = UISwipeActionsConfiguration(actions: [action("One")])
    configuration.performsFirstActionWithFullSwipe = false
    source.trailing = configuration
    let table = makeTable(source)
    swipe(1, by: -250)
    #expect(device.settle(limit: 5))
    #expect(source.reports == ["begin 1"])
    #expect(frame(table, 1).minX == -74)
  }

  @Test("shows the other actions when it is swiped the other way")
  func leading() {
    UISystem.current = device.system
    source.leading = UISwipeActionsConfiguration(actions: [action("Pin")])
    let table = makeTable(source)
    swipe(1, by: -100)
    #expect(frame(table, 1).minX == 0)
    swipe(1, by: 70)
    #expect(device.settle(limit: 5))
    #expect(frame(table, 1).minX == 74)
    device.tap(at: CGPoint(x: 30, y: 160))
    #expect(source.reports.suffix(2) == ["begin 1", "Pin"])
  }

  @Test("stays where it is if there are no actions, or a finger goes down first")
  func nothing() {
    UISystem.current = device.system
    let table = makeTable(source)
    swipe(1, by: -100)
    #expect(frame(table, 1).minX == 0)
    source.trailing = UISwipeActionsConfiguration(actions: [])
    swipe(1, by: -100)
    source.trailing = UISwipeActionsConfiguration(actions: [action("One")])
    device.swipe(
      from: CGPoint(x: 280, y: 200), to: CGPoint(x: 200, y: 380), duration: 0.3)
    #expect(device.settle(limit: 5))
    #expect(!source.reports.contains { $0.hasPrefix("begin") })
    #expect(frame(table, 1).minX == 0)
  }

  @Test("cannot be while the table is edited")
  func editing() {
    UISystem.current = device.system
    source.trailing = UISwipeActionsConfiguration(actions: [action("One")])
    let table = makeTable(source)
    swipe(0, by: -60)
    #expect(device.settle(limit: 5))
    table.setEditing(true, animated: true)
    #expect(device.settle(limit: 5))
    #expect(frame(table, 0).minX == 0)
    swipe(0, by: -100)
    #expect(device.settle(limit: 5))
    #expect(source.reports == ["begin 0", "end 0"])
  }

  @Test("is forgotten when its action takes it out of the table")
  func deletion() {
    UISystem.current = device.system
    let table = makeTable(source)
    source.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Away") { [source] _, _, finish in
        source.rows.remove(at: 1)
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        finish(true)
      }
    ])
    swipe(1, by: -60)
    #expect(device.settle(limit: 5))
    device.tap(at: CGPoint(x: 280, y: 160))
    #expect(device.settle(limit: 5))
    #expect(source.reports == ["begin 1", "end nil"])
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "c"])
    #expect(table.visibleCells.map(\.frame.minX) == [0, 0])
    #expect(table.subviews.filter { !($0 is UITableViewCell) && $0.bounds.width == 74 }.isEmpty)
  }

  /// A data source of rows that can be deleted.
  private final class Editable: NSObject, UITableViewDataSource {
    var rows = ["a", "b", "c"]
    var commits: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 0
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      commits.append("\(editingStyle) \(rows.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  @Test("can be deleted where the data source lets it be edited")
  func system() {
    UISystem.current = device.system
    let table = makeTable(source)
    let editable = Editable()
    table.dataSource = editable
    table.delegate = nil
    device.advance(by: 0)
    swipe(0, by: -250)
    #expect(editable.commits == [])
    swipe(1, by: -60)
    #expect(device.settle(limit: 5))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX ?? 0 < -70)
    device.tap(at: CGPoint(x: 280, y: 160))
    #expect(device.settle(limit: 5))
    #expect(editable.commits == ["delete b"])
    swipe(1, by: -260)
    #expect(device.settle(limit: 5))
    #expect(editable.commits == ["delete b", "delete c"])
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  /// A page with three rows that does not let them go.
  private class Page: UITableViewController {
    var rows = ["a", "b", "c"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 40
      tableView.contentInsetAdjustmentBehavior = .never
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
  }

  /// A page that implements nothing of editing but the deletion.
  private final class DeletingPage: Page {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test("can be deleted on a page that implements the deletion alone, and on no other page")
  func pages() {
    UISystem.current = device.system
    let page = DeletingPage(style: .plain)
    let other = Page(style: .plain)
    for (shown, count) in [(other, 3), (page, 2)] {
      device.launch { shown }
      device.advance(by: 0)
      device.swipe(
        from: CGPoint(x: 380, y: 60), to: CGPoint(x: 20, y: 60), duration: 0.4)
      #expect(device.settle(limit: 5))
      #expect(shown.tableView.numberOfRows(inSection: 0) == count)
    }
    #expect(page.rows == ["a", "c"])
  }
}
