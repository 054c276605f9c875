import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Two fingers that go over items")
@MainActor
struct MultipleSelectionTests {
  private final class Rows: UITableViewController {
    var mayBegin = true
    var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      tableView.contentInsetAdjustmentBehavior = .never
      tableView.allowsMultipleSelectionDuringEditing = true
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 40 }

    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      heard.append("should \(indexPath.row) \(tableView.isEditing)")
      return mayBegin
    }

    override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      heard.append("did \(indexPath.row) \(tableView.isEditing)")
    }

    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      heard.append("end")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }

    var chosen: [Int] { (tableView.indexPathsForSelectedRows ?? []).map(\.row).sorted() }
  }

  private final class Items: UICollectionViewController {
    var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.allowsMultipleSelectionDuringEditing = true
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionViewDidEndMultipleSelectionInteraction(
      _ collectionView: UICollectionView
    ) {
      heard.append("end \(collectionView.isEditing)")
    }

    var chosen: [Int] { (collectionView.indexPathsForSelectedItems ?? []).map(\.item).sorted() }
  }

  private let device = Device(era: .iOS18)

  private func put(_ point: CGPoint) {
    device.touchDown(at: point)
    device.touchDown(at: CGPoint(x: point.x + 40, y: point.y), finger: 1)
  }

  private func go(from start: CGPoint, to end: CGPoint) {
    for step in 1...30 {
      device.advance(by: 1 / 60)
      let part = CGFloat(step) / 30
      let x = start.x + (end.x - start.x) * part
      let y = start.y + (end.y - start.y) * part
      device.touchMove(to: CGPoint(x: x, y: y))
      device.touchMove(to: CGPoint(x: x + 40, y: y), finger: 1)
    }
  }

  private func lift() {
    device.touchUp(finger: 0)
    device.touchUp(finger: 1)
    #expect(device.settle(limit: 5))
  }

  @Test("select rows, and begin editing by themselves")
  func rows() {
    UISystem.current = device.system
    let page = Rows(style: .plain)
    device.launch { page }
    let (start, end) = (CGPoint(x: 100, y: 125), CGPoint(x: 100, y: 325))
    put(start)
    go(from: start, to: end)
    #expect(page.chosen == [2, 3, 4, 5, 6])
    go(from: end, to: CGPoint(x: 100, y: 225))
    #expect(page.chosen == [2, 3, 4])
    lift()
    #expect(
      page.heard == [
        "should 2 false", "did 2 true", "select 2", "select 3", "select 4", "select 5", "select 6",
        "end",
      ])
    #expect(page.tableView.isEditing)
    #expect(page.tableView.contentOffset.y == 0)
  }

  @Test("take the selection away if they begin on a selected row")
  func takesAway() {
    UISystem.current = device.system
    let page = Rows(style: .plain)
    device.launch { page }
    device.perform {
      page.tableView.setEditing(true, animated: false)
      for row in 1...6 {
        page.tableView.selectRow(
          at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
    }
    let start = CGPoint(x: 100, y: 125)
    put(start)
    go(from: start, to: CGPoint(x: 100, y: 225))
    lift()
    #expect(page.chosen == [1, 5, 6])
  }

  @Test("are not needed for a selection to end: editing that begins or ends takes it away")
  func editing() {
    UISystem.current = device.system
    let page = Rows(style: .plain)
    device.launch { page }
    let path = IndexPath(row: 1, section: 0)
    for isEditing in [true, false] {
      device.perform {
        page.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(page.tableView.cellForRow(at: path)?.isSelected == true)
        page.setEditing(isEditing, animated: true)
      }
      #expect(page.chosen == [])
      #expect(page.tableView.cellForRow(at: path)?.isSelected == false)
    }
  }

  @Test("scroll where the delegate does not let them")
  func refused() {
    UISystem.current = device.system
    let page = Rows(style: .plain)
    page.mayBegin = false
    device.launch { page }
    let start = CGPoint(x: 100, y: 425)
    put(start)
    go(from: start, to: CGPoint(x: 100, y: 225))
    lift()
    #expect(page.chosen == [])
    #expect(!page.tableView.isEditing)
    #expect(page.tableView.contentOffset.y > 150)
  }

  @Test("are not waited for by one finger that scrolls")
  func oneFinger() {
    UISystem.current = device.system
    let page = Rows(style: .plain)
    device.launch { page }
    device.swipe(from: CGPoint(x: 100, y: 425), to: CGPoint(x: 100, y: 225), duration: 0.5)
    #expect(page.tableView.contentOffset.y > 150)
    #expect(page.heard == [])
  }

  @Test(
    "select items of a grid in the order of the data, as editing says without a delegate's method")
  func items() {
    UISystem.current = device.system
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 130, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let page = Items(collectionViewLayout: layout)
    device.launch { page }
    let start = CGPoint(x: 30, y: 50)
    put(start)
    go(from: start, to: CGPoint(x: 160, y: 250))
    lift()
    #expect(page.chosen == Array(0...7))
    #expect(page.heard == ["end true"])
  }

  @Test("scroll a collection that scrolls in both directions")
  func bothDirections() {
    UISystem.current = device.system
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 130, height: 100)
    let page = Items(collectionViewLayout: layout)
    device.launch { page }
    device.perform { page.collectionView.contentSize.width = 1000 }
    let start = CGPoint(x: 30, y: 450)
    put(start)
    go(from: start, to: CGPoint(x: 30, y: 250))
    lift()
    #expect(page.chosen == [])
  }
}
