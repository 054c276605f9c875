import Simulator
import Testing
import UIKit

/// Source: Apple, `tableView(_:shouldShowMenuForRowAt:)` and its two companions: a row that is pressed for a while shows
/// Copy and Paste as far as the delegate says, which performs what is chosen.
@Suite("A row that is pressed for a while")
@MainActor
struct RowEditMenuTests {
  private final class Rows: UITableViewController {
    var heard: [String] = []
    var showsMenus = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("selected \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { showsMenus }

    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == "copy:" || action == "translate:" }

    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { heard.append("\(action) \(indexPath.row)") }
  }

  private final class Items: UICollectionViewController {
    var heard: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action == "paste:" }

    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { heard.append("\(action) \(indexPath.item)") }
  }

  private let device = Device(era: .iOS18)

  @Test("shows what its delegate performs, and is not selected by that")
  func row() throws {
    UISystem.current = device.system
    let rows = Rows()
    device.launch { rows }
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Translate", action: "translate:")]
    device.press(on: try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
    _ = device.settle(limit: 2)
    #expect(UIMenuController.shared.isMenuVisible && rows.heard.isEmpty)
    #expect(device.find(text: "Cut").isEmpty && !device.find(text: "Translate").isEmpty)
    device.tap(on: try #require(device.find(text: "Copy").first))
    _ = device.settle(limit: 2)
    #expect(rows.heard == ["copy: 1"] && !UIMenuController.shared.isMenuVisible)
  }

  @Test("is an ordinary row where the delegate wants no menu")
  func noMenu() throws {
    UISystem.current = device.system
    let rows = Rows()
    rows.showsMenus = false
    device.launch { rows }
    device.press(on: try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
    _ = device.settle(limit: 2)
    #expect(!UIMenuController.shared.isMenuVisible && rows.heard == ["selected 1"])
  }

  @Test("has its like in collections")
  func item() throws {
    UISystem.current = device.system
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    device.launch { items }
    let path = IndexPath(item: 2, section: 0)
    device.press(on: try #require(items.collectionView.cellForItem(at: path)))
    _ = device.settle(limit: 2)
    device.tap(on: try #require(device.find(text: "Paste").first))
    #expect(items.heard == ["paste: 2"])
  }

  @Test("may stand beside an index with a magnifying glass")
  func search() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        [UITableView.indexSearch, "A"]
      }
    }
    UISystem.current = device.system
    let (page, source) = (UITableViewController(), Source())
    page.tableView.dataSource = source
    device.launch { page }
    _ = device.settle(limit: 1)
    #expect(!device.find(text: "A").isEmpty && device.find(text: "{search}").isEmpty)
  }
}
