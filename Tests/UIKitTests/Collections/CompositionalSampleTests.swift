import Foundation
import Testing
import UIKit

/// Layouts as in Apple's sample "Implementing Modern Collection Views", in a collection of 320 by 400 points.
@Suite("Layouts as apps have them")
@MainActor
struct CompositionalSampleTests {
  private static let badge = UICollectionView.elementKindSectionHeader

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func bench(_ section: NSCollectionLayoutSection, _ count: Int) -> CollectionBench {
    CollectionBench(
      items: [(0..<count).map { "\($0)" }],
      layout: UICollectionViewCompositionalLayout(section: section))
  }

  private func isNear(_ frames: [CGRect], _ wanted: [CGRect]) -> Bool {
    frames.count == wanted.count
      && zip(frames, wanted).allSatisfy {
        abs($0.minX - $1.minX) < 0.01 && abs($0.minY - $1.minY) < 0.01
          && abs($0.width - $1.width) < 0.01 && abs($0.height - $1.height) < 0.01
      }
  }

  /// A large item beside two small ones.
  private func nested(_ width: CGFloat) -> NSCollectionLayoutGroup {
    let insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    large.contentInsets = insets
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)))
    small.contentInsets = insets
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
    return .horizontal(
      layoutSize: size(.fractionalWidth(width), .fractionalHeight(0.4)), subitems: [large, pair])
  }

  @Test("may have groups inside groups")
  func nestedGroups() {
    let bench = bench(NSCollectionLayoutSection(group: nested(1)), 4)
    let wanted = [
      CGRect(x: 10, y: 10, width: 204, height: 140), CGRect(x: 234, y: 10, width: 76, height: 60),
      CGRect(x: 234, y: 90, width: 76, height: 60), CGRect(x: 10, y: 170, width: 204, height: 140),
    ]
    #expect(isNear(bench.frames, wanted))
  }

  @Test("may have them beside each other in a section that scrolls across")
  func orthogonal() {
    let section = NSCollectionLayoutSection(group: nested(0.85))
    section.orthogonalScrollingBehavior = .continuous
    let bench = bench(section, 4)
    let frames = (0..<4).compactMap {
      bench.collection.layoutAttributesForItem(at: CollectionBench.path($0))?.frame
    }
    let wanted = [
      CGRect(x: 10, y: 10, width: 170.4, height: 140),
      CGRect(x: 200.4, y: 10, width: 61.6, height: 60),
      CGRect(x: 200.4, y: 90, width: 61.6, height: 60),
      CGRect(x: 282, y: 10, width: 170.4, height: 140),
    ]
    #expect(isNear(frames, wanted))
    #expect(bench.collection.contentSize == CGSize(width: 320, height: 160))
  }

  @Test("may have columns that fill the width")
  func columns() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let wanted = [
      CGRect(x: 10, y: 0, width: 145, height: 44), CGRect(x: 165, y: 0, width: 145, height: 44),
      CGRect(x: 10, y: 54, width: 145, height: 44),
    ]
    #expect(isNear(bench(section, 3).frames, wanted))
  }

  @Test("may have badges over the corners of items")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: Self.badge,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let bench = bench(section, 5)
    let wanted = [25, 95, 165, 235].map { CGRect(x: $0, y: 25, width: 60, height: 46) }
    #expect(isNear(Array(bench.frames.prefix(4)), wanted))
    let place = bench.collection.supplementaryView(
      forElementKind: Self.badge, at: CollectionBench.path(1))?.frame
    #expect(isNear([place ?? .zero], [CGRect(x: 141, y: 19, width: 20, height: 20)]))
  }
}
