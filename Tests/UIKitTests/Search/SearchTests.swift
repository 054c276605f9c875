import Foundation
import Simulator
import Testing
import UIKit

/// A page with a search in its item, and what everybody hears.
@MainActor
private final class SearchBench: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  let bench: LargeTitleBench
  let search: UISearchController
  let results: UIViewController?
  var heard: [String] = []

  init(
    era: Era = .iOS18, prefersLargeTitles: Bool = false, hasResults: Bool = false,
    definesContext: Bool = true
  ) {
    bench = LargeTitleBench(era: era, prefersLargeTitles: prefersLargeTitles)
    results = hasResults ? UIViewController() : nil
    results?.view.backgroundColor = .white
    search = UISearchController(searchResultsController: results)
    super.init()
    search.searchBar.delegate = self
    search.delegate = self
    search.searchResultsUpdater = self
    bench.root.definesPresentationContext = definesContext
    bench.perform { bench.root.navigationItem.searchController = search }
    bench.settle()
  }

  var field: UISearchTextField { search.searchBar.searchTextField }

  func begin() {
    bench.device.tap(on: field)
    bench.settle()
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    heard.append("shouldBegin")
    return true
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("didBegin") }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    heard.append("shouldEnd")
    return true
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("didEnd") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append("text '\(searchText)'")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }

  func presentSearchController(_ searchController: UISearchController) { heard.append("present") }

  func willPresentSearchController(_ searchController: UISearchController) {
    heard.append("willPresent")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    heard.append("didPresent")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    heard.append("willDismiss")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    heard.append("didDismiss")
  }

  func updateSearchResults(for searchController: UISearchController) {
    heard.append("update '\(searchController.searchBar.text ?? "nil")'")
  }
}

@Suite("A search in a navigation item")
@MainActor
struct SearchTests {
  @Test("says what it is for, which a bar alone does not")
  func placeholder() {
    UISystem.current = Device(era: .iOS18).system
    #expect(UISearchBar().placeholder == nil)
    #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == "Search")
  }

  @Test("has its bar below the title, from iOS 11 on", arguments: [Era.iOS9, .iOS13, .iOS26])
  func place(_ era: Era) {
    let bench = SearchBench(era: era)
    let height: CGFloat = era == .iOS9 ? 44 : era == .iOS13 ? 96 : 106
    #expect(bench.bench.height == height && bench.bench.safeTop(of: bench.bench.root) == height)
    #expect(bench.bench.device.find(text: "Search").isEmpty == (era == .iOS9))
  }

