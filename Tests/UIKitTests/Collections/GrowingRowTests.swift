import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@MainActor
@Suite("A row that finds out how high it is")
struct GrowingRowTests {
  private typealias Attributes = UICollectionViewLayoutAttributes

  /// Rows that stay at the lower end as they find out how high they are.
  private final class Chat: UICollectionViewLayout {
    private var heights: [CGFloat] = []

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    private var end: CGFloat { heights.prefix(count).reduce(0, +) }

    override func prepare() {
      super.prepare()
      while heights.count < count { heights.append(40) }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: end) }

    override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> Attributes? {
      guard heights.indices.contains(path.item) else { return nil }
      let made = Attributes(forCellWith: path)
      made.frame = CGRect(
        x: 0, y: heights.prefix(path.item).reduce(0, +), width: 320, height: heights[path.item])
      return made
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: Attributes,
      withOriginalAttributes original: Attributes
    ) -> Bool { preferred.size.height != original.size.height }

    override func invalidationContext(
      forPreferredLayoutAttributes preferred: Attributes,
      withOriginalAttributes original: Attributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      context.contentOffsetAdjustment.y = preferred.size.height - original.size.height
      heights[preferred.indexPath.item] = preferred.size.height
      return context
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: end - (collectionView?.bounds.height ?? 0))
    }
  }

  private final class HighCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ attributes: Attributes) -> Attributes {
      let wanted = (attributes.copy() as? Attributes) ?? attributes
      wanted.size.height = 70
      return wanted
    }
  }

  private final class Messages: NSObject, UICollectionViewDataSource {
    var count = 20

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("as it comes to the lower end, to which the content goes, ends there")
  func higherRow() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let messages = Messages()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: Chat())
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(HighCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = messages
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(collection) }
    device.advance(by: 0.1)
    device.perform { collection.contentOffset.y = collection.contentSize.height - 400 }
    device.advance(by: 0.1)
    device.perform {
      messages.count += 1
      collection.performBatchUpdates { collection.insertItems(at: [[0, messages.count - 1]]) }
    }
    _ = device.settle(limit: 2)
    let cell = collection.cellForItem(at: [0, messages.count - 1])
    #expect(cell?.frame.height == 70 && cell?.frame.maxY == collection.contentSize.height)
    #expect(collection.contentOffset.y == collection.contentSize.height - 400)
  }
}
