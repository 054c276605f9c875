import Simulator
import Testing
import UIKit

/// Code of the forms that apps and their tests have.
@Suite("Code about collections as apps have it")
@MainActor
struct CollectionPatternTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    CollectionBench.path(item, section)
  }

  @Test("moves the items of a flow layout")
  func leftAligned() {
    let layout = LeftAlignedLayout()
    layout.itemSize = CGSize(width: 80, height: 40)
    let bench = CollectionBench(items: [["a", "b", "c", "d"]], layout: layout)
    #expect(bench.frames.map(\.minX) == [0, 90, 180, 0])
  }

  @Test("calls optional methods of delegates and data sources as Objective-C has them")
  func optionalCalls() {
    let bench = CollectionBench(items: [["a"], ["b"]])
    let collection = bench.collection
    let (delegate, dataSource) = (collection.delegate, collection.dataSource)
    _ = bench.takeReports()
    delegate?.collectionView?(collection, didSelectItemAt: path(0, 1))
    #expect(bench.takeReports() == ["didSelect 1.0"])
    #expect(delegate?.collectionView?(collection, shouldHighlightItemAt: path(0)) == true)
    #expect(dataSource?.numberOfSections?(in: collection) == 2)
    #expect(dataSource?.collectionView(collection, numberOfItemsInSection: 1) == 1)
    bench.sizes[path(0)] = CGSize(width: 5, height: 6)
    let size = (delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView?(
      collection, layout: bench.flow, sizeForItemAt: path(0))
    #expect(size == CGSize(width: 5, height: 6))
    let table = TableBench(rows: [["a"]])
    _ = table.takeReports()
    table.table.delegate?.tableView?(table.table, didSelectRowAt: path(0))
    #expect(table.takeReports() == ["didSelect 0.0"])
    #expect(table.table.dataSource?.numberOfSections?(in: table.table) == 1)
    #expect(
      table.table.dataSource?.tableView?(table.table, titleForHeaderInSection: 0) == .some(nil))
  }

  @Test("makes a collection as high as its items")
  func intrinsicSize() {
    let source = CollectionBench(items: [["a", "b", "c", "d"]])
    source.device.perform {
      let collection = HuggingCollection(
        frame: CGRect(x: 0, y: 0, width: 320, height: 10),
        collectionViewLayout: CollectionBench.grid())
      collection.register(BenchCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      collection.layoutIfNeeded()
      #expect(collection.intrinsicContentSize == CGSize(width: 320, height: 90))
    }
  }

  @Test("has layouts with initializers of their own")
  func ownInitializer() {
    let bench = CollectionBench(items: [["a", "b"]], layout: ColumnLayout(height: 33))
    #expect(bench.frames.map(\.minY) == [0, 33])
  }

  @Test("has cells that follow their state and say how large they are")
  func ownCells() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 20)
    let bench = CollectionBench(items: [["a"]], layout: layout)
    let registration = UICollectionView.CellRegistration<StateCell, String> { cell, _, item in
      cell.text = item
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: bench.collection
    ) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["abc", "abcdef"])
    bench.device.perform { source.apply(snapshot) }
    bench.device.advance(by: 1)
    #expect(bench.frames.map(\.width) == [30, 60])
    let cell = try #require(bench.collection.cellForItem(at: path(1)) as? StateCell)
    bench.device.tap(on: cell)
    #expect(cell.states == ["highlighted", "selected", "plain"])
  }

  @Test("awaits that a snapshot is shown")
  func awaits() throws {
    let bench = CollectionBench(items: [[]])
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: bench.collection
    ) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    try bench.device.run { await source.apply(snapshot, animatingDifferences: true) }
    #expect(bench.collection.numberOfItems(inSection: 0) == 1)
  }
}

private final class LeftAlignedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    var left = sectionInset.left
    var bottom: CGFloat = -1
    attributes?.forEach { item in
      if item.frame.origin.y >= bottom { left = sectionInset.left }
      item.frame.origin.x = left
      left += item.frame.width + minimumInteritemSpacing
      bottom = max(item.frame.maxY, bottom)
    }
    return attributes
  }
}

private final class HuggingCollection: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    isScrollEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
}

private final class ColumnLayout: UICollectionViewCompositionalLayout {
  init(height: CGFloat) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    super.init(
      section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
  }

  required init?(coder: NSCoder) { nil }
}

private final class StateCell: UICollectionViewCell {
  var text = ""
  var states: [String] = []

  override var isSelected: Bool {
    didSet { if isSelected { states.append("selected") } }
  }

  override var isHighlighted: Bool {
    didSet { states.append(isHighlighted ? "highlighted" : "plain") }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.width = CGFloat(text.count * 10)
    return attributes
  }
}
