import Simulator
import Testing
import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

@Suite("A snapshot")
@MainActor
struct DiffableSnapshotTests {
  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("keeps sections and items in order, and knows where each is")
  func order() {
    let snapshot = snapshot([("a", [1, 2, 3]), ("b", [4, 5])])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems(inSection: "c") == 0)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
  }

  @Test("puts in, takes out and moves items")
  func items() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.appendItems([9])
    snapshot.insertItems([7], beforeItem: 1)
    snapshot.insertItems([8], afterItem: 2)
    snapshot.deleteItems([3, 100])
    snapshot.moveItem(4, beforeItem: 8)
    snapshot.moveItem(7, afterItem: 9)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 4, 8])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [9, 7])
    #expect(snapshot.sectionIdentifier(containingItem: 7) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 3) == nil)
  }

  @Test("puts in, takes out and moves sections")
  func sections() {
    var snapshot = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
    snapshot.insertSections(["x"], beforeSection: "b")
    snapshot.insertSections(["y"], afterSection: "c")
    snapshot.deleteSections(["a"])
    snapshot.moveSection("y", beforeSection: "x")
    snapshot.moveSection("b", afterSection: "c")
    #expect(snapshot.sectionIdentifiers == ["y", "x", "c", "b"])
    #expect(snapshot.itemIdentifiers == [3, 2] && snapshot.indexOfItem(1) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("raises for what is there already, and without a section")
  func mistakes() {
    let whole = snapshot([("a", [1, 2])])
    func reason(_ change: @escaping (inout Snapshot) -> Void) -> String? {
      let device = Device(era: .iOS18)
      device.perform {
        var copy = whole
        change(&copy)
        #expect(copy.itemIdentifiers == [1, 2])
      }
      return device.crash?.reason
    }
    #expect(
      reason { $0.appendItems([3, 3]) }
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    3\n)}")
    #expect(
      reason { $0.appendSections(["b", "b"]) }
        == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    b\n)}"
    )
    #expect(
      reason { $0.appendSections(["a"]) }
        == "Diffable data source detected an attempt to insert or append 1 section identifier that"
        + " already exists in the snapshot. Identifiers in a snapshot must be unique."
        + " Section identifier that already exists: a")
    #expect(
      reason { _ in
        var empty = Snapshot()
        empty.appendItems([1])
      } == "There are currently no sections in the data source. Please add a section first.")
    let unknown = "Invalid parameter not satisfying: "
    #expect(reason { $0.appendItems([3], toSection: "z") } == unknown + "section != NSNotFound")
    #expect(reason { $0.insertItems([3], afterItem: 9) } == unknown + "section != NSNotFound")
    #expect(
      reason { $0.insertSections(["b"], beforeSection: "z") }
        == unknown + "insertIndex != NSNotFound")
    #expect(reason { $0.moveItem(9, beforeItem: 1) } == unknown + "fromSection != NSNotFound")
    #expect(
      reason { $0.reloadItems([9]) }
        == "Attempted to reload item identifier that does not exist in the snapshot: 9")
    let question = reason { _ = $0.numberOfItems(inSection: "z") }
    #expect(question?.hasPrefix("Section identifier was not found.") == true)
  }

  @Test("moves items that are put in again, and says so; in iOS 13 that raised")
  func putInAgain() {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    var moved = snapshot([("a", [1, 2, 3]), ("b", [4])])
    moved.appendItems([2, 5])
    #expect(moved.itemIdentifiers == [1, 3, 4, 2, 5])
    #expect(moved.sectionIdentifier(containingItem: 2) == "b")
    let words = device.log.last?.text ?? ""
    #expect(words.contains("append 1 item identifier that already exists in the snapshot. The"))
    #expect(words.hasSuffix(" Item identifier that already exists: 2"))
    moved.insertItems([1, 3], afterItem: 4)
    #expect(moved.itemIdentifiers == [4, 1, 3, 2, 5])
    #expect(
      device.log.last?.text.hasSuffix("that already exist: (\n    \"1\",\n    \"3\"\n)") == true)
    moved.insertItems([1, 3], beforeItem: 2)
    #expect(moved.itemIdentifiers == [4, 1, 3, 2, 5])
    let former = Device(era: .iOS13)
    former.perform { moved.appendItems([2]) }
    #expect(former.crash?.reason.contains("not unique") == true)
  }
}

@Suite("A diffable data source")
@MainActor
struct DiffableTests {
  private let bench = CollectionBench(items: [[]])
  private let source: UICollectionViewDiffableDataSource<String, Int>
  private var collection: UICollectionView { bench.collection }

  init() {
    let registration = UICollectionView.CellRegistration<BenchCell, Int> { cell, _, item in
      cell.label.text = "\(item)"
    }
    let collection = bench.collection
    UISystem.current = bench.device.system
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }

  private func apply(_ sections: [(String, [Int])], animated: Bool = true) {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    bench.device.perform { source.apply(snapshot, animatingDifferences: animated) }
  }

