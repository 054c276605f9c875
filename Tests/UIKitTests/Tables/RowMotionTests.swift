import QuartzCore
import Simulator
import Testing
import UIKit

/// Source: documentation of `UITableView.RowAnimation`.
@Suite("Rows that come and go")
@MainActor
struct RowMotionTests {
  private let bench = TableBench(rows: [["A", "B", "C", "D"]])
  private var table: UITableView { bench.table }

  /// The cell with a text, also one whose row is gone.
  private func cell(_ text: String) -> UITableViewCell? {
    table.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == text }
  }

  /// Where the cell is seen.
  private func seen(_ text: String) -> CALayer? { cell(text)?.layer.presentation() }

  private func settle() { _ = bench.device.settle(limit: 2) }

  private func delete(_ kind: UITableView.RowAnimation) {
    bench.device.perform {
      bench.rows[0].remove(at: 1)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: kind)
    }
    bench.device.advance(by: 0.15)
  }

  private func insert(_ kind: UITableView.RowAnimation) {
    bench.device.perform {
      bench.rows[0].insert("new", at: 1)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: kind)
    }
    bench.device.advance(by: 0.15)
  }

  @Test(
    "slide to the side that is said, and do not fade",
    arguments: [
      (UITableView.RowAnimation.left, CGVector(dx: -1, dy: 0)), (.right, CGVector(dx: 1, dy: 0)),
      (.top, CGVector(dx: 0, dy: -1)), (.bottom, CGVector(dx: 0, dy: 1)),
    ])
  func slide(kind: UITableView.RowAnimation, way: CGVector) throws {
    settle()
    delete(kind)
    let going = try #require(seen("B"))
    #expect(going.opacity == 1)
    #expect(way.dx == 0 ? going.frame.minX == 0 : going.frame.minX * way.dx > 50)
    #expect(way.dy == 0 ? going.frame.minY == 40 : (going.frame.minY - 40) * way.dy > 5)
    #expect(try #require(seen("C")).frame.minY < 80, "the others close the gap")
    settle()
    #expect(cell("B") == nil && bench.shown == ["A", "C", "D"])

    insert(kind)
    let coming = try #require(seen("new"))
    #expect(coming.opacity == 1)
    #expect(way.dx == 0 ? coming.frame.minX == 0 : coming.frame.minX * way.dx > 50)
    #expect(way.dy == 0 ? coming.frame.minY == 40 : (coming.frame.minY - 40) * way.dy > 5)
    settle()
    #expect(cell("new")?.frame == CGRect(x: 0, y: 40, width: 300, height: 40))
    #expect(bench.shown == ["A", "new", "C", "D"])
  }

  @Test("fade if nothing else is said", arguments: [UITableView.RowAnimation.fade, .automatic])
  func fade(kind: UITableView.RowAnimation) throws {
    settle()
    delete(kind)
    let going = try #require(seen("B"))
    #expect(going.opacity > 0 && going.opacity < 1 && going.frame.origin == CGPoint(x: 0, y: 40))
    settle()
    insert(kind)
    let opacity = try #require(seen("new")).opacity
    #expect(opacity > 0 && opacity < 1)
  }

  @Test("are there, or gone, at once without an animation of their own")
  func none() throws {
    settle()
    delete(.none)
    #expect(seen("B")?.opacity ?? 0 == 0)
    #expect(try #require(seen("C")).frame.minY > 40, "the others move")
    settle()
    insert(.none)
    let coming = try #require(seen("new"))
    #expect(coming.opacity == 1 && coming.frame.origin == CGPoint(x: 0, y: 40))
  }

  @Test("go behind the rows that they slide to")
  func order() throws {
    settle()
    delete(.top)
    let (going, above) = (try #require(cell("B")), try #require(cell("A")))
    let places = table.subviews.map(ObjectIdentifier.init)
    #expect(
      try #require(places.firstIndex(of: ObjectIdentifier(going)))
        < #require(places.firstIndex(of: ObjectIdentifier(above))))
  }

  @Test("of sections and of what is made anew move in the same way")
  func others() throws {
    settle()
    bench.device.perform {
      bench.rows.append(["E"])
      table.insertSections([1], with: .left)
    }
    bench.device.advance(by: 0.15)
    #expect(try #require(seen("E")).frame.minX < -50)
    settle()
    bench.device.perform {
      bench.rows[0][0] = "a"
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .right)
    }
    bench.device.advance(by: 0.15)
    #expect(try #require(seen("A")).frame.minX > 50 && #require(seen("a")).frame.minX > 50)
  }

  @Test("by a data source with snapshots move as that wants")
  func snapshots() throws {
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = text
      return cell
    }
    source.defaultRowAnimation = .left
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"])
    bench.device.perform { source.apply(snapshot, animatingDifferences: false) }
    settle()
    snapshot.deleteItems(["B"])
    bench.device.perform { source.apply(snapshot) }
    bench.device.advance(by: 0.15)
    #expect(try #require(seen("B")).frame.minX < -50)
  }
}
