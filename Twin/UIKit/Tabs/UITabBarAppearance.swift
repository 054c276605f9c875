public import Foundation

/// What a tab looks like in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  override init() {
    super.init()
  }

  /// How the title is written; as the system does where nothing is said, in the bar's colors.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The color of the picture; the bar's colors for nil.
  open var iconColor: UIColor?

  /// The color of the badge's ground; red for nil.
  open var badgeBackgroundColor: UIColor?

  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// How the badge is written: its `font` and `foregroundColor`.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero

  /// How far the text of the badge is moved in it, in points. Differs from UIKit: kept and otherwise ignored.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  func says(sameAs other: UITabBarItemStateAppearance) -> Bool {
    titleTextAttributes.say(sameAs: other.titleTextAttributes) && iconColor == other.iconColor
      && titlePositionAdjustment == other.titlePositionAdjustment
      && badgeTextAttributes.say(sameAs: other.badgeTextAttributes)
      && badgeBackgroundColor == other.badgeBackgroundColor
      && badgePositionAdjustment == other.badgePositionAdjustment
      && badgeTitlePositionAdjustment == other.badgeTitlePositionAdjustment
  }

  func adopt(_ other: UITabBarItemStateAppearance) {
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// What tabs look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How picture and title are placed.
  nonisolated public enum Style: Int, Sendable {
    /// One above the other.
    case stacked = 0
    /// Side by side.
    case inline = 1
    /// Side by side, and small.
    case compactInline = 2
  }

  private let normalLook = UITabBarItemStateAppearance()
  private let selectedLook = UITabBarItemStateAppearance()
  private let disabledLook = UITabBarItemStateAppearance()
  private let focusedLook = UITabBarItemStateAppearance()

  /// Makes the system's look of tabs with the title below the picture.
  public required override convenience init() {
    self.init(style: .stacked)
  }

  /// Makes the system's look.
  public init(style: UITabBarItemAppearance.Style) {
    super.init()
  }

  /// A tab that is not selected.
  open var normal: UITabBarItemStateAppearance { normalLook }
  /// The tab that is selected.
  open var selected: UITabBarItemStateAppearance { selectedLook }
  /// A tab that cannot be selected.
  open var disabled: UITabBarItemStateAppearance { disabledLook }

  /// A tab that has the focus. Differs from UIKit: kept and never shown.
  open var focused: UITabBarItemStateAppearance { focusedLook }

  /// Looks as the system's tabs do.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    let usual = UITabBarItemStateAppearance()
    for look in [normal, selected, disabled, focused] { look.adopt(usual) }
  }

  /// The look that says most of a tab's state.
  func look(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
    if !isEnabled { return disabled }
    return isSelected ? selected : normal
  }

  /// How the title is written in a tab's state; as in the normal state, but for the color, where that says nothing.
  func writing(isSelected: Bool, isEnabled: Bool) -> BarWriting {
    var usual = normal.titleTextAttributes
    if isEnabled, !isSelected { return usual }
    usual[.foregroundColor] = nil
    let own = look(isSelected: isSelected, isEnabled: isEnabled)
    return usual.merging(own.titleTextAttributes) { $1 }
  }

  func says(sameAs other: UITabBarItemAppearance) -> Bool {
    normal.says(sameAs: other.normal) && selected.says(sameAs: other.selected)
      && disabled.says(sameAs: other.disabled) && focused.says(sameAs: other.focused)
  }

  /// A look of its own that is equal, as all of UIKit's properties for looks keep.
  var kept: UITabBarItemAppearance { copy() }

  /// A look of its own that is equal.
  open func copy(with zone: NSZone? = nil) -> Any { kept }

  /// A look of its own that is equal, of the same class.
  open func copy() -> Self {
    let copy = Self()
    copy.normal.adopt(normal)
    copy.selected.adopt(selected)
    copy.disabled.adopt(disabled)
    copy.focused.adopt(focused)
    return copy
  }

  /// A look of its own that is equal, for code that knows no more than that it is an object.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    MainActor.assumeIsolated { () -> UITabBarItemAppearance in kept }
  }
}

/// What a tab bar looks like.
open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance()
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)
  /// What is said of all tabs; in `UITabBar+Pictures`.
  var tabs = Tabs()

  /// Makes the system's look.
  public required init() {
    super.init()
  }

  /// Makes a copy of another look.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stacked = other.stacked.kept
    inline = other.inline.kept
    compactInline = other.compactInline.kept
    tabs = other.tabs
  }

  /// The tabs where titles are below their pictures: on phones that are held upright, and always from iOS 26 on.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = newValue.kept }
  }

  /// The tabs where the width is regular, from iOS 11 on.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = newValue.kept }
  }

  /// The tabs where both width and height are compact, as on most phones on their side, from iOS 11 on.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = newValue.kept }
  }

  /// The look of tabs with an arrangement of picture and title.
  func items(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compactInline
    }
  }

  override func says(sameAs other: UIBarAppearance) -> Bool {
    guard let look = other as? UITabBarAppearance, super.says(sameAs: look) else { return false }
    return tabs == look.tabs && stacked.says(sameAs: look.stacked)
      && inline.says(sameAs: look.inline) && compactInline.says(sameAs: look.compactInline)
  }

  /// A look of its own that is equal.
  var kept: UITabBarAppearance { UITabBarAppearance(barAppearance: self) }
}
