import Foundation
import Testing
import UIKit

@Suite(
  "An optional method of a service's delegate, called through a question or an exclamation mark,")
@MainActor
struct OptionalServiceCallTests {
  /// Forwards what it hears, as delegates that stand before another do.
  private final class Listener: NSObject, UISearchBarDelegate, UIDocumentPickerDelegate,
    UIColorPickerViewControllerDelegate, UICollisionBehaviorDelegate, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UIContextMenuInteractionDelegate,
    UITableViewDragDelegate
  {
    var heard: [String] = []

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmarks") }

    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
      heard.append("scope \(selectedScope)")
    }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      heard.append("documents \(urls.count)")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      heard.append("cancelled")
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      heard.append("color")
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) {
      heard.append("bump")
    }

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }

    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      heard.append("month")
    }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {}

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents != nil }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      heard.append("menu")
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
  }

  private let listener = Listener()

  @Test("is that of a search bar's delegate")
  func searchBar() {
    let bar = UISearchBar()
    bar.delegate = listener
    bar.delegate?.searchBarBookmarkButtonClicked?(bar)
    bar.delegate!.searchBarResultsListButtonClicked!(bar)
    bar.delegate!.searchBar!(bar, selectedScopeButtonIndexDidChange: 1)
    #expect(listener.heard == ["bookmarks", "scope 1"])
  }

  @Test("is that of a picker's delegate")
  func pickers() {
    let documents = UIDocumentPickerViewController(forExporting: [])
    documents.delegate = listener
    documents.delegate?.documentPicker?(documents, didPickDocumentsAt: [])
    documents.delegate?.documentPickerWasCancelled?(documents)
    let colors = UIColorPickerViewController()
    colors.delegate = listener
    colors.delegate?.colorPickerViewControllerDidFinish?(colors)
    colors.delegate?.colorPickerViewController?(colors, didSelect: .red, continuously: false)
    #expect(listener.heard == ["documents 0", "cancelled", "color"])
  }

  @Test("is that of a calendar's delegate, beside those that are required")
  func calendars() {
    let calendar = UICalendarView()
    calendar.delegate = listener
    let day = DateComponents(year: 2024, month: 2, day: 29)
    #expect(calendar.delegate?.calendarView(calendar, decorationFor: day) == nil)
    calendar.delegate?.calendarView?(calendar, didChangeVisibleDateComponentsFrom: day)
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    #expect(selection.delegate?.dateSelection?(selection, canSelectDate: day) == true)
    #expect(listener.heard == ["month"])
  }

  @Test("is that of a behavior's delegate, and of an interaction's")
  func others() {
    let behavior = UICollisionBehavior(items: [])
    behavior.collisionDelegate = listener
    let view = UIView()
    behavior.collisionDelegate?.collisionBehavior?(
      behavior, beganContactFor: view, with: view, at: .zero)
    let menu = UIContextMenuInteraction(delegate: listener)
    menu.delegate?.contextMenuInteraction?(
      menu, willEndFor: UIContextMenuConfiguration(), animator: nil)
    let table = UITableView()
    table.dragDelegate = listener
    #expect(
      table.dragDelegate?.tableView?(table, dragPreviewParametersForRowAt: IndexPath()) == nil)
    #expect(listener.heard == ["bump", "menu"])
  }
}
