import QuartzCore
import Simulator
import Testing
import UIKit

/// A device that shows a list of texts.
@MainActor
final class ListBench {
  let device = Device(era: .iOS18)
  let collection: UICollectionView
  let data: UICollectionViewDiffableDataSource<Int, String>
  var reports: [String] = []
  /// What headers and footers were offered as they were made.
  private final class Usual {
    var values: [UIListContentConfiguration] = []
  }
  private let usual = Usual()
  var edgeValues: [UIListContentConfiguration] { usual.values }

  init(
    _ list: UICollectionLayoutListConfiguration, sections: [[String]] = [["a", "b", "c"], ["d"]],
    configure: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) {
    UISystem.current = device.system
    let usual = usual
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collection.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      configure(cell, text)
    }
    func edge(
      _ kind: String
    ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
      UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, path in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "section \(path.section)"
        cell.contentConfiguration = content
        usual.values.append(cell.defaultContentConfiguration())
      }
    }
    let header = edge(UICollectionView.elementKindSectionHeader)
    let footer = edge(UICollectionView.elementKindSectionFooter)
    data = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    data.supplementaryViewProvider = { view, kind, path in
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return view.dequeueConfiguredReusableSupplementary(
        using: isHeader ? header : footer, for: path)
    }
    self.collection = collection
    let page = UIViewController()
    device.launch { page }
    device.perform {
      page.view.addSubview(collection)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      for (index, items) in sections.enumerated() {
        snapshot.appendSections([index])
        snapshot.appendItems(items)
      }
      data.apply(snapshot, animatingDifferences: false)
    }
    device.advance(by: 0)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    collection.cellForItem(at: IndexPath(item: item, section: section))
      as? UICollectionViewListCell
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect { cell(item, section)?.frame ?? .zero }

  /// The left ends of the lines of a cell, from the top.
  func lines(_ item: Int, _ section: Int = 0) -> [CGFloat] {
    (cell(item, section)?.subviews ?? [])
      .filter { $0.bounds.height > 0 && $0.bounds.height < 1 }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.minX)
  }

  /// What the cells in sight show, from the top.
  var texts: [String] {
    collection.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }
}

@Suite("A list of a collection")
@MainActor
struct ListLayoutTests {
  private typealias List = UICollectionLayoutListConfiguration

  @Test("has an item a line, each as high as it wants, with lines between them")
  func plain() {
    let bench = ListBench(List(appearance: .plain))
    #expect(bench.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(bench.frame(2).minY == 88)
    #expect(bench.frame(0, 1).minY == 132)
    #expect(bench.lines(0) == [16])
    #expect(bench.lines(2) == [16])
    #expect(bench.collection.backgroundColor == .systemBackground)
  }

  @Test("has groups with round corners and no line at their ends")
  func insetGrouped() {
    let bench = ListBench(List(appearance: .insetGrouped))
    #expect(bench.frame(0).minX == 16)
    #expect(bench.frame(0).width == 268)
    #expect(bench.frame(0).minY == 35)
    #expect(bench.frame(0, 1).minY == 202)
    #expect(bench.lines(1) == [16])
    #expect(bench.lines(2) == [])
    #expect(bench.cell(0)?.layer.cornerRadius == 10)
    #expect(bench.cell(1)?.layer.cornerRadius == 0)
    #expect(bench.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
    #expect(bench.collection.backgroundColor == .systemGroupedBackground)
  }

  @Test("has the lines that the app wants")
  func separators() {
    var list = List(appearance: .plain)
    list.itemSeparatorHandler = { path, usual in
      var lines = usual
      if path.item == 0 { lines.bottomSeparatorVisibility = .hidden }
      if path.item == 1 { lines.bottomSeparatorInsets.leading = 50 }
      return lines
    }
    let bench = ListBench(list)
    #expect(bench.lines(0) == [])
    #expect(bench.lines(1) == [50])
    #expect(bench.lines(2) == [16])
    list.showsSeparators = false
    #expect(ListBench(list).lines(1) == [])
  }

  @Test("has headers above its sections")
  func headers() {
    var list = List(appearance: .grouped)
    list.headerMode = .supplementary
    let bench = ListBench(list)
    let kind = UICollectionView.elementKindSectionHeader
    let headers = bench.collection.visibleSupplementaryViews(ofKind: kind)
    #expect(headers.map(\.frame.minY) == [0, headers[0].frame.height + 132])
    #expect(headers[0].frame.height >= 28)
    #expect(bench.frame(0).minY == headers[0].frame.maxY)
  }

