import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A section that scrolls across the layout, as sections change")
@MainActor
struct MovedStripTests {
  /// Cards of 200 by 100 points beside each other in strips, and lines of 50 points elsewhere.
  @MainActor
  private final class Shelf {
    let bench: CollectionBench
    /// The first items of the sections that are strips.
    private(set) var strips: Set<String>

    init(_ items: [[String]], strips: Set<String>) {
      self.strips = strips
      var isStrip: (Int) -> Bool = { _ in false }
      let layout = UICollectionViewCompositionalLayout { section, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: isStrip(section) ? .absolute(200) : .fractionalWidth(1),
          heightDimension: .absolute(isStrip(section) ? 100 : 50))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let made = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        if isStrip(section) { made.orthogonalScrollingBehavior = .continuous }
        return made
      }
      bench = CollectionBench(items: [], layout: layout)
      isStrip = { [unowned self] in self.strips.contains(bench.items[$0].first ?? "") }
      bench.items = items
      bench.device.perform { bench.collection.reloadData() }
      bench.device.advance(by: 0)
    }

    func setStrips(_ strips: Set<String>) {
      self.strips = strips
      bench.device.perform { bench.collection.collectionViewLayout.invalidateLayout() }
      bench.device.advance(by: 0.1)
    }

    func change(_ items: [[String]], _ change: (UICollectionView) -> Void) {
      bench.device.perform {
        bench.collection.performBatchUpdates {
          bench.items = items
          change(bench.collection)
        }
      }
    }

    /// Where a cell is in the content; nil if it is nowhere.
    func place(_ text: String) -> CGPoint? {
      let cells = bench.collection.visibleCells.compactMap { $0 as? BenchCell }
      let cell = cells.first { $0.label.text == text && $0.window != nil }
      return cell.map { $0.convert(.zero, to: bench.collection) }
    }
  }

  @Test("begins to scroll with the cells that are there, and ends so")
  func turned() {
    let shelf = Shelf([["x"], ["a", "b"], ["y"]], strips: [])
    shelf.setStrips(["a"])
    #expect(shelf.place("a") == CGPoint(x: 0, y: 50) && shelf.place("b") == CGPoint(x: 200, y: 50))
    #expect(shelf.place("y") == CGPoint(x: 0, y: 150))
    shelf.setStrips([])
    #expect(shelf.place("a") == CGPoint(x: 0, y: 50) && shelf.place("b") == CGPoint(x: 0, y: 100))
    #expect(shelf.place("y") == CGPoint(x: 0, y: 150))
  }

  @Test("ends with a layout that does not scroll it")
  func otherLayout() {
    let shelf = Shelf([["a", "b"]], strips: ["a"])
    shelf.bench.device.perform {
      shelf.bench.collection.setCollectionViewLayout(CollectionBench.grid(), animated: false)
    }
    shelf.bench.device.advance(by: 0.1)
    #expect(shelf.place("a") == .zero && shelf.place("b")?.y == 0)
    #expect(shelf.bench.collection.visibleCells.allSatisfy { $0.superview is UICollectionView })
  }

  @Test("stays as it is scrolled where it moves among the others", arguments: [true, false])
  func moved(isAnimated: Bool) {
    let shelf = Shelf([["a", "b", "c"], ["x"], ["m", "n"]], strips: ["a", "m"])
    shelf.bench.device.swipe(
      from: CGPoint(x: 300, y: 50), to: CGPoint(x: 100, y: 50), duration: 0.4)
    #expect(shelf.bench.device.settle(limit: 10))
    let former = shelf.place("b")?.x ?? 0
    #expect(former < 150)
    UIView.setAnimationsEnabled(isAnimated)
    shelf.change([["x"], ["m", "n"], ["a", "b", "c"]]) { $0.moveSection(0, toSection: 2) }
    UIView.setAnimationsEnabled(true)
    #expect(shelf.bench.device.settle(limit: 2))
    #expect(shelf.place("b") == CGPoint(x: former, y: 150))
    #expect(shelf.place("m") == CGPoint(x: 0, y: 50) && shelf.place("x") == .zero)
  }

  @Test("goes without the cells of another section, and its own fade where they are")
  func deleted() throws {
    let shelf = Shelf([["a", "b"], ["m", "n"]], strips: ["a", "m"])
    let path = CollectionBench.path(0)
    let leaving = try #require(shelf.bench.collection.cellForItem(at: path))
    shelf.change([["m", "n"]]) { $0.deleteSections([0]) }
    shelf.bench.device.advance(by: 0.1)
    let shown = leaving.layer.presentation()?.opacity ?? 0
    #expect(leaving.window != nil && shown > 0 && shown < 1)
    #expect(shelf.bench.device.settle(limit: 2))
    #expect(leaving.window == nil)
    #expect(shelf.place("m") == .zero && shelf.place("n") == CGPoint(x: 200, y: 0))
  }

  @Test("takes its cells along from where they were")
  func takenAlong() throws {
    let shelf = Shelf([["x"], ["a", "b"]], strips: ["a"])
    let path = CollectionBench.path(1, 1)
    let cell = try #require(shelf.bench.collection.cellForItem(at: path))
    func shownY() -> CGFloat {
      let scroller = cell.superview?.frame.minY ?? 0
      return scroller + (cell.layer.presentation()?.frame.minY ?? -1)
    }
    shelf.change([["w"], ["x"], ["a", "b"]]) { $0.insertSections([0]) }
    shelf.bench.device.advance(by: 0.02)
    #expect(shownY() >= 50 && shownY() < 60)
    #expect(shelf.bench.device.settle(limit: 2))
    #expect(shelf.place("b") == CGPoint(x: 200, y: 100))
  }
}
