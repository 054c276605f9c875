import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A table that becomes larger or smaller")
@MainActor
struct TableSizeTests {
  private let bench = TableBench(rows: [(0..<30).map(String.init)])
  private var table: UITableView { bench.table }

  /// The ways in which rows get other places without a change of the data.
  private static let changes: [@MainActor (UITableView) -> Void] = [
    { $0.frame.size = CGSize(width: 400, height: 300) },
    { $0.frame.size.height = 200 },
    { $0.rowHeight = 50 },
    { $0.sectionHeaderHeight = 20 },
  ]

  private func change(_ index: Int) {
    bench.device.perform { Self.changes[index](table) }
    bench.device.advance(by: 0)
  }

  @Test("keeps what is selected", arguments: 0..<4)
  func selection(index: Int) {
    table.allowsMultipleSelection = true
    for row in [1, 25] {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    change(index)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 25])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
  }

  @Test("keeps its cells, and what is written in them", arguments: 0..<4)
  func cells(index: Int) throws {
    bench.device.advance(by: 0)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    cell.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    change(index)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(field.isFirstResponder && (cell as? NamedCell)?.reuses == 0)
    #expect(cell.frame == table.rectForRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test("asks how high its rows are, and has its headers measure themselves again")
  func heights() {
    bench.titles = ["Title"]
    bench.device.perform { table.reloadData() }
    bench.device.advance(by: 0)
    let header = table.headerView(forSection: 0)
    bench.heights[IndexPath(row: 0, section: 0)] = 80
    bench.device.perform { table.frame.size.width = 400 }
    bench.device.advance(by: 0)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
    #expect(header != nil && table.headerView(forSection: 0) === header)
    #expect(header?.frame.width == 400)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header?.frame.maxY)
  }
}
