import Foundation
import Simulator
import Testing
import UIKit

/// A cell with a picture that says how high it is.
@MainActor
private final class PictureCell: UITableViewCell {
  private(set) lazy var height = picture.heightAnchor.constraint(equalToConstant: 40)
  private let picture = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(picture)
    height.priority = .init(999)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class PictureTable: UITableViewController {
  var loaded: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PictureCell.self, forCellReuseIdentifier: "picture")
    tableView.estimatedRowHeight = 70
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.height.constant = loaded.contains(indexPath.row) ? 160 : 40
    return cell
  }

  /// The picture of a row has come.
  func load(_ row: Int) {
    loaded.insert(row)
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
    (cell as? PictureCell)?.height.constant = 160
  }
}

@Suite("Cells that say how high they are")
@MainActor
struct SelfSizingTests {
  private let device = Device(era: .iOS18)
  private let table = PictureTable(style: .plain)

  private init() {
    device.launch { [table] in table }
    _ = device.settle(limit: 2)
  }

  private func height(_ row: Int) -> CGFloat {
    table.tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  @Test("are measured again at the end of updates without a change", arguments: [true, false])
  func resize(isBatch: Bool) {
    #expect(height(1) == 40)
    device.perform {
      table.load(1)
      if isBatch {
        table.tableView.performBatchUpdates(nil)
      } else {
        table.tableView.beginUpdates()
        table.tableView.endUpdates()
      }
    }
    _ = device.settle(limit: 2)
    #expect(height(1) == 160)
    let next = table.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(next?.frame.minY == 200)
  }

  @Test("lead to the end of the content, however far off the estimates were")
  func bottom() {
    let view = table.tableView!
    device.perform {
      view.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    }
    #expect(view.contentOffset.y + view.bounds.height - 34 == view.contentSize.height)
    device.perform { table.loaded = [20] }
    device.perform {
      view.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    }
    #expect(
      view.contentOffset.y + view.adjustedContentInset.top
        == view.rectForRow(at: IndexPath(row: 20, section: 0)).minY)
  }

  @Test("has room around an app's own views that constraints tie to the margins of its content")
  func margins() throws {
    let device = Device(era: .iOS18)
    UISystem.current = device.system
    let cell = UITableViewCell()
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    let label = UILabel()
    label.text = "a"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    let source = OneCell(cell)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.dataSource = source
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    #expect(label.frame.minX == 20 && label.frame.width == 350)
    #expect(abs(label.frame.height + 22 - cell.contentView.frame.height) < 0.01)
    #expect(cell.frame.height > 42 && cell.frame.height < 43)
    device.perform { cell.accessoryType = .disclosureIndicator }
    #expect(label.frame.maxX == cell.contentView.bounds.width - 8)
    device.perform { table.frame.size.width = 430 }
    #expect(label.frame.minX == 20)
    device.perform { cell.contentView.layoutMargins.left = 30 }
    #expect(label.frame.minX == 30)
  }
}

private final class OneCell: NSObject, UITableViewDataSource {
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) {
    self.cell = cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell }
}
