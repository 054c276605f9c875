import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Rows and items that are dragged")
@MainActor
struct ItemDragTests {
  private class Source: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["a", "b", "c", "d"]
    var heard: [String] = []
    var states: [String] = []

    final class Cell: UITableViewCell {
      weak var source: Source?

      override func dragStateDidChange(_ dragState: DragState) {
        super.dragStateDidChange(dragState)
        source?.states.append("\(textLabel?.text ?? "") \(dragState)")
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.source = self
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let text = rows[indexPath.row]
      let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
      item.localObject = text
      return [item]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      heard.append("begin \(tableView.hasActiveDrag)")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      heard.append("end \(tableView.hasActiveDrag)")
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let path = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
      for item in coordinator.items {
        heard.append(
          "drop \(item.dragItem.localObject ?? "") \(item.sourceIndexPath?.row ?? -1) \(path.row)")
        let text = item.dragItem.localObject as? String ?? "?"
        tableView.performBatchUpdates {
          if let source = item.sourceIndexPath {
            rows.remove(at: source.row)
            tableView.deleteRows(at: [source], with: .none)
          }
          rows.insert(text, at: path.row)
          tableView.insertRows(at: [path], with: .none)
        }
        coordinator.drop(item.dragItem, toRowAt: path).addCompletion { _ in
          self.heard.append("down")
        }
      }
    }
  }

  /// A data source without a method for moved rows.
  private final class PlainSource: Source, UITableViewDataSource {}

  private final class MovingSource: Source, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      heard.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private let device = Device(era: .iOS18)

  private func makeTable(_ source: any Source & UITableViewDataSource, y: CGFloat = 100)
    -> UITableView
  {
    let table = UITableView(frame: CGRect(x: 0, y: y, width: 300, height: 250))
    table.rowHeight = 40
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.dragDelegate = source
    table.dropDelegate = source
    return table
  }

