import Simulator
import Testing
import UIKit

@Suite("A nib that is registered")
@MainActor
struct NibRegistrationTests {
  /// A nib whose content is made in code.
  private final class MadeNib: UINib {
    private let content: () -> [Any]
    private(set) var owners: [Any?] = []

    init(_ content: @escaping () -> [Any]) {
      self.content = content
      super.init(nibName: "Made", bundle: nil)
    }

    override func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
      owners.append(ownerOrNil)
      return content()
    }
  }

  private final class Row: UITableViewCell {}
  private final class Title: UITableViewHeaderFooterView {}
  private final class Item: UICollectionViewCell {}

  private let device = Device(era: .iOS18)

  @Test("makes rows under the name by which it is registered")
  func rows() {
    device.launch { UIViewController() }
    device.perform {
      let table = UITableView()
      let nib = MadeNib { [Row()] }
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.register(nib, forCellReuseIdentifier: "row")
      let cell = table.dequeueReusableCell(withIdentifier: "row")
      #expect(cell is Row)
      #expect(cell?.reuseIdentifier == "row")
      #expect(nib.owners.count == 1 && nib.owners[0] as? UITableView === table)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      #expect(table.dequeueReusableCell(withIdentifier: "row") is Row == false)
    }
    #expect(device.crash == nil)
  }

  @Test("makes headers, and none any more once it is taken back")
  func headers() {
    device.launch { UIViewController() }
    device.perform {
      let table = UITableView()
      table.register(MadeNib { [Title()] }, forHeaderFooterViewReuseIdentifier: "title")
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
      #expect(view is Title)
      #expect(view?.reuseIdentifier == "title")
      table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "title")
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") == nil)
    }
    #expect(device.crash == nil)
  }

  @Test("makes items where the layout has them, and what goes with them")
  func items() {
    device.launch { UIViewController() }
    let source = Source()
    device.perform {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      let kind = UICollectionView.elementKindSectionHeader
      collection.register(MadeNib { [Item()] }, forCellWithReuseIdentifier: "item")
      collection.register(
        MadeNib { [UICollectionReusableView()] }, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "head")
      collection.dataSource = source
      collection.layoutIfNeeded()
      let path = IndexPath(item: 0, section: 0)
      let cell = collection.cellForItem(at: path)
      #expect(cell is Item)
      #expect(cell?.frame == CGRect(x: 0, y: 30, width: 50, height: 50))
      let head = collection.supplementaryView(forElementKind: kind, at: path)
      #expect(head?.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    }
    #expect(device.crash == nil)
  }

  @Test("makes the items of a registration, which fills them")
  func registrations() {
    device.launch { UIViewController() }
    device.perform {
      let layout = UICollectionViewFlowLayout()
      layout.footerReferenceSize = CGSize(width: 0, height: 30)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      let kind = UICollectionView.elementKindSectionFooter
      let items = UICollectionView.CellRegistration<Item, String>(
        cellNib: MadeNib { [Item()] }
      ) { cell, _, text in cell.accessibilityLabel = text }
      let feet = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        supplementaryNib: MadeNib { [UICollectionReusableView()] }, elementKind: kind
      ) { view, kind, _ in view.accessibilityLabel = kind }
      let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: items, for: $1, item: $2)
      }
      data.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: feet, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["one"])
      data.apply(snapshot, animatingDifferences: false)
      collection.layoutIfNeeded()
      let path = IndexPath(item: 0, section: 0)
      #expect((collection.cellForItem(at: path) as? Item)?.accessibilityLabel == "one")
      let foot = collection.supplementaryView(forElementKind: kind, at: path)
      #expect(foot?.accessibilityLabel == kind)
    }
    #expect(device.crash == nil)
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: path)
    }
  }

  @Test(
    "stops the app if there is not one cell in it, or one of another name",
    arguments: [
      ([] as [String?], "must contain exactly one top level object which must be a"),
      ([nil, nil], "must contain exactly one top level object which must be a"),
      (["other"], "cell reuse indentifier in nib (other) does not match the identifier used to"),
    ])
  func wrongContent(names: [String?], words: String) throws {
    device.launch { UIViewController() }
    device.perform {
      let table = UITableView()
      let nib = MadeNib { names.map { UITableViewCell(style: .default, reuseIdentifier: $0) } }
      table.register(nib, forCellReuseIdentifier: "row")
      _ = table.dequeueReusableCell(withIdentifier: "row")
    }
    let crash = try #require(device.crash)
    #expect(crash.name == "NSInternalInconsistencyException")
    #expect(crash.reason.contains(words))
  }

  @Test("that is not in the bundle stops the app when a view is needed, with the words for that")
  func missing() throws {
    device.launch { UIViewController() }
    device.perform {
      let table = UITableView()
      table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      #expect(device.crash == nil)
      _ = table.dequeueReusableCell(withIdentifier: "row")
    }
    #expect(try #require(device.crash).reason.hasPrefix("Could not load NIB in bundle: '"))
  }
}
