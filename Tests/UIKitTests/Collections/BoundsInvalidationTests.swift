import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite("A layout that is out of date where the collection scrolls")
@MainActor
struct BoundsInvalidationTests {
  private class Pages: UICollectionViewFlowLayout {
    var page = 0
    var made: [UICollectionViewLayoutInvalidationContext] = []
    var heard: [UICollectionViewLayoutInvalidationContext] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      heard.append(context)
      super.invalidateLayout(with: context)
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      made.append(super.invalidationContext(forBoundsChange: newBounds))
      return made[made.count - 1]
    }

    override func invalidateLayout() {
      super.invalidateLayout()
      page = Int((collectionView?.contentOffset.y ?? 0) / 40)
    }
  }

  /// As those are that layouts of apps make from nothing.
  private final class PlainPages: Pages {
    override class var invalidationContextClass: AnyClass {
      UICollectionViewLayoutInvalidationContext.self
    }
  }

  private func scroll(_ layout: Pages) -> CollectionBench {
    layout.itemSize = CGSize(width: 300, height: 40)
    let bench = CollectionBench(items: [(0..<50).map(String.init)], layout: layout)
    (layout.page, layout.made, layout.heard) = (0, [], [])
    bench.device.perform { bench.collection.contentOffset.y = 80 }
    bench.device.advance(by: 0)
    return bench
  }

  @Test("hears of it by the method without a context, which has the one that the layout has made")
  func plain() {
    let layout = PlainPages()
    _ = scroll(layout)
    #expect(layout.page == 2 && layout.heard == layout.made && layout.made.count == 1)
  }

  @Test("hears of it by its context alone if that is of its own class")
  func own() {
    let layout = Pages()
    _ = scroll(layout)
    #expect(layout.page == 0 && layout.heard == layout.made && layout.made.count == 1)
  }
}
