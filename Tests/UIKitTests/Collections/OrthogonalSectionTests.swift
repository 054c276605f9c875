import Simulator
import Testing
import UIKit

@Suite("A section that scrolls across the layout")
@MainActor
struct OrthogonalSectionTests {
  /// Cards of 200 by 100 points beside each other, above lines of 50 points.
  private func bench(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .automatic,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> CollectionBench {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let isStrip = section == 0
      let size = NSCollectionLayoutSize(
        widthDimension: isStrip ? .absolute(200) : .fractionalWidth(1),
        heightDimension: .absolute(isStrip ? 100 : 50))
      let made = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      guard isStrip else { return made }
      made.orthogonalScrollingBehavior = behavior
      made.orthogonalScrollingProperties.bounce = bounce
      made.interGroupSpacing = 10
      made.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
      made.visibleItemsInvalidationHandler = handler
      return made
    }
    return CollectionBench(items: [["a", "b", "c", "d", "e"], ["x", "y"]], layout: layout)
  }

  private func swipe(_ bench: CollectionBench, by way: CGFloat, duration: Double = 0.4) {
    let start: CGFloat = way < 0 ? 300 : 20
    bench.device.swipe(
      from: CGPoint(x: start, y: 50), to: CGPoint(x: start + way, y: 50), duration: duration)
    #expect(bench.device.settle(limit: 10))
  }

  private func place(_ bench: CollectionBench, _ item: Int) -> CGFloat? {
    bench.collection.layoutAttributesForItem(at: CollectionBench.path(item))?.frame.minX
  }

  @Test("has its groups beside each other, and the others below")
  func places() {
    let bench = bench(.continuous)
    #expect(bench.shown == ["a", "b", "x", "y"])
    #expect(place(bench, 0) == 20)
    #expect(place(bench, 1) == 230)
    let below = bench.collection.layoutAttributesForItem(at: CollectionBench.path(0, 1))
    #expect(below?.frame == CGRect(x: 0, y: 110, width: 320, height: 50))
    #expect(bench.collection.contentSize == CGSize(width: 320, height: 210))
  }

  @Test("moves with a finger, alone, and brings other items into sight")
  func moves() {
    let bench = bench(.continuous)
    bench.device.touchDown(at: CGPoint(x: 300, y: 50))
    bench.device.drag(to: CGPoint(x: 50, y: 50), duration: 0.5)
    bench.device.advance(by: 0.1)
    #expect(bench.shown == ["b", "c", "x", "y"])
    // From 230 to the left by 250 points, but for what goes by before it is a drag.
    let place = place(bench, 1) ?? 0
    #expect(place < 0 && place >= -20)
    #expect(bench.collection.contentOffset == .zero)
    let cell = bench.collection.cellForItem(at: CollectionBench.path(1))
    #expect(cell.map { abs($0.convert(.zero, to: bench.collection).x - place) < 1e-9 } == true)
    bench.device.touchUp()
    #expect(bench.device.settle(limit: 10))
  }

