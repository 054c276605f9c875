import Foundation

/// The place between two parts in which to search.
struct ScopeGap: Hashable {
  var left: UIControl.State
  var right: UIControl.State
}

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
  var ownTranslucency: Bool?
  var barStyle = UIBarStyle.default
  var scopeTitles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var scopeBackgrounds: [UIControl.State: UIImage] = [:]
  var scopeDividers: [ScopeGap: UIImage] = [:]
  /// The picture behind the parts in which to search.
  var scopeGround: UIImage?

  func apply(to control: UISegmentedControl) {
    for (state, attributes) in scopeTitles {
      control.setTitleTextAttributes(attributes, for: state)
    }
    for (state, image) in scopeBackgrounds {
      control.setBackgroundImage(image, for: state, barMetrics: .default)
    }
    for (gap, image) in scopeDividers {
      control.setDividerImage(
        image, forLeftSegmentState: gap.left, rightSegmentState: gap.right, barMetrics: .default)
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
    showGround()
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
    showScopeGround()
    setNeedsLayout()
  }

  /// Until iOS 12 the ground is gray and the field on it white (the often quoted 0xC9C9CE); since, it is that of bars.
  /// There is a line at its upper and one at its lower edge, which apps take away with an empty `backgroundImage`.
  ///
  /// Source: documentation of `UISearchBar.Style`, and of `isTranslucent`: behind a picture through which light comes, an
  /// opaque bar has the color that was set, or else white, and black in the black style.
  func showGround() {
    let behaviour = UISystem.current.behaviour
    let hasGrayGround = searchBarStyle != .minimal && behaviour.hasGraySearchBars
    let hasGround = searchBarStyle != .minimal && !behaviour.hasGlassBars && isAlone
    let usual = hasGrayGround ? Self.usualGround : hasGround ? SystemSurface.bar : nil
    groundPicture.image = backgroundImage
    groundPicture.backgroundColor =
      backgroundImage == nil ? ownGround(usual) : colorBehindPicture
    groundPicture.showsLines = hasGround && backgroundImage == nil
    guard !searchTextField.ground.isOwn else { return }
    searchTextField.showUsualBackground(hasGrayGround ? .white : .tertiarySystemFill)
  }

  private func ownGround(_ usual: UIColor?) -> UIColor? {
    guard barTintColor == nil else { return barTintColor }
    return isTranslucent ? usual : usual?.withAlphaComponent(1)
  }

  private var colorBehindPicture: UIColor? {
    isTranslucent ? nil : barTintColor ?? (barStyle == .black ? .black : .white)
  }

  /// Whether the bar stands by itself, and not in another bar, or for one.
  private var isAlone: Bool {
    searchController == nil
      && !sequence(first: self as UIView, next: \.superview).contains {
        $0 is UINavigationBar || $0 is UIToolbar
      }
  }

  private static let usualGround = UIColor(SystemColor(0xC9C9CE, dark: 0xC9C9CE))

  /// Any number that is not an app's own.
  private static let pictureTag = -7_214

  private func showIcons(in field: UISearchTextField) {
    guard let image = look.searchImage, field.tokens.isEmpty else { return }
    field.leftView = UIImageView(image: image)
    field.leftViewMode = .always
  }
}
