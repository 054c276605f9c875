import Simulator
import Testing
import UIKit

@Suite("A page that is a collection")
@MainActor
struct CollectionControllerTests {
  private final class Page: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      navigationController?.pushViewController(UIViewController(), animated: true)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 90, height: 70) }
  }

  private func launch() -> (Device, UINavigationController, Page) {
    let device = Device(era: .iOS18)
    let page = Page(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = UINavigationController(rootViewController: page)
    device.launch { navigation }
    _ = device.settle(limit: 5)
    return (device, navigation, page)
  }

  @Test("is its collection's data source and delegate, and shows below the bar")
  func shows() throws {
    let (_, _, page) = launch()
    let collection = try #require(page.collectionView)
    #expect(collection.superview === page.view && collection.frame == page.view.bounds)
    #expect(collection.dataSource === page && collection.delegate === page)
    #expect(collection.visibleCells.map(\.frame.size.width) == [90, 90, 90, 90])
    #expect(collection.contentOffset.y == -page.view.safeAreaInsets.top)
    #expect(page.collectionViewLayout === collection.collectionViewLayout)
  }

  @Test("pushes from a tapped item, and takes the selection away on the way back")
  func clears() throws {
    let (device, navigation, page) = launch()
    let path = IndexPath(item: 1, section: 0)
    device.tap(on: try #require(page.collectionView.cellForItem(at: path)))
    _ = device.settle(limit: 5)
    #expect(navigation.viewControllers.count == 2)
    #expect(page.collectionView.indexPathsForSelectedItems == [path])
    device.perform { navigation.popViewController(animated: true) }
    _ = device.settle(limit: 5)
    #expect(page.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("keeps the selection if it is told to")
  func keeps() throws {
    let (device, navigation, page) = launch()
    page.clearsSelectionOnViewWillAppear = false
    let path = IndexPath(item: 1, section: 0)
    device.tap(on: try #require(page.collectionView.cellForItem(at: path)))
    _ = device.settle(limit: 5)
    device.perform { navigation.popViewController(animated: true) }
    _ = device.settle(limit: 5)
    #expect(page.collectionView.indexPathsForSelectedItems == [path])
  }

  @Test("raises without a layout")
  func noLayout() {
    let device = Device(era: .iOS18)
    device.launch { UICollectionViewController(nibName: nil, bundle: nil) }
    #expect(
      device.crash?.reason == "UICollectionView must be initialized with a non-nil layout parameter"
    )
  }
}
