import Foundation
import Simulator
import Testing
import UIKit

@Suite("A search that ends")
@MainActor
struct SearchEndTests {
  /// Notes what it hears.
  private final class Results: UIViewController {
    var heard: [String] = []

    override func viewDidAppear(_ animated: Bool) { heard.append("came") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("goes") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("gone") }
  }

  private final class Listener: NSObject, UISearchControllerDelegate {
    var heard: [String] = []

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
  }

  private let bench = LargeTitleBench(era: .iOS18, prefersLargeTitles: false)
  private let results = Results()
  private let listener = Listener()
  private let search: UISearchController
  private let height: CGFloat

  init() {
    search = UISearchController(searchResultsController: results)
    bench.root.definesPresentationContext = true
    let (bench, search) = (bench, search)
    bench.perform { bench.root.navigationItem.searchController = search }
    bench.settle()
    height = bench.height
    search.delegate = listener
  }

  private func activate(_ isActive: Bool) {
    bench.perform { search.isActive = isActive }
  }

  /// Whether all is as it was before the search.
  private var isOver: Bool {
    !search.isActive && search.presentingViewController == nil
      && !search.searchBar.showsCancelButton && bench.height == height
      && bench.safeTop(of: bench.root) == height
  }

  @Test("below a page that was pushed leaves nothing behind")
  func covered() {
    activate(true)
    bench.settle()
    bench.perform { bench.navigation.pushViewController(UIViewController(), animated: true) }
    bench.settle()
    activate(false)
    bench.settle()
    #expect(listener.heard == ["willPresent", "didPresent", "willDismiss", "didDismiss"])
    #expect(!search.isActive)
    bench.perform { bench.navigation.popViewController(animated: true) }
    bench.settle()
    #expect(isOver)
  }

  @Test("takes what it presents itself with it")
  func presenting() {
    activate(true)
    bench.settle()
    bench.perform { search.present(UIViewController(), animated: true) }
    bench.settle()
    activate(false)
    bench.settle()
    #expect(listener.heard == ["willPresent", "didPresent", "willDismiss", "didDismiss"])
    #expect(isOver && bench.root.presentedViewController == nil)
  }

  @Test(
    "by a change of the stack below leaves the page that it presents where it is",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func presentingDuringPush(style: UIModalPresentationStyle) {
    bench.root.definesPresentationContext = true
    activate(true)
    bench.settle()
    let page = UIViewController()
    page.modalPresentationStyle = style
    bench.perform {
      bench.navigation.pushViewController(UIViewController(), animated: true)
      search.present(page, animated: true)
    }
    bench.settle()
    #expect(search.presentedViewController === page && page.view.window != nil)
    #expect(page.view.convert(page.view.bounds, to: nil).maxY == page.view.window?.bounds.maxY)
    bench.perform { page.dismiss(animated: true) }
    bench.settle()
    #expect(page.view.window == nil)
    #expect(bench.navigation.topViewController?.view.window != nil)
  }

  @Test(
    "out of sight leaves the page the room that it had", arguments: [Era.iOS18, .iOS26],
    [false, true])
  func roomAfterwards(era: Era, isLarge: Bool) {
    let bench = LargeTitleBench(era: era, prefersLargeTitles: isLarge)
    let (home, search) = (bench.root, UISearchController(searchResultsController: nil))
    bench.perform {
      home.definesPresentationContext = true
      home.navigationItem.searchController = search
      home.navigationItem.hidesSearchBarWhenScrolling = false
    }
    bench.settle()
    let room = home.view.safeAreaInsets
    bench.perform { search.isActive = true }
    bench.settle()
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    bench.perform { bench.navigation.present(page, animated: true) }
    bench.settle()
    bench.perform { home.dismiss(animated: true) }
    bench.settle()
    bench.perform { page.dismiss(animated: true) }
    bench.settle()
    #expect(!search.isActive && page.view.window == nil)
    #expect(home.view.safeAreaInsets == room)
  }

  @Test("tells its page of results, which has nothing to show any more")
  func tellsResults() {
    activate(true)
    bench.settle()
    bench.perform { search.searchBar.text = "a" }
    bench.settle()
    #expect(results.heard == ["came"])
    activate(false)
    bench.settle()
    #expect(results.heard == ["came", "goes", "gone"])
    #expect(results.parent == nil && isOver)
  }

  @Test("or only loses its text as another page covers it tells its page of results")
  func emptied() {
    activate(true)
    bench.settle()
    bench.perform { search.searchBar.text = "a" }
    bench.settle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    bench.perform { search.present(cover, animated: true) }
    bench.device.advance(by: 0.1)
    bench.perform { search.searchBar.text = "" }
    bench.settle()
    #expect(results.heard == ["came", "goes", "gone"])
  }

  @Test("while it comes is said to have come, and ends once")
  func coming() {
    activate(true)
    bench.device.advance(by: 0.05)
    activate(false)
    bench.device.advance(by: 0.05)
    activate(false)
    bench.settle()
    #expect(listener.heard == ["willPresent", "didPresent", "willDismiss", "didDismiss"])
    #expect(isOver)
  }
}
