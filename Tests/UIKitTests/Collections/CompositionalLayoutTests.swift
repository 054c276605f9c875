import Simulator
import Testing
import UIKit

@Suite("A compositional layout")
@MainActor
struct CompositionalLayoutTests {
  private func names(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    CollectionBench.path(item, section)
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func bench(
    _ items: [[String]], _ section: NSCollectionLayoutSection, horizontal: Bool = false
  ) -> CollectionBench {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if horizontal { configuration.scrollDirection = .horizontal }
    return CollectionBench(
      items: items,
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
  }

  /// A section of lines of full width with one item each.
  private func list(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let whole = size(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
  }

  @Test("fills groups with items as long as there is room")
  func grid() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item]))
    let bench = bench([names(6)], section)
    #expect(
      bench.frames == [
        CGRect(x: 2, y: 1, width: 74, height: 76), CGRect(x: 82, y: 1, width: 74, height: 76),
        CGRect(x: 162, y: 1, width: 74, height: 76), CGRect(x: 242, y: 1, width: 74, height: 76),
        CGRect(x: 2, y: 81, width: 74, height: 76), CGRect(x: 82, y: 81, width: 74, height: 76),
      ])
    #expect(bench.collection.contentSize == CGSize(width: 320, height: 160))
  }

  @Test("divides a group among so many items, with spaces and insets")
  func counts() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 10)
    section.interGroupSpacing = 5
    let bench = bench([names(3), names(1)], section)
    #expect(
      bench.frames == [
        CGRect(x: 10, y: 4, width: 145, height: 50), CGRect(x: 165, y: 4, width: 145, height: 50),
        CGRect(x: 10, y: 59, width: 145, height: 50), CGRect(x: 10, y: 119, width: 145, height: 50),
      ])
    #expect(bench.collection.contentSize.height == 175)
  }

  @Test("repeats an item in its own size, with spaces that take what is left")
  func flexible() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(1)
    let bench = bench([names(4)], NSCollectionLayoutSection(group: group))
    #expect(bench.frames.map(\.minX) == [0, 130, 260, 0])
    #expect(bench.frames.last?.minY == 30)
  }

  @Test("puts groups into groups")
  func nested() {
    let leading = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let trailing = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [trailing])
    // A quarter of 400 points.
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)),
        subitems: [leading, column]))
    let bench = bench([names(5)], section)
    #expect(
      bench.frames == [
        CGRect(x: 0, y: 0, width: 240, height: 100), CGRect(x: 240, y: 0, width: 80, height: 50),
        CGRect(x: 240, y: 50, width: 80, height: 50), CGRect(x: 0, y: 100, width: 240, height: 100),
        CGRect(x: 240, y: 100, width: 80, height: 50),
      ])
    #expect(bench.collection.contentSize.height == 200)
  }

  @Test("keeps headers, footers and backgrounds with their sections")
  func parts() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let section = list(height: .absolute(100))
    let top = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: .top)
    top.pinToVisibleBounds = true
    let bottom = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .absolute(20)), elementKind: footer,
      alignment: .bottomTrailing, absoluteOffset: CGPoint(x: -5, y: 1))
    section.boundarySupplementaryItems = [top, bottom]
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 3, trailing: 10)
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let bench = CollectionBench(items: [names(8), names(8)], layout: layout)
    func place(_ kind: String, _ section: Int) -> CGRect? {
      bench.collection.supplementaryView(forElementKind: kind, at: path(0, section))?.frame
    }
    #expect(place(kind, 0) == CGRect(x: 10, y: 0, width: 300, height: 30))
    #expect(bench.frames.first == CGRect(x: 10, y: 37, width: 300, height: 100))
    let background = try #require(bench.collection.subviews.first as? UICollectionReusableView)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 320, height: 860))
    #expect(bench.collection.contentSize == CGSize(width: 320, height: 1720))
    bench.device.perform { bench.collection.contentOffset.y = 500 }
    bench.device.advance(by: 0)
    #expect(place(kind, 0)?.minY == 500)
    #expect(place(footer, 0) == CGRect(x: 255, y: 841, width: 50, height: 20))
    bench.device.perform { bench.collection.contentOffset.y = 845 }
    bench.device.advance(by: 0)
    #expect(place(kind, 0)?.minY == 830 && place(kind, 1)?.minY == 860)
  }

  @Test("lets cells choose their heights where these are estimates")
  func selfSizing() {
    let source = TallSource(heights: [30, 90, 45, 60])
    let bench = bench([[]], list(height: .estimated(50)))
    bench.device.perform {
      bench.collection.register(TallCell.self, forCellWithReuseIdentifier: "tall")
      bench.collection.dataSource = source
    }
    bench.device.advance(by: 0)
    #expect(
      bench.frames == [
        CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 30, width: 320, height: 90),
        CGRect(x: 0, y: 120, width: 320, height: 45), CGRect(x: 0, y: 165, width: 320, height: 60),
      ])
    #expect(bench.collection.contentSize.height == 225)
    bench.device.perform {
      source.heights.removeFirst()
      bench.collection.deleteItems(at: [path(0)])
    }
    bench.device.advance(by: 1)
    #expect(bench.frames.map(\.height) == [90, 45, 60])
    #expect(bench.collection.contentSize.height == 195)
  }

  @Test("makes the cells of a group as high as the highest, where their heights are uniform")
  func uniform() {
    let source = TallSource(heights: [30, 90, 45, 60])
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item]))
    let bench = bench([[]], section)
    bench.device.perform {
      bench.collection.register(TallCell.self, forCellWithReuseIdentifier: "tall")
      bench.collection.dataSource = source
    }
    bench.device.advance(by: 0)
    #expect(bench.frames.map(\.height) == [90, 90, 60, 60])
    #expect(bench.frames.map(\.minY) == [0, 0, 90, 90])
    #expect(bench.collection.contentSize.height == 150)
  }

  @Test("has sections beside each other where it scrolls horizontally")
  func horizontal() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 5, bottom: 0, trailing: 5)
    section.contentInsetsReference = .none
    let bench = bench([names(3), names(1)], section, horizontal: true)
    #expect(
      bench.frames == [
        CGRect(x: 5, y: 20, width: 100, height: 190), CGRect(x: 5, y: 210, width: 100, height: 190),
        CGRect(x: 115, y: 20, width: 100, height: 190),
        CGRect(x: 225, y: 20, width: 100, height: 190),
      ])
    #expect(bench.collection.contentSize == CGSize(width: 330, height: 400))
  }

  @Test("asks for each section with the room that there is")
  func provider() {
    var widths: [CGFloat] = []
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 9
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { section, environment in
        widths.append(environment.container.effectiveContentSize.width)
        return list(height: .absolute(section == 0 ? 20 : 50))
      }, configuration: configuration)
    let bench = CollectionBench(items: [names(1), names(1)], layout: layout)
    #expect(bench.frames.map(\.minY) == [0, 29] && bench.frames.map(\.height) == [20, 50])
    #expect(widths.suffix(2) == [320, 320])
    bench.device.perform { bench.collection.frame.size.width = 250 }
    bench.device.advance(by: 0)
    #expect(widths.suffix(2) == [250, 250] && bench.frames.first?.width == 250)
    let count = widths.count
    bench.device.perform { bench.collection.contentOffset.y = 1 }
    bench.device.advance(by: 0)
    #expect(widths.count == count)
  }

  @Test("begins at the right where content runs from there")
  func mirrored() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
    section.contentInsets.leading = 15
    let bench = bench([names(2)], section)
    #expect(bench.frames.map(\.minX) == [15, 115])
    bench.device.perform {
      bench.collection.semanticContentAttribute = .forceRightToLeft
      bench.collection.collectionViewLayout.invalidateLayout()
    }
    bench.device.advance(by: 0)
    #expect(bench.frames.map(\.minX) == [205, 105])
  }
}

/// Shows cells as high as they are told.
private final class TallSource: NSObject, UICollectionViewDataSource {
  var heights: [CGFloat]

  init(heights: [CGFloat]) {
    self.heights = heights
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
    (cell as? TallCell)?.height = heights[indexPath.item]
    return cell
  }
}

private final class TallCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
