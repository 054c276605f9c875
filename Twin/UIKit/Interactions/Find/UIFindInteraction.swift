public import Foundation

/// Makes find sessions for a view, and hears of them (since iOS 16).
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// A session for a search that a person begins; nil for none.
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?
  /// A session has begun.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A session has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing: the method is optional.
  public func findInteraction(
    _ interaction: UIFindInteraction, didBegin session: UIFindSession
  ) {}
  /// Does nothing: the method is optional.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Lets a person search in a view (since iOS 16).
///
/// Source: Apple, "UIFindInteraction".
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  private weak var ownDelegate: (any UIFindInteractionDelegate)?
  private weak var ownView: UIView?
  private var session: UIFindSession?
  private var navigator: FindNavigator?
  private var texts: (search: String?, replacement: String?) = (nil, nil)

  /// Makes an interaction whose sessions somebody makes, who is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    ownDelegate = sessionDelegate
    super.init()
  }

  nonisolated deinit {}  // As in `UIResponder`.

  /// Who makes sessions.
  open weak var delegate: (any UIFindInteractionDelegate)? { ownDelegate }

  /// The view.
  open var view: UIView? { ownView }

  /// It is about to be added to a view; a search in the former one ends.
  open func willMove(to view: UIView?) {
    if view !== ownView { dismissFindNavigator() }
  }

  /// It was added to a view.
  open func didMove(to view: UIView?) {
    ownView = view
  }

  // MARK: Searching

  /// Whether the bar for searching is there.
  open var isFindNavigatorVisible: Bool { navigator != nil }

  /// The search under way.
  open var activeFindSession: UIFindSession? { session }

  /// What is searched for.
  open var searchText: String? {
    get { texts.search }
    set {
      texts.search = newValue
      navigator?.searchField.text = newValue
      search()
    }
  }

  /// What comes in its place.
  open var replacementText: String? {
    get { texts.replacement }
    set {
      texts.replacement = newValue
      navigator?.replacementField.text = newValue
    }
  }

  /// Makes the menu of what can be set for a search. Differs from UIKit: the bar has no such menu, so it is kept only.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Brings up the bar for searching, and the keyboard with it.
  ///
  /// - Parameter showingReplace: Whether there is a second row to replace what is found, if the session can.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let ownView, let window = ownView.window else { return }
    if session == nil {
      guard let new = ownDelegate?.findInteraction(self, sessionFor: ownView) else { return }
      session = new
      new.onChange = { [weak self] in self?.updateResultCount() }
      ownDelegate?.findInteraction(self, didBegin: new)
    }
    let replaces = showingReplace && session?.supportsReplacement == true
    if let navigator {
      navigator.showsReplacement = replaces
    } else {
      let new = FindNavigator(self, in: window)
      new.showsReplacement = replaces
      navigator = new
    }
    navigator?.begin(search: texts.search, replacement: texts.replacement)
    search()
  }

  /// Takes the bar away, which ends the search.
  open func dismissFindNavigator() {
    navigator?.end()
    navigator = nil
    guard let session else { return }
    self.session = nil
    session.onChange = {}
    session.invalidateFoundResults()
    ownDelegate?.findInteraction(self, didEnd: session)
  }

  /// Goes to the next result.
  open func findNext() {
    session?.highlightNextResult(in: .forward)
  }

  /// Goes to the result before.
  open func findPrevious() {
    session?.highlightNextResult(in: .backward)
  }

  /// Says anew how many results there are.
  open func updateResultCount() {
    guard let session else { return }
    navigator?.show(FindCount(session), canReplace: session.supportsReplacement)
  }

  // MARK: For the bar

  /// The person has typed something else.
  func search(for text: String) {
    texts.search = text
    search()
  }

  func replacement(_ text: String) {
    texts.replacement = text
  }

  func replaceOne() {
    session?.performSingleReplacement(
      query: texts.search ?? "", replacementString: texts.replacement ?? "", options: nil)
  }

  func replaceAll() {
    session?.replaceAll(
      searchQuery: texts.search ?? "", replacementString: texts.replacement ?? "", options: nil)
  }

  private func search() {
    guard let session else { return }
    session.invalidateFoundResults()
    if let text = texts.search, !text.isEmpty {
      session.performSearch(query: text, options: UITextSearchOptions())
    }
    updateResultCount()
  }
}

/// What the bar says of the number of results. Assumed: the words.
struct FindCount {
  let text: String
  let hasResults: Bool

  @MainActor
  init(_ session: UIFindSession) {
    let count = session.resultCount
    hasResults = count > 0
    switch session.searchResultDisplayStyle {
    case .none: text = ""
    case .total: text = count == 0 ? "Not Found" : "\(count)"
    case .currentAndTotal:
      let current = session.highlightedResultIndex
      if count == 0 {
        text = "Not Found"
      } else {
        text = current == NSNotFound ? "\(count)" : "\(current + 1) of \(count)"
      }
    }
  }
}
