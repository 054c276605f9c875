import Simulator
import Testing
import UIKit

@Suite("A table")
@MainActor
struct TableViewTests {
  private let bench = TableBench(rows: [(0..<100).map { "row \($0)" }])
  private var table: UITableView { bench.table }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("makes cells only for the rows in sight, of the registered class")
  func cells() {
    bench.device.advance(by: 0)
    #expect(bench.shown == (0..<10).map { "row \($0)" })
    #expect(table.contentSize == CGSize(width: 300, height: 4000))
    #expect(table.visibleCells.allSatisfy { $0 is NamedCell })
    #expect(table.cellForRow(at: path(3))?.frame == CGRect(x: 0, y: 120, width: 300, height: 40))
    #expect(table.cellForRow(at: path(30)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 85)) == path(2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 4005)) == nil)
  }

  @Test("has cells of a size even before it places them, whatever frame they were made with")
  func usualSize() {
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(NamedCell().contentView.frame.size == CGSize(width: 320, height: 44))
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UITableViewCell(frame: frame).frame == UITableViewCell().frame)
  }

  @Test("uses cells again that have gone out of sight")
  func reuse() {
    bench.device.advance(by: 0)
    let count = NamedCell.count
    bench.device.perform { table.contentOffset.y = 400 }
    #expect(bench.shown == (10..<20).map { "row \($0)" })
    bench.device.perform { table.contentOffset.y = 800 }
    #expect(NamedCell.count - count <= 10)
    #expect(table.visibleCells.contains { ($0 as? NamedCell).map { $0.reuses > 0 } ?? false })
    #expect(bench.takeReports().first?.hasPrefix("didEndDisplaying 0.") == true)
  }

  @Test("has the cells of a reload as soon as one is asked for, also of a table without a height")
  func cellsAtOnce() {
    let bench = TableBench(rows: [["A", "B"]])
    bench.device.perform {
      bench.rows = [["C", "D"]]
      bench.table.reloadData()
      #expect(bench.table.cellForRow(at: [0, 1])?.textLabel?.text == "D")
      bench.table.frame = .zero
      bench.table.reloadData()
      #expect(bench.table.cellForRow(at: [0, 0])?.textLabel?.text == "C")
      #expect(bench.table.cellForRow(at: [0, 1]) == nil)
    }
  }

  @Test("raises if there is no class for an identifier")
  func unregistered() {
    bench.device.advance(by: 0)
    bench.device.perform {
      #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
      _ = table.dequeueReusableCell(withIdentifier: "other", for: path(0))
    }
    #expect(
      bench.device.crash?.reason
        == "unable to dequeue a cell with identifier other - must register a nib or a class for the"
        + " identifier or connect a prototype cell in a storyboard")
  }

  @Test("places sections one after another, with titles above them")
  func sections() {
    bench.device.advance(by: 0)
    bench.rows = [["a", "b"], ["c"]]
    bench.titles = ["first", nil]
    bench.heights = [path(1): 100]
    table.sectionHeaderTopPadding = 0
    bench.device.perform { table.reloadData() }
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.rectForHeader(inSection: 0).height == 28)
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 68, width: 300, height: 100))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 168, width: 300, height: 40))
    #expect(bench.shown == ["a", "b", "c"])
  }

  @Test("lets cells say how high they are")
  func selfSizing() {
    bench.device.advance(by: 0)
    table.register(TallCell.self, forCellReuseIdentifier: "tall")
    bench.identifier = "tall"
    bench.device.perform {
      table.rowHeight = UITableView.automaticDimension
      table.reloadData()
    }
    #expect(table.rectForRow(at: path(1)).minY == 120)
    #expect(table.visibleCells.count == 4)
  }

  @Test(
    "scrolls to a row",
    arguments: [(.top, 2000), (.middle, 1820), (.bottom, 1640), (.none, 1640)]
      as [(UITableView.ScrollPosition, CGFloat)])
  func scrollToRow(position: UITableView.ScrollPosition, offset: CGFloat) {
    bench.device.advance(by: 0)
    bench.device.perform { table.scrollToRow(at: path(50), at: position, animated: false) }
    #expect(table.contentOffset.y == offset)
    #expect(bench.shown.contains("row 50"))
  }

  @Test("scrolls under a finger and tells its own delegate")
  func scrolls() {
    bench.device.advance(by: 0)
    bench.device.swipe(
      from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), duration: 0.2)
    #expect(table.contentOffset.y > 150)
    #expect(bench.takeReports().contains("didEndDragging"))
    #expect(table.delegate === bench && (table as UIScrollView).delegate === bench)
  }

  // MARK: Selection

  @Test("selects the row that is tapped, and asks and tells in UIKit's order")
  func selection() {
    bench.device.advance(by: 0)
    bench.device.tap(at: CGPoint(x: 100, y: 60))
    #expect(
      bench.takeReports() == [
        "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1",
      ])
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(table.cellForRow(at: path(1))?.isSelected == true)
    bench.device.advance(by: 1)
    bench.device.tap(at: CGPoint(x: 100, y: 140))
    #expect(
      bench.takeReports() == [
        "didHighlight 0.3", "didUnhighlight 0.3", "willSelect 0.3", "willDeselect 0.1",
        "didDeselect 0.1", "didSelect 0.3",
      ])
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
  }

  @Test("lets the delegate choose another row, or none")
  func chosen() {
    bench.device.advance(by: 0)
    bench.willSelect = { _ in nil }
    bench.device.tap(at: CGPoint(x: 100, y: 60))
    #expect(table.indexPathForSelectedRow == nil)
    bench.willSelect = { _ in IndexPath(row: 5, section: 0) }
    bench.device.advance(by: 1)
    bench.device.tap(at: CGPoint(x: 100, y: 60))
    #expect(table.indexPathForSelectedRow == path(5))
  }

  @Test("selects several rows if it may, and deselects those tapped again")
  func several() {
    bench.device.advance(by: 0)
    table.allowsMultipleSelection = true
    for y in [20, 60, 20] {
      bench.device.tap(at: CGPoint(x: 100, y: y))
      bench.device.advance(by: 1)
    }
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test("tells nobody of what code selects, and forgets it when everything is loaded anew")
  func byCode() {
    bench.device.advance(by: 0)
    bench.device.perform { table.selectRow(at: path(50), animated: false, scrollPosition: .top) }
    #expect(!bench.takeReports().contains { $0.contains("elect") })
    #expect(table.contentOffset.y == 2000)
    #expect(table.cellForRow(at: path(50))?.isSelected == true)
    bench.device.perform { table.deselectRow(at: path(50), animated: true) }
    #expect(table.indexPathForSelectedRow == nil)
    bench.device.perform {
      table.selectRow(at: path(51), animated: false, scrollPosition: .none)
      table.reloadData()
    }
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("takes the highlight away when a finger scrolls")
  func highlightEnds() {
    bench.device.advance(by: 0)
    bench.device.touchDown(at: CGPoint(x: 100, y: 300))
    bench.device.advance(by: 0.3)
    #expect(bench.takeReports() == ["didHighlight 0.7"])
    bench.device.drag(to: CGPoint(x: 100, y: 200), duration: 0.2)
    #expect(bench.takeReports().first == "didUnhighlight 0.7")
    bench.device.touchUp()
    #expect(table.indexPathForSelectedRow == nil)
  }
}

private final class TallCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 120) }
}

