import Simulator
import Testing
import UIKit

@Suite("A collection")
@MainActor
struct CollectionViewTests {
  private let bench = CollectionBench(items: [(0..<90).map { "item \($0)" }])
  private var collection: UICollectionView { bench.collection }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    CollectionBench.path(item, section)
  }

  @Test("makes cells only for the items in sight, of the registered class")
  func cells() throws {
    #expect(bench.shown == (0..<24).map { "item \($0)" })
    #expect(collection.contentSize == CGSize(width: 320, height: 30 * 50 - 10))
    #expect(collection.visibleCells.allSatisfy { $0 is BenchCell })
    let cell = try #require(collection.cellForItem(at: path(4)))
    #expect(cell.frame == CGRect(x: 110, y: 50, width: 100, height: 40))
    #expect(cell.contentView.frame == cell.bounds && cell.reuseIdentifier == "cell")
    #expect(cell.superview === collection && cell.window != nil)
    #expect(collection.indexPath(for: cell) == path(4))
    #expect(collection.cellForItem(at: path(60)) == nil)
    #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 90)
    #expect(collection.indexPathsForVisibleItems == (0..<24).map { path($0) })
    #expect(bench.takeReports() == (0..<24).map { "willDisplay 0.\($0)" })
  }

  @Test("finds the item at a point, and none between two")
  func points() {
    #expect(collection.indexPathForItem(at: CGPoint(x: 115, y: 55)) == path(4))
    #expect(collection.indexPathForItem(at: CGPoint(x: 105, y: 55)) == nil)
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 1460)) == path(87))
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 5000)) == nil)
  }

  @Test("uses cells again that have gone out of sight")
  func reuse() {
    let count = BenchCell.count
    for offset in stride(from: 50, through: 1000, by: 50) {
      bench.device.perform { collection.contentOffset.y = CGFloat(offset) }
      bench.device.advance(by: 0)
    }
    #expect(bench.shown == (60..<84).map { "item \($0)" })
    #expect(BenchCell.count - count <= 3)
    #expect(collection.visibleCells.allSatisfy { ($0 as? BenchCell)?.reuses ?? 0 > 0 })
    #expect(bench.takeReports().filter { $0.hasPrefix("didEndDisplaying") }.count == 60)
    #expect(collection.subviews.compactMap { $0 as? UICollectionViewCell }.count == 24)
  }

  @Test("lets go of its cells with itself")
  func memory() {
    let device = Device(era: .iOS18)
    weak var weakCell: UICollectionViewCell?
    weak var weakCollection: UICollectionView?
    weak var weakLayout: UICollectionViewLayout?
    let source = bench
    do {
      UISystem.current = device.system
      let own = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: CollectionBench.grid())
      own.register(BenchCell.self, forCellWithReuseIdentifier: "cell")
      own.dataSource = source
      own.layoutIfNeeded()
      weakCell = own.cellForItem(at: path(0))
      #expect(weakCell != nil)
      (weakCollection, weakLayout) = (own, own.collectionViewLayout)
    }
    #expect(weakCell == nil && weakCollection == nil && weakLayout == nil)
  }

  // MARK: Exceptions

  @Test("raises if there is no class for an identifier")
  func unregistered() {
    bench.device.perform {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "other", for: path(0))
    }
    #expect(bench.device.crash?.name == "NSInternalInconsistencyException")
    #expect(
      bench.device.crash?.reason
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must"
        + " register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test("raises if there is no class for a header's identifier")
  func unregisteredHeader() {
    bench.device.perform {
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "other",
        for: path(0))
    }
    #expect(
      bench.device.crash?.reason.hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier other"
      )
        == true)
  }

  @Test("raises for a cell that no collection made")
  func strangeCell() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let source = Source()
    bench.device.perform { collection.dataSource = source }
    bench.device.advance(by: 0)
    #expect(
      bench.device.crash?.reason
        == "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"
        + " - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }

  @Test("raises if asked for a section that is not there")
  func missingSection() {
    bench.device.perform { _ = collection.numberOfItems(inSection: 3) }
    #expect(
      bench.device.crash?.reason
        == "request for number of items in section 3 when there are only 1 sections in the collection view"
    )
  }

  // MARK: Scrolling

  @Test(
    "scrolls to an item",
    arguments: [
      (.top, 500), (.centeredVertically, 320), (.bottom, 140), ([], 0),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func scrollToItem(position: UICollectionView.ScrollPosition, offset: CGFloat) {
    bench.device.perform { collection.scrollToItem(at: path(30), at: position, animated: false) }
    #expect(collection.contentOffset.y == offset)
    #expect(bench.shown.contains("item 30") == (position != []))
  }

  @Test("scrolls at once, and makes the cells in the next layout")
  func cellsAfterScrolling() {
    bench.device.perform {
      collection.scrollToItem(at: path(30), at: .top, animated: false)
      #expect(collection.contentOffset.y == 500)
      #expect(collection.cellForItem(at: path(30)) == nil)
      collection.layoutIfNeeded()
      #expect(collection.cellForItem(at: path(30)) != nil)
    }
  }

  @Test("raises if it is to scroll to an item that is not there")
  func scrollTooFar() {
    bench.device.perform { collection.scrollToItem(at: path(90), at: .top, animated: false) }
    #expect(
      bench.device.crash?.reason.hasPrefix(
        "Attempted to scroll the collection view to an out-of-bounds item (90) when there are only 90 items"
          + " in section 0. Collection view: <UICollectionView: ") == true)
  }

  @Test("scrolls under a finger and tells its own delegate")
  func scrolls() {
    bench.device.swipe(
      from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), duration: 0.2)
    #expect(collection.contentOffset.y > 150)
    #expect(bench.takeReports().contains("didEndDragging"))
    #expect(collection.delegate === bench && (collection as UIScrollView).delegate === bench)
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("shows everything anew when it is loaded again, and keeps its offset")
  func reload() {
    bench.device.perform {
      collection.contentOffset.y = 100
      collection.selectItem(at: path(8), animated: false, scrollPosition: [])
    }
    bench.items = [["a"], (0..<60).map { "b\($0)" }]
    bench.device.perform { collection.reloadData() }
    #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 0) == 1)
    bench.device.advance(by: 0)
    #expect(collection.contentOffset.y == 100 && bench.shown.first == "b3")
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("keeps a background behind its cells and in its place")
  func background() {
    let background = UIView()
    bench.device.perform {
      collection.backgroundView = background
      collection.contentOffset.y = 70
    }
    bench.device.advance(by: 0)
    #expect(collection.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 70, width: 320, height: 400))
  }
}

@Suite("Items of a collection")
@MainActor
struct CollectionSelectionTests {
  private let bench = CollectionBench(items: [(0..<90).map { "item \($0)" }])
  private var collection: UICollectionView { bench.collection }

  private func path(_ item: Int) -> IndexPath { CollectionBench.path(item) }

  private func tap(_ item: Int) {
    bench.device.tap(
      at: CGPoint(x: 50 + CGFloat(item % 3) * 110, y: 20 + CGFloat(item / 3) * 50))
    bench.device.advance(by: 1)
  }

  @Test("are selected by taps, and the delegate hears of it in UIKit's order")
  func selection() {
    _ = bench.takeReports()
    tap(4)
    #expect(
      bench.takeReports() == [
        "shouldHighlight 0.4", "didHighlight 0.4", "shouldSelect 0.4", "didSelect 0.4",
        "didUnhighlight 0.4",
      ])
    #expect(collection.indexPathsForSelectedItems == [path(4)])
    #expect(collection.cellForItem(at: path(4))?.isSelected == true)
    #expect(collection.cellForItem(at: path(4))?.isHighlighted == false)
    tap(7)
    #expect(
      bench.takeReports() == [
        "shouldHighlight 0.7", "didHighlight 0.7", "shouldSelect 0.7", "didDeselect 0.4",
        "didSelect 0.7", "didUnhighlight 0.7",
      ])
    #expect(collection.cellForItem(at: path(4))?.isSelected == false)
  }

  @Test("are not selected if the delegate says so")
  func refused() {
    bench.maySelect = { $0.item != 4 }
    bench.mayHighlight = { $0.item != 5 }
    _ = bench.takeReports()
    tap(4)
    tap(5)
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(
      bench.takeReports() == [
        "shouldHighlight 0.4", "didHighlight 0.4", "shouldSelect 0.4", "didUnhighlight 0.4",
        "shouldHighlight 0.5",
      ])
  }

  @Test("are not selected where nothing can be")
  func disallowed() {
    collection.allowsSelection = false
    _ = bench.takeReports()
    tap(4)
    collection.selectItem(at: path(4), animated: false, scrollPosition: [])
    #expect(bench.takeReports().isEmpty && collection.indexPathsForSelectedItems == [])
  }

  @Test("are selected several at a time, and deselected by another tap")
  func several() {
    collection.allowsMultipleSelection = true
    for item in [1, 4, 1] { tap(item) }
    #expect(collection.indexPathsForSelectedItems == [path(4)])
    #expect(bench.takeReports().suffix(5).contains("shouldDeselect 0.1"))
  }

  @Test("are highlighted under the finger until it scrolls")
  func highlight() {
    _ = bench.takeReports()
    let background = UIView()
    collection.cellForItem(at: path(19))?.selectedBackgroundView = background
    #expect(background.isHidden)
    bench.device.touchDown(at: CGPoint(x: 160, y: 320))
    bench.device.advance(by: 0.3)
    #expect(bench.takeReports() == ["shouldHighlight 0.19", "didHighlight 0.19"])
    #expect(collection.cellForItem(at: path(19))?.isHighlighted == true && !background.isHidden)
    bench.device.drag(to: CGPoint(x: 160, y: 200), duration: 0.2)
    #expect(bench.takeReports().first == "didUnhighlight 0.19")
    bench.device.touchUp()
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("are selected by code without a word, also before they are in sight")
  func byCode() {
    _ = bench.takeReports()
    bench.device.perform {
      collection.selectItem(at: path(60), animated: false, scrollPosition: .top)
    }
    #expect(!bench.takeReports().contains { $0.contains("elect") })
    #expect(collection.contentOffset.y == 1000)
    #expect(collection.cellForItem(at: path(60))?.isSelected == true)
    bench.device.perform {
      collection.selectItem(at: path(61), animated: false, scrollPosition: [])
    }
    #expect(collection.indexPathsForSelectedItems == [path(61)])
    bench.device.perform { collection.deselectItem(at: path(61), animated: false) }
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(collection.cellForItem(at: path(61))?.isSelected == false)
    bench.device.perform {
      collection.selectItem(at: path(62), animated: false, scrollPosition: [])
      collection.selectItem(at: nil, animated: false, scrollPosition: [])
    }
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test("show that they are selected when they come back into sight, and only they")
  func comesBack() {
    tap(1)
    bench.device.perform { collection.contentOffset.y = 1000 }
    bench.device.advance(by: 0)
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
    bench.device.perform { collection.contentOffset.y = 0 }
    bench.device.advance(by: 0)
    #expect(collection.visibleCells.filter(\.isSelected).count == 1)
    #expect(collection.cellForItem(at: path(1))?.isSelected == true)
  }
}
