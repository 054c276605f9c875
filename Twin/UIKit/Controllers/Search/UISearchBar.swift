public import Foundation

/// A field for a text to search for, with a button to cancel.
///
/// - `SearchBarMetrics`: the places of its parts.
/// - `+Scopes`: parts in which to search.
/// - `+Look`: colors and pictures.
/// - `+Buttons`: buttons for bookmarks and results.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  private let field = UISearchTextField(frame: .zero)
  private let fieldDelegate = SearchFieldDelegate()
  private var cancelButton: SearchCancelButton?
  /// The parts in which to search.
  var scopes = SearchScopes()
  var look = SearchBarLook() {
    didSet { showLook() }
  }
  /// What is at the end of the field while that is empty.
  var endButtons = EndButtons()
  let groundPicture = SearchBarGround()
  let promptLabel = UILabel()
  /// The controller that the bar belongs to; nil for a bar of the app's own.
  weak var searchController: UISearchController? { didSet { showGround() } }

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    fieldDelegate.searchBar = self
    field.delegate = fieldDelegate
    field.onEvent = { [weak self] in self?.fieldDid($0) }
    addSubview(groundPicture)
    addSubview(field)
    showGround()
  }

  /// Who follows the searching.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Where the bar is.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Text

  /// The text to search for.
  ///
  /// Assumed: a search controller's updater hears of a text that code sets, too, while that is active; the
  /// delegate does not.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      if endButtons.view != nil { showEndButton() }
      searchController?.searchTextDidChange()
    }
  }

  /// What is shown while there is no text; nil at first, "Search" in the bar of a search controller (general
  /// knowledge).
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The field (since iOS 13).
  open var searchTextField: UISearchTextField { field }

  /// How much the bar stands out: one that is not minimal has a ground (documentation of ``Style``), gray and with a
  /// white field until iOS 12, that of bars since. Not in a navigation bar, nor in one of a search controller.
  ///
  /// Assumed: none from iOS 26 on.
  open var searchBarStyle = Style.default { didSet { showGround() } }

  private func fieldDid(_ event: UIControl.Event) {
    switch event {
    case .editingDidBegin:
      UISystem.current.running(.app("searchBarTextDidBeginEditing(_:)")) {
        delegate?.searchBarTextDidBeginEditing(self)
      }
      searchController?.searchTextDidChange()
    case .editingDidEnd:
      UISystem.current.running(.app("searchBarTextDidEndEditing(_:)")) {
        delegate?.searchBarTextDidEndEditing(self)
      }
    default:
      searchController?.searchSuggestions = nil
      textDidChange()
    }
  }

  private func textDidChange() {
    if endButtons.view != nil { showEndButton() }
    UISystem.current.running(.app("searchBar(_:textDidChange:)")) {
      delegate?.searchBar(self, textDidChange: field.text ?? "")
    }
    searchController?.searchTextDidChange()
  }

  /// Empties the field at the end of a search.
  ///
  /// Assumed: delegate and updater hear of it, if there was any text.
  func clear() {
    guard field.hasText else { return }
    field.text = nil
    textDidChange()
  }

  // MARK: The button

  /// Whether there is a button to cancel.
  open var showsCancelButton: Bool {
    get { cancelButton != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    if showsCancelButton {
      let button = SearchCancelButton { [weak self] in self?.cancelTapped() }
      addSubview(button)
      cancelButton = button
      showAbility()
    } else {
      cancelButton?.removeFromSuperview()
      cancelButton = nil
    }
    guard animated else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.2) { self.layoutSubviews() }
  }

  private func cancelTapped() {
    UISystem.current.running(.app("searchBarCancelButtonClicked(_:)")) {
      delegate?.searchBarCancelButtonClicked(self)
    }
    searchController?.isActive = false
  }

  // MARK: Layout

  /// What is around the bar decides about its ground.
  override func windowDidChange() {
    super.windowDidChange()
    if window != nil { showGround() }
  }

  /// As high as the part of a navigation bar that holds it; a bar of the app's own is 4 points higher.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  /// As wide as there is room, and as high as the part of a navigation bar that holds it; see there.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }

  /// Places field and button. A bar that is lower than usual shows their upper part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    groundPicture.frame = bounds
    let metrics = metrics
    let top = metrics.top + promptHeight
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
    var right = bounds.width - metrics.margin
    if let cancelButton {
      let width = cancelButton.sizeThatFits(bounds.size).width
      cancelButton.frame = CGRect(
        x: right - width, y: top, width: width, height: metrics.fieldHeight)
      right -= width + metrics.spacing
    }
    field.frame = CGRect(
      x: metrics.margin + look.fieldShift.horizontal, y: top + look.fieldShift.vertical,
      width: max(0, right - metrics.margin), height: metrics.fieldHeight)
    scopes.control?.frame = CGRect(
      x: metrics.margin, y: metrics.height - SearchBarMetrics.inBar.top + promptHeight,
      width: max(0, bounds.width - 2 * metrics.margin), height: metrics.scopesHeight)
    scopes.ground.frame =
      scopes.control.map { control in
        let top = control.frame.minY - BarHeights.fullScopes + metrics.scopesHeight
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
      } ?? .zero
    guard isRightToLeft else { return }
    for view in subviews { view.center.x = bounds.width - view.center.x }
  }

  /// The color of the bar's ground.
  open var barTintColor: UIColor? {
    didSet { showGround() }
  }

  /// The picture of the bar's ground.
  open var backgroundImage: UIImage? {
    get { look.backgrounds[.default] }
    set { look.backgrounds[.default] = newValue }
  }

  /// A text above the field.
  open var prompt: String? {
    didSet { promptDidChange() }
  }

  /// A view above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: First responder

  /// Whether the field is first responder.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Whether the field can be first responder.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Makes the field first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing in the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Traits

  /// What the keyboard capitalizes by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether the keyboard corrects what is typed.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// Which keys the keyboard has.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// Light or dark keys.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }

  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key works only while there is text, as it does at first.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton: Bool {
    get { endButtons.showsBookmark }
    set {
      endButtons.showsBookmark = newValue
      showEndButton()
    }
  }

  /// Whether there is a button for results.
  open var showsSearchResultsButton: Bool {
    get { endButtons.showsResults }
    set {
      endButtons.showsResults = newValue
      showEndButton()
    }
  }

  /// Whether the button for results is on.
  open var isSearchResultsButtonSelected: Bool {
    get { endButtons.isResultsSelected }
    set {
      endButtons.isResultsSelected = newValue
      showEndButton()
    }
  }

  /// Sets a picture in the field in a state; a picture without a size takes the system's away.
  ///
  /// Differs from UIKit: that for ``Icon/clear`` is kept and not shown, and of other states than the normal one only
  /// the selected one of ``Icon/resultsList`` shows.
  open func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) {
    look.icons[SearchBarLook.IconState(icon: icon, state: state)] = iconImage
  }

  /// The picture that was set for a state.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    look.icons[SearchBarLook.IconState(icon: icon, state: state)]
  }

  /// Whether light comes through the bar: unless it is set, if it has no picture behind it through which nothing shines
  /// (documentation). Differs from UIKit: a picture is never thinned.
  open var isTranslucent: Bool {
    get { look.ownTranslucency ?? !(backgroundImage?.isWhollyOpaque ?? false) }
    set { look.ownTranslucency = newValue }
  }

  /// The look of bars before there were appearances. Differs from UIKit: decides only about what lies behind a picture.
  open var barStyle: UIBarStyle {
    get { look.barStyle }
    set { look.barStyle = newValue }
  }

  /// Sets the picture of the bar's ground. Differs from UIKit: that of the default metrics shows.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[barMetrics] = backgroundImage
  }

  /// The picture of the bar's ground that was set. Differs from UIKit: the same in all positions.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.backgrounds[barMetrics]
  }

  /// Sets the picture of the field in a state, in place of the system's ground.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    look.fieldBackgrounds[state] = backgroundImage
  }

  /// The picture of the field that was set for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    look.fieldBackgrounds[state]
  }

  /// How far the field is moved, in points.
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { look.fieldShift }
    set { look.fieldShift = newValue }
  }

  /// How far the text is moved in the field, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { look.textShift }
    set { look.textShift = newValue }
  }

  /// Moves a picture in the field, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    look.shifts[icon] = adjustment
  }

  /// How far a picture in the field is moved, in points.
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    look.shifts[icon] ?? .zero
  }

  /// Sets the attributes of the names of parts in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    look.scopeTitles[state] = attributes
  }

  /// The attributes of the names of parts that were set for a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    look.scopeTitles[state]
  }

  /// Sets the picture behind the names of parts in a state.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    look.scopeBackgrounds[state] = backgroundImage
  }

  /// The picture behind the names of parts that was set for a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    look.scopeBackgrounds[state]
  }

  /// Sets the picture between the names of two parts in their states.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    look.scopeDividers[ScopeGap(left: leftState, right: rightState)] = dividerImage
  }

  /// The picture between the names of two parts that was set for their states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    look.scopeDividers[ScopeGap(left: leftState, right: rightState)]
  }

  /// The picture behind the parts in which to search.
  open var scopeBarBackgroundImage: UIImage? {
    get { look.scopeGround }
    set { look.scopeGround = newValue }
  }

  /// Whether a person can use the bar (since iOS 16.4).
  ///
  /// Assumed: field, button and parts are dimmed as controls are that cannot be used, and editing ends.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      if !newValue { field.resignFirstResponder() }
      showAbility()
    }
  }

  private func showAbility() {
    cancelButton?.isEnabled = isEnabled
    scopes.control?.isEnabled = isEnabled
  }

  /// The buttons above the keyboard of a tablet: those of the field.
  open override var inputAssistantItem: UITextInputAssistantItem { field.inputAssistantItem }

  /// The names of the parts; nil for none. They show if there are two at least.
  open var scopeButtonTitles: [String]? {
    get { scopes.titles.isEmpty ? nil : scopes.titles }
    set {
      scopes.titles = newValue ?? []
      scopes.selected = min(scopes.selected, max(0, scopes.titles.count - 1))
      rebuildScopes(animated: false)
    }
  }

  /// The part that is chosen; the first at first.
  ///
  /// Assumed: a search controller's updater hears of a part that code chooses, too, while that is active; the
  /// delegate does not.
  open var selectedScopeButtonIndex: Int {
    get { scopes.selected }
    set {
      guard newValue != scopes.selected else { return }
      scopes.selected = newValue
      scopes.control?.selectedSegmentIndex = newValue
      searchController?.searchTextDidChange()
    }
  }

  /// Whether the parts show. Setting it ends that a search controller shows and hides them by itself
  /// (documentation of `UISearchController.automaticallyShowsScopeBar`).
  open var showsScopeBar: Bool {
    get { scopes.isWanted }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the parts.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    searchController?.scopeBarActivation = .manual
    showScopes(show, animated: animated)
  }
}

extension UISearchBar {
  /// How much a search bar stands out.
  nonisolated public enum Style: UInt, Sendable {
    /// As the system sees fit.
    case `default` = 0
    /// With a ground.
    case prominent = 1
    /// Without a ground.
    case minimal = 2
  }
}

/// Passes the questions of the field on to the search bar's delegate.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  weak var searchBar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let searchBar, searchBar.delegate?.searchBarShouldBeginEditing(searchBar) ?? true else {
      return false
    }
    searchBar.searchController?.isActive = true
    return true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let searchBar else { return true }
    return searchBar.delegate?.searchBarShouldEndEditing(searchBar) ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let searchBar else { return true }
    return searchBar.delegate?.searchBar(
      searchBar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let searchBar else { return true }
    searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
    return false
  }
}

/// The button that ends searching.
private final class SearchCancelButton: ButtonControl {
  private let onTap: () -> Void
  private let label = UILabel()

  init(onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    label.text = "Cancel"
    addSubview(label)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var usualAccessibilityLabel: String? { label.text }

  override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? 0.2 : 1 }
  }

  override func didSend(_ controlEvents: UIControl.Event) {
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}
