import Foundation
import Simulator
import Testing
import UIKit

@Suite("Rows of older apps")
@MainActor
struct RowActionTests {
  private final class Page: UITableViewController {
    var heard: [String] = []

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { NamedCell(style: .default, reuseIdentifier: "other") }

    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      let more = UITableViewRowAction(style: .normal, title: "More") { [weak self] action, path in
        self?.heard.append("\(action.title ?? "") \(path.row)")
      }
      more.backgroundColor = .systemTeal
      let drop = UITableViewRowAction(style: .destructive, title: "Drop") { [weak self] _, path in
        self?.heard.append("drop \(path.row)")
      }
      return [drop, more]
    }
  }

  private final class NamedCell: UITableViewCell {
    override var reuseIdentifier: String? { "own" }
  }

  private let device = Device(era: .iOS18)

  private func launch() -> Page {
    let page = Page(style: .plain)
    page.tableView.rowHeight = 40
    page.tableView.contentInsetAdjustmentBehavior = .never
    device.launch { page }
    return page
  }

  @Test("have buttons beside them, which run with the row that they are beside")
  func actions() throws {
    UISystem.current = device.system
    let page = launch()
    device.swipe(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 200, y: 60), duration: 0.5)
    #expect(device.settle(limit: 5))
    let more = try #require(device.find(text: "More").first)
    device.tap(on: more)
    #expect(device.settle(limit: 5))
    #expect(page.heard == ["More 1"])
    let row = page.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(row?.frame.minX == 0 && device.find(text: "More").isEmpty)
  }

  @Test("run nothing at the end of a long swipe")
  func fullSwipe() {
    UISystem.current = device.system
    let page = launch()
    device.swipe(from: CGPoint(x: 380, y: 60), to: CGPoint(x: 5, y: 60), duration: 0.5)
    #expect(device.settle(limit: 5))
    #expect(page.heard == [] && !device.find(text: "Drop").isEmpty)
  }

  @Test("have colors of their own, or those of their style")
  func colors() {
    UISystem.current = device.system
    let action = UITableViewRowAction(style: .default, title: nil) { _, _ in }
    #expect(action.backgroundColor == .systemRed && action.style == .destructive)
    action.backgroundColor = .systemTeal
    #expect(action.backgroundColor == .systemTeal)
  }

  @Test("say under which name they are used again")
  func reuse() {
    UISystem.current = device.system
    let page = launch()
    let cell = page.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.reuseIdentifier == "own")
  }

  @Test("show another background where several can be selected")
  func backgrounds() {
    UISystem.current = device.system
    let page = launch()
    let path = IndexPath(row: 0, section: 0)
    let (one, several) = (UIView(), UIView())
    let cell = page.tableView.cellForRow(at: path)
    cell?.selectedBackgroundView = one
    cell?.multipleSelectionBackgroundView = several
    #expect(one.isHidden && several.isHidden)
    page.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(!one.isHidden && several.isHidden)
    page.tableView.deselectRow(at: path, animated: false)
    page.tableView.allowsMultipleSelection = true
    page.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(one.isHidden && !several.isHidden)
  }
}
