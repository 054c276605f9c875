import Simulator
import Testing
import UIKit

@Suite("An item that is moved by the app")
@MainActor
struct ItemMovingTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var items = ["a", "b", "c", "d"]
    var fixed: Set<String> = []
    var moves: [String] = []
    var target: ((IndexPath) -> IndexPath)?

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? BenchCell)?.label.text = items[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(items[indexPath.item]) }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let item = items.remove(at: sourceIndexPath.item)
      items.insert(item, at: destinationIndexPath.item)
      moves.append("\(item) \(destinationIndexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target?(proposedIndexPath) ?? proposedIndexPath }
  }

  private let device = Device(era: .iOS18)
  private let source = Source()

  /// Two cells a line, of 150 by 40 points.
  private func makeCollection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 40)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(BenchCell.self, forCellWithReuseIdentifier: "cell")
    let page = UIViewController()
    device.launch { page }
    device.perform {
      collection.dataSource = source
      collection.delegate = source
      page.view.addSubview(collection)
    }
    device.advance(by: 0)
    return collection
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func shown(_ collection: UICollectionView) -> [String] {
    collection.visibleCells.compactMap { ($0 as? BenchCell)?.label.text }
  }

  @Test("follows the finger while the others make room, and the data follow at the end")
  func moves() {
    UISystem.current = device.system
    let collection = makeCollection()
    let cell = collection.cellForItem(at: path(0))
    var began = false
    device.perform { began = collection.beginInteractiveMovementForItem(at: path(0)) }
    #expect(began)
    #expect(cell?.configurationState.isReordering == true)
    device.perform { collection.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 70)) }
    #expect(device.settle(limit: 5))
    #expect(shown(collection) == ["b", "c", "a", "d"])
    #expect(cell?.center == CGPoint(x: 80, y: 70))
    #expect(source.moves == [])
    device.perform { collection.endInteractiveMovement() }
    #expect(device.settle(limit: 5))
    #expect(source.moves == ["a 2"])
    #expect(cell?.frame == collection.layoutAttributesForItem(at: path(2))?.frame)
    #expect(cell?.configurationState.isReordering == false)
    device.perform { collection.reloadData() }
    device.advance(by: 0)
    #expect(shown(collection) == ["b", "c", "a", "d"])
  }

  @Test("goes back when the movement is cancelled")
  func cancelled() {
    UISystem.current = device.system
    let collection = makeCollection()
    device.perform {
      collection.beginInteractiveMovementForItem(at: path(0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 70))
    }
    #expect(device.settle(limit: 5))
    #expect(shown(collection) == ["b", "c", "d", "a"])
    device.perform { collection.cancelInteractiveMovement() }
    #expect(device.settle(limit: 5))
    #expect(source.moves == [])
    #expect(shown(collection) == ["a", "b", "c", "d"])
  }

  @Test("is let go where items go while it is under way", arguments: [true, false])
  func changed(isBatch: Bool) {
    UISystem.current = device.system
    let collection = makeCollection()
    func delete() {
      source.items.remove(at: 1)
      collection.deleteItems(at: [path(1)])
    }
    device.perform {
      collection.beginInteractiveMovementForItem(at: path(0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 70))
    }
    #expect(device.settle(limit: 5))
    device.perform {
      if isBatch { collection.performBatchUpdates(delete) } else { delete() }
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 20))
      collection.endInteractiveMovement()
    }
    #expect(device.settle(limit: 5))
    #expect(source.moves == [] && device.crash == nil)
    #expect(shown(collection) == ["a", "c", "d"])
    #expect(collection.visibleCells.allSatisfy { !$0.configurationState.isReordering })
  }

  @Test("moves only if the data source lets it, and where the delegate says")
  func questions() {
    UISystem.current = device.system
    source.fixed = ["b"]
    source.target = { _ in IndexPath(item: 1, section: 0) }
    let collection = makeCollection()
    #expect(!collection.beginInteractiveMovementForItem(at: path(1)))
    device.perform {
      collection.beginInteractiveMovementForItem(at: path(0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 70))
      collection.endInteractiveMovement()
    }
    #expect(source.moves == ["a 1"])
  }

  /// A layout that writes down which contexts it was asked for and told.
  private final class Layout: UICollectionViewFlowLayout {
    var reports: [String] = []

    private static func text(_ paths: [IndexPath]?) -> String {
      paths.map { $0.map { "\($0.item)" }.joined(separator: " ") } ?? "none"
    }

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let places = "\(Self.text(previousIndexPaths)) to \(Self.text(targetIndexPaths))"
      reports.append("\(places), \(previousPosition.x) to \(targetPosition.x)")
      return super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      let places = "\(Self.text(previousIndexPaths)) to \(Self.text(indexPaths))"
      reports.append("\(movementCancelled ? "cancelled" : "ended") \(places)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let target = context.targetIndexPathsForInteractivelyMovingItems else { return }
      let previous = Self.text(context.previousIndexPathsForInteractivelyMovingItems)
      let items = Self.text(context.invalidatedItemIndexPaths)
      reports.append("told \(previous) to \(Self.text(target)), \(items)")
    }
  }

  @Test("asks the layout what is out of date at each move and at the end")
  func movementContexts() {
    UISystem.current = device.system
    let layout = Layout()
    layout.itemSize = CGSize(width: 150, height: 40)
    let collection = makeCollection()
    device.perform { collection.collectionViewLayout = layout }
    device.advance(by: 0)
    device.perform {
      collection.beginInteractiveMovementForItem(at: path(0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 20))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 20))
      collection.endInteractiveMovement()
    }
    #expect(
      layout.reports == [
        "0 to 0, 75.0 to 80.0", "told 0 to 0, 0", "0 to 1, 80.0 to 240.0", "told 0 to 1, 1 0",
        "ended 1 to 1", "told 1 to 1, 1",
      ])
    layout.reports = []
    #expect(device.settle(limit: 5))
    device.perform {
      collection.beginInteractiveMovementForItem(at: path(0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 20))
      collection.cancelInteractiveMovement()
    }
    #expect(layout.reports.suffix(2) == ["cancelled 1 to 0", "told 1 to 0, 0 1"])
    #expect(source.moves == ["a 1"])
  }

  @Test("has a context that names the items also where no collection shows the layout")
  func movementOfLoneLayout() {
    let layout = UICollectionViewFlowLayout()
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [path(1)], withTargetPosition: CGPoint(x: 3, y: 4),
      previousIndexPaths: [path(1)], previousPosition: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
    #expect(context.invalidatedItemIndexPaths == [path(1)])
    #expect(context.interactiveMovementTarget == CGPoint(x: 3, y: 4))
    let other = layout.invalidationContext(forBoundsChange: .zero)
    #expect(other.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(other.interactiveMovementTarget == .zero)
  }

  @Test("has a menu that the delegate makes")
  func menus() throws {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: "\(indexPaths.map(\.item))" as NSString)
      }
    }
    UISystem.current = device.system
    let collection = makeCollection()
    let delegate = Delegate()
    collection.delegate = delegate
    let interaction = try #require(collection.contextMenuInteraction)
    func name(_ point: CGPoint) -> NSString? {
      interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: point)?.identifier as? NSString
    }
    #expect(name(CGPoint(x: 240, y: 20)) == "[1]")
    #expect(name(CGPoint(x: 240, y: 300)) == "[]")
  }
}