  @Test("may take the first item as the header")
  func firstItem() {
    var list = List(appearance: .insetGrouped)
    list.headerMode = .firstItemInSection
    let bench = ListBench(list)
    #expect(bench.lines(0) == [])
    #expect(bench.cell(0)?.layer.cornerRadius == 0)
    #expect(bench.cell(1)?.layer.maskedCorners.rawValue == 3)
    #expect(bench.cell(0)?.defaultContentConfiguration() == .groupedHeader())
    #expect(bench.cell(1)?.defaultContentConfiguration() == .cell())
  }

  @Test("gives headers and footers the values of their kind")
  func edgeValues() {
    func values(_ appearance: List.Appearance) -> [UIListContentConfiguration] {
      var list = List(appearance: appearance)
      list.headerMode = .supplementary
      list.footerMode = .supplementary
      return ListBench(list, sections: [["a"]]).edgeValues
    }
    #expect(values(.plain) == [.plainHeader(), .plainFooter()])
    #expect(values(.grouped) == [.groupedHeader(), .groupedFooter()])
    #expect(values(.insetGrouped) == [.groupedHeader(), .groupedFooter()])
    #expect(values(.sidebar) == [.sidebarHeader(), .plainFooter()])
  }

  @Test("rounds the corners of what a swipe brings as those of the row, at its side")
  func swipedCorners() throws {
    var list = List(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Away") { $2(true) }
      ])
    }
    func corners(_ item: Int) throws -> CACornerMask {
      let bench = ListBench(list, sections: [["a", "b"]])
      let middle = try #require(bench.cell(item)).frame.midY
      bench.device.swipe(
        from: CGPoint(x: 250, y: middle), to: CGPoint(x: 150, y: middle), duration: 0.3)
      #expect(bench.device.settle(limit: 5))
      let layer = try #require(
        bench.collection.subviews.first { "\(type(of: $0))" == "UISwipeActionPullView" }
      ).layer
      #expect(layer.cornerRadius == 10)
      return layer.maskedCorners
    }
    #expect(try corners(0) == .layerMaxXMinYCorner)
    #expect(try corners(1) == .layerMaxXMaxYCorner)
  }

  @Test("offers actions where a finger swipes")
  func swipes() {
    var done: [String] = []
    var list = List(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Away") { _, _, finish in
          done.append("away \(path.item)")
          finish(true)
        }
      ])
    }
    let bench = ListBench(list)
    bench.device.swipe(
      from: CGPoint(x: 280, y: 66), to: CGPoint(x: 220, y: 66), duration: 0.4)
    #expect(bench.device.settle(limit: 5))
    #expect(abs(bench.frame(1).minX + 74) < 1)
    #expect(bench.cell(1)?.configurationState.isSwiped == true)
    bench.device.tap(at: CGPoint(x: 280, y: 66))
    #expect(bench.device.settle(limit: 5))
    #expect(done == ["away 1"])
    #expect(bench.frame(1).minX == 0)
    #expect(bench.cell(1)?.configurationState.isSwiped == false)
  }
}

@Suite("The accessories of a list's cell")
@MainActor
struct CellAccessoriesTests {
  private func bench(_ accessories: [UICellAccessory]) -> ListBench {
    ListBench(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
      cell.accessories = accessories
    }
  }

  /// Source: Apple, `UICellAccessory.Placement.position(after:)`: at the end if there is no such accessory.
  @Test("have places beside those of a kind, or at an end")
  func places() {
    let others: [UICellAccessory] = [.detail(), .checkmark(), .reorder()]
    typealias Placement = UICellAccessory.Placement
    #expect(Placement.position(before: .checkmark())(others) == 1)
    #expect(Placement.position(after: .checkmark())(others) == 2)
    #expect(Placement.position(before: .delete())(others) == 0)
    #expect(Placement.position(after: .delete())(others) == 3)
    #expect(UICellAccessory.ReorderOptions(showsVerticalSeparator: false).tintColor == nil)
  }

