import Foundation
import Simulator
import Testing
import UIKit

@Suite("An item of a list that a finger moves")
@MainActor
struct ListReorderTests {
  private func bench(_ sections: [[String]] = [["a", "b", "c", "d"]]) -> ListBench {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let bench = ListBench(list, sections: sections) { cell, _ in
      cell.accessories = [.reorder()]
    }
    bench.data.reorderingHandlers.canReorderItem = { $0 != "d" }
    bench.device.perform { bench.collection.isEditing = true }
    bench.device.advance(by: 0)
    return bench
  }

  /// Where the lines at the end of a cell are, on the screen.
  private func grip(_ bench: ListBench, _ item: Int, _ section: Int = 0) -> CGPoint {
    guard let cell = bench.cell(item, section) else { return .zero }
    return cell.convert(CGPoint(x: cell.bounds.maxX - 24, y: cell.bounds.midY), to: nil)
  }

  private func drag(_ bench: ListBench, _ item: Int, to other: Int, _ section: Int = 0) {
    let end = grip(bench, other, section)
    bench.device.touchDown(at: grip(bench, item))
    bench.device.drag(to: end, duration: 0.5)
    bench.device.touchUp()
    _ = bench.device.settle(limit: 5)
  }

  @Test("goes to another place, and the snapshot with it")
  func moves() {
    let bench = bench()
    var reports: [String] = []
    bench.data.reorderingHandlers.willReorder = { _ in
      reports.append("will " + bench.data.snapshot().itemIdentifiers.joined())
    }
    bench.data.reorderingHandlers.didReorder = { change in
      reports.append("did " + change.finalSnapshot.itemIdentifiers.joined())
      reports.append("was " + change.initialSnapshot.itemIdentifiers.joined())
      reports.append("sections \(change.sectionTransactions.map(\.sectionIdentifier))")
      #expect(
        Array("abcd").map(String.init).applying(change.difference)
          == change.finalSnapshot.itemIdentifiers)
    }
    drag(bench, 0, to: 2)
    #expect(bench.data.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    #expect(reports == ["will abcd", "did bcad", "was abcd", "sections [0]"])
    #expect(bench.data.itemIdentifier(for: IndexPath(item: 2, section: 0)) == "a")
    #expect(bench.cell(2)?.frame.minY == bench.frame(1).maxY)
    #expect(bench.device.log.isEmpty)
  }

  @Test("stays where it is if the app does not let it go")
  func refusal() {
    let bench = bench()
    drag(bench, 3, to: 0)
    #expect(bench.data.snapshot().itemIdentifiers == ["a", "b", "c", "d"])
    bench.data.reorderingHandlers.canReorderItem = nil
    drag(bench, 0, to: 2)
    #expect(bench.data.snapshot().itemIdentifiers == ["a", "b", "c", "d"])
  }

  @Test("goes to another section")
  func sections() {
    let bench = bench([["a", "b"], ["x", "y"]])
    var changed: [Int] = []
    bench.data.reorderingHandlers.didReorder = {
      changed = $0.sectionTransactions.map(\.sectionIdentifier)
    }
    drag(bench, 0, to: 1, 1)
    #expect(bench.data.snapshot().itemIdentifiers(inSection: 0) == ["b"])
    #expect(bench.data.snapshot().itemIdentifiers(inSection: 1).contains("a"))
    #expect(changed == [0, 1])
  }

  @Test("lies over the others, which make room, while the finger is down")
  func underway() {
    let bench = bench()
    let second = bench.frame(1)
    bench.device.touchDown(at: grip(bench, 0))
    bench.device.drag(to: grip(bench, 2), duration: 0.5)
    bench.device.advance(by: 0.5)
    let moved = bench.collection.visibleCells.first { $0.configurationState.isReordering }
    #expect(moved != nil)
    #expect(bench.collection.visibleCells.contains { $0.frame.minY < second.minY && $0 !== moved })
    bench.device.touchUp()
    _ = bench.device.settle(limit: 5)
  }

  @Test("keeps the order of items in items that it is not part of")
  func outline() {
    let bench = bench()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["p", "q"])
    outline.append(["p1"], to: "p")
    outline.expand(["p"])
    bench.device.perform { bench.data.apply(outline, to: 0, animatingDifferences: false) }
    _ = bench.device.settle(limit: 5)
    #expect(bench.data.snapshot().itemIdentifiers == ["p", "p1", "q"])
    drag(bench, 2, to: 0)
    #expect(bench.data.snapshot().itemIdentifiers == ["q", "p", "p1"])
    #expect(bench.data.snapshot(for: 0).level(of: "p1") == 1)
  }
}

@Suite("The guide of a list cell's lines")
@MainActor
struct SeparatorGuideTests {
  @Test("begins where the text does, until the app has another wish")
  func start() throws {
    let bench = ListBench(UICollectionLayoutListConfiguration(appearance: .plain))
    let cell = try #require(bench.cell(0))
    let usual = try #require(bench.lines(0).last)
    let guide = cell.separatorLayoutGuide
    bench.device.advance(by: 0)
    #expect(guide.layoutFrame.minX == usual)
    #expect(bench.lines(0).last == usual)
    guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive = true
    bench.device.advance(by: 0)
    cell.layoutIfNeeded()
    #expect(bench.lines(0).last == 70)
    #expect(guide.layoutFrame.maxX == cell.bounds.maxX)
  }
}
