import Foundation
import Simulator
import Testing
import UIKit

/// A suggestion of an app's own class, with nothing but what it has to have.
private final class TermSuggestion: NSObject, UISearchSuggestion {
  let term: String
  var representedObject: Any?

  init(_ term: String) {
    self.term = term
  }

  var localizedSuggestion: String? { term }
  var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A search that suggests words which begin with what was typed.
@MainActor
private final class SuggestionBench: NSObject, UISearchResultsUpdating {
  let device = Device(era: .iOS18)
  let search: UISearchController
  var words = ["apple", "apricot", "banana"]
  var heard: [String] = []

  init(results: UIViewController? = nil) {
    search = UISearchController(searchResultsController: results)
    super.init()
    search.searchResultsUpdater = self
    let page = UIViewController()
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    device.launch { UINavigationController(rootViewController: page) }
    settle()
  }

  func settle() { _ = device.settle(limit: 5) }

  func begin() {
    device.tap(on: search.searchBar.searchTextField)
    settle()
  }

  func type(_ text: String) {
    device.type(text)
    settle()
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let suggested = searchController.searchSuggestions?.count ?? -1
    heard.append("update '\(text)' \(suggested)")
    guard !text.isEmpty else { return }
    searchController.searchSuggestions = words.filter { $0.hasPrefix(text) }
      .map { UISearchSuggestionItem(localizedSuggestion: $0) }
  }

  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    let left = searchController.searchSuggestions == nil
    heard.append("select '\(searchSuggestion.localizedSuggestion ?? "")' \(left)")
  }
}

@MainActor @Suite("What a search suggests")
struct SearchSuggestionTests {
  @Test("shows in a list as the person types, and is forgotten before the updater hears of a key")
  func typing() {
    let bench = SuggestionBench()
    bench.begin()
    #expect(bench.device.find(text: "apple").isEmpty)
    bench.type("ap")
    #expect(bench.device.find(text: "apple").count == 1)
    #expect(bench.device.find(text: "apricot").count == 1)
    #expect(bench.device.find(text: "banana").isEmpty)
    bench.type("r")
    #expect(bench.device.find(text: "apple").isEmpty)
    #expect(bench.device.find(text: "apricot").count == 1)
    #expect(
      bench.heard == ["update '' -1", "update 'a' -1", "update 'ap' -1", "update 'apr' -1"])
  }

  @Test("is set to nil and goes away with a tap, of which the updater then hears")
  func choice() throws {
    let bench = SuggestionBench()
    bench.begin()
    bench.type("ap")
    bench.heard = []
    bench.device.tap(on: try #require(bench.device.find(text: "apricot").first))
    bench.settle()
    #expect(bench.heard == ["select 'apricot' true"])
    #expect(bench.search.searchSuggestions == nil)
    #expect(bench.device.find(text: "apricot").isEmpty)
    #expect(bench.search.isActive && bench.search.searchBar.text == "ap")
  }

  @Test("lies over the page with the results")
  func overResults() throws {
    let results = UIViewController()
    let bench = SuggestionBench(results: results)
    bench.begin()
    bench.type("ap")
    #expect(results.parent === bench.search)
    let row = try #require(bench.device.find(text: "apple").first)
    #expect(bench.device.viewHit(at: row.convert(row.bounds, to: nil).origin) !== results.view)
    bench.device.perform { bench.search.searchSuggestions = [] }
    bench.settle()
    #expect(bench.device.viewHit(at: CGPoint(x: 200, y: 500)) === results.view)
  }

  @Test("does not show while the controller is told to ignore it")
  func ignored() {
    let bench = SuggestionBench()
    bench.begin()
    bench.type("ap")
    bench.device.perform {
      bench.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    }
    bench.settle()
    #expect(bench.device.find(text: "apple").isEmpty)
    #expect(bench.search.searchSuggestions?.count == 2)
    bench.device.perform {
      bench.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    }
    bench.settle()
    #expect(bench.device.find(text: "apple").count == 1)
  }

  @Test("shows as soon as the search begins, if it was set before, and is nil after the search")
  func beginning() throws {
    let bench = SuggestionBench()
    bench.search.searchSuggestions = [TermSuggestion("cherry")]
    #expect(bench.device.find(text: "cherry").isEmpty)
    bench.begin()
    #expect(bench.device.find(text: "cherry").count == 1)
    bench.device.perform { bench.search.isActive = false }
    bench.settle()
    #expect(bench.search.searchSuggestions == nil)
  }

  @Test("is forgotten when the person looks elsewhere")
  func scopes() throws {
    let bench = SuggestionBench()
    bench.search.searchBar.scopeButtonTitles = ["Here", "There"]
    bench.search.searchSuggestions = [TermSuggestion("cherry")]
    bench.begin()
    bench.device.tap(on: try #require(bench.device.find(text: "There").first))
    bench.settle()
    #expect(bench.search.searchSuggestions == nil)
    #expect(bench.device.find(text: "cherry").isEmpty)
  }

  @Test("has what it was made with")
  func items() {
    let icon = UIImage(systemName: "clock")
    let item = UISearchSuggestionItem(
      localizedSuggestion: "a", localizedDescription: "b", iconImage: icon)
    item.representedObject = 3
    #expect(item.localizedSuggestion == "a" && item.localizedDescription == "b")
    #expect(item.iconImage === icon && item.representedObject as? Int == 3)
    #expect(item.localizedAttributedSuggestion == nil)
    let attributed = UISearchSuggestionItem(
      localizedAttributedSuggestion: NSAttributedString(string: "c"))
    #expect(attributed.localizedSuggestion == "c")
    #expect(attributed.localizedAttributedSuggestion?.string == "c")
    #expect(TermSuggestion("d").iconImage == nil)
    #expect(TermSuggestion("d").localizedDescription == nil)
  }

  @Test("leaves the bar below the buttons")
  func placement() {
    #expect(SuggestionBench().search.searchBarPlacement == .stacked)
  }
}
