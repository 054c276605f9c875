import Simulator
import Testing
import UIKit

@Suite("A view of a list's content that constraints place")
@MainActor
struct ListContentSizeTests {
  private let device = Device(era: .iOS18)

  /// An app's own cell that places the view itself.
  private final class Cell: UITableViewCell {
    let list = UIListContentView(configuration: .subtitleCell())

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      list.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(list)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: contentView.topAnchor),
        list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -50),
      ])
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    let texts: [String]

    init(_ texts: [String]) {
      self.texts = texts
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.list.configuration = content(texts[indexPath.row])
      return cell
    }
  }

  private static func text(_ count: Int) -> String {
    String(repeating: "many words ", count: count)
  }

  @Test("makes a cell of an app's own as high as its texts")
  func cells() throws {
    UISystem.current = device.system
    let source = Source(["short", Self.text(10), Self.text(30)])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.contentInsetAdjustmentBehavior = .never
    table.separatorStyle = .none
    table.dataSource = source
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.count == 3)
    #expect(cells.first?.frame.height == 44)
    for cell in cells {
      #expect(cell.list.frame.width == 250)
      #expect(isNear(cell.list.frame.height, cell.frame.height))
      #expect(isNear(cell.frame.height, cell.list.sizeThatFits(cell.list.bounds.size).height))
    }
    #expect(cells[1].frame.height > 60)
    #expect(cells[2].frame.height > 1.5 * cells[1].frame.height)
  }

  @Test("is as high as its texts in any other view, whatever its width and its texts become")
  func views() {
    UISystem.current = device.system
    let list = UIListContentView(configuration: content(Self.text(10)))
    let below = UIView()
    let page = UIViewController()
    device.launch { page }
    var width: NSLayoutConstraint?
    device.perform {
      for view in [list, below] {
        view.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(view)
      }
      let wide = list.widthAnchor.constraint(equalToConstant: 200)
      width = wide
      NSLayoutConstraint.activate([
        wide, list.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
        list.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        below.topAnchor.constraint(equalTo: list.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      ])
    }
    func expectFit(sourceLocation: SourceLocation = #_sourceLocation) {
      device.advance(by: 0)
      let wanted = list.sizeThatFits(list.bounds.size).height
      #expect(isNear(list.frame.height, wanted), sourceLocation: sourceLocation)
      #expect(isNear(below.frame.minY, 100 + wanted), sourceLocation: sourceLocation)
      #expect(list.intrinsicContentSize.height == wanted, sourceLocation: sourceLocation)
    }
    expectFit()
    let narrow = list.frame.height
    device.perform { width?.constant = 380 }
    expectFit()
    #expect(list.frame.width == 380)
    #expect(list.frame.height < narrow - 20)
    device.perform { list.configuration = content("short") }
    expectFit()
    #expect(list.frame.height == 44)
  }

  @Test("has the height of texts in one line while it has no width")
  func withoutWidth() {
    let list = UIListContentView(configuration: content(Self.text(30)))
    #expect(list.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    list.frame.size.width = 200
    #expect(list.intrinsicContentSize.height > 100)
  }
}

/// Whether two lengths are the same but for what rounding to pixels leaves.
private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

@MainActor
private func content(_ text: String) -> UIListContentConfiguration {
  var content = UIListContentConfiguration.cell()
  content.text = text
  return content
}
