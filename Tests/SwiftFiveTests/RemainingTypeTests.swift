import UIKit
import XCTest

/// Types that are neither views nor pages, from code that says nothing of actors.
final class RemainingTypeTests: XCTestCase {
  func testValuesAreMade() {
    XCTAssertEqual(UIFloatRange(minimum: 1, maximum: 2).maximum, 2)
    XCTAssertEqual(UIFloatRange.zero, UIFloatRange())
    let options: NSLayoutConstraint.FormatOptions = [.alignAllTop, .directionLeftToRight]
    XCTAssertTrue(options.contains(.alignAllTop))
    let gray = UIConfigurationColorTransformer.grayscale(.black)
    XCTAssertEqual(gray.cgColor.alpha, 1)
  }

  func testConfigurationsMakeViews() {
    let list = UIListContentConfiguration.cell()
    XCTAssertTrue(list.makeContentView() is UIListContentView)
    XCTAssertNil(list.updated(for: UICellConfigurationState(traitCollection: .current)).text)
    let empty = UIContentUnavailableConfiguration.empty()
    XCTAssertTrue(empty.makeContentView() is UIContentUnavailableView)
    let state = UIContentUnavailableConfigurationState(traitCollection: .current)
    XCTAssertNil(empty.updated(for: state).text)
  }

  func testTabsAndSelectionsAreMade() {
    let tab = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
    XCTAssertEqual(tab.title, "Home")
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    selection.selectedDate = DateComponents(year: 2026, month: 5, day: 1)
    XCTAssertEqual(selection.selectedDate?.day, 1)
    let mark = UICalendarView.Decoration.default(color: .red, size: .large)
    XCTAssertFalse(mark === UICalendarView.Decoration.image(nil))
  }

  func testKindsAreCompared() {
    XCTAssertEqual([UITouch.Phase.began, .moved].firstIndex(of: .moved), 1)
    XCTAssertNotEqual(UIEvent.EventType.touches, .motion)
    let style = UIPointerEffect.hover(
      UITargetedPreview(view: UIView(), parameters: .init(), target: target),
      preferredTintMode: .overlay)
    if case .hover(_, let mode, _, _) = style { XCTAssertTrue(mode == .overlay) }
  }

  private var target: UIPreviewTarget { UIPreviewTarget(container: UIView(), center: .zero) }

  func testHandlersOfSectionsAreSet() {
    let table = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: table) { _, _, _ in
      nil
    }
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 > 1 }
    XCTAssertEqual(source.sectionSnapshotHandlers.shouldExpandItem?(2), true)
  }

  func testLayoutsAreMade() {
    let view = UIView()
    let part = UIView()
    view.addSubview(part)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[part(20)]", options: [], metrics: nil, views: ["part": part])
    XCTAssertEqual(constraints.count, 2)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(10), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: .zero)]
    }
    XCTAssertEqual(NSCollectionLayoutSection(group: group).interGroupSpacing, 0)
  }

  func testSourcesAndDelegatesNeedNoActor() {
    let source: any UIActivityItemSource = Source()
    let activity = UIActivityViewController(activityItems: [source], applicationActivities: nil)
    XCTAssertEqual(source.activityViewControllerPlaceholderItem(activity) as? String, "text")
    let delegate: any UIImagePickerControllerDelegate & UINavigationControllerDelegate = Picker()
    delegate.imagePickerControllerDidCancel(UIImagePickerController())
  }

  private class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "text" }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "text" }
  }

  private class Picker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var isCancelled = false

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isCancelled = true }
  }
}
