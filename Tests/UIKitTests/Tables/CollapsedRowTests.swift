import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

@Suite("A row whose cell says no height")
@MainActor
struct CollapsedRowTests {
  private final class Rows: UITableViewController {
    var configure: (UITableViewCell, UISwitch) -> Void = { _, _ in }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let knob = UISwitch()
      knob.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(knob)
      NSLayoutConstraint.activate([
        knob.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        knob.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      ])
      configure(cell, knob)
      return cell
    }
  }

  private func show(
    _ era: Era, _ configure: @escaping (UITableViewCell, UISwitch) -> Void = { _, _ in }
  ) -> (heights: [CGFloat], log: [String]) {
    let device = Device(era: era)
    let page = Rows()
    page.configure = configure
    device.launch { page }
    device.advance(by: 0.1)
    return (
      (0..<3).map { page.tableView.rectForRow(at: [0, $0]).height }, device.log.map(\.text)
    )
  }

  @Test(
    "is as high as any, which is logged once",
    arguments: zip([Era.iOS9, .iOS18, .iOS26], [44, 44, 52] as [CGFloat]))
  func usual(era: Era, height: CGFloat) {
    let (heights, log) = show(era)
    #expect(heights == [height, height, height])
    let kind = era.name == "iOS9" ? "tableview" : "table view"
    let lines = log.filter {
      $0.hasPrefix(
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
          + "\(kind) cell's content view. We're considering the collapse unintentional and using standard "
          + "height instead.")
    }
    #expect(lines.count == 1 && log.count == 1)
    #expect(log.first?.contains("Cell: <UITableViewCell: ") == (kind == "table view"))
  }

  @Test("has none where its constraints want that")
  func intended() {
    let (heights, log) = show(.iOS18) { cell, _ in
      let height = cell.contentView.heightAnchor.constraint(equalToConstant: 0)
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }
    #expect(heights.allSatisfy { $0 < 1 } && log == [])
  }

  @Test("is as high as what touches both of its edges")
  func told() {
    let (heights, log) = show(.iOS18) { cell, knob in
      NSLayoutConstraint.activate([
        knob.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        knob.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      ])
    }
    #expect(heights.allSatisfy { $0 > 50 && $0 < 53 } && log.isEmpty)
  }
}
