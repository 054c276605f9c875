import Simulator
import Testing
import UIKit

/// A page that is searched in parts.
@MainActor
private final class ScopedPage: UIViewController, UISearchBarDelegate, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: nil)
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    search.searchBar.scopeButtonTitles = ["All", "New"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    heard.append("update \(searchController.searchBar.selectedScopeButtonIndex)")
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    heard.append("scope \(selectedScope)")
  }
}

@Suite("The parts in which to search")
@MainActor
struct SearchScopeTests {
  private let device = Device(era: .iOS18)
  private let page = ScopedPage()
  private let navigation: UINavigationController

  private init() {
    navigation = UINavigationController(rootViewController: page)
    device.launch { [navigation] in navigation }
    _ = device.settle(limit: 2)
  }

  private func begin() {
    device.tap(on: page.search.searchBar.searchTextField)
    _ = device.settle(limit: 2)
  }

  private var isShown: Bool { !device.find(text: "New").isEmpty }
  private var barHeight: CGFloat { navigation.navigationBar.frame.height }

  @Test("come and go with the search, and the bar makes room for them")
  func active() {
    #expect(!isShown && barHeight == 96)
    begin()
    #expect(isShown && barHeight == 96, "the title goes, the parts come")
    device.perform { page.search.isActive = false }
    _ = device.settle(limit: 2)
    #expect(!isShown && barHeight == 96)
  }

  @Test("tell delegate and updater which of them a finger chooses")
  func choosing() throws {
    begin()
    page.heard = []
    let control = try #require(device.find(text: "New").first as? UISegmentedControl)
    let right = CGPoint(x: control.bounds.width * 0.75, y: control.bounds.midY)
    device.tap(at: control.convert(right, to: nil))
    #expect(page.heard == ["scope 1", "update 1"])
    #expect(page.search.searchBar.selectedScopeButtonIndex == 1)
    device.perform { page.search.searchBar.selectedScopeButtonIndex = 0 }
    #expect(page.heard == ["scope 1", "update 1", "update 0"])
  }

  @Test("show from the first text on, if they are told to")
  func text() {
    page.search.scopeBarActivation = .onTextEntry
    begin()
    #expect(!isShown)
    device.type("a")
    _ = device.settle(limit: 2)
    #expect(isShown)
  }

  @Test("show when the app says so, and from then on not by themselves")
  func manual() {
    page.search.searchBar.showsScopeBar = false
    #expect(!page.search.automaticallyShowsScopeBar)
    begin()
    #expect(!isShown)
    device.perform { page.search.searchBar.showsScopeBar = true }
    _ = device.settle(limit: 2)
    #expect(isShown)
  }

  @Test("do not show if there is one alone")
  func single() {
    page.search.searchBar.scopeButtonTitles = ["All"]
    begin()
    #expect(device.find(text: "All").isEmpty && barHeight == 52)
  }
}
