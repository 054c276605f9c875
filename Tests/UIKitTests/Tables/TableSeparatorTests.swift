import Simulator
import Testing
import UIKit

@Suite("The lines of a table")
@MainActor
struct TableSeparatorTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [3, 2]
    var configure: (UITableViewCell) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      configure(cell)
      return cell
    }
  }

  private let device = Device(era: .iOS18)
  private let source = Source()

  private func makeTable(_ style: UITableView.Style = .plain, width: CGFloat = 300) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400), style: style)
    table.rowHeight = 40
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = source
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    return table
  }

  private var pixel: CGFloat { 1 / UIScreen.main.scale }

  /// The frames of what is one pixel high in a cell.
  private func lines(_ table: UITableView, _ row: Int, _ section: Int = 0) -> [CGRect] {
    let cell = table.cellForRow(at: IndexPath(row: row, section: section))
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return (cell?.subviews ?? []).filter { abs($0.bounds.height - pixel) < 0.001 }.map(\.frame)
      .map { CGRect(x: $0.minX, y: rounded($0.minY), width: $0.width, height: pixel) }
      .sorted { $0.minY < $1.minY }
  }

  /// Where the line at the bottom of a row begins, in a row of 40 points.
  private var bottom: CGFloat { ((40 - pixel) * 1000).rounded() / 1000 }

  @Test("are one pixel high, at the bottom of each cell, from the text to the right edge")
  func place() {
    UISystem.current = device.system
    let table = makeTable()
    #expect(table.separatorStyle == .singleLine)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    let line = CGRect(x: 16, y: bottom, width: 284, height: pixel)
    for row in 0...2 { #expect(lines(table, row) == [line]) }
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.frame.minX == 16)
    #expect(cell?.separatorInset == table.separatorInset)
  }

  @Test("begin further in where tables are wide")
  func wide() {
    UISystem.current = device.system
    let table = makeTable(width: 414)
    #expect(table.separatorInset.left == 20)
    #expect(lines(table, 0).map(\.minX) == [20])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.frame.minX == 20)
  }

  @Test("are not there if the app wants none")
  func none() {
    UISystem.current = device.system
    let table = makeTable()
    table.separatorStyle = .none
    device.advance(by: 0)
    #expect(lines(table, 0).isEmpty)
    table.separatorStyle = .singleLine
    device.advance(by: 0)
    #expect(lines(table, 0).count == 1)
  }

  @Test("have the color that the app says, or else the system's")
  func color() {
    UISystem.current = device.system
    let table = makeTable()
    func color() -> UIColor? {
      table.cellForRow(at: IndexPath(row: 0, section: 0))?.subviews
        .first { abs($0.bounds.height - pixel) < 0.001 }?.backgroundColor
    }
    #expect(color() == .separator)
    #expect(table.separatorColor == .separator)
    table.separatorColor = .red
    device.advance(by: 0)
    #expect(color() == .red)
  }

  @Test("go where the app's insets say, those of a cell before those of the table")
  func insets() {
    UISystem.current = device.system
    source.configure = { cell in
      if cell.textLabel?.text == "0.1" {
        cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
      }
    }
    let table = makeTable()
    table.separatorInset = .zero
    device.advance(by: 0)
    #expect(lines(table, 0).map { [$0.minX, $0.maxX] } == [[0, 300]])
    #expect(lines(table, 1).map { [$0.minX, $0.maxX] } == [[40, 290]])
    // Texts move inward with the lines, and outward not.
    let texts = (0...1).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.frame
    }
    #expect(texts.map { [$0?.minX, $0?.maxX] } == [[16, 284], [40, 284]])
  }

  @Test("take insets as added to the system's if they are told to")
  func reference() {
    UISystem.current = device.system
    let table = makeTable()
    table.separatorInsetReference = .fromAutomaticInsets
    table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 3)
    device.advance(by: 0)
    #expect(lines(table, 0).map { [$0.minX, $0.maxX] } == [[21, 297]])
    table.separatorInsetReference = .fromCellEdges
    table.separatorInset.left = UITableView.automaticDimension
    device.advance(by: 0)
    #expect(lines(table, 0).map { [$0.minX, $0.maxX] } == [[16, 297]])
  }

  @Test("change sides where interfaces run from right to left")
  func direction() {
    UISystem.current = device.system
    source.configure = { $0.semanticContentAttribute = .forceRightToLeft }
    let table = makeTable()
    #expect(lines(table, 0).map { [$0.minX, $0.maxX] } == [[0, 284]])
  }

  @Test("go on below the last row if the app wants it, or before iOS 15")
  func fillers() {
    UISystem.current = device.system
    let table = makeTable()
    func bottoms() -> [CGFloat] {
      table.layoutIfNeeded()
      return table.subviews.filter { abs($0.bounds.height - pixel) < 0.001 }.map(\.frame.maxY)
        .sorted()
    }
    #expect(table.fillerRowHeight == 0 && bottoms().isEmpty)
    let end = table.contentSize.height
    table.fillerRowHeight = 70
    #expect(bottoms().map { $0.rounded() }.prefix(2) == [end + 70, end + 140])
    table.fillerRowHeight = UITableView.automaticDimension
    #expect(bottoms().map { $0.rounded() }.prefix(2) == [end + 40, end + 80])
    table.separatorStyle = .none
    #expect(bottoms().isEmpty)
    let former = Device(era: .iOS13)
    UISystem.current = former.system
    #expect(UITableView(frame: .zero, style: .plain).fillerRowHeight < 0)
  }

  @Test("begin behind a picture")
  func picture() {
    UISystem.current = device.system
    source.configure = { $0.imageView?.image = UIImage(systemName: "chevron.left") }
    let table = makeTable()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(lines(table, 0).first?.minX == cell?.textLabel?.frame.minX)
    #expect(lines(table, 0).first?.minX ?? 0 > 16)
  }

  @Test("are whole around a group, and inside it not")
  func grouped() {
    UISystem.current = device.system
    let table = makeTable(.grouped)
    #expect(table.backgroundColor == .systemGroupedBackground)
    #expect(lines(table, 0).map { [$0.minX, $0.minY] } == [[0, 0], [16, bottom]])
    #expect(lines(table, 1).map { [$0.minX, $0.minY] } == [[16, bottom]])
    #expect(lines(table, 2).map { [$0.minX, $0.minY] } == [[0, bottom]])
  }

  @Test("of a group follow when its last row goes")
  func deletion() {
    UISystem.current = device.system
    let table = makeTable(.grouped)
    source.rows[0] = 2
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    #expect(device.settle(limit: 5))
    #expect(lines(table, 1).map(\.minX) == [0])
  }

  @Test("are only inside a group that stands apart, whose corners are round")
  func insetGrouped() {
    UISystem.current = device.system
    let table = makeTable(.insetGrouped)
    let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect([first.minX, first.width] == [16, 268])
    #expect(lines(table, 0).map { [$0.minX, $0.maxX] } == [[16, 268]])
    #expect(lines(table, 2).isEmpty)
    let corners = table.visibleCells.map {
      [$0.layer.cornerRadius, CGFloat($0.layer.maskedCorners.rawValue)]
    }
    #expect(corners == [[10, 3], [0, 0], [10, 12], [10, 3], [10, 12]])
  }

  /// Source: github.com/Vercantez/openuikit, `UITableView.swift`, read off iOS 26.1.
  @Test("end before the right edge in iOS 26", arguments: [UITableView.Style.plain, .insetGrouped])
  func ends(style: UITableView.Style) throws {
    let device = Device(era: .iOS26)
    UISystem.current = device.system
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.dataSource = source
    device.launch { UIViewController() }
    device.perform { device.window.addSubview(table) }
    device.advance(by: 0)
    let width = try #require(table.visibleCells.first).bounds.width
    #expect(lines(table, 0).map(\.maxX) == [width - 16])
    device.perform { table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0) }
    device.advance(by: 0)
    #expect(lines(table, 0).map(\.maxX) == [width])
  }

  @Test("are inside a group with rounder corners in iOS 26")
  func roundGroup() {
    let device = Device(era: .iOS26)
    UISystem.current = device.system
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
    table.dataSource = source
    device.launch { UIViewController() }
    device.perform { device.window.addSubview(table) }
    device.advance(by: 0)
    #expect(table.visibleCells.first?.layer.cornerRadius == 26)
    #expect(table.visibleCells.dropFirst().first?.layer.cornerRadius == 0)
  }
}

