import Foundation
import Simulator
import Testing
import UIKit

/// Sources: see `FormerLooks` in the twin.
@MainActor
@Suite("How elements come and go")
struct AppearingTests {
  private typealias Attributes = UICollectionViewLayoutAttributes

  /// Rows of 50 points, each with a header on it if wanted; what is asked is noted.
  private final class Rows: UICollectionViewFlowLayout {
    var asked: [String] = []
    var start: (IndexPath, Attributes?) -> Attributes? = { $1 }
    var end: (IndexPath, Attributes?) -> Attributes? = { $1 }

    override init() {
      super.init()
      itemSize = CGSize(width: 300, height: 50)
      minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    func takeAsked() -> [String] {
      defer { asked = [] }
      return asked
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> Attributes? {
      asked.append("start \(path.item)")
      return start(path, super.initialLayoutAttributesForAppearingItem(at: path))
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> Attributes? {
      asked.append("end \(path.item)")
      return end(path, super.finalLayoutAttributesForDisappearingItem(at: path))
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at path: IndexPath
    ) -> Attributes? {
      asked.append("start header")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: path)
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at path: IndexPath
    ) -> Attributes? {
      asked.append("end header")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: path)
    }
  }

  private let layout = Rows()

  private func bench(_ items: [String] = ["a", "b", "c"]) -> CollectionBench {
    let bench = CollectionBench(items: [items], layout: layout)
    layout.asked = []
    return bench
  }

  private func cell(_ item: Int, _ bench: CollectionBench) throws -> UICollectionViewCell {
    try #require(bench.collection.cellForItem(at: CollectionBench.path(item)))
  }

  private func delete(_ item: Int, _ bench: CollectionBench) {
    bench.device.perform {
      bench.items[0].remove(at: item)
      bench.collection.deleteItems(at: [CollectionBench.path(item)])
    }
  }

  private func insert(_ item: Int, _ bench: CollectionBench) {
    bench.device.perform {
      bench.items[0].insert("x", at: item)
      bench.collection.insertItems(at: [CollectionBench.path(item)])
    }
  }

  @Test("is asked of all that were on the screen, and of all that are on it then")
  func asked() {
    let bench = bench()
    delete(0, bench)
    #expect(layout.takeAsked() == ["end 0", "end 1", "end 2", "start 0", "start 1"])
    insert(1, bench)
    #expect(layout.takeAsked() == ["end 0", "end 1", "start 0", "start 1", "start 2"])
    bench.device.perform { bench.collection.performBatchUpdates(nil) }
    #expect(layout.takeAsked().count == 6)
    bench.device.perform { bench.collection.reloadData() }
    bench.device.advance(by: 0)
    #expect(layout.takeAsked() == [])
  }

  @Test("is asked of headers too")
  func headers() {
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    let bench = bench()
    delete(2, bench)
    #expect(layout.takeAsked().filter { $0.hasSuffix("header") } == ["end header", "start header"])
  }

  @Test("is asked without an animation too, and shows nothing then")
  func withoutAnimation() throws {
    let bench = bench()
    layout.start = { _, attributes in
      attributes?.center.y = 380; return attributes
    }
    bench.device.perform {
      UIView.performWithoutAnimation {
        bench.items[0].removeFirst()
        bench.collection.deleteItems(at: [CollectionBench.path(0)])
      }
    }
    #expect(layout.takeAsked().count == 5)
    #expect(try cell(0, bench).layer.presentation()?.position.y == 25)
  }

  @Test("begins for what stays where the layout says, and else where it was")
  func staying() throws {
    let bench = bench()
    layout.start = { path, attributes in
      if path.item == 1 { attributes?.center.y = 380 }
      return attributes
    }
    delete(0, bench)
    bench.device.advance(by: 0.02)
    let first = try #require(cell(0, bench).layer.presentation())
    #expect(first.position.y > 60 && first.position.y <= 75)
    let second = try #require(cell(1, bench).layer.presentation())
    #expect(second.position.y > 300)
    #expect(try cell(1, bench).center.y == 75)
  }

