import Simulator
import Testing
import UIKit

@Suite("A cell in which the first responder is")
@MainActor
struct EditedCellTests {
  private func edit(in cell: UIView, on device: Device) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    device.perform {
      cell.addSubview(field)
      field.becomeFirstResponder()
    }
    return field
  }

  @Test("stays in its table as it is scrolled away, until it is the first responder's no more")
  func table() throws {
    let bench = TableBench(rows: [(0..<100).map(String.init)])
    bench.device.advance(by: 0.1)
    let cell = try #require(bench.table.visibleCells.first)
    let field = edit(in: cell.contentView, on: bench.device)
    bench.device.perform { bench.table.contentOffset.y = 2000 }
    bench.device.perform { bench.table.contentOffset.y = 2400 }
    #expect(field.isFirstResponder && cell.superview === bench.table)
    #expect(!bench.shown.contains("0") && cell.textLabel?.text == "0")
    #expect(bench.table.indexPathsForVisibleRows?.first?.row == 60)
    bench.device.perform { bench.table.contentOffset.y = 0 }
    #expect(bench.table.visibleCells.first === cell && field.isFirstResponder)
    bench.device.perform { bench.table.contentOffset.y = 2000 }
    bench.device.perform { field.resignFirstResponder() }
    bench.device.perform { bench.table.contentOffset.y = 2010 }
    #expect(cell.superview == nil || cell.textLabel?.text != "0")
  }

  @Test("stays in its collection, too")
  func collection() throws {
    let bench = CollectionBench(items: [(0..<300).map(String.init)])
    let collection = bench.collection
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let field = edit(in: cell.contentView, on: bench.device)
    bench.device.perform { collection.contentOffset.y = 2000 }
    bench.device.advance(by: 0.1)
    #expect(field.isFirstResponder && cell.superview === collection)
    #expect(!collection.visibleCells.contains { $0 === cell })
    #expect(!collection.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
    bench.device.perform {
      bench.items[0].insert("new", at: 0)
      collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    bench.device.advance(by: 1)
    #expect(field.isFirstResponder && cell.superview === collection)
    bench.device.perform { collection.contentOffset.y = 0 }
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    bench.device.perform { field.resignFirstResponder() }
    bench.device.perform { collection.contentOffset.y = 2000 }
    #expect(!field.isFirstResponder && !collection.visibleCells.isEmpty)
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0)) == nil)
  }
}
