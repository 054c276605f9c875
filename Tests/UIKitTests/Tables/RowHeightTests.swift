import Simulator
import Testing
import UIKit

@Suite("Rows that find their height themselves")
@MainActor
struct RowHeightTests {
  private final class Source: NSObject, UITableViewDataSource {
    var make: () -> UITableViewCell = { UITableViewCell() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make() }
  }

  private let source = Source()

  private func table(
    _ device: Device, _ style: UITableView.Style = .plain, width: CGFloat? = nil,
    change: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    UISystem.current = device.system
    var frame = device.window.bounds
    if let width { frame.size.width = width }
    let table = UITableView(frame: frame, style: style)
    table.dataSource = source
    change(table)
    device.launch { UIViewController() }
    device.perform { device.window.rootViewController?.view.addSubview(table) }
    table.layoutIfNeeded()
    return table
  }

  private func heights(_ table: UITableView) -> [CGFloat] {
    (0..<3).map { table.rectForRow(at: [0, $0]).height }
  }

  /// Sources: `UITableViewCell.usualHeight`.
  @Test(
    "are a pixel lower than usual where the table has lines",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func pixel(style: UITableView.Style) {
    for era in [Era.iOS13, .iOS18] {
      #expect(heights(table(Device(era: era, screen: .smallPhone), style)) == [43.5, 43.5, 43.5])
      let fine = heights(table(Device(era: era, screen: .islandPhone), style))
      #expect(fine.allSatisfy { abs($0 - 43.667) < 0.001 })
      let bare = table(Device(era: era), style) { $0.separatorStyle = .none }
      #expect(heights(bare) == [44, 44, 44])
    }
  }

  /// Source: a text snapshot of iOS 12 (pointfreeco/swift-snapshot-testing, `testTableViewController.2.txt`).
  @Test("are as high as usual until iOS 12", arguments: [UITableView.Style.plain, .grouped])
  func old(style: UITableView.Style) {
    #expect(heights(table(Device(era: .iOS9, screen: .smallPhone), style)) == [44, 44, 44])
  }

  @Test("are as high as the app says where it says so")
  func said() {
    let table = table(Device(era: .iOS18)) { $0.rowHeight = 44 }
    #expect(heights(table) == [44, 44, 44])
  }

  /// Sources: `MarginSettings.ofRows(width:)`.
  @Test(
    "have their texts 20 points from the sides from 390 points of width on",
    arguments: [(375.0, 16.0), (390, 20), (393, 20), (414, 20)])
  func margin(width: Double, margin: Double) throws {
    source.make = {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Title"
      return cell
    }
    let plain = table(Device(era: .iOS18), width: width)
    #expect(try #require(plain.visibleCells.first?.textLabel).frame.minX == margin)
    let groups = table(Device(era: .iOS18), .insetGrouped, width: width)
    let cell = try #require(groups.visibleCells.first)
    #expect(cell.frame.minX == margin && cell.frame.width == width - 2 * margin)
    #expect(try #require(cell.textLabel).frame.minX == margin)
  }

  /// Sources: `CellTexts.top(of:in:)`.
  @Test("have texts beside each other at whole points", arguments: [(17.0, 12.0), (12, 15)])
  func wholePoints(size: Double, top: Double) throws {
    source.make = {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      for (label, text) in [(cell.textLabel, "Check-In Date"), (cell.detailTextLabel, "Detail")] {
        label?.font = .systemFont(ofSize: size)
        label?.text = text
      }
      return cell
    }
    let table = table(Device(era: .iOS18, screen: .islandPhone))
    let cell = try #require(table.visibleCells.first)
    let title = try #require(cell.textLabel).frame
    let more = try #require(cell.detailTextLabel).frame
    #expect(abs(title.minY - top) < 0.001 && abs(more.minY - top) < 0.001)
    #expect(abs(more.maxX - 373) < 0.001)
  }
}