  @Test("is what the layout makes of a cell that would fade in or out")
  func fading() throws {
    let bench = bench()
    var alphas: [CGFloat?] = []
    layout.start = { path, attributes in
      if path.item == 1 {
        alphas.append(attributes?.alpha)
        attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      }
      return attributes
    }
    insert(1, bench)
    #expect(alphas == [0])
    bench.device.advance(by: 0.02)
    let shown = try #require(cell(1, bench).layer.presentation())
    #expect(shown.opacity < 0.5 && shown.frame.width < 150)
    bench.device.advance(by: 1)
    #expect(try cell(1, bench).frame == CGRect(x: 10, y: 50, width: 300, height: 50))
    let gone = try cell(1, bench)
    layout.end = { path, attributes in
      if path.item == 1 {
        alphas.append(attributes?.alpha)
        attributes?.alpha = 1
        attributes?.center.x = 900
      }
      return attributes
    }
    delete(1, bench)
    #expect(alphas.count == 3 && alphas[1] == 0)
    #expect(gone.center.x == 900 && gone.alpha == 1 && gone.superview === bench.collection)
    bench.device.advance(by: 1)
    #expect(gone.superview == nil)
  }

  @Test("is no change with nothing from the layout")
  func nothing() throws {
    let bench = bench()
    layout.start = { _, _ in nil }
    layout.end = { _, _ in nil }
    let gone = try cell(0, bench)
    delete(0, bench)
    bench.device.advance(by: 0.02)
    #expect(gone.alpha == 1 && gone.superview === bench.collection)
    bench.device.advance(by: 1)
    #expect(gone.superview == nil)
    insert(0, bench)
    bench.device.advance(by: 0.02)
    #expect(try cell(0, bench).layer.presentation()?.opacity == 1)
  }

  @Test("is nothing while nothing changes")
  func atRest() {
    _ = bench()
    let path = CollectionBench.path(0)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
  }

  @Test("fades where another size comes in an animation")
  func size() throws {
    let bench = bench((0..<20).map { "\($0)" })
    bench.device.perform {
      UIView.animate(withDuration: 0.4) { bench.collection.frame.size.height = 600 }
    }
    let asked = layout.takeAsked()
    #expect(asked.count { $0.hasPrefix("end") } == 8)
    #expect(asked.count { $0.hasPrefix("start") } == 12)
    bench.device.advance(by: 0.02)
    #expect(try cell(10, bench).layer.presentation()?.opacity ?? 1 < 0.5)
    #expect(try cell(2, bench).layer.presentation()?.opacity == 1)
    bench.device.advance(by: 1)
    let gone = try cell(10, bench)
    bench.device.perform {
      UIView.animate(withDuration: 0.4) { bench.collection.frame.size.height = 400 }
    }
    #expect(gone.superview === bench.collection && gone.alpha == 0)
    bench.device.advance(by: 1)
    #expect(gone.superview == nil && bench.shown.count == 8)
  }
}

@MainActor
@Suite("A cell that is configured again")
struct ReconfigurationTests {
  /// Source: ekazaev/ChatLayout, `ChatLayoutDiffableDataSource`, which keeps what was at the former places for as long as
  /// the call takes.
  @Test("is asked for in the call, by its place before the changes")
  func place() {
    let bench = CollectionBench(items: [["a", "b", "c"]])
    var asked: [String] = []
    bench.device.perform {
      bench.collection.performBatchUpdates {
        bench.items[0] = ["B", "c"]
        bench.collection.deleteItems(at: [CollectionBench.path(0)])
        bench.items[0].insert("a", at: 0)
        bench.collection.reconfigureItems(at: [CollectionBench.path(1)])
        asked = bench.shown
        bench.items[0].removeFirst()
      }
    }
    #expect(asked == ["a", "B", "c"])
    bench.device.advance(by: 1)
    #expect(bench.shown == ["B", "c"])
  }

  @Test("is asked for by its new place if a snapshot has it")
  func snapshot() {
    let bench = CollectionBench(items: [[]])
    var asked: [String] = []
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: bench.collection
    ) { collection, path, item in
      asked.append("\(path.item) \(item)")
      return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    bench.device.perform { source.apply(snapshot, animatingDifferences: false) }
    bench.device.advance(by: 0)
    asked = []
    snapshot.deleteItems(["a"])
    snapshot.reconfigureItems(["b"])
    bench.device.perform { source.apply(snapshot) }
    #expect(asked == ["0 b"])
  }
}
