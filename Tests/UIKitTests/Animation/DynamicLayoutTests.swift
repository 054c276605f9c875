import Simulator
import Testing
import UIKit

/// A collection whose cells hang on springs, as many apps have had it since iOS 7.
@Suite("A layout whose attributes are items of an animator")
@MainActor
struct DynamicLayoutTests {
  private final class SpringyLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let size = collectionViewContentSize
      let all = super.layoutAttributesForElements(
        in: CGRect(origin: .zero, size: CGSize(width: size.width, height: 1000)))
      for item in all ?? [] {
        guard let copy = item.copy() as? UICollectionViewLayoutAttributes else { continue }
        let spring = UIAttachmentBehavior(item: copy, attachedToAnchor: copy.center)
        spring.length = 0
        spring.damping = 0.8
        spring.frequency = 1
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: path)
    }

    func pull(_ index: Int, by distance: CGFloat) {
      guard let item = animator.layoutAttributesForCell(at: IndexPath(item: index, section: 0))
      else { return }
      item.center.y += distance
      animator.updateItem(usingCurrentState: item)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  }

  @Test("shows cells where the items are on their way, and where they come to rest")
  func springs() throws {
    let device = Device(era: .iOS18)
    let (layout, source) = (SpringyLayout(), Source())
    layout.itemSize = CGSize(width: 300, height: 60)
    var view: UICollectionView?
    device.launch {
      let page = UIViewController()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      page.view.addSubview(collection)
      view = collection
      return page
    }
    device.advance(by: 1)
    let cell = try #require(view?.cellForItem(at: IndexPath(item: 1, section: 0)))
    let rest = cell.center.y
    device.perform { layout.pull(1, by: 40) }
    device.advance(by: 0.1)
    #expect(cell.center.y > rest + 1 && cell.center.y < rest + 41, "it is on its way")
    device.advance(by: 6)
    #expect(abs(cell.center.y - rest) < 1 && !layout.animator.isRunning)
    #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 9, section: 0)) == nil)
    #expect(
      layout.animator.layoutAttributesForSupplementaryView(
        ofKind: "header", at: IndexPath(item: 0, section: 0)) == nil)
  }
}