@Suite("What a table asks besides")
@MainActor
struct TableQuestionTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    var counts = [5, 5, 5, 5]
    var titles: [String]? = ["A", "C", "D"]
    var reports: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      reports.append("\(title) \(index)")
      return index == 0 ? 0 : index + 1
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: "\(indexPath.section).\(indexPath.row)" as NSString)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      reports.append("fetch " + indexPaths.map { "\($0.section).\($0.row)" }.joined(separator: " "))
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      reports.append("drop \(indexPaths.count)")
    }
  }

  private let device = Device(era: .iOS18)
  private let source = Source()

  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    table.rowHeight = 40
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = source
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    return table
  }

  @Test("is where titles at its side lead, as a finger goes over them")
  func index() {
    UISystem.current = device.system
    let table = makeTable()
    // Three titles of 14 points, in the middle of 200 points.
    device.touchDown(at: CGPoint(x: 295, y: 86))
    device.advance(by: 0.2)
    device.drag(to: CGPoint(x: 295, y: 100), duration: 0.2)
    #expect(source.reports == ["A 0", "C 1"])
    #expect(table.contentOffset.y == 400)
    device.touchUp()
    #expect(table.indexPathForSelectedRow == nil)
    let bar = table.subviews.first { $0.frame.width == 15 }
    #expect(bar?.frame == CGRect(x: 285, y: 400, width: 15, height: 200))
    table.sectionIndexMinimumDisplayRowCount = 100
    #expect(bar?.superview == nil)
    source.titles = nil
    table.sectionIndexMinimumDisplayRowCount = 0
    #expect(!table.subviews.contains { $0.frame.width == 15 })
  }

  @Test("is what rows come next, and which do not")
  func prefetching() {
    UISystem.current = device.system
    source.titles = nil
    let table = makeTable()
    table.prefetchDataSource = source
    device.perform { table.contentOffset.y = 40 }
    device.advance(by: 0)
    #expect(source.reports == ["fetch 1.1 1.2 1.3 1.4 2.0"])
    source.reports = []
    device.perform { table.contentOffset.y = 80 }
    device.advance(by: 0)
    #expect(source.reports == ["fetch 2.1"])
    source.reports = []
    device.perform { table.contentOffset.y = 0 }
    device.advance(by: 0)
    #expect(source.reports == ["drop 5"])
  }

  @Test("is the menu of a row")
  func menus() throws {
    UISystem.current = device.system
    let table = makeTable()
    let interaction = try #require(table.contextMenuInteraction)
    let configuration = interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: CGPoint(x: 10, y: 90))
    #expect(configuration?.identifier as? NSString == "0.2")
  }
}
