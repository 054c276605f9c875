import Simulator
import Testing
import UIKit

@Suite("A cell with configurations")
@MainActor
struct ContentConfigurationTests {
  /// What an app's own content shows.
  private struct Badge: UIContentConfiguration {
    var name = ""
    var isBright = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      var copy = self
      copy.isBright = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  private final class BadgeView: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration {
      didSet { apply() }
    }

    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.heightAnchor.constraint(equalToConstant: 20),
      ])
      apply()
    }

    required init?(coder: NSCoder) {
      nil
    }

    private func apply() {
      let badge = configuration as? Badge
      label.text = badge?.isBright == true ? "*\(badge?.name ?? "")*" : badge?.name
    }
  }

  /// A cell that configures itself.
  private final class SelfMadeCell: UITableViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 2
    var make: (IndexPath) -> UITableViewCell = { _ in UITableViewCell() }
    var header: UITableViewHeaderFooterView?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make(indexPath) }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header
    }
  }

  private let device = Device(era: .iOS18)
  private let source = Source()

  private func makeTable(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = source
    let page = UIViewController()
    device.launch { page }
    device.perform { page.view.addSubview(table) }
    device.advance(by: 0)
    return table
  }

  private func texts(in view: UIView?) -> [String] {
    guard let view else { return [] }
    if let label = view as? UILabel { return [label.text ?? ""] }
    return view.subviews.flatMap { texts(in: $0) }
  }

  @Test("shows picture and texts of a list's content, one beside the other")
  func list() throws {
    UISystem.current = device.system
    source.make = { _ in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Volume"
      content.secondaryText = "11"
      content.image = UIImage(systemName: "chevron.left")
      cell.contentConfiguration = content
      return cell
    }
    let table = makeTable()
    let cell = table.visibleCells[0]
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(cell.frame.height == 44)
    #expect(texts(in: view) == ["Volume", "11"])
    let picture = try #require(view.subviews.first { $0 is UIImageView })
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(picture.frame.minX == 16)
    #expect(labels[0].frame.minX == picture.frame.maxX + 16)
    #expect(labels[1].frame.maxX == 284)
    #expect(labels[0].frame.midY == labels[1].frame.midY)
    let line = cell.subviews.first { $0.bounds.height < 1 }
    #expect(line?.frame.minX == labels[0].frame.minX)
  }

  @Test("is as high as its texts need, one below the other")
  func subtitle() throws {
    UISystem.current = device.system
    source.make = { _ in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "One"
      content.secondaryText = String(repeating: "many words ", count: 12)
      cell.contentConfiguration = content
      return cell
    }
    let table = makeTable()
    let cell = table.visibleCells[0]
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels[1].frame.minY >= labels[0].frame.maxY)
    #expect(labels[1].frame.height > 2 * UIFont.preferredFont(forTextStyle: .footnote).lineHeight)
    #expect(cell.frame.height >= labels[1].frame.maxY + 11)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == cell.frame.maxY)
  }

  @Test("grows when it shows more")
  func grows() {
    UISystem.current = device.system
    source.make = { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "One"
      cell.contentConfiguration = content
      return cell
    }
    let table = makeTable()
    let cell = table.visibleCells[0]
    let view = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "many words ", count: 20)
    cell.contentConfiguration = content
    device.advance(by: 0)
    #expect(cell.contentView === view)
    #expect(cell.frame.height > 60)
    #expect(table.visibleCells[1].frame.minY == cell.frame.maxY)
  }

  @Test("shows content of an app's own, as high as its constraints say, in one view")
  func own() throws {
    UISystem.current = device.system
    source.make = { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Badge(name: "\(path.row)")
      return cell
    }
    let table = makeTable()
    let cell = table.visibleCells[1]
    #expect(cell.frame.height == 80 + 1 / UIScreen.main.scale)
    #expect(texts(in: cell.contentView) == ["1"])
    let view = cell.contentView
    cell.contentConfiguration = Badge(name: "other")
    #expect(cell.contentView === view)
    #expect(texts(in: view) == ["other"])
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
    #expect(texts(in: cell.contentView) == [])
  }

  @Test("follows its state by itself, unless told otherwise")
  func follows() {
    UISystem.current = device.system
    source.make = { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Badge(name: "a")
      cell.automaticallyUpdatesContentConfiguration = path.row == 0
      return cell
    }
    let table = makeTable()
    table.allowsMultipleSelection = true
    for row in 0...1 {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    device.advance(by: 0)
    #expect(table.visibleCells.flatMap { texts(in: $0.contentView) } == ["*a*", "a"])
    #expect((table.visibleCells[0].contentConfiguration as? Badge)?.isBright == true)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    device.advance(by: 0)
    #expect(table.visibleCells.flatMap { texts(in: $0.contentView) } == ["a", "a"])
  }

  @Test("has the app's method and closure called for each state, before it is laid out")
  func calls() throws {
    UISystem.current = device.system
    var handled: [Bool] = []
    source.count = 1
    source.make = { _ in
      let cell = SelfMadeCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { cell, state in
        handled.append(state.isHighlighted)
        var content = UIListContentConfiguration.cell()
        content.text = state.isHighlighted ? "touched" : "free"
        cell.contentConfiguration = content
      }
      return cell
    }
    let table = makeTable()
    let cell = try #require(table.visibleCells[0] as? SelfMadeCell)
    #expect(cell.states.count == 1)
    #expect(texts(in: cell.contentView) == ["free"])
    device.touchDown(at: CGPoint(x: 100, y: 20))
    device.advance(by: 0.3)
    #expect(texts(in: cell.contentView) == ["touched"])
    #expect(handled == [false, true])
    device.touchUp()
    device.advance(by: 0)
    #expect(cell.states.map(\.isSelected) == [false, false, true])
    #expect(texts(in: cell.contentView) == ["free"])
    cell.setNeedsUpdateConfiguration()
    device.advance(by: 0)
    #expect(cell.states.count == 4)
    table.setEditing(true, animated: false)
    device.advance(by: 0)
    #expect(cell.states.last?.isEditing == true)
  }

  @Test("has a background that shows what is chosen")
  func background() throws {
    UISystem.current = device.system
    source.make = { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.backgroundColor = .red
      cell.backgroundConfiguration = .listPlainCell()
      return cell
    }
    let table = makeTable()
    let cell = table.visibleCells[0]
    #expect(cell.backgroundColor == nil)
    func color() -> UIColor? { cell.subviews.first?.subviews.first?.backgroundColor }
    #expect(color() == .systemBackground)
    #expect(cell.subviews.first?.frame == cell.bounds)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    device.advance(by: 0)
    #expect(color() == .systemGray4)
    var own = try #require(cell.backgroundConfiguration)
    own.backgroundColor = .green
    own.cornerRadius = 8
    own.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = own
    device.advance(by: 0)
    #expect(color() == .green)
    let plate = cell.subviews.first?.subviews.first
    #expect(plate?.layer.cornerRadius == 8)
    #expect(plate?.frame == CGRect(x: 2, y: 1, width: 294, height: cell.bounds.height - 4))
    cell.backgroundConfiguration = nil
    #expect(!cell.subviews.contains { $0.subviews.first === plate })
  }

  @Test("has a usual background, which apps change a little")
  func usualBackground() {
    UISystem.current = device.system
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.backgroundConfiguration == .listPlainCell())
    cell.backgroundConfiguration?.backgroundColor = .red
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundConfiguration == nil)
    let painted = UITableViewCell(style: .default, reuseIdentifier: nil)
    painted.backgroundColor = .green
    #expect(painted.backgroundConfiguration == nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundConfiguration?.backgroundColor = .red
    #expect(header.backgroundConfiguration?.backgroundColor == .red)
  }

  @Test("has guides where the picture and the texts are")
  func guides() throws {
    UISystem.current = device.system
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Fruit"
    let list = UIListContentView(configuration: content)
    let badge = UIView()
    let page = UIViewController()
    device.launch { page }
    #expect(list.imageLayoutGuide == nil && list.secondaryTextLayoutGuide == nil)
    let guide = try #require(list.textLayoutGuide)
    #expect(list.textLayoutGuide === guide)
    device.perform {
      list.frame = CGRect(x: 10, y: 100, width: 300, height: 60)
      badge.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(list)
      page.view.addSubview(badge)
      NSLayoutConstraint.activate([
        badge.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        badge.topAnchor.constraint(equalTo: guide.bottomAnchor),
        badge.widthAnchor.constraint(equalToConstant: 10),
        badge.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    device.advance(by: 0.05)
    let label = try #require(list.subviews.compactMap { $0 as? UILabel }.first)
    #expect(guide.layoutFrame.minX == label.frame.minX && label.frame.minX > 10)
    func isBelow() -> Bool {
      abs(badge.frame.minX - 10 - label.frame.minX) < 0.4
        && abs(badge.frame.minY - 100 - label.frame.maxY) < 0.4
    }
    #expect(isBelow())
    let former = badge.frame.minY
    content.secondaryText = "Apple"
    list.configuration = content
    device.advance(by: 0.05)
    #expect(isBelow() && badge.frame.minY < former)
    content.text = nil
    list.configuration = content
    #expect(list.textLayoutGuide == nil)
  }

  @Test("stands beside headers that have configurations, too")
  func headers() throws {
    UISystem.current = device.system
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Fruit"
    header.contentConfiguration = content
    header.backgroundConfiguration = .clear()
    source.header = header
    _ = makeTable()
    #expect(texts(in: header.contentView) == ["FRUIT"])
    #expect(header.frame.height >= 28)
    #expect(header.backgroundColor == nil)
  }

  @Test("may be one of a collection, which sizes itself by its content")
  func collection() throws {
    UISystem.current = device.system
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(10))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, number in
      if number == 0 {
        cell.contentConfiguration = Badge(name: "badge")
      } else {
        var content = UIListContentConfiguration.cell()
        content.text = "list"
        cell.contentConfiguration = content
      }
    }
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let page = UIViewController()
    device.launch { page }
    device.perform {
      page.view.addSubview(collection)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0, 1])
      data.apply(snapshot, animatingDifferences: false)
    }
    device.advance(by: 0)
    #expect(collection.visibleCells.map(\.frame.height) == [80, 44])
    #expect(collection.visibleCells.flatMap { texts(in: $0.contentView) } == ["badge", "list"])
    device.perform {
      collection.selectItem(
        at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }
    device.advance(by: 0)
    #expect(collection.visibleCells.flatMap { texts(in: $0.contentView) } == ["*badge*", "list"])
  }
}

