import Simulator
import Testing
import UIKit

@Suite("A table's sections")
@MainActor
struct TableSectionTests {
  /// A header as apps write them, with an initializer that is not `required`.
  private final class Header: UITableViewHeaderFooterView {
    var reuses = 0
    var isOwn = false

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      isOwn = true
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var hasOwnHeaders = false
    var sections = ["one", "two", "three"]
    var shown: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(sections[indexPath.section]) \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section]
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      hasOwnHeaders ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
    }

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { shown.append(section) }
  }

  private let device = Device(era: .iOS18)
  private let source = Source()

  private func makeTable(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.rowHeight = 40
    table.contentInsetAdjustmentBehavior = .never
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    return table
  }

  private func top(_ section: Int, of table: UITableView) -> CGFloat {
    (table.headerView(forSection: section)?.frame.minY ?? .nan) - table.contentOffset.y
  }

  @Test("have headers that a table's own class gives out")
  func ownTable() {
    final class OwnTable: UITableView {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      override func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
      ) -> UITableViewHeaderFooterView? { identifier == "header" ? header : nil }
    }
    let table: UITableView = OwnTable(frame: .zero, style: .plain)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header != nil && header === (table as? OwnTable)?.header)
  }

  @Test("have views with their titles")
  func titles() {
    UISystem.current = device.system
    let table = makeTable()
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "two")
    #expect(table.footerView(forSection: 1) == nil)
    #expect(source.shown == [0, 1, 2])
  }

  @Test("of a plain table keep their headers in sight until the next one comes")
  func sticky() {
    UISystem.current = device.system
    let table = makeTable()
    table.sectionHeaderTopPadding = 0
    device.advance(by: 0)
    let height = table.rectForHeader(inSection: 0).height
    #expect(top(0, of: table) == 0)
    table.contentOffset.y = 100
    device.advance(by: 0)
    #expect(top(0, of: table) == 0)
    let next = table.rectForHeader(inSection: 1).minY
    table.contentOffset.y = next - height / 2
    device.advance(by: 0)
    #expect(top(0, of: table) == -height / 2)
    #expect(top(1, of: table) == height / 2)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    #expect(table.headerView(forSection: 0)?.backgroundColor == table.backgroundColor)
  }

  @Test("of a plain table have space above their headers from iOS 15 on, unless it is taken away")
  func padding() {
    UISystem.current = device.system
    let table = makeTable()
    let height = table.rectForHeader(inSection: 0).height
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 22 + height)
    #expect(table.rect(forSection: 1).minY == 22 + height + 10 * 40)
    #expect(table.contentSize.height == 3 * (22 + height + 10 * 40))
    #expect(top(0, of: table) == 22)
    table.contentOffset.y = 100
    device.advance(by: 0)
    #expect(top(0, of: table) == 0)
    table.sectionHeaderTopPadding = 5
    #expect(table.rectForHeader(inSection: 0).minY == 5)
    #expect(makeTable(.grouped).rectForHeader(inSection: 0).minY == 0)
  }

  @Test("of a grouped table scroll with their rows")
  func grouped() {
    UISystem.current = device.system
    let table = makeTable(.grouped)
    table.contentOffset.y = 100
    device.advance(by: 0)
    #expect(top(0, of: table) == -100)
  }

  /// A table of two sections with a row each.
  private final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
    var headers: [String?] = [nil, nil]
    var footers: [String?] = [nil, nil]
    var own: UITableViewHeaderFooterView?
    var height: CGFloat?
    var willDisplay: (UITableViewHeaderFooterView) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers[section]
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers[section]
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 0 ? own : nil
    }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { height ?? UITableView.automaticDimension }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      if let view = view as? UITableViewHeaderFooterView { willDisplay(view) }
    }
  }

  private let titled = Titled()

  private func makeTitled(
    _ style: UITableView.Style, in device: Device? = nil
  ) -> UITableView {
    let device = device ?? self.device
    UISystem.current = device.system
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = titled
    table.delegate = titled
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    return table
  }

  @Test("of a grouped table have small gray titles, in capitals until iOS 18", arguments: Era.all)
  func groupedTitles(era: Era) throws {
    titled.headers = ["General", nil]
    titled.footers = ["What it is", nil]
    let table = makeTitled(.insetGrouped, in: Device(era: era))
    let header = try #require(table.headerView(forSection: 0)?.textLabel)
    let footer = try #require(table.footerView(forSection: 0)?.textLabel)
    #expect(header.text == (era == .iOS26 ? "General" : "GENERAL"))
    #expect(header.font.pointSize == (era == .iOS26 ? 17 : 13))
    #expect(footer.text == "What it is" && footer.font.pointSize == 13)
    #expect(header.textColor == .secondaryLabel && footer.textColor == .secondaryLabel)
  }

  @Test("of a grouped table are apart as UIKit's are, with titles and without")
  func groupedHeights() {
    titled.headers = ["One", "Two"]
    var table = makeTitled(.grouped)
    #expect(abs(table.rectForHeader(inSection: 0).height - 55.33) < 0.5)
    #expect(abs(table.rectForHeader(inSection: 1).height - 38) < 0.5)
    titled.headers = [nil, nil]
    table = makeTitled(.grouped)
    #expect(table.rectForHeader(inSection: 0).height == 35)
    #expect(abs(table.rectForHeader(inSection: 1).height - 17.67) < 0.01)
    #expect(abs(table.rectForFooter(inSection: 1).height - 17.67) < 0.01)
    titled.height = 0
    table = makeTitled(.grouped)
    #expect(table.rectForHeader(inSection: 0).height == 35)
    titled.height = .leastNormalMagnitude
    table = makeTitled(.grouped)
    #expect(table.rectForHeader(inSection: 0).height < 1)
    titled.height = nil
    table = makeTitled(.plain)
    #expect(table.rectForHeader(inSection: 0).height == 0)
  }

  /// Source: NetNewsWire's `Settings.storyboard`, laid out by Interface Builder (Xcode 11). Assumed: 17.5 without titles.
  @Test("of a grouped table end on pixels of a screen with two a point")
  func groupedPixels() {
    titled.headers = ["One", "Two"]
    let device = Device(era: .iOS13, screen: .smallPhone)
    var table = makeTitled(.grouped, in: device)
    #expect([0, 1].map { table.rectForHeader(inSection: $0).height } == [55.5, 38])
    titled.headers = [nil, nil]
    table = makeTitled(.grouped, in: device)
    #expect([0, 1].map { table.rectForHeader(inSection: $0).height } == [35, 17.5])
  }

  /// Source: github.com/Vercantez/openuikit, `TableViewTests`, read off iOS 26.1 at two pixels a point.
  @Test(
    "are 40.5 points high in iOS 26, and footers 30",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func glassHeights(style: UITableView.Style) throws {
    titled.headers = ["One", "Two"]
    titled.footers = ["Some", "More"]
    let table = makeTitled(style, in: Device(era: .iOS26, screen: .smallPhone))
    for section in 0...1 {
      #expect(abs(table.rectForHeader(inSection: section).height - 40.5) < 0.2)
      if style != .plain {
        #expect(abs(table.rectForFooter(inSection: section).height - 30) < 0.5)
      }
    }
    #expect(table.rectForHeader(inSection: 0).minY == (style == .plain ? 22 : 0))
    let label = try #require(table.headerView(forSection: 0)?.textLabel)
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.textColor == .secondaryLabel && abs(label.frame.minY - 10) < 0.2)
  }

  @Test("have footers as high as their texts")
  func longFooter() throws {
    titled.footers = [String(repeating: "What this section is good for. ", count: 5), nil]
    let table = makeTitled(.grouped)
    let label = try #require(table.footerView(forSection: 0)?.textLabel)
    let height = table.rectForFooter(inSection: 0).height
    #expect(label.bounds.height > 40 && abs(height - label.bounds.height - 16) < 0.001)
    #expect(abs(label.frame.minY - 8) < 0.001)
  }

  @Test("have the font of their style until they are displayed, where apps choose another one")
  func titleLooks() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.font = .systemFont(ofSize: 30)
    header.textLabel?.textColor = .red
    header.textLabel?.text = "Own"
    titled.own = header
    titled.headers = [nil, "Two"]
    titled.willDisplay = { view in
      guard view !== header else { return }
      view.textLabel?.font = .systemFont(ofSize: 20)
      view.textLabel?.text = view.textLabel?.text?.capitalized
    }
    let table = makeTitled(.grouped)
    #expect(header.textLabel?.font.pointSize == 13 && header.textLabel?.text == "OWN")
    #expect(header.textLabel?.textColor == .red)
    let other = table.headerView(forSection: 1)?.textLabel
    #expect(other?.font.pointSize == 20 && other?.text == "Two")
  }

  @Test("of a plain table have bold titles, on gray until iOS 15")
  func plainTitles() throws {
    titled.headers = ["One", nil]
    let table = makeTitled(.plain, in: Device(era: .iOS13))
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.font == .preferredFont(forTextStyle: .headline))
    #expect(header.textLabel?.text == "One" && header.bounds.height == 28)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      header.backgroundColor?.resolvedColor(with: light) == UIColor(white: 247 / 255, alpha: 1))
  }

  @Test("use views of the registered class again")
  func reuse() throws {
    UISystem.current = device.system
    source.hasOwnHeaders = true
    let table = makeTable()
    let header = try #require(table.headerView(forSection: 0) as? Header)
    #expect(header.isOwn && header.reuseIdentifier == "header" && header.reuses == 0)
    table.reloadData()
    device.advance(by: 0)
    let headers = (0..<3).compactMap { table.headerView(forSection: $0) as? Header }
    #expect(headers.count == 3 && headers.contains { $0 === header })
    #expect(headers.map(\.reuses) == [1, 1, 1])
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  @Test("can be made without a name and without a size, or with one")
  func plain() {
    UISystem.current = device.system
    let header = UITableViewHeaderFooterView()
    #expect(header.reuseIdentifier == nil && header.frame == .zero)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(UITableViewHeaderFooterView(frame: frame).contentView.frame == frame)
  }

  @Test("move with their rows")
  func move() {
    UISystem.current = device.system
    let table = makeTable()
    source.sections = ["three", "one", "two"]
    table.moveSection(2, toSection: 0)
    #expect(device.settle(limit: 5))
    #expect(device.crash == nil)
    #expect(table.visibleCells.first?.textLabel?.text == "three 0")
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "three")
  }

  @Test("have rows as high as the constraints of their contents and the line between them")
  func selfSizing() {
    UISystem.current = device.system
    final class Tall: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: CGFloat(90 + 10 * indexPath.row)),
        ])
        return cell
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let tall = Tall()
    table.dataSource = tall
    device.window.addSubview(table)
    device.window.makeKeyAndVisible()
    device.advance(by: 0)
    let line = 1 / UIScreen.main.scale
    #expect(table.visibleCells.map(\.bounds.height) == [100 + line, 110 + line])
    #expect(table.visibleCells.map(\.contentView.bounds.height) == [100 + line, 110 + line])
    #expect(abs(table.contentSize.height - 210 - 2 * line) < 1e-9)
    device.perform {
      table.separatorStyle = .none
      table.reloadData()
    }
    #expect(table.visibleCells.map(\.bounds.height) == [100, 110])
  }
}
