import UIKit
import XCTest

/// A page with a collection in code that says nothing of actors; see `UnannotatedTests`.
final class CollectionTests: XCTestCase {
  private var page: CollectionPage!

  override func setUp() {
    super.setUp()
    page = CollectionPage()
    page.loadViewIfNeeded()
    page.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    page.view.layoutIfNeeded()
  }

  func testItemsShow() {
    let collection: UICollectionView = page.collectionView
    XCTAssertEqual(collection.numberOfItems(inSection: 0), 3)
    XCTAssertEqual(collection.visibleCells.count, 3)
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? WordCell
    XCTAssertEqual(cell?.label.text, "two")
    XCTAssertEqual(cell?.frame, CGRect(x: 160, y: 0, width: 160, height: 44))
  }

  func testTheDelegateIsCalledAsTestsDo() {
    let path = IndexPath(item: 2, section: 0)
    page.collectionView.delegate?.collectionView?(page.collectionView, didSelectItemAt: path)
    XCTAssertEqual(page.chosen, "three")
    let size = page.collectionView(
      page.collectionView, layout: page.collectionView.collectionViewLayout, sizeForItemAt: path)
    XCTAssertEqual(size.width, 160)
  }

  func testASnapshotOfClassesShows() {
    let source = UICollectionViewDiffableDataSource<Section, Word>(
      collectionView: page.collectionView
    ) { collection, path, word in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      (cell as? WordCell)?.label.text = word.text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Word>()
    snapshot.appendSections([.main])
    snapshot.appendItems([Word("one"), Word("two")])
    source.apply(snapshot, animatingDifferences: false)
    page.collectionView.layoutIfNeeded()
    XCTAssertEqual(
      page.collectionView.visibleCells.compactMap { ($0 as? WordCell)?.label.text }, ["one", "two"])
  }

  private enum Section { case main }

  /// An identifier that is an object, and not `Sendable`.
  private final class Word: Hashable {
    var text: String

    init(_ text: String) {
      self.text = text
    }

    static func == (left: Word, right: Word) -> Bool { left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  private final class WordCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  private final class CollectionPage: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    private(set) var collectionView: UICollectionView!
    private(set) var chosen: String?
    private let words = ["one", "two", "three"]

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewFlowLayout()
      layout.minimumInteritemSpacing = 0
      collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(WordCell.self, forCellWithReuseIdentifier: "word")
      collectionView.dataSource = self
      collectionView.delegate = self
      view.addSubview(collectionView)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath) as! WordCell
      cell.label.text = words[indexPath.item]
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen = words[indexPath.item]
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width / 2, height: 44) }
  }
}