@Suite("A list's content")
@MainActor
struct ListContentTests {
  @Test("is pale where nobody can use it, unless its color was chosen")
  func disabled() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    var content = UIListContentConfiguration.cell()
    content.text = "a"
    content.secondaryText = "b"
    content.secondaryTextProperties.color = .red
    func colors(_ content: UIListContentConfiguration) -> [UIColor?] {
      content.makeContentView().subviews.compactMap { ($0 as? UILabel)?.textColor }
    }
    #expect(colors(content) == [.label, .red])
    state.isDisabled = true
    #expect(colors(content.updated(for: state)) == [.tertiaryLabel, .red])
    state.isDisabled = false
    #expect(content.updated(for: state) == content)
  }

  @Test("has pictures no larger than they may be, and texts where room was reserved")
  func pictures() throws {
    UISystem.current = Device(era: .iOS18).system
    var content = UIListContentConfiguration.cell()
    content.text = "a"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    let picture = try #require(view.subviews.first { $0 is UIImageView })
    let label = try #require(view.subviews.first { $0 is UILabel })
    #expect(picture.frame == CGRect(x: 26, y: 20, width: 40, height: 20))
    #expect(label.frame.minX == 92)
    #expect(abs(label.frame.midY - 30) < 0.01)
  }

  @Test("has symbols as large as its text, or as is said, in a room that may be higher")
  func symbols() throws {
    UISystem.current = Device(era: .iOS18).system
    let symbol = try #require(UIImage(systemName: "star"))
    func height(_ change: (inout UIListContentConfiguration) -> Void) throws -> CGFloat {
      var content = UIListContentConfiguration.cell()
      content.text = "a"
      content.image = symbol
      change(&content)
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      view.layoutIfNeeded()
      return try #require(view.subviews.first { $0 is UIImageView }).frame.height
    }
    let usual = try height { _ in }
    #expect(usual == symbol.size.height)
    #expect(abs(try height { $0.textProperties.font = .systemFont(ofSize: 34) } - 2 * usual) < 1)
    let wanted = try height {
      $0.imageProperties.preferredSymbolConfiguration = .init(pointSize: 51)
    }
    #expect(abs(wanted - 3 * usual) < 1)
    var roomy = UIListContentConfiguration.cell()
    roomy.image = symbol
    roomy.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 60)
    let view = UIListContentView(configuration: roomy)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 82)
  }

  @Test("is mirrored where lines run from right to left")
  func direction() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "a"
    content.secondaryText = "b"
    let view = UIListContentView(configuration: content)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels[0].frame.maxX == 284)
    #expect(labels[1].frame.minX == 16)
  }

  @Test("puts texts below each other where there is no room beside")
  func narrow() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "A rather long name"
    content.secondaryText = "A rather long value"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels[1].frame.minY > labels[0].frame.minY)
    #expect(labels[0].frame.minX == labels[1].frame.minX)
  }
}
