import Foundation
import Simulator
import UIKit

/// A device that shows one collection, and a list of what its delegate hears.
@MainActor
final class CollectionBench: NSObject {
  let device: Device
  let collection: UICollectionView
  var items: [[String]]
  /// Sizes of items other than the layout's.
  var sizes: [IndexPath: CGSize] = [:]
  var maySelect: (IndexPath) -> Bool = { _ in true }
  var mayHighlight: (IndexPath) -> Bool = { _ in true }
  private(set) var reports: [String] = []

  /// Shows a collection of 320 by 400 points; at first each item is 100 by 40 points large.
  init(
    items: [[String]], layout: UICollectionViewLayout = CollectionBench.grid(),
    width: CGFloat = 320, era: Era = .iOS18
  ) {
    device = Device(era: era)
    self.items = items
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
    super.init()
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(BenchCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "part")
    }
    let page = UIViewController()
    device.launch { page }
    device.perform {
      collection.dataSource = self
      collection.delegate = self
      page.view.addSubview(collection)
    }
    device.advance(by: 0)
  }

  static func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    return layout
  }

  static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The layout, if it is a flow layout.
  var flow: UICollectionViewFlowLayout {
    collection.collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  /// The reports since the last time.
  func takeReports() -> [String] {
    defer { reports = [] }
    return reports
  }

  /// The texts of the cells in sight.
  var shown: [String] { collection.visibleCells.compactMap { ($0 as? BenchCell)?.label.text } }

  /// The places of the cells in sight.
  var frames: [CGRect] { collection.visibleCells.map(\.frame) }

  private func report(_ text: String, _ path: IndexPath) {
    // What belongs to the whole layout has one number only.
    reports.append("\(text) \(path.map(String.init).joined(separator: "."))")
  }
}

/// A cell as apps write them, with an initializer that is not `required`.
final class BenchCell: UICollectionViewCell {
  static var count = 0
  let label = UILabel()
  var reuses = 0
  /// What it heard of changes of the layout.
  var told: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    BenchCell.count += 1
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { told.append("will") }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { told.append("did") }
}

extension CollectionBench: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? BenchCell)?.label.text = items[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "part", for: indexPath)
  }
}

extension CollectionBench: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath] ?? flow.itemSize }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    report("shouldHighlight", indexPath)
    return mayHighlight(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { report("didHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { report("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    report("shouldSelect", indexPath)
    return maySelect(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    report("shouldDeselect", indexPath)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { report("didSelect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { report("didDeselect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { report("willDisplay", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { report("didEndDisplaying", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { report("willDisplay \(elementKind.suffix(6))", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { report("didEndDisplaying \(elementKind.suffix(6))", indexPath) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    reports.append("didEndDragging")
  }
}
