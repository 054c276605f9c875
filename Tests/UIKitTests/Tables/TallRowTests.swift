import Foundation
import Simulator
import Testing
import UIKit

/// Source of the numbers: Vercantez/openuikit, `UITableViewCell.swift` and `UINavigationBar.swift`, read off iOS 26.1.
@Suite("Rows of iOS 26")
@MainActor
struct TallRowTests {
  private final class Source: NSObject, UITableViewDataSource {
    var style = UITableViewCell.CellStyle.default
    var content: UIListContentConfiguration?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      if let content {
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "More"
      }
      return cell
    }
  }

  private let source = Source()

  private func rows(
    _ era: Era = .iOS26, _ size: UIContentSizeCategory = .large, rowHeight: CGFloat? = nil
  ) -> [UITableViewCell] {
    let device = Device(era: era, screen: .smallPhone, contentSizeCategory: size)
    UISystem.current = device.system
    let page = UITableViewController(style: .plain)
    page.tableView.dataSource = source
    if let rowHeight { page.tableView.rowHeight = rowHeight }
    device.launch { page }
    _ = device.settle(limit: 2)
    return page.tableView.visibleCells
  }

  @Test("are 52 points high, and as much higher as their text is")
  func heights() {
    let expected: [(UIContentSizeCategory, CGFloat)] = [
      (.large, 52), (.extraExtraExtraLarge, 59), (.accessibilityLarge, 80),
    ]
    for (size, height) in expected {
      #expect(rows(.iOS26, size).map(\.bounds.height) == [height, height])
    }
    #expect(rows(.iOS18).map(\.bounds.height) == [43.5, 43.5])
    #expect(rows(rowHeight: 44).map(\.bounds.height) == [44, 44])
  }

  @Test("have two texts one right below the other")
  func pair() throws {
    source.style = .subtitle
    let cell = try #require(rows().first)
    let (title, more) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(abs(title.frame.minY - 15.5) < 0.5 && abs(title.frame.maxY - more.frame.minY) < 0.01)
    #expect(abs(cell.bounds.height - more.frame.maxY - 15.5) < 0.5)
  }

  @Test("are as high with a list's content, and headers of lists are not")
  func content() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    source.content = content
    #expect(rows().first?.bounds.height == 52)
    #expect(rows(.iOS18).first?.bounds.height == 44)
  }
}