@Suite("Changes of a table")
@MainActor
struct TableUpdateTests {
  private let bench = TableBench(rows: [["a", "b", "c"], ["d"]])
  private var table: UITableView { bench.table }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("move the cells that stay, and make new ones for those that come")
  func insertAndDelete() {
    bench.device.advance(by: 0)
    let kept = table.cellForRow(at: path(2))
    var isFinished: Bool?
    bench.device.perform {
      bench.rows = [["x", "a", "c"], ["d"]]
      table.performBatchUpdates {
        table.deleteRows(at: [path(1)], with: .automatic)
        table.insertRows(at: [path(0)], with: .automatic)
      } completion: {
        isFinished = $0
      }
    }
    #expect(bench.shown == ["x", "a", "c", "d"])
    #expect(table.cellForRow(at: path(2)) === kept)
    #expect(isFinished == nil)
    bench.device.advance(by: 1)
    #expect(isFinished == true)
    #expect(table.subviews.compactMap { $0 as? UITableViewCell }.count == 4)
  }

  @Test("keep the selection with its row")
  func selection() {
    bench.device.advance(by: 0)
    bench.device.perform {
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      bench.rows[0].insert("x", at: 0)
      table.insertRows(at: [path(0)], with: .fade)
    }
    #expect(table.indexPathForSelectedRow == path(2))
  }

  @Test(
    "take the selection from rows that are reloaded, and leave it to those that are only configured again"
  )
  func selectionOfReloaded() {
    bench.device.advance(by: 0)
    table.allowsMultipleSelection = true
    bench.device.perform {
      for path in [path(0), path(1), path(2), path(0, 1)] {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
      table.reloadRows(at: [path(1)], with: .none)
      table.reconfigureRows(at: [path(2)])
      table.reloadSections(IndexSet(integer: 1), with: .none)
    }
    #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
    #expect(table.cellForRow(at: path(2))?.isSelected == true)
  }

  @Test("move and reload rows")
  func moveAndReload() {
    bench.device.advance(by: 0)
    let moved = table.cellForRow(at: path(0))
    bench.device.perform {
      bench.rows = [["b", "C"], ["d", "a"]]
      table.beginUpdates()
      table.moveRow(at: path(0), to: path(1, 1))
      table.reloadRows(at: [path(2)], with: .none)
      table.endUpdates()
    }
    #expect(bench.shown == ["b", "C", "d", "a"])
    #expect(table.cellForRow(at: path(1, 1)) === moved)
  }

  @Test("put in and take out sections")
  func sections() {
    bench.device.advance(by: 0)
    let kept = table.cellForRow(at: path(0, 1))
    bench.device.perform {
      bench.rows = [["new"], ["d"]]
      table.beginUpdates()
      table.deleteSections([0], with: .fade)
      table.insertSections([0], with: .fade)
      table.endUpdates()
    }
    #expect(bench.shown == ["new", "d"])
    #expect(table.cellForRow(at: path(0, 1)) === kept)
  }

  @Test("raise if the data source does not follow them")
  func inconsistent() {
    bench.device.advance(by: 0)
    bench.device.perform { table.insertRows(at: [path(0)], with: .fade) }
    #expect(bench.device.crash?.name == "NSInternalInconsistencyException")
    #expect(
      bench.device.crash?.reason.hasPrefix(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an"
          + " existing section after the update (3) must be equal to the number of rows contained in"
          + " that section before the update (3), plus or minus the number of rows inserted or deleted"
          + " from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into"
          + " or out of that section (0 moved in, 0 moved out).") == true)
  }

