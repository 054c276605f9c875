import Foundation
import Simulator
import Testing
import UIKit

@Suite("Places in a compositional layout")
@MainActor
struct CompositionalPlaceTests {
  private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  private func bench(_ group: NSCollectionLayoutGroup, count: Int) -> CollectionBench {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return CollectionBench(
      items: [(0..<count).map { "\($0)" }],
      layout: UICollectionViewCompositionalLayout(section: section))
  }

  @Test("may be the app's own in a group, whose size they depend on")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: width / 4, height: 100)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 50, width: 40, height: 50), zIndex: 3),
      ]
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 20)
    let bench = bench(group, count: 3)
    #expect(
      bench.frames == [
        CGRect(x: 20, y: 5, width: 70, height: 100), CGRect(x: 160, y: 55, width: 40, height: 50),
        CGRect(x: 20, y: 115, width: 70, height: 100),
      ])
    #expect(bench.collection.contentSize.height == 210)
    let second = bench.collection.layoutAttributesForItem(at: CollectionBench.path(1))
    #expect(second?.zIndex == 3)
  }

  private func badges(
    _ container: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil
  ) -> [CGRect] {
    let kind = UICollectionView.elementKindSectionHeader
    let badge =
      own.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(20, 10), elementKind: kind, containerAnchor: container, itemAnchor: $0)
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size(20, 10), elementKind: kind, containerAnchor: container)
    let item = NSCollectionLayoutItem(layoutSize: size(100, 60), supplementaryItems: [badge])
    #expect(item.supplementaryItems == [badge])
    let bench = bench(.horizontal(layoutSize: size(200, 60), subitems: [item]), count: 2)
    return bench.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
      .compactMap { bench.collection.supplementaryView(forElementKind: kind, at: $0)?.frame }
  }

  @Test("are those of a badge inside its item, at the edges that are said")
  func inside() {
    #expect(
      badges(NSCollectionLayoutAnchor(edges: [.top, .trailing])) == [
        CGRect(x: 80, y: 0, width: 20, height: 10), CGRect(x: 180, y: 0, width: 20, height: 10),
      ])
    #expect(badges(NSCollectionLayoutAnchor(edges: []))[0].origin == CGPoint(x: 40, y: 25))
  }

  @Test("are away from edges by points, or by parts of the badge")
  func offsets() {
    let shifted = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: -4))
    #expect(shifted.isAbsoluteOffset && shifted.offset == CGPoint(x: 3, y: -4))
    #expect(badges(shifted)[0].origin == CGPoint(x: 83, y: -4))
    let half = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    #expect(half.isFractionalOffset)
    #expect(badges(half)[0].origin == CGPoint(x: 90, y: -5))
  }

  @Test("bring a place of the badge to a place of its item")
  func anchors() {
    let places = badges(
      NSCollectionLayoutAnchor(edges: [.bottom]), NSCollectionLayoutAnchor(edges: [.top]))
    #expect(places[0] == CGRect(x: 40, y: 60, width: 20, height: 10))
  }
}