  @Test("is presented when its field is tapped, and tells everybody in order")
  func begin() {
    let bench = SearchBench()
    bench.begin()
    #expect(
      bench.heard == [
        "shouldBegin", "present", "willPresent", "didBegin", "update ''", "didPresent",
      ])
    #expect(bench.search.isActive && bench.field.isEditing)
    #expect(bench.bench.root.presentedViewController === bench.search)
    #expect(bench.bench.height == 52, "the title makes room for the search bar")
    #expect(bench.bench.device.screenReading.titlesDrawn == [])
    #expect(bench.bench.device.find(text: "Cancel").count == 1)
  }

  @Test("keeps the title if it is told to")
  func keepsBar() {
    let bench = SearchBench()
    bench.search.hidesNavigationBarDuringPresentation = false
    bench.begin()
    #expect(bench.bench.height == 96)
    #expect(bench.bench.device.screenReading.titlesDrawn == ["Root"])
  }

  @Test("asks for results with every key, and says when return is pressed")
  func typing() {
    let bench = SearchBench()
    bench.begin()
    bench.heard = []
    bench.bench.device.pressReturn()
    #expect(bench.heard == [], "there is nothing to search for")
    bench.bench.device.type("ab\n")
    #expect(bench.heard == ["text 'a'", "update 'a'", "text 'ab'", "update 'ab'", "search"])
    #expect(bench.field.isEditing)
  }

  @Test("shows its page of results while there is a text")
  func results() throws {
    let bench = SearchBench(hasResults: true)
    let results = try #require(bench.results)
    bench.begin()
    #expect(results.viewIfLoaded?.window == nil)
    bench.bench.device.type("a")
    bench.bench.settle()
    #expect(results.parent === bench.search)
    #expect(bench.bench.device.viewHit(at: CGPoint(x: 200, y: 500)) === results.view)
    #expect(results.view.safeAreaInsets.top == bench.bench.statusBar + 52)
    bench.bench.device.pressDelete()
    bench.bench.settle()
    #expect(results.parent == nil && results.view.window == nil)
    bench.search.showsSearchResultsController = true
    #expect(results.view.window != nil)
  }

  @Test("leaves its bar above what is dimmed and what was found")
  func keepsBarClear() throws {
    let bench = SearchBench(hasResults: true, definesContext: false)
    let device = bench.bench.device
    bench.begin()
    let bottom = bench.bench.statusBar + 52
    let dimmed = try #require(device.viewHit(at: CGPoint(x: 200, y: 500)))
    #expect(dimmed.convert(dimmed.bounds, to: nil).minY == bottom)
    #expect(bench.search.view.isDescendant(of: bench.bench.navigation.view))
    device.type("a")
    bench.bench.settle()
    let hit = device.viewHit(at: CGPoint(x: 100, y: bottom - 26))
    #expect(hit?.isDescendant(of: bench.search.searchBar) == true)
    #expect(device.find(text: "a").count == 1)
  }

  @Test("ends by its button")
  func cancel() throws {
    let bench = SearchBench()
    bench.begin()
    bench.bench.device.type("a")
    bench.heard = []
    bench.bench.device.tap(on: try #require(bench.bench.device.find(text: "Cancel").first))
    bench.bench.settle()
    #expect(
      bench.heard == [
        "cancel", "willDismiss", "shouldEnd", "didEnd", "text ''", "update ''", "didDismiss",
      ])
    #expect(!bench.search.isActive && bench.search.presentingViewController == nil)
    #expect(bench.bench.height == 96 && bench.bench.safeTop(of: bench.bench.root) == 96)
    #expect(bench.bench.device.screenReading.titlesDrawn == ["Root"])
    #expect(bench.bench.device.find(text: "Cancel").isEmpty)
  }

  @Test("ends with a tap on the dimmed page, and lets touches through if nothing is dimmed")
  func dimming() {
    let bench = SearchBench()
    bench.begin()
    bench.bench.device.tap(at: CGPoint(x: 200, y: 500))
    bench.bench.settle()
    #expect(!bench.search.isActive)
    bench.search.obscuresBackgroundDuringPresentation = false
    bench.begin()
    bench.bench.device.tap(at: CGPoint(x: 200, y: 500))
    bench.bench.settle()
    #expect(bench.search.isActive)
    let hit = bench.bench.device.viewHit(at: CGPoint(x: 200, y: 500))
    #expect(hit === bench.bench.scrollView(of: bench.bench.root))
  }

  @Test("begins and ends by code, too, without the keyboard")
  func code() {
    let bench = SearchBench()
    bench.bench.perform { bench.search.isActive = true }
    #expect(bench.search.isActive)
    bench.bench.settle()
    #expect(bench.heard == ["present", "willPresent", "didPresent"])
    #expect(!bench.field.isEditing)
    bench.bench.perform { bench.search.isActive = false }
    bench.bench.settle()
    #expect(bench.heard.suffix(2) == ["willDismiss", "didDismiss"])
  }

  @Test("does not begin while its bar is not on the screen")
  func offScreen() {
    let search = UISearchController(searchResultsController: nil)
    search.isActive = true
    #expect(!search.isActive)
  }

  @Test("keeps other pages from being presented")
  func blocksPresentations() {
    let bench = SearchBench()
    bench.begin()
    bench.bench.perform { bench.bench.root.present(UIViewController(), animated: true) }
    bench.bench.settle()
    #expect(
      bench.bench.device.log.contains {
        $0.text.contains("which is already presenting <UISearchController")
      })
    bench.bench.perform { bench.bench.root.dismiss(animated: true) }
    bench.bench.settle()
    #expect(!bench.search.isActive, "a page's dismiss takes the search away")
    #expect(!bench.field.isEditing)
  }

  @Test("drops pushes while it comes, unless its page defines a context", arguments: [false, true])
  func blocksPushes(definesContext: Bool) {
    let bench = SearchBench(definesContext: definesContext)
    bench.bench.device.tap(on: bench.field)
    bench.bench.device.advance(by: 0.05)
    bench.bench.perform {
      bench.bench.navigation.pushViewController(UIViewController(), animated: true)
    }
    bench.bench.settle()
    #expect(bench.bench.navigation.viewControllers.count == (definesContext ? 2 : 1))
    #expect(
      bench.bench.device.log.contains {
        $0.text.contains("the navigation stack will not be updated")
      } == !definesContext)
  }

  @Test("stays with its page when another one is pushed over it")
  func pushed() {
    let bench = SearchBench()
    bench.begin()
    bench.bench.device.type("a")
    let upper = LargeTitleBench.makePage("Upper")
    bench.bench.perform { bench.bench.navigation.pushViewController(upper, animated: true) }
    bench.bench.settle()
    #expect(bench.bench.height == 44)
    #expect(bench.bench.device.screenReading.titlesDrawn == ["Upper"])
    bench.bench.perform { bench.bench.navigation.popViewController(animated: true) }
    bench.bench.settle()
    #expect(bench.search.isActive && bench.search.searchBar.text == "a")
    #expect(bench.bench.height == 52)
  }

  @Test("gives way to scrolling before the large title does, unless it is to stay")
  func scrolling() {
    let bench = SearchBench(prefersLargeTitles: true)
    func scroll(_ distance: CGFloat) -> CGFloat {
      let scrollView = bench.bench.scrollView(of: bench.bench.root)
      bench.bench.perform { scrollView.contentOffset.y = distance - bench.bench.statusBar - 148 }
      bench.bench.settle()
      return bench.bench.height
    }
    #expect(bench.bench.height == 148)
    #expect(scroll(30) == 118)
    #expect(bench.search.searchBar.frame.height == 22)
    #expect(scroll(60) == 88)
    #expect(bench.search.searchBar.frame.height == 0)
    #expect(scroll(500) == 44)
    #expect(scroll(0) == 148)
    bench.bench.perform { bench.bench.root.navigationItem.hidesSearchBarWhenScrolling = false }
    #expect(scroll(500) == 96)
    #expect(bench.search.searchBar.frame.height == 52)
  }
}

@Suite("A search bar of the app's own")
@MainActor
struct SearchBarTests {
  @Test("tells its delegate, and cancels nothing by itself")
  func delegate() throws {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    device.launch { page }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
    bar.placeholder = "Find"
    bar.showsCancelButton = true
    let delegate = CancelCounter()
    bar.delegate = delegate
    device.perform { page.view.addSubview(bar) }
    _ = device.settle(limit: 5)
    device.tap(on: try #require(device.find(text: "Find").first))
    #expect(bar.isFirstResponder)
    device.type("xy")
    device.tap(on: try #require(device.find(text: "Cancel").first))
    #expect(delegate.count == 1)
    #expect(bar.text == "xy" && bar.isFirstResponder)
    #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
  }

  private final class CancelCounter: NSObject, UISearchBarDelegate {
    var count = 0

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { count += 1 }
  }
}