  @Test("raise with all numbers and changes if the data changed in another way")
  func inconsistentOtherwise() {
    bench.device.advance(by: 0)
    bench.device.perform {
      bench.rows[0].removeLast(2)
      table.deleteRows(at: [path(0)], with: .fade)
    }
    #expect(
      bench.device.crash?.reason.hasPrefix(
        """
        Invalid batch updates detected: the number of sections and/or rows returned by the data source \
        before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 2 sections with row counts: [3, 1] }
        Data source after updates = { 2 sections with row counts: [1, 1] }
        Updates = [
        \tDelete row (0 - 0)
        ]
        Table view: <UITableView: \

        """) == true)
  }

  @Test("raise if the number of sections does not follow them")
  func inconsistentSections() {
    bench.device.advance(by: 0)
    bench.device.perform { table.deleteSections([0], with: .fade) }
    #expect(
      bench.device.crash?.reason.hasPrefix("Invalid update: invalid number of sections.") == true)
  }

  @Test(
    "raise if a place is not there, or two changes exclude each other",
    arguments: [
      ("attempt to delete section 4, but there are only 2 sections before the update", 0),
      ("attempt to insert section 4 but there are only 2 sections after the update", 1),
      ("attempt to delete row 0 from section 4, but there are only 2 sections before", 2),
      ("attempt to insert row 0 into section 4, but there are only 2 sections after", 3),
      ("attempt to delete and reload the same index path (<NSIndexPath: ", 4),
      ("attempt to perform a delete and a move from the same index path (<NSIndexPath: ", 5),
    ])
  func wrongPlaces(reason: String, change: Int) {
    bench.device.advance(by: 0)
    bench.device.perform {
      table.performBatchUpdates {
        switch change {
        case 0: table.deleteSections([4], with: .fade)
        case 1: table.insertSections([4], with: .fade)
        case 2: table.deleteRows(at: [IndexPath(row: 0, section: 4)], with: .fade)
        case 3: table.insertRows(at: [IndexPath(row: 0, section: 4)], with: .fade)
        case 4: table.reloadRows(at: [path(0)], with: .fade)
        default: table.moveRow(at: path(0), to: path(1))
        }
        if change > 3 { table.deleteRows(at: [path(0)], with: .fade) }
      }
    }
    #expect(bench.device.crash?.reason.hasPrefix(reason) == true)
  }
}

@Suite("A page that is a table")
@MainActor
struct TableViewControllerTests {
  private final class Page: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  private func launch() -> (Device, UINavigationController, Page) {
    let device = Device(era: .iOS18)
    let page = Page(style: .plain)
    let navigation = UINavigationController(rootViewController: page)
    device.launch { navigation }
    _ = device.settle(limit: 5)
    return (device, navigation, page)
  }

  @Test("is its table's data source and delegate, and shows below the bar")
  func shows() {
    let (_, _, page) = launch()
    #expect(page.view === page.tableView)
    #expect(page.tableView.dataSource === page && page.tableView.delegate === page)
    #expect(page.tableView.visibleCells.count == 3)
    #expect(page.tableView.contentOffset.y == -page.view.safeAreaInsets.top)
  }

  @Test("pushes from a tapped row, and takes the selection away on the way back")
  func clears() throws {
    let (device, navigation, page) = launch()
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    device.tap(on: cell)
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.count == 2)
    #expect(page.tableView.indexPathForSelectedRow != nil)
    device.perform { navigation.popViewController(animated: true) }
    _ = device.settle(limit: 5)
    #expect(page.tableView.indexPathForSelectedRow == nil)
  }

  @Test("keeps the selection if it is told to")
  func keeps() throws {
    let (device, navigation, page) = launch()
    page.clearsSelectionOnViewWillAppear = false
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    device.tap(on: cell)
    _ = device.settle(limit: 5)
    device.perform { navigation.popViewController(animated: true) }
    _ = device.settle(limit: 5)
    #expect(page.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("gives the selection back if the swipe back is cancelled")
  func cancelledSwipe() throws {
    let (device, navigation, page) = launch()
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    device.tap(on: cell)
    _ = device.settle(limit: 5)
    device.touchDown(at: CGPoint(x: 3, y: 400))
    device.drag(to: CGPoint(x: 60, y: 400), duration: 0.5)
    device.advance(by: 0.5)
    device.touchUp()
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.count == 2)
    #expect(page.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }
}
