import Foundation
import Simulator
import Testing
import UIKit

@Suite("Changes that are made together")
@MainActor
struct BatchClosureTests {
  private final class Numbers: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let device = Device(era: .iOS18)
  private let numbers = Numbers()
  private let second = IndexPath(row: 1, section: 0)

  @Test("in a table may be in a closure that does not escape")
  func table() {
    UISystem.current = device.system
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = numbers
    table.reloadData()
    func insert(change: () -> Void) {
      table.performBatchUpdates {
        change()
        table.insertRows(at: [second], with: .none)
      }
    }
    insert { numbers.count = 2 }
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test("in a collection may be in a closure that does not escape, and may be none")
  func collection() {
    UISystem.current = device.system
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = numbers
    collection.reloadData()
    func insert(change: () -> Void) {
      collection.performBatchUpdates({
        change()
        collection.insertItems(at: [second])
      })
    }
    insert { numbers.count = 2 }
    #expect(collection.numberOfItems(inSection: 0) == 2)
    collection.performBatchUpdates(nil)
    #expect(collection.numberOfItems(inSection: 0) == 2)
  }
}