@Suite("The right edge of a cell")
@MainActor
struct CellAccessoryTests {
  private final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate {
    var type = UITableViewCell.AccessoryType.none
    var tapped: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = type
      return cell
    }

    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { tapped.append(indexPath) }
  }

  private let device = Device(era: .iOS18)
  private let delegate = Delegate()

  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 40
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = delegate
    table.delegate = delegate
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    return table
  }

  @Test(
    "shows the mark of its type, and leaves the content less room",
    arguments: [
      UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton,
      .detailDisclosureButton,
    ])
  func marks(_ type: UITableViewCell.AccessoryType) {
    UISystem.current = device.system
    delegate.type = type
    let table = makeTable()
    let cell = table.visibleCells[0]
    let mark = cell.subviews.first { $0 !== cell.contentView && $0.frame.maxX == 284 }
    #expect(mark != nil)
    #expect(cell.contentView.frame.maxX == mark?.frame.minX)
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 300)
  }

  @Test("tells the delegate of a tap on the button for details")
  func details() {
    UISystem.current = device.system
    delegate.type = .detailButton
    let table = makeTable()
    device.tap(at: CGPoint(x: 275, y: 60))
    #expect(delegate.tapped == [IndexPath(row: 1, section: 0)])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("has another view while the row is edited")
  func editing() {
    UISystem.current = device.system
    delegate.type = .disclosureIndicator
    let table = makeTable()
    let cell = table.visibleCells[0]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    cell.editingAccessoryView = view
    table.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(view.superview === cell)
    #expect(view.frame.maxX == 284)
    table.setEditing(false, animated: false)
    cell.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(abs(cell.contentView.frame.maxX - 273.67) < 0.01)
  }

  /// Sources: files of Interface Builder (see `AccessoryMark`), all with a margin of 20; logged hierarchies until iOS 12, in
  /// which a title at 16 is 269 wide.
  @Test(
    "leaves the content its room beside an arrow",
    arguments: [
      (Era.iOS9, Screen.smallPhone, 34.0), (.iOS13, .islandPhone, 29.667),
      (.iOS18, .islandPhone, 30.333),
    ])
  func disclosure(era: Era, screen: Screen, room: Double) throws {
    let device = Device(era: era, screen: screen)
    UISystem.current = device.system
    delegate.type = .disclosureIndicator
    let table = UITableView(frame: CGRect(origin: .zero, size: screen.size))
    table.dataSource = delegate
    device.window.addSubview(table)
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    cell.textLabel?.text = "Title"
    cell.layoutIfNeeded()
    #expect(abs(screen.size.width - cell.contentView.frame.width - room) < 0.001)
    let title = try #require(cell.textLabel).frame
    #expect(abs(cell.contentView.frame.width - title.maxX - (era == .iOS9 ? 1 : 8)) < 0.001)
    let mark = try #require(cell.subviews.first { $0.bounds.height == 13 })
    #expect(abs(screen.size.width - mark.frame.maxX - title.minX) < 0.001)
  }
}