  @Test("take room at the end of the content")
  func trailing() throws {
    let bench = bench([.label(text: "7"), .disclosureIndicator()])
    let cell = try #require(bench.cell(0))
    let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
    let mark = try #require(
      cell.subviews.first { $0 !== cell.contentView && $0.frame.minX > label.frame.maxX })
    #expect(label.text == "7")
    #expect(abs(mark.frame.maxX - 284) < 0.001)
    #expect(abs(cell.contentView.frame.maxX - label.frame.minX) < 0.001)
    #expect(cell.contentView.frame.minX == 0)
  }

  // Source: sample code with constraints in `contentView`, beside which the list has a chevron.
  @Test("leave the constraints of the content their width, by which the cell finds its height")
  func constrained() throws {
    let bench = ListBench(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
      cell.contentConfiguration = nil
      cell.accessories = [.disclosureIndicator()]
      let square = UIView()
      square.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(square)
      NSLayoutConstraint.activate([
        square.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        square.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        square.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        square.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        square.heightAnchor.constraint(equalTo: square.widthAnchor),
      ])
    }
    let cell = try #require(bench.cell(0))
    #expect(cell.contentView.bounds.width < 300)
    #expect(cell.frame.width == 300)
    #expect(cell.frame.height == cell.contentView.bounds.width)
  }

  @Test("show while the collection is edited, or while it is not, as they say")
  func editing() throws {
    let bench = bench([
      .delete(), .checkmark(displayed: .whenNotEditing), .reorder(),
    ])
    let cell = try #require(bench.cell(0))
    let before = cell.contentView.frame
    #expect(before.minX == 0)
    bench.device.perform { bench.collection.isEditing = true }
    bench.device.advance(by: 0)
    #expect(cell.configurationState.isEditing)
    #expect(cell.contentView.frame.minX > 30)
    #expect(cell.contentView.frame.maxX < before.maxX)
    bench.device.perform { bench.collection.isEditing = false }
    bench.device.advance(by: 0)
    #expect(cell.contentView.frame == before)
  }

  @Test("may act when they are tapped")
  func actions() {
    var taps: [String] = []
    let bench = bench([
      .detail { taps.append("detail") },
      .delete(displayed: .always) { taps.append("delete") },
    ])
    bench.device.tap(at: CGPoint(x: 275, y: 22))
    bench.device.tap(at: CGPoint(x: 35, y: 22))
    #expect(taps == ["detail", "delete"])
    #expect(bench.collection.indexPathsForSelectedItems == [])
  }

  @Test("may be views of the app's own, where the app puts them")
  func custom() throws {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let last = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let bench = ListBench(list, sections: [["a"]]) { cell, _ in
      cell.accessories = [
        .customView(configuration: .init(customView: last, placement: .trailing())),
        .customView(
          configuration: .init(
            customView: first, placement: .trailing(displayed: .always, at: { _ in 0 }))),
        .customView(
          configuration: .init(
            customView: front, placement: .leading(), reservedLayoutWidth: .custom(40))),
      ]
    }
    #expect(last.frame.maxX == 284)
    #expect(first.frame.maxX == last.frame.minX - 12)
    #expect(front.frame.midX == 36)
    #expect(bench.cell(0)?.contentView.frame.minX == 56)
  }

  @Test("show what is selected")
  func multiselect() throws {
    let bench = bench([.multiselect()])
    bench.device.perform {
      bench.collection.isEditing = true
      bench.collection.allowsMultipleSelectionDuringEditing = true
    }
    bench.device.advance(by: 0)
    bench.device.tap(at: CGPoint(x: 150, y: 22))
    bench.device.tap(at: CGPoint(x: 150, y: 66))
    bench.device.advance(by: 0)
    #expect(bench.collection.indexPathsForSelectedItems?.count == 2)
    func isFilled(_ item: Int) -> Bool {
      bench.cell(item)?.subviews.contains { $0.backgroundColor == .systemBlue } ?? false
    }
    #expect([isFilled(0), isFilled(1), isFilled(2)] == [true, true, false])
  }

  @Test("has its cells mirrored where lines run from right to left")
  func rightToLeft() throws {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let bench = ListBench(list) { cell, _ in
      cell.semanticContentAttribute = .forceRightToLeft
      cell.accessories = [.disclosureIndicator()]
    }
    let cell = try #require(bench.cell(0))
    let mark = try #require(cell.subviews.first { $0.bounds.width < 20 && $0.bounds.height > 5 })
    #expect(mark.frame.minX == 16 || mark.frame.minX == 20)
    #expect(cell.contentView.frame.maxX == 300 && cell.contentView.frame.minX > mark.frame.maxX - 1)
    let line = try #require(cell.subviews.first { $0.bounds.height < 1 && $0.bounds.width > 100 })
    #expect(line.frame.minX == 0 && line.frame.maxX < 290)
  }

  @Test("keeps the color that the app gives the usual background of a cell")
  func background() throws {
    let bench = ListBench(UICollectionLayoutListConfiguration(appearance: .insetGrouped)) {
      cell, text in
      if text == "b" { cell.backgroundConfiguration?.backgroundColor = .systemYellow }
    }
    #expect(bench.cell(1)?.backgroundConfiguration?.backgroundColor == .systemYellow)
    #expect(bench.cell(0)?.backgroundConfiguration == .listGroupedCell())
  }
}
