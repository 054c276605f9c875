import CoreGraphics
import Foundation
import InterlockTesting
import Simulator
import Testing
import UIKit

@Suite("The rows in a part of a table")
@MainActor
struct RowsInRectTests {
  @Test("are those it meets, also where rows and sections are empty", arguments: 0..<40)
  func parts(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    let rows = (0..<Int.random(in: 1...5, using: &dice)).map { section in
      (0..<Int.random(in: 0...8, using: &dice)).map { "\(section).\($0)" }
    }
    let bench = TableBench(rows: rows)
    let places = rows.indices.flatMap { section in
      rows[section].indices.map { IndexPath(row: $0, section: section) }
    }
    for place in places {
      bench.heights[place] = [0, 0.5, 44, 131 / 3, 90].randomElement(using: &dice)
    }
    bench.device.perform { bench.table.reloadData() }
    for _ in 0..<20 {
      let low = CGFloat(Int.random(in: -20...600, using: &dice))
      let high = low + CGFloat(Int.random(in: 1...300, using: &dice))
      let expected = places.filter {
        let row = bench.table.rectForRow(at: $0)
        return row.minY < high && row.maxY > low
      }
      let part = CGRect(x: 0, y: low, width: 320, height: high - low)
      #expect(bench.table.indexPathsForRows(in: part) == expected)
    }
  }

  /// Cells are measured one after another; whoever is shown one finds it at its place.
  @Test("stand below each other, when cells of 100,000 rows find their heights themselves")
  func manyRows() throws {
    let bench = TableBench(rows: [(0..<100_000).map(String.init)])
    bench.table.rowHeight = UITableView.automaticDimension
    bench.device.perform {
      bench.table.reloadData()
      bench.table.setContentOffset(CGPoint(x: 0, y: 2_000_000), animated: false)
    }
    bench.device.advance(by: 0)
    let shown = try #require(bench.table.indexPathsForVisibleRows)
    #expect(shown.count > 5)
    for (upper, lower) in zip(shown, shown.dropFirst()) {
      let upperCell = try #require(bench.table.cellForRow(at: upper))
      let lowerCell = try #require(bench.table.cellForRow(at: lower))
      #expect(upperCell.frame.maxY == lowerCell.frame.minY)
    }
    #expect(bench.table.contentSize.height == bench.table.rect(forSection: 0).height)
  }
}
