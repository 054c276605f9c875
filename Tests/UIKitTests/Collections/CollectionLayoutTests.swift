import Simulator
import Testing
import UIKit

@Suite("A layout of an app's own")
@MainActor
struct CollectionLayoutTests {
  private func path(_ item: Int) -> IndexPath { CollectionBench.path(item) }

  @Test("says where cells and decorations are, and how they look")
  func places() throws {
    let layout = CircleLayout()
    let bench = CollectionBench(items: [["a", "b", "c", "d"]], layout: layout)
    let collection = bench.collection
    #expect(collection.contentSize == CGSize(width: 300, height: 300))
    let cell = try #require(collection.cellForItem(at: path(1)))
    #expect(
      cell.center == CGPoint(x: 150, y: 250) && cell.bounds.size == CGSize(width: 60, height: 60))
    #expect(cell.alpha == 0.5 && cell.layer.zPosition == 1)
    #expect(collection.cellForItem(at: path(3)) == nil)
    let disc = try #require(collection.subviews.compactMap { $0 as? Disc }.first)
    #expect(disc.frame == CGRect(x: 50, y: 50, width: 200, height: 200))
    #expect(disc.color == 7)
    #expect(collection.subviews.first === disc)
    #expect(layout.collectionView === collection)
  }

  @Test("is asked before the bounds change whether it is out of date")
  func boundsChange() {
    let layout = CircleLayout()
    let bench = CollectionBench(items: [["a"]], layout: layout)
    layout.asked = []
    bench.device.perform { bench.collection.frame.size.width = 200 }
    bench.device.advance(by: 0)
    #expect(layout.asked == ["320 200"])
    #expect(bench.collection.cellForItem(at: path(0))?.center == CGPoint(x: 190, y: 150))
  }

  @Test("says how cells come and go")
  func comeAndGo() throws {
    let layout = CircleLayout()
    let bench = CollectionBench(items: [["a", "b"]], layout: layout)
    let gone = try #require(bench.collection.cellForItem(at: path(0)))
    bench.device.perform {
      bench.items = [["b", "c"]]
      bench.collection.performBatchUpdates {
        bench.collection.deleteItems(at: [path(0)])
        bench.collection.insertItems(at: [path(1)])
      }
    }
    #expect(layout.updates == ["delete 0 -", "insert - 1"])
    #expect(gone.center == CGPoint(x: -100, y: -100))
    bench.device.advance(by: 0.1)
    let coming = try #require(bench.collection.cellForItem(at: path(1))).layer
    #expect(coming.position == CGPoint(x: 150, y: 250))
    let shown = try #require(coming.presentation())
    #expect(shown.position.y > 250)
    bench.device.advance(by: 1)
    #expect(gone.superview == nil)
  }

  @Test("is mirrored where content runs the other way, if it wants to be")
  func mirrored() {
    let layout = MirroredLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let bench = CollectionBench(items: [["a", "b", "c", "d"]], layout: layout)
    #expect(bench.frames.map(\.minX) == [0, 110, 220, 0])
    bench.device.perform {
      bench.collection.semanticContentAttribute = .forceRightToLeft
      layout.invalidateLayout()
    }
    bench.device.advance(by: 0)
    #expect(bench.frames.map(\.minX) == [220, 110, 0, 220])
    #expect(bench.collection.indexPathForItem(at: CGPoint(x: 230, y: 60)) == path(3))
    bench.device.perform {
      bench.collection.collectionViewLayout = CollectionBench.grid()
    }
    #expect(bench.frames.map(\.minX) == [0, 110, 220, 0])
  }

  @Test("gives its place to another one, in an animation or without")
  func exchange() throws {
    let bench = CollectionBench(items: [["a", "b", "c"]])
    let cell = try #require(bench.collection.cellForItem(at: path(2)))
    let column = CollectionBench.grid()
    column.itemSize.width = 300
    let former = bench.collection.collectionViewLayout
    bench.device.perform { bench.collection.collectionViewLayout = column }
    #expect(cell.frame == CGRect(x: 10, y: 100, width: 300, height: 40))
    #expect(former.collectionView == nil && column.collectionView === bench.collection)
    var isFinished: Bool?
    bench.device.perform {
      bench.collection.setCollectionViewLayout(former, animated: true) { isFinished = $0 }
    }
    bench.device.advance(by: 0.1)
    #expect(bench.collection.cellForItem(at: path(2)) === cell && cell.frame.minX == 220)
    let shown = try #require(cell.layer.presentation())
    #expect(shown.frame.minX < 220)
    #expect(isFinished == nil)
    bench.device.advance(by: 1)
    #expect(isFinished == true)
  }

  @Test("says where content rests that is let go")
  func resting() {
    let layout = SnappingLayout()
    layout.itemSize = CGSize(width: 300, height: 90)
    let bench = CollectionBench(items: [(0..<40).map { "\($0)" }], layout: layout)
    bench.device.swipe(
      from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.2)
    bench.device.advance(by: 5)
    #expect(layout.velocity > 0)
    #expect(bench.collection.contentOffset.y == 700)
  }

  @Test("can have attributes, contexts and views of its own")
  func ownClasses() throws {
    let layout = CircleLayout()
    let bench = CollectionBench(items: [["a"]], layout: layout)
    let attributes = try #require(layout.layoutAttributesForItem(at: path(0)))
    #expect(attributes.copy() is CircleAttributes)
    #expect((attributes.copy() as? CircleAttributes)?.color == 3)
    #expect(attributes.isEqual(attributes.copy()))
    bench.device.perform { bench.collection.reloadData() }
    #expect(layout.contexts.last?.isMine == true)
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
  }
}

