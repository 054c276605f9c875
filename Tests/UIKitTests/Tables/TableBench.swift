import Foundation
import Simulator
import UIKit

/// A device that shows one table, and a list of what its delegate hears.
@MainActor
final class TableBench: NSObject {
  let device = Device(era: .iOS18)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
  var rows: [[String]]
  var titles: [String?] = []
  var heights: [IndexPath: CGFloat] = [:]
  var identifier = "cell"
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  private(set) var reports: [String] = []

  init(rows: [[String]]) {
    self.rows = rows
    super.init()
    table.rowHeight = 40
    table.contentInsetAdjustmentBehavior = .never
    table.register(NamedCell.self, forCellReuseIdentifier: "cell")
    let page = UIViewController()
    device.launch { page }
    device.perform {
      table.dataSource = self
      table.delegate = self
      page.view.addSubview(table)
    }
  }

  /// The reports since the last time.
  func takeReports() -> [String] {
    defer { reports = [] }
    return reports
  }

  /// The texts of the cells in sight, from the top.
  var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  private func report(_ text: String, _ path: IndexPath) {
    reports.append("\(text) \(path.section).\(path.row)")
  }
}

/// A cell as apps write them, with an initializer that is not `required`.
final class NamedCell: UITableViewCell {
  static var count = 0
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    NamedCell.count += 1
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

extension TableBench: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
}

extension TableBench: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { report("didEndDisplaying", indexPath) }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    report("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    report("didUnhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    report("willSelect", indexPath)
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    report("willDeselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    report("didSelect", indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    report("didDeselect", indexPath)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    reports.append("didEndDragging")
  }
}
