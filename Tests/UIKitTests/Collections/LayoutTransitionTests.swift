import Foundation
import Simulator
import Testing
import UIKit

@Suite("A change to another layout that the app drives")
@MainActor
struct LayoutTransitionTests {
  private final class Ends { var heard: [String] = [] }

  private let bench = CollectionBench(items: [["a", "b", "c"]])
  private let ends = Ends()

  private func column() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 80)
    layout.minimumLineSpacing = 10
    return layout
  }

  private func start(_ layout: UICollectionViewLayout) -> UICollectionViewTransitionLayout {
    bench.sizes = [:]
    return bench.collection.startInteractiveTransition(to: layout) { [ends] done, finished in
      ends.heard.append("done \(done) finished \(finished)")
    }
  }

  private func show() {
    bench.device.advance(by: 0)
  }

  private func cell(_ item: Int) -> CGRect? {
    bench.collection.cellForItem(at: CollectionBench.path(item))?.frame
  }

  @Test("has the items between their places in both layouts")
  func between() throws {
    UISystem.current = bench.device.system
    let former = bench.collection.collectionViewLayout
    let next = AnyPlaces([CGRect(x: 100, y: 200, width: 200, height: 80)])
    let before = try #require(cell(0))
    let layout = start(next)
    #expect(bench.collection.collectionViewLayout === layout)
    #expect(layout.currentLayout === former && layout.nextLayout === next)
    show()
    #expect(cell(0) == before)
    layout.transitionProgress = 0.5
    show()
    #expect(cell(0) == CGRect(x: 50, y: 100, width: 150, height: 60))
    // What only one layout has fades.
    let alpha = bench.collection.cellForItem(at: CollectionBench.path(1))?.alpha
    #expect(alpha == 0.5)
  }

  @Test("ends in the new layout, or in the former one", arguments: [true, false])
  func end(finishes: Bool) throws {
    UISystem.current = bench.device.system
    let former = bench.collection.collectionViewLayout
    let next = column()
    let before = try #require(cell(1))
    let layout = start(next)
    layout.transitionProgress = 0.3
    show()
    #expect(cell(1) != before && ends.heard.isEmpty)
    bench.device.perform {
      if finishes {
        bench.collection.finishInteractiveTransition()
      } else {
        bench.collection.cancelInteractiveTransition()
      }
    }
    _ = bench.device.settle(limit: 2)
    #expect(bench.collection.collectionViewLayout === (finishes ? next : former))
    #expect(ends.heard == ["done true finished \(finishes)"])
    #expect((cell(1) == before) == !finishes)
    let left = finishes ? former : next
    #expect(left.collectionView == nil)
  }

  @Test("tells the views of a change to another layout")
  func views() throws {
    UISystem.current = bench.device.system
    let cell = try #require(
      bench.collection.cellForItem(at: CollectionBench.path(0)) as? BenchCell)
    let next = column()
    bench.device.perform { bench.collection.setCollectionViewLayout(next, animated: true) }
    #expect(cell.told == ["will"])
    _ = bench.device.settle(limit: 2)
    #expect(cell.told == ["will", "did"])
  }
}

/// A layout that has the first items in places of the test's.
private final class AnyPlaces: UICollectionViewLayout {
  private let places: [CGRect]

  init(_ places: [CGRect]) {
    self.places = places
    super.init()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.item) else { return nil }
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.frame = places[indexPath.item]
    return made
  }
}