  @Test("shows what its snapshot has, in cells of a registration")
  func shows() {
    #expect(collection.dataSource === source && source.snapshot().numberOfItems == 0)
    apply([("a", [1, 2]), ("b", [3])])
    #expect(bench.shown == ["1", "2", "3"])
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1 && source.index(for: "c") == nil)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test("keeps the cells of what stays, wherever it goes")
  func keeps() throws {
    apply([("a", [1, 2, 3]), ("b", [4, 5])])
    bench.device.advance(by: 1)
    let cells = (1...5).map { item in
      source.indexPath(for: item).flatMap(collection.cellForItem(at:))
    }
    #expect(cells.allSatisfy { $0 != nil })
    apply([("b", [5, 2, 6]), ("a", [3, 1])])
    bench.device.advance(by: 1)
    #expect(bench.device.crash == nil)
    #expect(bench.shown == ["5", "2", "6", "3", "1"])
    for item in [1, 2, 3, 5] {
      let path = try #require(source.indexPath(for: item))
      #expect(collection.cellForItem(at: path) === cells[item - 1])
    }
  }

  @Test("reaches any snapshot from any other", arguments: 0..<60)
  func reaches(seed: Int) {
    var state = UInt64(seed &* 7919 &+ 1)
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<4 {
      var items = Array(0..<9)
      var sections: [(String, [Int])] = []
      for name in ["a", "b", "c", "d"] where next(3) > 0 {
        var own: [Int] = []
        for _ in 0..<next(5) where !items.isEmpty {
          own.append(items.remove(at: next(items.count)))
        }
        sections.insert((name, own), at: next(sections.count + 1))
      }
      apply(sections, animated: next(2) == 0)
      #expect(bench.device.crash == nil)
      #expect(bench.shown == sections.flatMap(\.1).map { "\($0)" })
    }
    bench.device.advance(by: 2)
    #expect(collection.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(
      collection.subviews.compactMap { $0 as? UICollectionViewCell }.count
        == collection.visibleCells.count)
  }

  @Test("says when everything is there, and at once without an animation")
  func completion() {
    apply([("a", [1])])
    bench.device.advance(by: 1)
    var reports: [String] = []
    var snapshot = source.snapshot()
    snapshot.appendItems([2])
    bench.device.perform {
      source.apply(snapshot) { reports.append("animated") }
    }
    #expect(reports.isEmpty && bench.shown == ["1", "2"])
    bench.device.advance(by: 1)
    #expect(reports == ["animated"])
    snapshot.appendItems([3])
    bench.device.perform {
      source.apply(snapshot, animatingDifferences: false) { reports.append("plain") }
    }
    bench.device.advance(by: 0)
    #expect(reports == ["animated", "plain"])
    #expect(collection.visibleCells.allSatisfy { $0.layer.animationKeys() ?? [] == [] })
    snapshot.deleteItems([1])
    bench.device.perform {
      source.applySnapshotUsingReloadData(snapshot) { reports.append("anew") }
    }
    #expect(reports.last == "anew" && bench.shown == ["2", "3"])
  }

  @Test("makes cells anew that are reloaded, and configures others in place")
  func marks() throws {
    apply([("a", [1, 2])])
    bench.device.advance(by: 1)
    let cells = collection.visibleCells
    var snapshot = source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    (cells[1] as? BenchCell)?.label.text = "old"
    bench.device.perform { source.apply(snapshot) }
    bench.device.advance(by: 1)
    #expect(collection.visibleCells.first !== cells[0] && collection.visibleCells.last === cells[1])
    #expect(bench.shown == ["1", "2"])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test("shows supplementary views of a registration")
  func supplementary() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: kind
    ) { view, kind, path in view.tag = 10 + path.section }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    bench.device.perform { bench.flow.headerReferenceSize.height = 30 }
    apply([("a", [1]), ("b", [2])])
    #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [10, 11])
  }

  @Test("raises for a registration that is made for every cell")
  func lateRegistration() {
    let late = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      let registration = UICollectionView.CellRegistration<BenchCell, Int> { _, _, _ in }
      return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    bench.device.perform { late.apply(snapshot) }
    #expect(
      bench.device.crash?.reason.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside"
          + " -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell"
          + " provider.") == true)
  }

  @Test("of a table shows, keeps and moves rows")
  func table() throws {
    let bench = TableBench(rows: [[]])
    let table = bench.table
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    bench.device.perform { source.apply(snapshot, animatingDifferences: false) }
    bench.device.advance(by: 0)
    #expect(bench.shown == ["1", "2", "3"])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    snapshot.moveItem(1, afterItem: 3)
    snapshot.appendItems([4], toSection: "a")
    snapshot.reconfigureItems([2])
    var isThere = false
    bench.device.perform { source.apply(snapshot) { isThere = true } }
    bench.device.advance(by: 1)
    #expect(isThere && bench.shown == ["2", "4", "3", "1"] && bench.device.crash == nil)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === cell)
    #expect(source.indexPath(for: 1) == IndexPath(row: 1, section: 1))
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
  }
}
