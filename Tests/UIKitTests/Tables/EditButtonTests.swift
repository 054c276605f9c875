import Simulator
import Testing
import UIKit

@Suite("The edit button of a page")
@MainActor
struct EditButtonTests {
  private let device = Device(era: .iOS18)

  @Test("has a table's page edit its table, and a collection's page its collection")
  func pages() {
    let table = UITableViewController(style: .plain)
    let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    for page in [table, collection] {
      page.navigationItem.rightBarButtonItem = page.editButtonItem
      device.launch { UINavigationController(rootViewController: page) }
      for isEditing in [true, false] {
        device.find(text: isEditing ? "Edit" : "Done").first.map(device.tap(on:))
        _ = device.settle(limit: 2)
        #expect(page.isEditing == isEditing)
        #expect(
          (page === table ? table.tableView.isEditing : collection.collectionView.isEditing)
            == isEditing)
      }
    }
  }
}
