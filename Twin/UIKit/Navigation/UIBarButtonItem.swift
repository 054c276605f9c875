public import Foundation

/// A button in a navigation bar or a toolbar, or a space in a toolbar.
///
/// - `UIBarButtonItem+Look`: pictures behind the button, and how far it is moved.
/// - `UIBarButtonItem+Selection`: buttons that stay on.
///
/// Differs from UIKit: text, the system's texts, pictures and custom views. The
/// forms with a selector keep it, and a tap does what `UIApplication.sendAction(_:to:from:for:)` can do
/// with it: Swift has methods that are found by their names only with Objective-C.
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// What a space is.
  enum Space {
    /// As wide as `width` says.
    case fixed
    /// Takes an equal part of the room that is left.
    case flexible
  }

  /// Which space this is; nil for a button.
  private(set) var space: Space?
  /// What few items have.
  var extras = BarItemExtras() { didSet { changed() } }
  /// The bar that has this item, told when it is hidden or shown.
  var onVisibilityChange: (() -> Void)?

  /// Whether a drag that pauses over the item's button presses it.
  open var isSpringLoaded = false

  /// Makes an item without content.
  public override init() {
    super.init()
  }

  /// Makes an item without content; see `UIBarItem.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a text button that runs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// Makes one of the system's buttons that runs an action, or opens a menu.
  ///
  /// The action's title and image are not shown.
  ///
  /// Source: developer.apple.com/documentation/uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    show(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a text button that calls a method of a target.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button with a picture that calls a method of a target.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button with a picture, and another one for a phone that lies on its side, that calls a method of a
  /// target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a button that calls a method of a target, with a menu.
  ///
  /// Source: that the menu may be left out, from apps (github.com/mattneub/dromio and TidBITSNews).
  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Makes one of the system's buttons that calls a method of a target.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.target = target as AnyObject?
    self.action = action
    show(systemItem)
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The class and the address, what is called, and what is shown.
  nonisolated open override var description: String {
    ObjectText.text(of: self, ItemText.describe)
  }

  /// Makes a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    makeSpace(.fixed, width: width)
  }

  /// Makes a space of the system's width (since iOS 26).
  open class func fixedSpace() -> Self {
    makeSpace(.fixed, width: 0)
  }

  /// Makes a space that takes the room that is left.
  open class func flexibleSpace() -> Self {
    makeSpace(.flexible, width: 0)
  }

  /// Differs from UIKit: a subclass cannot be asked for a space, since Swift makes objects of a class that
  /// is known only then by `required` initializers, and UIKit's is not.
  private class func makeSpace(_ space: Space, width: CGFloat) -> Self {
    let item = UIBarButtonItem()
    item.extras.systemItem = space == .flexible ? .flexibleSpace : .fixedSpace
    item.space = space
    item.width = width
    guard let space = item as? Self else {
      preconditionFailure("Spaces are made by UIBarButtonItem itself, not by \(Self.self).")
    }
    return space
  }

  /// How the button stands out.
  open var style = Style.plain { didSet { changed() } }

  /// The width of the item in points; 0 for what its content needs.
  open var width: CGFloat = 0 { didSet { changed() } }

  /// A view shown in place of the button.
  open var customView: UIView? {
    didSet {
      customSize = nil
      changed()
    }
  }

  /// How large the view is in a bar; known when a bar shows it first.
  private var customSize: CustomViewSize?

  /// The size of the item's button or view, where there is some room.
  func size(of button: UIView, in room: CGSize) -> CGSize {
    guard button === customView else { return button.sizeThatFits(room) }
    let rule = customSize ?? CustomViewSize(of: button)
    customSize = rule
    return rule.size(of: button, in: room)
  }

  /// What a person can choose from: with a tap, or with a long press if a tap does something else.
  ///
  /// Source: what is documented of buttons, whose menu "appears after a long press" where it is not their primary action
  /// (developer.apple.com, "changesSelectionAsPrimaryAction"). Assumed: bars have such buttons.
  open var menu: UIMenu? { didSet { changed() } }

  /// What a tap runs. Setting it gives the item the action's title and image, too, unless it is the system's.
  ///
  /// Source: developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction. Assumed: nil leaves both as they are.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction, extras.systemItem == nil {
        title = primaryAction.title
        image = primaryAction.image
      }
      changed()
    }
  }

  /// The method that a tap calls, if there is no ``primaryAction``.
  open var action: Selector? { didSet { changed() } }

  /// Whose method a tap calls; nil for the first responder that has it.
  open weak var target: AnyObject? {
    get { ownTarget }
    set { ownTarget = newValue }
  }

  /// The target, by a name that stands for nothing else.
  final weak var ownTarget: AnyObject?

  /// The button's color; the bar's tint unless set.
  open var tintColor: UIColor? { didSet { changed() } }

  /// Whether bars leave the item out, as if it were not among their items.
  ///
  /// Assumed: it takes no room then, and a hidden item on the left still takes the place of the back button.
  /// Source: developer.apple.com/documentation/uikit/uibarbuttonitem/ishidden says only that it is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { onVisibilityChange?() } } }

  /// Moves the title of the back button, in points: apps move it off the screen to have the arrow alone.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    extras.backTitleShifts[barMetrics] = adjustment
  }

  /// How far the title of the back button is moved, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    extras.backTitleShifts[barMetrics] ?? .zero
  }

  /// Sets the picture behind the back button in a state, in place of the arrow.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    extras.backBackgrounds[BarItemExtras.Place(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The picture behind the back button that was set for a state.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    extras.backBackgrounds[BarItemExtras.Place(state: state, metrics: barMetrics)]
  }

  /// Moves the picture behind the back button down, in points. Differs from UIKit: kept and otherwise ignored.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    extras.backBackgroundShifts[barMetrics] = adjustment
  }

  /// How far the picture behind the back button is moved down, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    extras.backBackgroundShifts[barMetrics] ?? 0
  }

  /// The mark at the corner of the button; nil for none (since iOS 26).
  open var badge: UIBarButtonItem.Badge? {
    get { extras.badge }
    set { extras.badge = newValue }
  }

  /// What stands for the item in the menu of a bar without room (since iOS 16). Differs from UIKit: kept; no item finds
  /// no room.
  open var menuRepresentation: UIMenuElement? {
    get { extras.menuRepresentation }
    set { extras.menuRepresentation = newValue }
  }

  /// Tells the item from others, so that it stays where it is when items change (since iOS 26). Differs from UIKit: kept
  /// and otherwise ignored.
  open var identifier: String? {
    get { extras.identifier }
    set { extras.identifier = newValue }
  }

  /// Whether there is no glass behind the item (since iOS 26). Without effect on one of several in a group.
  open var hidesSharedBackground: Bool {
    get { extras.hidesSharedBackground }
    set { extras.hidesSharedBackground = newValue }
  }

  /// Whether the item may lie on one piece of glass with its neighbors (since iOS 26). Without effect on one of several
  /// in a group.
  open var sharesBackground: Bool {
    get { extras.sharesBackground }
    set { extras.sharesBackground = newValue }
  }

  /// The group that the item is in.
  open var buttonGroup: UIBarButtonItemGroup? { extras.group }

  /// A group of this item alone, which stays where it is.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }

  /// A group of this item alone, which people may move. Differs from UIKit: nobody can.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item alone, which people may take away or add. Differs from UIKit: nobody can.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  /// Sets the picture behind the button in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    extras.backgrounds[BarItemExtras.Place(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The picture behind the button that was set for a state.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    extras.backgrounds[BarItemExtras.Place(state: state, metrics: barMetrics)]
  }

  /// Sets the picture behind the button in a state, used while the button has a style. It goes before one for all
  /// styles.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    let place = BarItemExtras.Place(state: state, metrics: barMetrics, style: style)
    extras.backgrounds[place] = backgroundImage
  }

  /// The picture behind the button that was set for a state and a style.
  open func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    extras.backgrounds[BarItemExtras.Place(state: state, metrics: barMetrics, style: style)]
  }

  /// Moves the picture behind the button down, in points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    extras.backgroundShifts[barMetrics] = adjustment
  }

  /// How far the picture behind the button is moved down, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    extras.backgroundShifts[barMetrics] ?? 0
  }

  /// Moves the title, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    extras.titleShifts[barMetrics] = adjustment
  }

  /// How far the title is moved, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    extras.titleShifts[barMetrics] ?? .zero
  }

  /// Whether the button is on.
  open var isSelected: Bool {
    get { extras.isSelected }
    set { extras.isSelected = newValue }
  }

  /// Whether a tap turns the button on and off, or, where a tap opens a menu, changes what is on in that.
  open var changesSelectionAsPrimaryAction: Bool {
    get { extras.changesSelection }
    set { extras.changesSelection = newValue }
  }

  /// Whether the system may move the symbol by itself when the button is used (since iOS 17).
  ///
  /// Differs from UIKit: kept; no symbol moves unless the app says so. Assumed: it may not unless set.
  open var isSymbolAnimationEnabled: Bool {
    get { extras.isSymbolAnimationEnabled }
    set { extras.isSymbolAnimationEnabled = newValue }
  }

  /// The order of the menu; see `UIButton.preferredMenuElementOrder`.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { extras.menuOrder }
    set { extras.menuOrder = newValue }
  }

  /// Titles that the button may have later: it is as wide as the widest of them.
  open var possibleTitles: Set<String>? {
    get { extras.possibleTitles }
    set { extras.possibleTitles = newValue }
  }

  /// What a tap does.
  func perform(from button: BarButton) {
    if togglesOnTap { isSelected.toggle() }
    if let primaryAction {
      button.sendAction(primaryAction)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    } else if let menu {
      button.open(menu)
    }
  }

  /// The picture that shows: the item's own, or that of its system item unless the app set a title.
  var shownImage: UIImage? {
    if let image { return image }
    guard let systemItem = extras.systemItem, shownTitle == systemItem.title else { return nil }
    return systemItem.picture
  }

  /// The app's text, or that of the system's button, whose `title` is nil.
  ///
  /// Source: bars of an app's own that show the titles of items cannot show those of the system's, of which no public
  /// property tells (github.com/material-components/material-components-ios, issue 264).
  override var shownTitle: String? { title ?? extras.systemItem?.title }

  private func show(_ systemItem: SystemItem) {
    extras.systemItem = systemItem
    style = systemItem == .done ? .done : .plain
    space = systemItem.space
  }
}

extension UIBarButtonItem {
  /// How a button stands out.
  nonisolated public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// Bold text.
    case prominent = 2

    /// The name of ``prominent`` until iOS 26.
    public static let done = Style.prominent
  }
}
