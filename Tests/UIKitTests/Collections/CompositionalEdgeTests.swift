import Foundation
import Simulator
import Testing
import UIKit

@Suite("Edges of a compositional layout")
@MainActor
struct CompositionalEdgeTests {
  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter

  private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  private func line(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }

  /// Lines of 40 points.
  private func lines() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: line(40), subitems: [NSCollectionLayoutItem(layoutSize: line(40))]))
  }

  private func edge(
    _ kind: String, _ alignment: NSRectAlignment, _ size: NSCollectionLayoutSize
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
  }

  private func bench(
    _ section: NSCollectionLayoutSection, _ counts: [Int],
    _ configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
  ) -> CollectionBench {
    CollectionBench(
      items: counts.map { count in (0..<count).map { "\($0)" } },
      layout: UICollectionViewCompositionalLayout(
        section: section,
        configuration: configuration ?? UICollectionViewCompositionalLayoutConfiguration()))
  }

  private func frame(_ bench: CollectionBench, _ kind: String, _ path: IndexPath) -> CGRect? {
    bench.collection.supplementaryView(forElementKind: kind, at: path)?.frame
  }

  // MARK: The whole layout

  @Test("have headers and footers of all sections, which may stay in sight")
  func wholeLayout() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    let header = edge(Self.header, .top, line(50))
    header.pinToVisibleBounds = true
    header.zIndex = 2
    configuration.boundarySupplementaryItems = [header, edge(Self.footer, .bottom, line(30))]
    let bench = bench(lines(), [2, 10], configuration)
    let path = IndexPath(index: 0)
    #expect(frame(bench, Self.header, path) == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(bench.frames.map(\.minY).prefix(4) == [50, 90, 140, 180])
    #expect(bench.collection.contentSize.height == 570)
    bench.device.perform { bench.collection.contentOffset.y = 170 }
    bench.device.advance(by: 0.05)
    #expect(frame(bench, Self.header, path)?.minY == 170)
    #expect(frame(bench, Self.footer, path) == CGRect(x: 0, y: 540, width: 320, height: 30))
    #expect(
      bench.collection.indexPathsForVisibleSupplementaryElements(ofKind: Self.header) == [path])
  }

  @Test("may have views that are over items, or beside them")
  func over() {
    let section = lines()
    let over = edge(Self.header, .topTrailing, size(50, 20))
    #expect(over.extendsBoundary)
    over.extendsBoundary = false
    section.boundarySupplementaryItems = [over, edge(Self.footer, .leading, size(60, 30))]
    let bench = bench(section, [2])
    let path = CollectionBench.path(0)
    #expect(frame(bench, Self.header, path) == CGRect(x: 270, y: 0, width: 50, height: 20))
    #expect(frame(bench, Self.footer, path) == CGRect(x: 0, y: 25, width: 60, height: 30))
    #expect(
      bench.frames == [
        CGRect(x: 60, y: 0, width: 260, height: 40), CGRect(x: 60, y: 40, width: 260, height: 40),
      ])
    #expect(bench.collection.contentSize.height == 80)
  }

  // MARK: Insets

  @Test("are where insets count from: the safe area, the margins or nothing")
  func references() {
    let section = lines()
    section.contentInsets.leading = 5
    section.boundarySupplementaryItems = [edge(Self.header, .top, line(10))]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.contentInsetsReference == .safeArea)
    configuration.contentInsetsReference = .layoutMargins
    let bench = bench(section, [1], configuration)
    func sides(_ change: () -> Void) -> [CGFloat] {
      bench.device.perform {
        change()
        bench.collection.collectionViewLayout.invalidateLayout()
      }
      bench.device.advance(by: 0.05)
      let header = frame(bench, Self.header, CollectionBench.path(0)) ?? .zero
      let item = bench.frames.first ?? .zero
      return [item.minX, item.maxX, header.minX, header.maxX]
    }
    let margins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    #expect(sides { bench.collection.layoutMargins = margins } == [25, 290, 25, 290])
    #expect(sides { section.contentInsetsReference = .none } == [5, 320, 5, 320])
    #expect(sides { section.supplementariesFollowContentInsets = false } == [5, 320, 0, 320])
    #expect(
      sides { section.supplementaryContentInsetsReference = .layoutMargins } == [5, 320, 20, 290])
  }

  @Test("move into the safe area when that changes")
  func safeArea() {
    let section = lines()
    let bench = bench(section, [1])
    bench.device.perform {
      let page = bench.device.window.rootViewController
      page?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
    }
    bench.device.advance(by: 0.05)
    #expect(bench.frames == [CGRect(x: 44, y: 0, width: 276, height: 40)])
  }

  // MARK: Space around items

  @Test("of items may be away from others, by fixed space or by what is left")
  func spacing() {
    let item = NSCollectionLayoutItem(layoutSize: size(40, 20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(0), trailing: .fixed(5), bottom: .flexible(0))
    #expect(item.edgeSpacing?.leading?.isFixed == true && item.edgeSpacing?.top?.isFlexible == true)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: line(60), subitems: [item])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(4), trailing: nil, bottom: .fixed(3))
    let bench = bench(NSCollectionLayoutSection(group: group), [7])
    #expect(bench.frames.map(\.minX) == [10, 65, 120, 175, 230, 10, 65])
    #expect(bench.frames.map(\.minY) == [24, 24, 24, 24, 24, 91, 91])
    #expect(bench.collection.contentSize.height == 134)
  }

  @Test("of items share what is left evenly")
  func flexible() {
    let item = NSCollectionLayoutItem(layoutSize: size(40, 20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line(20), repeatingSubitem: item, count: 2)
    #expect(bench(NSCollectionLayoutSection(group: group), [2]).frames.map(\.minX) == [60, 220])
    // A group smaller than its section comes into the middle.
    let small = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(100, 20), subitems: [NSCollectionLayoutItem(layoutSize: line(20))])
    small.edgeSpacing = item.edgeSpacing
    #expect(bench(NSCollectionLayoutSection(group: small), [1]).frames.map(\.minX) == [110])
  }

  @Test("of groups can have views of their own")
  func groups() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line(40), repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(100, 40)),
      count: 2)
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(20, 10), elementKind: Self.header,
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    ]
    let bench = bench(NSCollectionLayoutSection(group: group), [3])
    #expect(
      frame(bench, Self.header, CollectionBench.path(0))
        == CGRect(x: 300, y: 0, width: 20, height: 10))
    #expect(
      frame(bench, Self.header, CollectionBench.path(2))
        == CGRect(x: 300, y: 40, width: 20, height: 10))
  }
}
