import Foundation
import Simulator
import Testing
import UIKit

@Suite("What a row or an item is for")
@MainActor
struct PrimaryActionTests {
  private final class Rows: UITableViewController {
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
      if indexPath.row == 2 { tableView.deselectRow(at: indexPath, animated: false) }
    }

    override func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) {
      calls.append("perform \(indexPath.row)")
    }
  }

  private func shown() -> (Device, Rows) {
    let device = Device(era: .iOS18)
    let rows = Rows(style: .plain)
    device.launch { rows }
    _ = device.settle(limit: 5)
    return (device, rows)
  }

  private func tap(_ row: Int, _ device: Device) {
    guard let label = device.find(text: "Row \(row)").first else { return }
    device.tap(on: label)
    _ = device.settle(limit: 5)
  }

  @Test("is done after the row was selected, also if that is taken back at once")
  func taps() {
    let (device, rows) = shown()
    tap(0, device)
    tap(2, device)
    #expect(rows.calls == ["select 0", "perform 0", "select 2", "perform 2"])
  }

  @Test("is not done while rows are edited, or by what extends a selection, or by code")
  func others() {
    let (device, rows) = shown()
    device.perform { rows.tableView.allowsMultipleSelection = true }
    tap(0, device)
    tap(1, device)
    #expect(rows.calls == ["select 0", "perform 0", "select 1"])
    rows.calls = []
    device.perform {
      rows.tableView.allowsSelectionDuringEditing = true
      rows.tableView.setEditing(true, animated: false)
    }
    _ = device.settle(limit: 5)
    tap(1, device)
    #expect(rows.calls == ["select 1"])
    device.perform {
      rows.tableView.selectRow(
        at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(rows.calls == ["select 1"])
  }

  private final class Items: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var refuses = false

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      calls.append("select \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !refuses }

    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
      calls.append("perform \(indexPath.item)")
    }
  }

  @Test("is done for an item, unless the delegate refuses")
  func items() throws {
    let bench = ListBench(UICollectionLayoutListConfiguration(appearance: .plain))
    let delegate = Items()
    bench.collection.delegate = delegate
    bench.device.tap(on: try #require(bench.cell(1)))
    #expect(delegate.calls == ["select 1", "perform 1"])
    delegate.refuses = true
    bench.device.tap(on: try #require(bench.cell(0)))
    #expect(delegate.calls.suffix(1) == ["select 0"])
  }
}
