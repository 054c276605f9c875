import Foundation
import Simulator
import Testing
import UIKit

@Suite("Changes of a collection")
@MainActor
struct CollectionUpdateTests {
  private let bench = CollectionBench(items: [["a", "b", "c"], ["d"]])
  private var collection: UICollectionView { bench.collection }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    CollectionBench.path(item, section)
  }

  @Test("move the cells that stay, and make new ones for those that come")
  func insertAndDelete() throws {
    let kept = try #require(collection.cellForItem(at: path(2)))
    let gone = try #require(collection.cellForItem(at: path(1)))
    var isFinished: Bool?
    _ = bench.takeReports()
    bench.device.perform {
      bench.items = [["x", "a", "c"], ["d"]]
      collection.performBatchUpdates {
        collection.deleteItems(at: [path(1)])
        collection.insertItems(at: [path(0)])
      } completion: {
        isFinished = $0
      }
    }
    #expect(bench.shown == ["x", "a", "c", "d"])
    #expect(collection.cellForItem(at: path(2)) === kept)
    #expect(isFinished == nil && gone.superview === collection)
    #expect(bench.takeReports() == ["didEndDisplaying 0.1", "willDisplay 0.0"])
    bench.device.advance(by: 1)
    #expect(isFinished == true && gone.superview == nil)
    #expect(bench.frames.map(\.minX) == [0, 110, 220, 0])
    #expect(collection.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(collection.subviews.compactMap { $0 as? UICollectionViewCell }.count == 4)
  }

  @Test("take the cells to their new places in an animation")
  func animated() throws {
    let kept = try #require(collection.cellForItem(at: path(2)))
    bench.device.perform {
      bench.items[0].removeFirst()
      collection.deleteItems(at: [path(0)])
    }
    bench.device.advance(by: 0.1)
    #expect(kept.frame.minX == 110)
    let shown = try #require(kept.layer.presentation()).frame.minX
    #expect(shown > 110 && shown < 220)
  }

  @Test("keep the selection with its item")
  func selection() {
    bench.device.perform {
      collection.selectItem(at: path(1), animated: false, scrollPosition: [])
      bench.items[0].insert("x", at: 0)
      collection.insertItems(at: [path(0)])
    }
    #expect(collection.indexPathsForSelectedItems == [path(2)])
    #expect(collection.cellForItem(at: path(2))?.isSelected == true)
  }

  @Test(
    "take the selection from items that are reloaded, and leave it to those that are only configured again"
  )
  func selectionOfReloaded() {
    collection.allowsMultipleSelection = true
    bench.device.perform {
      for path in [path(0), path(1), path(2), path(0, 1)] {
        collection.selectItem(at: path, animated: false, scrollPosition: [])
      }
      collection.reloadItems(at: [path(1)])
      collection.reconfigureItems(at: [path(2)])
      collection.reloadSections(IndexSet(integer: 1))
    }
    #expect(collection.indexPathsForSelectedItems?.sorted() == [path(0), path(2)])
    #expect(collection.cellForItem(at: path(1))?.isSelected == false)
    #expect(collection.cellForItem(at: path(2))?.isSelected == true)
  }

  @Test("move, reload and reconfigure items")
  func moveAndReload() throws {
    let moved = try #require(collection.cellForItem(at: path(0)))
    let reloaded = try #require(collection.cellForItem(at: path(2)))
    let reconfigured = try #require(collection.cellForItem(at: path(1)))
    bench.device.perform {
      bench.items = [["B", "C"], ["d", "a"]]
      collection.performBatchUpdates {
        collection.moveItem(at: path(0), to: path(1, 1))
        collection.reloadItems(at: [path(2)])
        // The cell is asked for at once, by its place before the changes.
        bench.items = [["a", "B", "c"], ["d"]]
        collection.reconfigureItems(at: [path(1)])
        bench.items = [["B", "C"], ["d", "a"]]
      }
    }
    bench.device.advance(by: 1)
    #expect(bench.shown == ["B", "C", "d", "a"])
    #expect(collection.cellForItem(at: path(1, 1)) === moved)
    #expect(collection.cellForItem(at: path(0)) === reconfigured)
    #expect(collection.cellForItem(at: path(1)) !== reloaded)
  }

  @Test("put in, take out, move and reload sections")
  func sections() throws {
    let kept = try #require(collection.cellForItem(at: path(0, 1)))
    bench.device.perform {
      bench.items = [["new"], ["d"]]
      collection.performBatchUpdates {
        collection.deleteSections([0])
        collection.insertSections([0])
      }
    }
    #expect(bench.shown == ["new", "d"])
    #expect(collection.cellForItem(at: path(0, 1)) === kept)
    bench.device.perform {
      bench.items = [["d"], ["new"]]
      collection.moveSection(1, toSection: 0)
    }
    #expect(collection.cellForItem(at: path(0, 0)) === kept)
    bench.device.perform {
      bench.items = [["e", "f"], ["new"]]
      collection.reloadSections([0])
    }
    bench.device.advance(by: 1)
    #expect(bench.shown == ["e", "f", "new"])
    #expect(collection.numberOfItems(inSection: 0) == 2)
  }

  @Test("raise if the data source does not follow them")
  func inconsistent() {
    bench.device.perform { collection.insertItems(at: [path(0)]) }
    #expect(bench.device.crash?.name == "NSInternalInconsistencyException")
    #expect(
      bench.device.crash?.reason.hasPrefix(
        """
        Invalid batch updates detected: the number of sections and/or items returned by the data source \
        before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 2 sections with item counts: [3, 1] }
        Data source after updates = { 2 sections with item counts: [3, 1] }
        Updates = [
        \tInsert item (0 - 0)
        ]
        Collection view: <UICollectionView: \

        """) == true)
  }

  @Test("raise naming every change, where reloading is two")
  func inconsistentChanges() {
    bench.device.perform {
      bench.items = [["b"], ["d"]]
      collection.performBatchUpdates {
        collection.deleteItems(at: [path(0)])
        collection.reloadItems(at: [path(2), path(1)])
      }
    }
    #expect(
      bench.device.crash?.reason.contains(
        """
        after updates = { 2 sections with item counts: [1, 1] }
        Updates = [
        \tDelete item (0 - 2),
        \tDelete item (0 - 1),
        \tDelete item (0 - 0),
        \tInsert item (0 - 0),
        \tInsert item (0 - 1)
        ]

        """) == true)
  }

  @Test("raise in older systems with the numbers of one section, or of all sections")
  func inconsistentFormerly() {
    let bench = CollectionBench(items: [["a", "b", "c"], ["d"]], era: .iOS13)
    bench.device.perform { bench.collection.insertItems(at: [path(0)]) }
    #expect(
      bench.device.crash?.reason.hasPrefix(
        "Invalid update: invalid number of items in section 0. The number of items contained in an"
          + " existing section after the update (3) must be equal to the number of items contained in"
          + " that section before the update (3), plus or minus the number of items inserted or deleted"
          + " from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into"
          + " or out of that section (0 moved in, 0 moved out). Collection view: <UICollectionView: "
      ) == true)
    let other = CollectionBench(items: [["a"], ["d"]], era: .iOS13)
    other.device.perform { other.collection.deleteSections([0]) }
    #expect(
      other.device.crash?.reason.hasPrefix(
        "Invalid update: invalid number of sections. The number of sections contained in the collection"
          + " view after the update (2)") == true)
  }

  @Test("raise if an item is not there")
  func missing() {
    bench.device.perform { collection.deleteItems(at: [path(7)]) }
    #expect(
      bench.device.crash?.reason.hasPrefix(
        "attempt to delete item 7 from section 0 which only contains 3 items before the update")
        == true)
  }

  /// Source: Wikipedia's tests of a crash of its feed (github.com/wikimedia/wikipedia-ios,
  /// CollectionViewUpdaterCrashTests).
  @Test("raise after data are loaded anew, for those are read only when they are needed")
  func staleReload() {
    bench.device.perform {
      bench.items = [["a", "b", "c"], ["d"]]
      collection.reloadData()
      bench.items[0].removeLast()
      collection.deleteItems(at: [path(2)])
    }
    #expect(
      bench.device.crash?.reason.hasPrefix(
        "attempt to delete item 2 from section 0 which only contains 2 items before the update")
        == true)
  }

  @Test("do not raise if there was a layout between")
  func laidOutReload() {
    bench.device.perform {
      bench.items = [["a", "b", "c"], ["d"]]
      collection.reloadData()
      collection.layoutIfNeeded()
      bench.items[0].removeLast()
      collection.deleteItems(at: [path(2)])
    }
    #expect(bench.device.crash == nil)
    #expect(collection.numberOfItems(inSection: 0) == 2)
  }

  @Test("raise if an item comes behind the end")
  func tooFar() {
    bench.device.perform {
      bench.items[0].append("x")
      collection.insertItems(at: [path(7)])
    }
    #expect(
      bench.device.crash?.reason.hasPrefix(
        "attempt to insert item 7 into section 0, but there are only 4 items in section 0 after the update"
      )
        == true)
  }

  @Test("without any show the layout's new sizes")
  func empty() {
    bench.sizes[path(0)] = CGSize(width: 320, height: 60)
    var isFinished = false
    bench.device.perform {
      collection.performBatchUpdates(nil) { isFinished = $0 }
    }
    bench.device.advance(by: 1)
    #expect(isFinished && bench.frames.first == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(bench.shown == ["a", "b", "c", "d"])
  }

  @Test("within others tell of their end after those")
  func nested() {
    var ends: [String] = []
    bench.device.perform {
      collection.performBatchUpdates {
        collection.performBatchUpdates(nil) { _ in ends.append("first") }
        collection.performBatchUpdates(nil) { _ in ends.append("second") }
      } completion: { _ in
        ends.append("outer")
      }
    }
    bench.device.advance(by: 1)
    #expect(ends == ["outer", "first", "second"])
  }

  @Test("bring cells into sight that others made room for, and put away those that go out of it")
  func room() {
    let bench = CollectionBench(items: [(0..<40).map { "\($0)" }])
    bench.device.perform {
      bench.items[0].removeSubrange(0..<3)
      bench.collection.deleteItems(at: (0..<3).map { CollectionBench.path($0) })
    }
    bench.device.advance(by: 1)
    #expect(bench.shown == (3..<27).map { "\($0)" })
    bench.device.perform {
      bench.items[0].insert(contentsOf: ["x", "y", "z"], at: 0)
      bench.collection.insertItems(at: (0..<3).map { CollectionBench.path($0) })
    }
    bench.device.advance(by: 1)
    #expect(bench.shown == ["x", "y", "z"] + (3..<24).map { "\($0)" })
    #expect(bench.collection.subviews.compactMap { $0 as? UICollectionViewCell }.count == 24)
    #expect(bench.collection.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
  }
}
