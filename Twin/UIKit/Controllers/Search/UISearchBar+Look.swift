public import Foundation

/// What an app says about the look of a search bar.
struct SearchBarLook {
  /// A picture of the field in a state.
  struct IconState: Hashable {
    var icon: UISearchBar.Icon
    var state: UIControl.State
  }

  var backgrounds: [UIBarMetrics: UIImage] = [:]
  var fieldBackgrounds: [UIControl.State: UIImage] = [:]
  var icons: [IconState: UIImage] = [:]
  var shifts: [UISearchBar.Icon: UIOffset] = [:]
  var fieldShift = UIOffset.zero
  var textShift = UIOffset.zero
  var isTranslucent = true
  var barStyle = UIBarStyle.default
  var scopeTitles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var scopeBackgrounds: [UIControl.State: UIImage] = [:]

  func apply(to control: UISegmentedControl) {
    for (state, attributes) in scopeTitles {
      control.setTitleTextAttributes(attributes, for: state)
    }
    for (state, image) in scopeBackgrounds {
      control.setBackgroundImage(image, for: state, barMetrics: .default)
    }
  }

  /// The picture before the text.
  var searchImage: UIImage? { icons[IconState(icon: .search, state: .normal)] }
}

extension UISearchBar {
  /// A picture in the field.
  nonisolated public enum Icon: Int, Sendable {
    /// Before the text.
    case search = 0
    /// The button that empties the field.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for results.
    case resultsList = 3
  }

  /// Sets a picture in the field in a state; a picture without a size takes the system's away.
  ///
  /// Differs from UIKit: that for ``Icon/clear`` is kept and not shown, and of other states than the normal one only
  /// the selected one of ``Icon/resultsList`` shows.
  public final func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) {
    look.icons[SearchBarLook.IconState(icon: icon, state: state)] = iconImage
  }

  /// The picture that was set for a state.
  public final func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    look.icons[SearchBarLook.IconState(icon: icon, state: state)]
  }

  /// Whether light comes through the bar. Differs from UIKit: kept and otherwise ignored.
  public final var isTranslucent: Bool {
    get { look.isTranslucent }
    set { look.isTranslucent = newValue }
  }

  /// The look of bars before there were appearances. Differs from UIKit: kept and otherwise ignored.
  public final var barStyle: UIBarStyle {
    get { look.barStyle }
    set { look.barStyle = newValue }
  }

  /// Sets the picture of the bar's ground. Differs from UIKit: that of the default metrics shows.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[barMetrics] = backgroundImage
  }

  /// The picture of the bar's ground that was set. Differs from UIKit: the same in all positions.
  public final func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.backgrounds[barMetrics]
  }

  /// Sets the picture of the field in a state, in place of the system's ground.
  public final func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    look.fieldBackgrounds[state] = backgroundImage
  }

  /// The picture of the field that was set for a state.
  public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    look.fieldBackgrounds[state]
  }

  /// How far the field is moved, in points.
  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { look.fieldShift }
    set { look.fieldShift = newValue }
  }

  /// How far the text is moved in the field, in points.
  public final var searchTextPositionAdjustment: UIOffset {
    get { look.textShift }
    set { look.textShift = newValue }
  }

  /// Moves a picture in the field, in points.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    look.shifts[icon] = adjustment
  }

  /// How far a picture in the field is moved, in points.
  public final func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    look.shifts[icon] ?? .zero
  }

  /// Sets the attributes of the names of parts in a state.
  public final func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    look.scopeTitles[state] = attributes
  }

  /// The attributes of the names of parts that were set for a state.
  public final func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    look.scopeTitles[state]
  }

  /// Sets the picture behind the names of parts in a state.
  public final func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    look.scopeBackgrounds[state] = backgroundImage
  }

  /// The picture behind the names of parts that was set for a state.
  public final func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    look.scopeBackgrounds[state]
  }

  // MARK: Showing it

  /// The height of the text above the field, in points (assumed).
  var promptHeight: CGFloat { prompt == nil ? 0 : 26 }

  func promptDidChange() {
    promptLabel.text = prompt
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    if prompt == nil { promptLabel.removeFromSuperview() } else { addSubview(promptLabel) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func showLook() {
    let field = searchTextField
    groundPicture.image = backgroundImage
    showIcons(in: field)
    if endButtons.view != nil { showEndButton() }
    let image = look.fieldBackgrounds[.normal]
    let picture = field.viewWithTag(Self.pictureTag) as? UIImageView
    if let image {
      field.borderStyle = .none
      field.backgroundColor = .clear
      let view = picture ?? UIImageView(frame: field.bounds)
      view.tag = Self.pictureTag
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.image = image
      if picture == nil { field.insertSubview(view, at: 0) }
    } else {
      picture?.removeFromSuperview()
    }
    field.shifts = SearchFieldShifts(
      text: look.textShift, left: positionAdjustment(for: .search))
    scopes.control.map(look.apply)
    setNeedsLayout()
  }

  /// Any number that is not an app's own.
  private static let pictureTag = -7_214

  private func showIcons(in field: UISearchTextField) {
    guard let image = look.searchImage, field.tokens.isEmpty else { return }
    field.leftView = UIImageView(image: image)
    field.leftViewMode = .always
  }
}