  private func show(_ views: [UIView]) {
    device.launch { UIViewController() }
    device.perform { for view in views { device.window.rootViewController?.view.addSubview(view) } }
    device.advance(by: 0.1)
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    device.touchDown(at: start)
    device.advance(by: 0.8)
    device.drag(to: end, duration: 0.3)
    device.touchUp()
    _ = device.settle(limit: 2)
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  @Test("are dropped by the delegate, which hears where they were and where they go")
  func drop() {
    UISystem.current = device.system
    let source = PlainSource()
    let table = makeTable(source)
    show([table])
    drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 200))
    #expect(source.heard == ["begin true", "drop a 0 2", "down", "end false"])
    #expect(texts(table) == ["b", "c", "a", "d"])
    #expect(source.states.prefix(3) == ["a lifting", "a dragging", "a none"])
  }

  @Test("are moved by the data source that can move rows, instead of the drop delegate")
  func move() {
    UISystem.current = device.system
    let source = MovingSource()
    let table = makeTable(source)
    show([table])
    drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 240))
    #expect(source.heard == ["begin true", "move 0 3", "end false"])
    #expect(texts(table) == ["b", "c", "d", "a"])
    table.dropDelegate = nil
    drag(from: CGPoint(x: 100, y: 240), to: CGPoint(x: 100, y: 120))
    #expect(texts(table) == ["a", "b", "c", "d"])
  }

  @Test(
    "of the table's own have the others make room under the finger, and give it back beside them")
  func room() throws {
    UISystem.current = device.system
    let source = MovingSource()
    let table = makeTable(source)
    show([table])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    device.touchDown(at: CGPoint(x: 100, y: 120))
    device.advance(by: 0.8)
    #expect(texts(table) == ["a", "b", "c", "d"] && cell.alpha == 1)
    device.drag(to: CGPoint(x: 100, y: 200), duration: 0.3)
    device.advance(by: 0.5)
    #expect(texts(table) == ["b", "c", "a", "d"] && cell.alpha == 0)
    device.drag(to: CGPoint(x: 100, y: 600), duration: 0.3)
    device.advance(by: 0.5)
    #expect(texts(table) == ["a", "b", "c", "d"] && cell.alpha == 1)
    device.drag(to: CGPoint(x: 100, y: 200), duration: 0.3)
    device.touchUp()
    _ = device.settle(limit: 2)
    #expect(texts(table) == ["b", "c", "a", "d"] && cell.alpha == 1)
    #expect(source.heard == ["begin true", "move 0 2", "end false"])
  }

  private func dragFirst(
    _ source: MovingSource, to y: CGFloat, then change: (UITableView) -> Void
  ) -> UITableView {
    let table = makeTable(source)
    show([table])
    device.touchDown(at: CGPoint(x: 100, y: 120))
    device.advance(by: 0.8)
    device.drag(to: CGPoint(x: 100, y: y), duration: 0.3)
    device.perform { change(table) }
    device.touchUp()
    _ = device.settle(limit: 2)
    return table
  }

  @Test("are moved from where they are by then, if rows have come meanwhile")
  func follow() {
    UISystem.current = device.system
    let source = MovingSource()
    let table = dragFirst(source, to: 200) { table in
      source.rows.insert("new", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(source.heard == ["begin true", "move 1 3", "end false"])
    #expect(texts(table) == ["new", "b", "c", "a", "d"])
  }

  @Test("are dropped as from elsewhere if they are gone by then", arguments: [false, true])
  func gone(isReloaded: Bool) {
    UISystem.current = device.system
    let source = MovingSource()
    let table = dragFirst(source, to: 200) { table in
      source.rows = isReloaded ? [] : Array(source.rows.dropFirst())
      guard isReloaded else {
        return table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
      table.reloadData()
    }
    #expect(
      source.heard == ["begin true", "drop a -1 \(isReloaded ? 0 : 1)", "down", "end false"])
    #expect(texts(table) == (isReloaded ? ["a"] : ["b", "a", "c", "d"]))
  }

  @Test("go to another table, whose delegate sees that they are not its own")
  func other() {
    UISystem.current = device.system
    let source = MovingSource()
    let other = MovingSource()
    other.rows = ["x"]
    let table = makeTable(source)
    let second = makeTable(other, y: 400)
    show([table, second])
    drag(from: CGPoint(x: 100, y: 160), to: CGPoint(x: 100, y: 600))
    #expect(source.heard == ["begin true", "end false"])
    #expect(other.heard == ["drop b -1 1", "down"])
    #expect(texts(second) == ["x", "b"] && texts(table) == ["a", "b", "c", "d"])
  }

  @Test("stay where dragging is off")
  func off() {
    UISystem.current = device.system
    let source = MovingSource()
    let table = makeTable(source)
    table.dragInteractionEnabled = false
    show([table])
    drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 240))
    #expect(source.heard.isEmpty && texts(table) == ["a", "b", "c", "d"])
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var items = ["a", "b", "c"]
    var canMove = true
    var heard: [String] = []
    var context: (any UICollectionViewDropPlaceholderContext)?

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { canMove }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
      heard.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))]
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first else { return }
      heard.append("drop \(item.sourceIndexPath?.item ?? -1)")
      let path = IndexPath(item: items.count, section: 0)
      context = coordinator.drop(
        item.dragItem,
        to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell"))
    }
  }

  @Test(
    "of a collection are moved by its data source, or dropped by the delegate, at once or later")
  func collection() {
    UISystem.current = device.system
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumInteritemSpacing = 0
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 240, height: 300), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items()
    collection.dataSource = items
    collection.dragDelegate = items
    collection.dropDelegate = items
    #expect(collection.reorderingCadence == .immediate)
    show([collection])
    drag(from: CGPoint(x: 40, y: 140), to: CGPoint(x: 200, y: 140))
    #expect(items.heard == ["move 0 2"] && items.items == ["b", "c", "a"])
    items.canMove = false
    drag(from: CGPoint(x: 40, y: 140), to: CGPoint(x: 200, y: 140))
    #expect(items.heard.last == "drop 0" && collection.numberOfItems(inSection: 0) == 3)
    device.perform {
      _ = items.context?.commitInsertion { items.items.insert("new", at: $0.item) }
    }
    #expect(collection.numberOfItems(inSection: 0) == 4 && items.items.last == "new")
    #expect(items.context?.deletePlaceholder() == false)
  }
}
