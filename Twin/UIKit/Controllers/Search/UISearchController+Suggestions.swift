import Foundation

/// What a search suggests.
struct SearchSuggestions {
  var all: [any UISearchSuggestion]?
  var areIgnored = false
  /// The page that shows them, while it does.
  var list: SearchSuggestionList?
}

/// The list of what to search for, over the page with the results.
extension UISearchController {
  /// Shows the list while the search is there and suggests something, or takes it away.
  func showSuggestionsIfNeeded() {
    guard let searchView else { return }
    let isHidden = suggestions.areIgnored || isBeingDismissed
    let shown = isHidden ? [] : suggestions.all ?? []
    if shown.isEmpty {
      guard let list = suggestions.list else { return }
      list.willMove(toParent: nil)
      searchView.showSuggestions(nil)
      list.removeFromParent()
      suggestions.list = nil
      return
    }
    if let list = suggestions.list { return list.suggestions = shown }
    let list = SearchSuggestionList(shown) { [weak self] in self?.choose($0) }
    suggestions.list = list
    addChild(list)
    searchView.showSuggestions(list.view)
    list.didMove(toParent: self)
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    UISystem.current.running(.app("updateSearchResults(for:selecting:)")) {
      searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
  }
}

/// Rows with what can be searched for.
final class SearchSuggestionList: UITableViewController {
  private static let cell = "suggestion"
  private let onChoice: (any UISearchSuggestion) -> Void

  var suggestions: [any UISearchSuggestion] {
    didSet { viewIfLoaded.map { _ in tableView.reloadData() } }
  }

  init(
    _ suggestions: [any UISearchSuggestion], onChoice: @escaping (any UISearchSuggestion) -> Void
  ) {
    self.suggestions = suggestions
    self.onChoice = onChoice
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    // Assumed: the keyboard goes as the list scrolls, as in the system's own lists of results.
    tableView.keyboardDismissMode = .onDrag
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = suggestion.localizedSuggestion
    content.attributedText = suggestion.localizedAttributedSuggestion
    content.image = suggestion.iconImage
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice(suggestions[indexPath.row])
  }
}
