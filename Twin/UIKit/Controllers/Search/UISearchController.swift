public import Foundation

/// A search: the bar to type in, and the page that shows what was found.
///
/// While the search is active the controller is presented, over the nearest controller that defines a
/// presentation context: so nothing else can be presented from there, `dismiss` of that page ends the search,
/// and changes of a navigation stack are dropped while it comes or goes.
///
/// - `UISearchController+Suggestions`: the list of what to search for.
///
/// Differs from UIKit: the search bar has always the same place; the navigation bar goes away only for a search of its
/// own item.
open class UISearchController: UIViewController {
  private let ownSearchBar = UISearchBar(frame: .zero)
  private let resultsController: UIViewController?
  private var ownIsActive = false
  private var wantsResults = false
  var suggestions = SearchSuggestions()

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: The page that shows what was found; nil if the page that is
  ///   searched does.
  public init(searchResultsController: UIViewController?) {
    resultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Makes a search without a page for results. Both arguments are kept and otherwise ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    resultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Makes a search without a page for results; see `UIViewController.init(coder:)`.
  public required init?(coder: NSCoder) {
    resultsController = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    modalPresentationStyle = .overCurrentContext
    ownSearchBar.searchController = self
    ownSearchBar.placeholder = "Search"
  }

  /// Who shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Who follows the search.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The page that shows what was found.
  open var searchResultsController: UIViewController? { resultsController }

  /// The bar to type in.
  open var searchBar: UISearchBar { ownSearchBar }

  /// Whether the page that is searched is dimmed while there are no results to show.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { showResultsIfNeeded() }
  }

  /// Whether the navigation bar has nothing but the search bar while the search is active.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the button to cancel comes and goes with the search.
  open var automaticallyShowsCancelButton = true

