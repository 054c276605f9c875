import Simulator
import Testing
import UIKit

/// Source: Apple's documentation of `targetContentOffset(forProposedContentOffset:)` and of the delegate's method;
/// Signal's chats.
@MainActor
@Suite("Where a collection's content is after changes")
struct UpdateOffsetTests {
  private final class Rows: UICollectionViewLayout {
    var count = 40
    var moves: ((CGPoint) -> CGPoint)?
    private(set) var proposals: [CGPoint] = []

    override var collectionViewContentSize: CGSize {
      CGSize(width: 390, height: CGFloat(count) * 50)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 390, height: 50)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.intersects(rect) }
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      proposals.append(proposed)
      return moves?(proposed) ?? proposed
    }
  }

  private final class Owner: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout = Rows()
    var scrolls = 0

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { layout.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private final class Anchor: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 250) }
  }

  private let device = Device(era: .iOS18)

  private func show(_ owner: Owner) -> UICollectionView {
    let page = UIViewController()
    device.launch { page }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 500), collectionViewLayout: owner.layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = owner
    collection.delegate = owner
    device.perform {
      page.view.addSubview(collection)
      collection.layoutIfNeeded()
      collection.contentOffset = CGPoint(x: 0, y: 1000)
    }
    return collection
  }

  private func insertFive(_ owner: Owner, _ collection: UICollectionView, isAnimated: Bool = true) {
    let change = {
      collection.performBatchUpdates {
        owner.layout.count += 5
        collection.insertItems(at: (0..<5).map { [0, $0] })
      }
    }
    device.perform { isAnimated ? change() : UIView.performWithoutAnimation(change) }
  }

  @Test("is where the layout wants it, so that old items can come above", arguments: [false, true])
  func layout(isAnimated: Bool) throws {
    let owner = Owner()
    let collection = show(owner)
    let cell = try #require(collection.cellForItem(at: [0, 24]))
    let place = cell.convert(cell.bounds, to: nil)
    owner.scrolls = 0
    owner.layout.moves = { CGPoint(x: 0, y: $0.y + 250) }
    insertFive(owner, collection, isAnimated: isAnimated)
    #expect(owner.layout.proposals == [CGPoint(x: 0, y: 1000)])
    #expect(collection.contentOffset.y == 1250)
    #expect(collection.cellForItem(at: [0, 29]) === cell)
    #expect(cell.convert(cell.bounds, to: nil) == place)
    device.advance(by: 0.1)
    let seen = try #require(cell.layer.presentation())
    let shift = try #require(collection.layer.presentation()).bounds.minY
    #expect(abs(seen.frame.minY - shift - place.minY) < 1)
    _ = device.settle(limit: 2)
    #expect(owner.scrolls == 1)
    #expect(collection.indexPathsForVisibleItems.sorted().first == [0, 25])
    #expect(collection.indexPathsForVisibleItems.count == 10)
  }

  @Test("is where the delegate wants it, who is asked instead of the layout")
  func delegate() {
    let owner = Owner()
    let collection = show(owner)
    let anchor = Anchor()
    collection.delegate = anchor
    insertFive(owner, collection)
    #expect(collection.contentOffset.y == 1250)
    #expect(owner.layout.proposals.isEmpty)
  }

  @Test("stays without a wish, and within the content with one")
  func limits() {
    let owner = Owner()
    let collection = show(owner)
    insertFive(owner, collection)
    #expect(collection.contentOffset.y == 1000)
    owner.layout.moves = { _ in CGPoint(x: 0, y: 9000) }
    insertFive(owner, collection)
    #expect(collection.contentOffset.y == 2000)
  }
}
