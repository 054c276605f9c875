import Foundation
import Simulator
import Testing
import UIKit

@Suite("Texts of cells")
@MainActor
struct CellTextTests {
  private let device = Device(era: .iOS18)
  private let source = Source()

  private final class Source: NSObject, UITableViewDataSource {
    var style = UITableViewCell.CellStyle.default
    var configure: (UITableViewCell) -> Void = { _ in }
    var titles: [String]?
    private(set) var cell: UITableViewCell?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "More"
      configure(cell)
      self.cell = cell
      return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  /// A table with one cell, 300 points wide, on the screen.
  private func table(
    _ style: UITableViewCell.CellStyle, _ configure: @escaping (UITableViewCell) -> Void = { _ in }
  ) -> (UITableView, UITableViewCell) {
    UISystem.current = device.system
    source.style = style
    source.configure = configure
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.dataSource = source
    table.contentInsetAdjustmentBehavior = .never
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    return (table, table.visibleCells[0])
  }

  /// A frame without the errors of its sums.
  private func rounded(_ frame: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
      height: rounded(frame.height))
  }

  private func frames(
    _ style: UITableViewCell.CellStyle, _ configure: @escaping (UITableViewCell) -> Void = { _ in }
  ) throws -> (title: CGRect, more: CGRect) {
    let (_, cell) = table(style, configure)
    return (
      rounded(try #require(cell.textLabel).frame), rounded(try #require(cell.detailTextLabel).frame)
    )
  }

  @Test("are as large as they want to be, and in the middle of the height")
  func sizes() throws {
    let value = try frames(.value1)
    #expect(value.title.minX == 16 && abs(value.more.maxX - 284) < 0.002)
    #expect(value.title.width < 60 && value.more.width < 60)
    #expect(value.title.minY == 12 && value.more.minY == 12)
    let subtitle = try frames(.subtitle)
    #expect(subtitle.title.minX == 16 && subtitle.more.minX == 16)
    #expect(abs(subtitle.title.maxY + 1 - subtitle.more.minY) < 0.003)
    let height = try #require(source.cell).bounds.height
    #expect(abs(subtitle.title.minY - 10) < 0.003)
    #expect(abs(height - subtitle.more.maxY - 10) < 0.003)
    #expect(height > 55 && height < 56)
    let alone = try frames(.subtitle) { $0.detailTextLabel?.text = nil }
    #expect(abs(alone.title.midY - 43.667 / 2) < 0.002)
    let pair = try frames(.value2)
    #expect(pair.title == CGRect(x: 16, y: pair.title.minY, width: 91, height: pair.title.height))
    #expect(pair.more.minX == 113)
  }

  @Test("are below each other at accessibility sizes, also those of a value")
  func largeValue() throws {
    let device = Device(era: .iOS18, contentSizeCategory: .accessibilityMedium)
    UISystem.current = device.system
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    source.style = .value1
    table.dataSource = source
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    let cell = try #require(source.cell)
    let title = rounded(try #require(cell.textLabel).frame)
    let more = rounded(try #require(cell.detailTextLabel).frame)
    #expect(title.minX == more.minX && title.minX < 30 && more.minY >= title.maxY)
    #expect(title.minY > 5 && more.maxY < cell.bounds.height - 5)
  }

  @Test("have the sizes and colors of their styles")
  func looks() throws {
    func looks(_ style: UITableViewCell.CellStyle) throws -> [(size: CGFloat, color: UIColor)] {
      let (_, cell) = table(style)
      return try [cell.textLabel, cell.detailTextLabel].compactMap { $0 }.map {
        ($0.font.pointSize, try #require($0.textColor))
      }
    }
    let value = try looks(.value1)
    #expect(value.map(\.size) == [17, 17])
    #expect(value.map(\.color) == [.label, .secondaryLabel])
    let subtitle = try looks(.subtitle)
    #expect(subtitle.map(\.size) == [17, 12])
    #expect(subtitle.map(\.color) == [.label, .label])
    let pair = try looks(.value2)
    #expect(pair.map(\.size) == [13, 13])
    #expect(pair.map(\.color) == [.systemBlue, .label])
  }

  @Test("follow the text size, and their row with them, unless the app has chosen a font")
  func textSize() throws {
    let (table, cell) = table(.subtitle)
    let usual = cell.bounds.height
    device.perform {
      device.contentSizeCategory = .accessibilityLarge
    }
    device.advance(by: 0.05)
    let large = table.visibleCells[0]
    #expect(large.textLabel?.font.pointSize == 33)
    #expect(large.detailTextLabel?.font.pointSize == 26)
    #expect(large.bounds.height > usual + 20)
    let (_, own) = self.table(.default) { $0.textLabel?.font = .systemFont(ofSize: 10) }
    #expect(own.textLabel?.font.pointSize == 10)
  }

  @Test("do not lie over each other")
  func long() throws {
    let text = String(repeating: "long ", count: 12)
    let frames = try frames(.value1) { $0.textLabel?.text = text }
    #expect(frames.title.maxX < 284.002 && frames.more.minX >= frames.title.maxX)
  }

  @Test("make the cell higher where they have several lines")
  func lines() {
    let (_, cell) = table(.default) {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = "One\nTwo\nThree"
    }
    let wanted = cell.textLabel?.sizeThatFits(CGSize(width: 268, height: 0)).height ?? 0
    #expect(wanted > 44 && cell.bounds.height == wanted + 22)
  }

  @Test("are mirrored with marks where lines run from right to left")
  func rightToLeft() throws {
    let (_, cell) = table(.value1) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.accessoryType = .disclosureIndicator
    }
    let mark = try #require(cell.subviews.first { $0.frame.minX == 16 && $0.bounds.height == 13 })
    #expect(abs(mark.frame.midY - 43.667 / 2) < 0.002)
    let arrow = try #require(mark.layer as? CAShapeLayer)
    let end = try #require(arrow.path?.currentPoint)
    #expect(end.x > mark.bounds.midX, "the arrow points to the left")
    #expect(cell.contentView.frame.maxX == 300)
    #expect(abs(cell.contentView.frame.minX - mark.frame.maxX) < 0.001)
    let title = try #require(cell.textLabel)
    #expect(rounded(title.convert(title.bounds, to: cell)).maxX == 284)
    #expect(rounded(try #require(cell.detailTextLabel).frame).minX == 8)
  }

  @Test("have their other color while the row is highlighted or selected")
  func highlight() {
    let (table, cell) = table(.default) {
      $0.textLabel?.highlightedTextColor = .red
      let plate = UIView()
      plate.addSubview(UIImageView())
      $0.contentView.addSubview(plate)
    }
    let picture = cell.contentView.subviews.last?.subviews.first as? UIImageView
    let path = IndexPath(row: 0, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(cell.textLabel?.isHighlighted == true && picture?.isHighlighted == true)
    table.deselectRow(at: path, animated: false)
    #expect(cell.textLabel?.isHighlighted == false && picture?.isHighlighted == false)
    cell.selectionStyle = .none
    cell.setHighlighted(true, animated: false)
    #expect(cell.textLabel?.isHighlighted == false)
  }

  @Test("leave room for titles at the side")
  func sectionIndex() {
    source.titles = ["A", "B"]
    let (_, cell) = table(.default)
    #expect(cell.contentView.frame.width == 285)
    let (_, marked) = table(.default) { $0.accessoryType = .disclosureIndicator }
    #expect(marked.subviews.contains { $0.frame.maxX == 269 })
  }

  @Test("keep to the width that is comfortable to read if the app wants it")
  func readable() {
    let (table, _) = table(.default)
    device.perform {
      table.frame.size.width = 1000
      table.cellLayoutMarginsFollowReadableWidth = true
    }
    device.advance(by: 0.05)
    let start = table.visibleCells[0].textLabel?.frame.minX
    #expect(start == table.readableContentGuide.layoutFrame.minX && start ?? 0 > 100)
  }

  private final class Growing: UITableViewCell {
    var height: CGFloat = 60 {
      didSet { invalidateIntrinsicContentSize() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  @Test("are in cells that may say that they are higher now")
  func invalidation() {
    UISystem.current = device.system
    let cells = GrowingSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.dataSource = cells
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    device.perform { cells.cell.height = 90 }
    device.advance(by: 0.05)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 90)
    #expect(table.selfSizingInvalidation == .enabled)
    table.selfSizingInvalidation = .disabled
    device.perform { cells.cell.height = 30 }
    device.advance(by: 0.05)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 90)
  }

  private final class GrowingSource: NSObject, UITableViewDataSource {
    let cell = Growing(style: .default, reuseIdentifier: nil)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell }
  }
}
