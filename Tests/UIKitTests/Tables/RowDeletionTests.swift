import Simulator
import Testing
import UIKit

@Suite("A finger deletes a row")
@MainActor
struct RowDeletionTests {
  /// What all data sources of these tests have in common.
  @MainActor
  fileprivate class Rows: NSObject {
    var commits = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private final class Committing: Rows, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { commits += 1 }
  }

  private class Open: Rows, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { commits += 1 }
  }

  private final class Derived: Open {}

  private final class Generic<Item>: Rows, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { commits += 1 }
  }

  fileprivate final class Extended: Rows {}

  private final class Editable: Rows, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  private final class GenericWithout<Item>: Rows, UITableViewDataSource {}

  private final class Styling: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
  }

  private let device = Device(era: .iOS18)

  private func swipeOver(_ source: any UITableViewDataSource, delegate: Styling? = nil) {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    table.rowHeight = 40
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = delegate
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    device.swipe(from: CGPoint(x: 280, y: 120), to: CGPoint(x: 20, y: 120), duration: 0.4)
    _ = device.settle(limit: 5)
  }

  @Test("where the data source commits that, even if it implements nothing else of editing")
  func committing() {
    UISystem.current = device.system
    let sources: [any Rows & UITableViewDataSource] = [
      Committing(), Open(), Derived(), Generic<Int>(), Extended(),
    ]
    for source in sources {
      swipeOver(source)
      #expect(source.commits == 1, "\(source)")
    }
  }

  @Test("nowhere else, whoever says that rows can be edited")
  func editable() {
    UISystem.current = device.system
    let sources: [any Rows & UITableViewDataSource] = [Editable(), GenericWithout<Int>()]
    for source in sources {
      swipeOver(source, delegate: Styling())
      #expect(!isOpen, "\(source)")
    }
  }

  private var isOpen: Bool {
    let table = device.window.rootViewController?.view.subviews.last as? UITableView
    return table?.visibleCells.first?.frame.minX != 0
  }
}

extension RowDeletionTests.Extended: UITableViewDataSource {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { commits += 1 }
}