@Suite("The attributes of an element")
@MainActor
struct LayoutAttributesTests {
  @Test("say one place in several ways")
  func geometry() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(attributes.center == CGPoint(x: 60, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -40, y: 0, width: 200, height: 80))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 50, y: 30, width: 20, height: 20))
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil && attributes.indexPath.item == 2)
  }

  @Test("are equal if they say the same of the same element")
  func equality() throws {
    let path = IndexPath(item: 0, section: 0)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: path)
    let copy = try #require(header.copy() as? UICollectionViewLayoutAttributes)
    #expect(header.isEqual(copy) && copy.representedElementKind == "a")
    copy.alpha = 0.5
    #expect(!header.isEqual(copy))
    let other = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path)
    #expect(!header.isEqual(other) && other.representedElementCategory == .decorationView)
  }
}

/// Attributes with a value of their own.
private final class CircleAttributes: UICollectionViewLayoutAttributes {
  var color = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CircleAttributes)?.color = color
    return copy
  }
}

private final class CircleContext: UICollectionViewLayoutInvalidationContext {
  let isMine: Bool

  override init() {
    isMine = true
    super.init()
  }
}

/// A decoration that takes a value from the layout.
private final class Disc: UICollectionReusableView {
  var color = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    color = (layoutAttributes as? CircleAttributes)?.color ?? 0
  }
}

/// Three items on a circle, and a disc behind them; further items are hidden.
private final class CircleLayout: UICollectionViewLayout {
  var asked: [String] = []
  var updates: [String] = []
  var contexts: [CircleContext] = []

  override init() {
    super.init()
    register(Disc.self, forDecorationViewOfKind: "disc")
  }

  required init?(coder: NSCoder) { nil }

  override class var layoutAttributesClass: AnyClass { CircleAttributes.self }
  override class var invalidationContextClass: AnyClass { CircleContext.self }
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let context = context as? CircleContext { contexts.append(context) }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let disc = CircleAttributes(
      forDecorationViewOfKind: "disc", with: IndexPath(item: 0, section: 0))
    disc.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
    disc.zIndex = -1
    disc.color = 7
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      + [disc]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = CircleAttributes(forCellWith: indexPath)
    let radius = min(100, (collectionView?.bounds.width ?? 0) / 5)
    let way =
      [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), .zero][
        indexPath.item]
    let length = radius == 40 ? 40 : CGFloat(100)
    attributes.center = CGPoint(x: 150 + way.x * length, y: 150 + way.y * length)
    attributes.size = CGSize(width: 60, height: 60)
    attributes.alpha = 0.5
    attributes.zIndex = indexPath.item
    attributes.isHidden = indexPath.item == 3
    attributes.color = 3
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    asked.append("\(Int(collectionView?.bounds.width ?? 0)) \(Int(newBounds.width))")
    return true
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates = updateItems.map { item in
      let places = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
        path.map { "\($0.item)" } ?? "-"
      }
      return "\(item.updateAction) \(places[0]) \(places[1])"
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center = CGPoint(x: 150, y: 500)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center = CGPoint(x: -100, y: -100)
    return attributes
  }
}

private final class MirroredLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Rests at whole rows, and not before the seventh.
private final class SnappingLayout: UICollectionViewFlowLayout {
  var velocity: CGFloat = 0

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    self.velocity = velocity.y
    return CGPoint(x: 0, y: 700)
  }
}
