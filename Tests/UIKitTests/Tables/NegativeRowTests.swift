import Foundation
import Simulator
import Testing
import UIKit

@Suite("A row that cannot be, below 0")
@MainActor
struct NegativeRowTests {
  private func reason(_ change: (UITableView) -> Void) -> String? {
    let bench = TableBench(rows: [["a", "b"]])
    bench.device.perform { change(bench.table) }
    guard let crash = bench.device.crash else { return nil }
    #expect(crash.name == "NSInternalInconsistencyException")
    return crash.reason.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  private let text =
    "Attempted to perform update with invalid index path: <NSIndexPath: 0x> {length = 2, path = "

  @Test("raises where it should be reloaded, deleted or inserted")
  func raising() {
    let row = IndexPath(row: -2, section: 0)
    let expected = text + "0 - 18446744073709551614}"
    #expect(reason { $0.reloadRows(at: [row], with: .none) } == expected)
    #expect(reason { $0.deleteRows(at: [row], with: .none) } == expected)
    #expect(reason { $0.insertRows(at: [row], with: .none) } == expected)
  }

  @Test("raises in a section below 0, and at once, within changes that are made together")
  func section() {
    let row = IndexPath(row: 0, section: -1)
    var isThrough = false
    let answer = reason { table in
      table.performBatchUpdates {
        table.reloadRows(at: [row], with: .none)
        isThrough = true
      }
    }
    #expect(answer == text + "18446744073709551615 - 0}")
    #expect(isThrough)
  }

  @Test("is nothing special in what is allowed")
  func allowed() {
    #expect(reason { $0.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none) } == nil)
  }
}
