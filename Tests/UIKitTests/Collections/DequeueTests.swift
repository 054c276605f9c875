import Simulator
import Testing
import UIKit

@Suite("A data source that takes more cells than it is asked for")
@MainActor
struct DequeueTests {
  /// Takes a number of cells for each row or item, and returns the last.
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private let count: Int

    init(taking count: Int) {
      self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      for _ in 1..<count { _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: path) }
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      for _ in 1..<count {
        _ = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  /// Shows a view, and says why the app crashed.
  private func reason(in era: Era, _ make: @escaping (UIViewController) -> Void) -> String? {
    let device = Device(era: era)
    let page = UIViewController()
    device.launch { page }
    device.perform { make(page) }
    if let crash = device.crash { #expect(crash.name == "NSInternalInconsistencyException") }
    return device.crash?.reason
  }

  private func tableReason(in era: Era, taking count: Int) -> String? {
    let source = Source(taking: count)
    return reason(in: era) { page in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      page.view.addSubview(table)
    }
  }

  private func collectionReason(in era: Era, taking count: Int) -> String? {
    let source = Source(taking: count)
    return reason(in: era) { page in
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      page.view.addSubview(collection)
    }
  }

  @Test("raises in tables since iOS 11")
  func tables() throws {
    #expect(tableReason(in: .iOS18, taking: 1) == nil)
    #expect(tableReason(in: .iOS9, taking: 2) == nil)
    let reason = try #require(tableReason(in: .iOS13, taking: 2))
    #expect(reason.hasPrefix("Attempted to dequeue multiple cells for the same index path, which"))
    #expect(reason.contains(" Cell identifier: cell, index path: <NSIndexPath: 0x"))
    #expect(reason.hasSuffix("> {length = 2, path = 0 - 0}"))
  }

  @Test("raises in collections since iOS 18")
  func collections() throws {
    #expect(collectionReason(in: .iOS18, taking: 1) == nil)
    #expect(collectionReason(in: .iOS13, taking: 2) == nil)
    let reason = try #require(collectionReason(in: .iOS18, taking: 2))
    #expect(reason.hasPrefix("Expected dequeued view to be returned to the collection view in"))
    #expect(reason.contains(" Dequeued view: <UICollectionViewCell: 0x"))
    #expect(reason.contains("; Collection view: <UICollectionView: 0x"))
  }
}
