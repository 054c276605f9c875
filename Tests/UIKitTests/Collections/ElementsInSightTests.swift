import Simulator
import Testing
import UIKit

@Suite("A collection with a layout that knows its elements only all together")
@MainActor
struct ElementsInSightTests {
  private final class Layout: UICollectionViewLayout {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(index: 3))

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      header.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      return [header]
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "id", for: indexPath)
    }
  }

  @Test("says where those are that are in sight")
  func places() {
    UISystem.current = Device(era: .iOS18).system
    let layout = Layout()
    let source = Source()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "id")
    collection.dataSource = source
    let path = IndexPath(index: 3)
    #expect(collection.layoutAttributesForSupplementaryElement(ofKind: "header", at: path) == nil)
    collection.layoutIfNeeded()
    #expect(
      collection.layoutAttributesForSupplementaryElement(ofKind: "header", at: path)
        == layout.header)
    #expect(collection.supplementaryView(forElementKind: "header", at: path) != nil)
  }
}
