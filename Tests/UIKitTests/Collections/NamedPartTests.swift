import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@MainActor
@Suite("Views that a layout names when items come and go, and layouts that follow each other")
struct NamedPartTests {
  private typealias Attributes = UICollectionViewLayoutAttributes

  /// Rows with a line above each, and a ground behind all; what is asked is noted.
  private final class Lined: UICollectionViewLayout {
    private static let line = UICollectionView.elementKindSectionHeader
    var name = ""
    var rowHeight: CGFloat = 50
    var asked: [String] = []
    var coming: [IndexPath] = []
    var going: [IndexPath] = []

    private func note(_ text: String) { asked.append(name + text) }

    override func prepare() {
      super.prepare()
      register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: rowHeight * CGFloat(count))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
      let paths = (0..<count).map { IndexPath(item: $0, section: 0) }
      let ground = layoutAttributesForDecorationView(
        ofKind: "ground", at: IndexPath(item: 0, section: 0))
      let items = paths.compactMap { layoutAttributesForItem(at: $0) }
      let lines = paths.compactMap {
        layoutAttributesForSupplementaryView(ofKind: Self.line, at: $0)
      }
      return items + lines + (ground.map { [$0] } ?? [])
    }

    override func layoutAttributesForItem(at path: IndexPath) -> Attributes? {
      let made = Attributes(forCellWith: path)
      made.frame = CGRect(x: 0, y: rowHeight * CGFloat(path.item), width: 300, height: rowHeight)
      return made
    }

    override func layoutAttributesForSupplementaryView(
      ofKind kind: String, at path: IndexPath
    ) -> Attributes? {
      let made = Attributes(forSupplementaryViewOfKind: kind, with: path)
      made.frame = CGRect(x: 0, y: rowHeight * CGFloat(path.item), width: 300, height: 1)
      return made
    }

    override func layoutAttributesForDecorationView(
      ofKind kind: String, at path: IndexPath
    ) -> Attributes? {
      let made = Attributes(forDecorationViewOfKind: kind, with: path)
      made.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      made.zIndex = -1
      return made
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      note("prepare")
    }

    override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
      guard kind == Self.line else { return [] }
      note("insert lines")
      return coming
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
      guard kind == Self.line else { return [] }
      note("delete lines")
      return going
    }

    override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
      note("insert \(kind)")
      return []
    }

    override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
      note("delete \(kind)")
      return []
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> Attributes? {
      note("start \(path.item)")
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> Attributes? {
      note("end \(path.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> Attributes? {
      let usual = super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: path)
      note("start line \(path.item) \(usual?.alpha ?? -1)")
      return usual
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> Attributes? {
      let usual = super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: path)
      note("end line \(path.item) \(usual?.alpha ?? -1)")
      return usual
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> Attributes? {
      note("start \(kind)")
      return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> Attributes? {
      note("end \(kind)")
      return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      super.prepareForTransition(to: newLayout)
      note("to")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      note("from")
    }

    override func finalizeLayoutTransition() {
      super.finalizeLayoutTransition()
      note("finalize")
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      note("finalize")
    }
  }

  private let layout = Lined()

  private func bench() -> CollectionBench {
    let bench = CollectionBench(items: [["a", "b"]], layout: layout)
    layout.asked = []
    return bench
  }

  private func line(_ item: Int, _ bench: CollectionBench) -> UICollectionReusableView? {
    bench.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: CollectionBench.path(item))
  }

  @Test("asks, after items were inserted, where views come, which are new ones then")
  func inserting() {
    let bench = bench()
    let former = line(0, bench)
    layout.coming = [CollectionBench.path(0)]
    bench.device.perform {
      bench.items[0].insert("x", at: 0)
      bench.collection.insertItems(at: [CollectionBench.path(0)])
    }
    #expect(layout.asked.first == "prepare" && layout.asked.last == "finalize")
    #expect(Set(layout.asked[1...2]) == ["insert lines", "insert ground"])
    #expect(layout.asked.contains("start line 0 0.0"))
    #expect(!layout.asked.contains { $0.hasPrefix("delete") })
    #expect(line(0, bench) != nil && line(0, bench) !== former)
  }

  @Test("asks, after items were deleted, from where views go, which fade away")
  func deleting() {
    let bench = bench()
    let former = line(1, bench)
    layout.going = [CollectionBench.path(1)]
    bench.device.perform {
      bench.items[0].remove(at: 1)
      bench.collection.deleteItems(at: [CollectionBench.path(1)])
    }
    #expect(Set(layout.asked[1...2]) == ["delete lines", "delete ground"])
    #expect(!layout.asked.contains { $0.hasPrefix("insert") })
    #expect(layout.asked.contains("end line 1 0.0") && layout.asked.contains("end line 0 1.0"))
    #expect(former?.alpha == 0 && line(1, bench) == nil)
    _ = bench.device.settle(limit: 2)
    #expect(former?.superview == nil || former?.isHidden == true)
  }

  @Test(
    "asks both layouts how all looks, the former one of what goes and the next one of what comes")
  func layouts() throws {
    let bench = bench()
    let next = Lined()
    layout.name = "old "
    next.name = "new "
    next.rowHeight = 80
    var order: [String] = []
    let cell = try #require(bench.collection.cellForItem(at: CollectionBench.path(1)))
    bench.device.perform {
      bench.collection.setCollectionViewLayout(next, animated: true)
      order = layout.asked + next.asked
    }
    #expect(
      Set(layout.asked) == [
        "old to", "old end 0", "old end 1", "old end line 0 1.0", "old end line 1 1.0",
        "old end ground",
      ])
    #expect(next.asked.first == "new from" && next.asked.last == "new finalize")
    #expect(
      Set(next.asked.dropFirst().dropLast()) == [
        "new start 0", "new start 1", "new start line 0 1.0", "new start line 1 1.0",
        "new start ground",
      ])
    #expect(order.first == "old to")
    #expect(cell.frame.minY == 80)
    #expect(cell.layer.presentation()?.frame.minY == 50)
    bench.device.advance(by: 0.15)
    let middle = try #require(cell.layer.presentation()?.frame.minY)
    #expect(middle > 50 && middle < 80)
    _ = bench.device.settle(limit: 2)
    layout.asked = []
    next.asked = []
    bench.device.perform { bench.collection.setCollectionViewLayout(layout, animated: false) }
    #expect(next.asked == ["new to"] && layout.asked == ["old from", "old finalize"])
  }
}
