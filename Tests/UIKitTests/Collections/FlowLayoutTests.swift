import Simulator
import Testing
import UIKit

@Suite("A flow layout")
@MainActor
struct FlowLayoutTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    CollectionBench.path(item, section)
  }

  private func names(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  @Test(
    "spreads the items of a line over its width, also in a last line that is not full",
    arguments: [
      (320, [0, 110, 220, 0, 110]), (350, [0, 125, 250, 0, 125]), (430, [0, 110, 220, 330, 0]),
      (219, [0, 119, 0, 119, 0]), (200, [50, 50, 50, 50, 50]),
    ] as [(CGFloat, [CGFloat])])
  func spread(width: CGFloat, places: [CGFloat]) {
    let bench = CollectionBench(items: [names(5)], width: width)
    #expect(bench.frames.map(\.minX) == places)
    #expect(bench.frames.allSatisfy { $0.size == CGSize(width: 100, height: 40) })
  }

  @Test(
    "puts items of several sizes on the middle of their line, and begins the last line at the left")
  func severalSizes() {
    let bench = CollectionBench(items: [names(5)])
    bench.sizes = [
      path(0): CGSize(width: 140, height: 80), path(1): CGSize(width: 120, height: 40),
      path(2): CGSize(width: 300, height: 20), path(3): CGSize(width: 60, height: 30),
    ]
    bench.device.perform { bench.flow.invalidateLayout() }
    bench.device.advance(by: 0)
    #expect(
      bench.frames == [
        CGRect(x: 0, y: 0, width: 140, height: 80), CGRect(x: 200, y: 20, width: 120, height: 40),
        CGRect(x: 10, y: 90, width: 300, height: 20), CGRect(x: 0, y: 125, width: 60, height: 30),
        CGRect(x: 70, y: 120, width: 100, height: 40),
      ])
    #expect(bench.collection.contentSize.height == 160)
  }

  /// Source: github.com/Vercantez/openuikit, `CollectionViewTests`, read off iOS 26.1.
  @Test("spreads a last line of one size as if it were full, whatever the lines before have")
  func lastLine() {
    func size(_ width: CGFloat, _ height: CGFloat = 40) -> CGSize {
      CGSize(width: width, height: height)
    }
    func places(_ last: [CGSize]) -> [CGFloat] {
      // Two lines: one with two items, one with one.
      let sizes = [size(100), size(90), size(300)] + last
      let bench = CollectionBench(items: [names(sizes.count)])
      for (item, size) in sizes.enumerated() { bench.sizes[path(item)] = size }
      bench.device.perform { bench.flow.invalidateLayout() }
      bench.device.advance(by: 0)
      #expect(bench.frames.prefix(3).map(\.minX) == [0, 230, 10])
      return bench.frames.dropFirst(3).map { $0.minX.rounded() }
    }
    #expect(places([size(60), size(60)]) == [0, 87])
    #expect(places(Array(repeating: size(60), count: 4)) == [0, 87, 173, 260])
    #expect(places([size(60), size(60, 41)]) == [0, 70])
    #expect(places([size(150)]) == [0])
    #expect(places([size(200)]) == [60])
  }

  @Test("keeps margins around sections, and headers and footers between them, as wide as the lines")
  func sections() {
    let layout = CollectionBench.grid()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    layout.minimumLineSpacing = 4
    let bench = CollectionBench(items: [names(3), [], names(1)], layout: layout)
    let collection = bench.collection
    // Two fit into 300 points.
    #expect(
      bench.frames == [
        CGRect(x: 10, y: 35, width: 100, height: 40), CGRect(x: 210, y: 35, width: 100, height: 40),
        CGRect(x: 10, y: 79, width: 100, height: 40), CGRect(x: 10, y: 243, width: 100, height: 40),
      ])
    func place(_ kind: String, _ section: Int) -> CGRect? {
      collection.supplementaryView(forElementKind: kind, at: path(0, section))?.frame
    }
    #expect(place(header, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(place(footer, 0) == CGRect(x: 0, y: 126, width: 320, height: 20))
    #expect(place(header, 1) == CGRect(x: 0, y: 146, width: 320, height: 30))
    #expect(place(footer, 1) == CGRect(x: 0, y: 188, width: 320, height: 20))
    #expect(place(header, 2) == CGRect(x: 0, y: 208, width: 320, height: 30))
    #expect(collection.contentSize == CGSize(width: 320, height: 310))
    #expect(collection.visibleSupplementaryViews(ofKind: header).count == 3)
    #expect(
      collection.indexPathsForVisibleSupplementaryElements(ofKind: footer)
        == [path(0, 0), path(0, 1), path(0, 2)])
    #expect(
      collection.layoutAttributesForSupplementaryElement(ofKind: header, at: path(0, 1))?.zIndex
        == 10)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0, 9)) == nil)
    #expect(bench.takeReports().contains("willDisplay Header 1.0"))
  }

  @Test("raises if there is no view for a header")
  func noHeader() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let source = Source()
    let bench = CollectionBench(items: [[]])
    bench.device.perform {
      bench.collection.dataSource = source
      bench.flow.headerReferenceSize.height = 20
    }
    bench.device.advance(by: 0)
    #expect(
      bench.device.crash?.reason.hasPrefix(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
          + " (UICollectionElementKindSectionHeader,<") == true)
  }

  @Test("has lines beside each other where it scrolls horizontally")
  func horizontal() {
    let layout = CollectionBench.grid()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 150)
    layout.headerReferenceSize = CGSize(width: 30, height: 1)
    layout.sectionInset = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 7)
    let bench = CollectionBench(items: [names(9)], layout: layout)
    // Two of 150 points in 380: the space is 80.
    #expect(
      bench.frames.prefix(4) == [
        CGRect(x: 35, y: 20, width: 100, height: 150),
        CGRect(x: 35, y: 250, width: 100, height: 150),
        CGRect(x: 145, y: 20, width: 100, height: 150),
        CGRect(x: 145, y: 250, width: 100, height: 150),
      ])
    #expect(bench.frames.count == 6)
    #expect(
      bench.collection.contentSize == CGSize(width: 30 + 5 + 5 * 100 + 4 * 10 + 7, height: 400))
    #expect(
      bench.collection.supplementaryView(forElementKind: header, at: path(0))?.frame
        == CGRect(x: 0, y: 0, width: 30, height: 400))
    bench.device.perform {
      bench.collection.scrollToItem(at: path(8), at: .right, animated: false)
    }
    #expect(bench.collection.contentOffset.x == 255)
  }

  @Test("breaks lines anew when the width or the insets change, and not when it scrolls")
  func widths() {
    let layout = CountingLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let bench = CollectionBench(items: [names(60)], layout: layout)
    let first = layout.prepared
    bench.device.perform { bench.collection.contentOffset.y = 100 }
    bench.device.advance(by: 0)
    #expect(layout.prepared == first)
    bench.device.perform { bench.collection.frame.size.width = 210 }
    bench.device.advance(by: 0)
    #expect(layout.prepared == first + 1)
    #expect(bench.collection.cellForItem(at: path(11))?.frame.minX == 110)
    bench.device.perform {
      bench.collection.contentInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    }
    bench.device.advance(by: 0)
    #expect(bench.collection.contentSize.width == 150)
    #expect(bench.collection.visibleCells.allSatisfy { $0.frame.minX == 25 })
  }

  @Test("logs that an item is wider than the lines")
  func tooWide() {
    let layout = CollectionBench.grid()
    layout.itemSize.width = 330
    let bench = CollectionBench(items: [names(2)], layout: layout)
    #expect(
      bench.device.log.map(\.text).contains(
        "the item width must be less than the width of the UICollectionView minus the section insets left"
          + " and right values, minus the content insets left and right values."))
  }

  // MARK: Sizes that cells want

  @Test(
    "gives items the sizes that their cells want",
    arguments: [UICollectionViewFlowLayout.automaticSize, CGSize(width: 70, height: 70)])
  func selfSizing(estimate: CGSize) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    let source = SizedSource(widths: [100, 60, 150, 80, 30])
    let bench = CollectionBench(items: [[]], layout: layout)
    bench.device.perform {
      bench.collection.delegate = nil
      bench.collection.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
      bench.collection.dataSource = source
    }
    bench.device.advance(by: 0)
    // 100, 60 and 150 with two spaces are 330 points.
    #expect(
      bench.frames == [
        CGRect(x: 0, y: 0, width: 100, height: 44), CGRect(x: 260, y: 0, width: 60, height: 44),
        CGRect(x: 0, y: 54, width: 150, height: 44), CGRect(x: 160, y: 54, width: 80, height: 44),
        CGRect(x: 250, y: 54, width: 30, height: 44),
      ])
    #expect(bench.collection.contentSize.height == 98)
    bench.device.perform { bench.collection.frame.size.width = 200 }
    bench.device.advance(by: 0)
    #expect(bench.frames.map(\.width) == [100, 60, 150, 80, 30])
    #expect(bench.frames.last?.minY == 108)
  }

  @Test("asks no cell how large it wants to be without an estimate")
  func fixedSizes() {
    let bench = CollectionBench(items: [[]])
    let source = SizedSource(widths: [100, 60])
    bench.device.perform {
      bench.collection.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
      bench.collection.dataSource = source
    }
    bench.device.advance(by: 0)
    #expect(bench.frames.map(\.width) == [100, 100])
  }

  @Test("tells of items that only touch a rectangle, too, though a collection shows none of them")
  func touching() {
    let layout = CollectionBench.grid()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let bench = CollectionBench(items: [names(60)], layout: layout, width: 300)
    func items(in rect: CGRect) -> [Int]? {
      layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item).sorted()
    }
    let middle = CGRect(x: 100, y: 40, width: 100, height: 40)
    #expect(items(in: middle) == Array(0...8))
    #expect(items(in: middle.insetBy(dx: 1, dy: 1)) == [4])
    #expect(items(in: CGRect(x: 0, y: -50, width: 300, height: 50)) == [0, 1, 2])
    #expect(items(in: CGRect(x: 0, y: -51, width: 300, height: 50)) == [])
    // Ten lines are as high as the collection.
    #expect(bench.collection.indexPathsForVisibleItems.map(\.item).sorted() == Array(0..<30))
  }

  @Test("keeps headers and footers in sight if told to, as long as their sections are")
  func pinned() {
    let layout = CollectionBench.grid()
    layout.headerReferenceSize.height = 30
    layout.footerReferenceSize.height = 20
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let bench = CollectionBench(items: [names(30), names(30)], layout: layout)
    func place(_ kind: String, _ section: Int) -> CGFloat? {
      bench.collection.supplementaryView(forElementKind: kind, at: path(0, section))?.frame.minY
    }
    // A section is 30 + 490 + 20 points long.
    #expect(place(header, 0) == 0 && place(footer, 0) == 380)
    bench.device.perform { bench.collection.contentOffset.y = 200 }
    bench.device.advance(by: 0)
    #expect(place(header, 0) == 200 && place(footer, 0) == 520 && place(header, 1) == 540)
    bench.device.perform { bench.collection.contentOffset.y = 505 }
    bench.device.advance(by: 0)
    #expect(place(header, 0) == 490 && place(header, 1) == 540)
  }
}

/// Counts how often it works out where everything is.
private final class CountingLayout: UICollectionViewFlowLayout {
  var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
  }
}

/// Shows cells as wide as they are told.
private final class SizedSource: NSObject, UICollectionViewDataSource {
  private let widths: [CGFloat]

  init(widths: [CGFloat]) {
    self.widths = widths
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { widths.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath)
    (cell as? SizedCell)?.width.constant = widths[indexPath.item]
    return cell
  }
}

/// A cell that is as large as its constraints say.
private final class SizedCell: UICollectionViewCell {
  let width: NSLayoutConstraint

  override init(frame: CGRect) {
    let box = UIView()
    width = box.widthAnchor.constraint(equalToConstant: 10)
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 44),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