  /// What can be searched for without typing it, in a list over the page with the results; nil or none for no list
  /// (since iOS 16).
  ///
  /// A tap in the list sets it to nil and then tells ``searchResultsUpdater``; typing, choosing a part in which to
  /// search, and the end of the search set it to nil, too, before they are told.
  ///
  /// Source: developer.apple.com/documentation/uikit/uisearchcontroller/searchsuggestions.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { suggestions.all }
    set {
      suggestions.all = newValue
      showSuggestionsIfNeeded()
    }
  }

  /// Whether there is no list of suggestions where the search bar is below the buttons (since iOS 16).
  ///
  /// Source: developer.apple.com/documentation/uikit/uisearchcontroller, the property of this name: a list that shows
  /// goes away, and comes back.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { suggestions.areIgnored }
    set {
      suggestions.areIgnored = newValue
      showSuggestionsIfNeeded()
    }
  }

  /// Where the search bar is: below the buttons (since iOS 16).
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  /// When the parts in which to search show; see `UISearchBar.scopeButtonTitles`.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// Whether the page with the results shows as soon as there is a text.
  open var automaticallyShowsSearchResultsController = true

  /// Whether the page with the results shows. Setting it ends that it does so by itself.
  open var showsSearchResultsController: Bool {
    get {
      automaticallyShowsSearchResultsController
        ? ownSearchBar.searchTextField.hasText : wantsResults
    }
    set {
      automaticallyShowsSearchResultsController = false
      wantsResults = newValue
      showResultsIfNeeded()
    }
  }

  // MARK: Active or not

  /// Whether the search is presented. Setting it begins or ends the search, animated.
  ///
  /// A search whose bar is not on the screen does not begin.
  open var isActive: Bool {
    get { ownIsActive }
    set {
      guard newValue != ownIsActive else { return }
      if newValue { begin() } else { end() }
    }
  }

  /// The page that is searched: the one on top in the navigation controller whose bar has the search bar, or
  /// else the one whose view has.
  private var searchedPage: UIViewController? {
    let holder = ownSearchBar.nearestController
    guard let navigation = holder as? UINavigationController else { return holder }
    return navigation.topViewController ?? navigation
  }

  private func begin() {
    guard let page = searchedPage, ownSearchBar.window != nil else { return }
    ownIsActive = true
    let system = UISystem.current
    system.running(.app("presentSearchController(_:)")) { delegate?.presentSearchController(self) }
    guard presentingViewController == nil else { return }
    system.running(.app("willPresentSearchController(_:)")) {
      delegate?.willPresentSearchController(self)
    }
    page.present(self, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
    if presentationOfSelf == nil { ownIsActive = false }
  }

  private func end() {
    // What still comes is there before anybody hears that it goes.
    presentationOfSelf?.interruptAnimations()
    guard let presentation = presentationOfSelf else { return ownIsActive = false }
    guard !presentation.isGoing else { return }
    UISystem.current.running(.app("willDismissSearchController(_:)")) {
      delegate?.willDismissSearchController(self)
    }
    // What the search presents itself goes with it (assumed).
    (presentation.presenterInCharge ?? self).dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  /// The text changed, or the bar became first responder.
  func searchTextDidChange() {
    guard ownIsActive else { return }
    if scopeBarActivation == .onTextEntry, ownSearchBar.searchTextField.hasText {
      ownSearchBar.showScopes(true, animated: true)
    }
    showResultsIfNeeded()
    UISystem.current.running(.app("updateSearchResults(for:)")) {
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  // MARK: Life on the screen

  /// Begins the search, if the app has presented the controller itself.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ownIsActive = true
    if automaticallyShowsCancelButton {
      ownSearchBar.setShowsCancelButton(true, animated: animated)
    }
    if scopeBarActivation == .automatic || scopeBarActivation == .onSearchActivation {
      ownSearchBar.showScopes(true, animated: false)
    }
    showResultsIfNeeded()
    showSuggestionsIfNeeded()
  }

  /// Ends the search, whoever dismisses the controller.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { leave(animated: animated) }
  }

  /// Gives the bar back as it was; what was found stays till it has disappeared.
  private func leave(animated: Bool) {
    guard ownIsActive else { return }
    if automaticallyShowsCancelButton {
      ownSearchBar.setShowsCancelButton(false, animated: animated)
    }
    if scopeBarActivation != .manual { ownSearchBar.showScopes(false, animated: false) }
    ownSearchBar.searchTextField.endEditing()
    searchSuggestions = nil
    ownSearchBar.clear()
    ownIsActive = false
  }

  /// A search that was out of sight as it was dismissed has not heard of it, and one below another page has not been
  /// seen going.
  override weak var presentationOfSelf: Presentation? {
    didSet {
      guard presentationOfSelf == nil, oldValue != nil else { return }
      leave(animated: false)
      showResultsIfNeeded()
      resizeBar(hostingNavigationController)
    }
  }

  /// Makes the view: a place for the results, above a dimmed page.
  open override func loadView() {
    view = SearchView { [weak self] in self?.isActive = false }
  }

  /// Whether the parts come and go with the search; replaced by `scopeBarActivation` in iOS 16.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  var searchView: SearchView? { viewIfLoaded as? SearchView }

  private func showResultsIfNeeded() {
    guard let searchView, !isBeingDismissed else { return }
    searchView.isDimming = obscuresBackgroundDuringPresentation
    guard let resultsController else { return }
    if showsSearchResultsController {
      guard resultsController.parent !== self else { return }
      addChild(resultsController)
      searchView.show(resultsController.view)
      resultsController.didMove(toParent: self)
    } else if resultsController.parent === self {
      resultsController.willMove(toParent: nil)
      searchView.show(nil)
      // What went together with the search is gone now.
      if resultsController.appearance.isDisappearing { resultsController.endAppearanceTransition() }
      resultsController.removeFromParent()
    }
  }

  override var presentationLook: (any PresentationLook)? { SearchLook(searchController: self) }

  /// Lets the bar that has the search bar follow: inside the animation, if there is one.
  func resizeBar(_ navigationController: UINavigationController?) {
    guard let navigationController else { return }
    navigationController.layoutBar()
    navigationController.layOutPages()
    searchView?.containerSafeAreaInsets.top = navigationController.overlap(
      of: navigationController.shownBarHeights)
  }

  /// The navigation controller whose bar has the search bar.
  var hostingNavigationController: UINavigationController? {
    sequence(first: ownSearchBar as UIView, next: \.superview)
      .firstNonNil { ($0 as? UINavigationBar)?.navigationController }
  }
}