  @Test("begins at the right where lines run from there")
  func rightToLeft() {
    let bench = bench(.groupPaging)
    bench.device.perform { bench.collection.semanticContentAttribute = .forceRightToLeft }
    bench.device.advance(by: 0.05)
    #expect(place(bench, 0) == 100)
    #expect(place(bench, 1) == -110)
    #expect(bench.collection.cellForItem(at: CollectionBench.path(0))?.superview?.frame.minX == 0)
    bench.device.swipe(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 280, y: 50), duration: 0.1)
    #expect(bench.device.settle(limit: 10))
    #expect(abs((place(bench, 1) ?? 0) - 100) < 0.5)
    let cell = bench.collection.cellForItem(at: CollectionBench.path(1))
    #expect(abs((cell?.convert(.zero, to: bench.collection).x ?? 0) - 100) < 0.5)
  }

  @Test("is scrolled to an item, while the others stay")
  func scrolls() {
    let bench = bench(.continuous)
    bench.device.perform {
      bench.collection.scrollToItem(
        at: CollectionBench.path(2), at: .centeredHorizontally, animated: false)
    }
    bench.device.advance(by: 0.05)
    #expect(place(bench, 2) == 60)
    #expect(bench.collection.contentOffset == .zero)
  }

  @Test("stops at its ends if the app wants that")
  func bounces() {
    let bench = bench(.continuous, bounce: .never)
    bench.device.touchDown(at: CGPoint(x: 20, y: 50))
    bench.device.drag(to: CGPoint(x: 200, y: 50), duration: 0.5)
    #expect(place(bench, 0) == 20)
    bench.device.touchUp()
    #expect(bench.device.settle(limit: 10))
  }

  @Test("stops at the beginning of a group")
  func boundary() {
    let bench = bench(.continuousGroupLeadingBoundary)
    swipe(bench, by: -260, duration: 1)
    let starts = (0..<5).map { CGFloat($0) * 210 }
    let offset = 20 - (place(bench, 0) ?? 0)
    #expect(offset > 0)
    #expect(starts.contains { abs($0 - offset) < 0.5 })
  }

  @Test("goes by one group at most, to its beginning or into the middle", arguments: [true, false])
  func groups(isCentered: Bool) {
    let bench = bench(isCentered ? .groupPagingCentered : .groupPaging)
    swipe(bench, by: -280, duration: 0.1)
    #expect(abs((place(bench, 1) ?? 0) - (isCentered ? 60 : 20)) < 0.5)
    swipe(bench, by: -280, duration: 0.1)
    #expect(abs((place(bench, 2) ?? 0) - (isCentered ? 60 : 20)) < 0.5)
    swipe(bench, by: 280, duration: 0.1)
    #expect(abs((place(bench, 1) ?? 0) - (isCentered ? 60 : 20)) < 0.5)
  }

  @Test("goes by the width of the collection")
  func pages() {
    let bench = bench(.paging)
    swipe(bench, by: -200, duration: 0.2)
    #expect(abs((place(bench, 0) ?? 0) - (20 - 320)) < 0.5)
  }

  @Test("lets its items be tapped wherever they are")
  func taps() {
    let bench = bench(.groupPaging)
    swipe(bench, by: -280, duration: 0.1)
    bench.device.tap(at: CGPoint(x: 120, y: 50))
    #expect(bench.collection.indexPathsForSelectedItems == [CollectionBench.path(1)])
    #expect(
      bench.collection.indexPathForItem(at: CGPoint(x: 120, y: 50)) == CollectionBench.path(1))
  }

  @Test("has the app change what is in sight")
  func handler() {
    var offsets: [CGFloat] = []
    let bench = bench(.groupPaging) { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let middle = offset.x + environment.container.contentSize.width / 2
        item.alpha = abs(item.frame.midX - middle) < 100 ? 1 : 0.5
      }
    }
    let cells = bench.collection.visibleCells
    #expect(cells.prefix(2).map(\.alpha) == [1, 0.5])
    swipe(bench, by: -280, duration: 0.1)
    #expect(bench.collection.cellForItem(at: CollectionBench.path(1))?.alpha == 1)
    #expect(offsets.first == 0)
    #expect(abs((offsets.last ?? 0) - 210) < 0.5)
  }

  @Test("shows no indicator")
  func indicators() {
    let bench = bench(.continuous)
    bench.device.touchDown(at: CGPoint(x: 300, y: 50))
    bench.device.drag(to: CGPoint(x: 100, y: 50), duration: 0.5)
    func scrollers(in view: UIView) -> [UIScrollView] {
      view.subviews.flatMap { scrollers(in: $0) } + [view as? UIScrollView].compactMap { $0 }
    }
    let moved = scrollers(in: bench.collection).first { $0.isDragging }
    #expect(moved?.showsHorizontalScrollIndicator == false)
    #expect(moved?.subviews.contains { "\(type(of: $0))".hasSuffix("Indicator") } == false)
    bench.device.touchUp()
  }
}
