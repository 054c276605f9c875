import Simulator
import Testing
import UIKit

@Suite("A collection view")
@MainActor
struct ElementOrderTests {
  /// A layout that lists the header before the items and the footer after them.
  private final class Layout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 80) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let path = IndexPath(item: 0, section: 0)
      let all = [
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path),
        UICollectionViewLayoutAttributes(forCellWith: path),
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0)),
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "footer", with: path),
      ]
      for (index, attributes) in all.enumerated() {
        attributes.frame = CGRect(x: 0, y: index * 20, width: 100, height: 20)
      }
      return all
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var asked: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append("cell \(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "id", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      asked.append(kind)
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "id", for: indexPath)
    }
  }

  @Test("asks for cells before it asks for other views")
  func cellsFirst() {
    UISystem.current = Device(era: .iOS18).system
    let source = Source()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Layout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "id")
    for kind in ["header", "footer"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "id")
    }
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(source.asked == ["cell 0", "cell 1", "header", "footer"])
  }
}
