public import Foundation
import QuartzCore

/// The bar with the tabs at the bottom of the screen.
///
/// Its frame reaches down to the edge of the screen; the tabs are in the upper 49 points.
///
/// From iOS 26 on, the tabs lie on glass that floats above the edge; a bar of the system's look has no background.
///
/// Differs from UIKit: a plain bar without blur; however many items there are, all have a tab, but in the bar of a
/// controller.
open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
  /// Height of the tabs in portrait, in points (QMUI, `TabBarHeight`).
  static let height: CGFloat = 49

  private let background = _UIBarBackground()
  private var ownItems: [UITabBarItem] = []
  private var buttons: [UITabBarButton] = []
  /// What the tabs lie on, if they do.
  private var glass: TabBarGlass?
  /// The controller that owns the bar.
  weak var tabBarController: UITabBarController?

  /// Whether a drag that pauses over a tab selects it.
  open var isSpringLoaded = false

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
    background.lineEdge = .minYEdge
    addSubview(background)
    if UISystem.current.behaviour.hasGlassBars { glass = TabBarGlass(in: self) }
    paintBackground()
  }

  private weak var ownDelegate: (any UITabBarDelegate)?

  /// Who hears of taps. The bar of a controller has the controller; to set another one raises.
  ///
  /// Source: the text of the exception is customary (multiple reports).
  open weak var delegate: (any UITabBarDelegate)? {
    get { tabBarController ?? ownDelegate }
    set {
      guard tabBarController == nil || newValue === tabBarController else {
        UISystem.current.raise(
          "NSInternalInconsistencyException",
          "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
        return
      }
      ownDelegate = newValue
    }
  }

  // MARK: Items

  /// The items, in the order of the tabs.
  open var items: [UITabBarItem]? {
    get { ownItems.isEmpty ? nil : ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; if animated, by a fade. A controller's bar must not be changed this way: it raises.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard isFree() else { return }
    fade(animated) { replaceItems(with: items ?? []) }
  }

  /// The item whose tab is selected. A controller's bar must not be changed this way: it raises.
  open weak var selectedItem: UITabBarItem? {
    get { buttons.first(where: \.isSelected)?.item }
    set {
      guard isFree() else { return }
      mark(newValue)
    }
  }

  private func isFree() -> Bool {
    guard tabBarController != nil, !isInHandsOfController else { return true }
    // The customary text; the source is general knowledge.
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    return false
  }

  /// Whether the controller changes the bar now.
  private var isInHandsOfController = false

  /// The controller's change, by the methods that apps' own bars override to draw their tabs.
  ///
  /// Source: such bars (ESTabBarController, `ESTabBar`; cuberto/bubble-icon-tabbar, `CBTabBar`).
  private func changeForController(_ change: () -> Void) {
    let before = isInHandsOfController
    isInHandsOfController = true
    change()
    isInHandsOfController = before
  }

  /// The controller has other items.
  func show(_ items: [UITabBarItem]) {
    changeForController { setItems(items, animated: false) }
  }

  /// The controller shows another page.
  func select(_ item: UITabBarItem?) {
    changeForController { selectedItem = item }
  }

  /// Has one tab for each item.
  private func replaceItems(with items: [UITabBarItem]) {
    let selected = buttons.first(where: \.isSelected)?.item
    ownItems = items
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { item in
      let button = UITabBarButton(item: item) { [weak self] in self?.tapped(item) }
      button.unselectedColor = unselectedItemTintColor
      button.isOnGlass = glass != nil
      button.isApart = glass != nil && item.isForSearching
      button.arrangement = arrangement
      addSubview(button)
      return button
    }
    mark(selected)
    setNeedsLayout()
  }

  /// Marks the tab of an item.
  private func mark(_ item: UITabBarItem?) {
    for button in buttons { button.isSelected = button.item === item }
    if isSmall {
      isSmall = roomWhileSmall != nil
      setNeedsLayout()
    }
    paint()
  }

  // MARK: Customizing (folder Customizing)

  /// What there is to choose from, while a person chooses the tabs, and who is told.
  var customizing: (customizer: TabCustomizer, tell: (CustomizingMoment, Bool) -> Void)?

  /// Lets a person choose the tabs among some items. The bar of a controller raises: that customizes its pages itself.
  ///
  /// Source: developer.apple.com/documentation/uikit/uitabbar/begincustomizingitems(_:). Assumed: the text of the exception,
  /// and that nothing comes of a list without items.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard isFree(), customizing == nil, !items.isEmpty else { return }
    UISystem.current.running(.app("willBeginCustomizing")) {
      delegate?.tabBar(self, willBeginCustomizing: items)
    }
    customize(items) { [weak self] in self?.tellDelegate($0, items, $1) }
  }

  /// Takes away what there is to choose from.
  ///
  /// - Returns: Whether the tabs are others than at first.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { stopCustomizing(animated: animated) }

  /// Whether a person is choosing the tabs.
  open var isCustomizing: Bool { customizing != nil }

  /// The place of the tab at a point; nil if there is none.
  func tabIndex(at point: CGPoint) -> Int? { buttons.firstIndex { $0.frame.contains(point) } }

  /// A person tapped a tab, in the bar or at the upper end of a tablet.
  func tapped(_ item: UITabBarItem) {
    guard customizing == nil else { return }
    if isSmall, item === selectedItem {
      tabBarController?.makeBarSmall(false)
      return
    }
    if tabBarController == nil { mark(item) }
    delegate?.tabBar(self, didSelect: item)
    tabBarController?.tapped(item)
  }

  // MARK: Look

  /// Whether pages reach behind the bar. The bar of a controller with an opaque bar is below them.
  ///
  /// Unless it is set, a bar is translucent if it has no picture behind it through which nothing shines (documentation).
  open var isTranslucent: Bool {
    get { translucency.isOn }
    set { translucency.own = newValue }
  }

  /// Whether light comes through the bar, and why.
  private(set) var translucency = BarTranslucency() {
    didSet {
      guard translucency.isOn != oldValue.isOn else { return }
      paintBackground()
      tabBarController?.barLayoutDidChange()
    }
  }

  /// Whether the bar is not shown. The page of a controller has the room behind a translucent bar then.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { tabBarController?.barLayoutDidChange() } }
  }

  /// The color of the bar's background; the system's unless set.
  open var barTintColor: UIColor? {
    didSet {
      paintBackground()
      tellObservers(set: .barTintColor)
    }
  }

  /// The color of the tabs that are not selected; the system's gray unless set.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor } }
  }

  /// Pictures and their like, which the app has set.
  var pictures = TabBarPictures() {
    didSet {
      translucency.hasOpaquePicture = pictures.bar.isOpaque
      paint()
      setNeedsLayout()
    }
  }
  private let selectionPicture = UIImageView()

  private var standardLook = StandardLook<UITabBarAppearance>()
  private var scrollEdgeLook: UITabBarAppearance? { didSet { paint() } }

  /// The bar's look; a copy is kept. That of the selected item comes before it.
  open var standardAppearance: UITabBarAppearance {
    get { standardLook.answer() }
    set {
      standardLook.set(newValue.kept)
      paint()
      tellObservers(set: .standardAppearance)
    }
  }

  /// The look while the content of the page ends at the bar, or nothing in the page scrolls; nil for the standard
  /// one without a background (since iOS 15).
  ///
  /// The bar of no controller does without (documentation). That of the selected item comes before it.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdgeLook }
    set {
      scrollEdgeLook = newValue?.kept
      tellObservers(set: .scrollEdgeAppearance)
    }
  }

  /// Whether the content of the page above ends at the bar.
  var isAtContentEdge = false {
    didSet { if isAtContentEdge != oldValue { paint() } }
  }

  private var shownLook: BarLook<UITabBarAppearance> {
    let own = selectedItem?.looks
    return BarLook(
      standard: own?.standard ?? standardLook.own, scrollEdge: own?.scrollEdge ?? scrollEdgeLook,
      isAtEdge: isAtContentEdge)
  }

  /// Whether the app has set a look.
  var hasOwnAppearance: Bool { standardLook.own != nil }

  /// The look that shows; nil if none is set.
  var shownAppearance: UITabBarAppearance? { shownLook.content }

  /// Shows the picture behind the tab that is selected.
  private func placeSelection() {
    glass?.mark(isSmall ? nil : buttons.first(where: \.isSelected)?.frame)
    let image = shownAppearance?.selectionIndicatorImage ?? selectionIndicatorImage
    guard let image, let button = buttons.first(where: \.isSelected) else {
      return selectionPicture.removeFromSuperview()
    }
    selectionPicture.image = image
    selectionPicture.tintColor = shownAppearance?.selectionIndicatorTintColor
    selectionPicture.bounds.size = image.size
    selectionPicture.center = button.center
    if selectionPicture.superview == nil {
      insertSubview(selectionPicture, aboveSubview: glass?.front ?? background)
    }
  }

  /// Tells the tabs at the upper end of a tablet.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tabBarController?.floatingBar?.reload()
  }

  /// Looks as the looks say that are set.
  func paint() {
    let look = shownLook.content?.items(arrangement)
    for button in buttons where button.look !== look { button.look = look }
    paintBackground()
    tabBarController?.floatingBar?.reload()
  }

  private func paintBackground() {
    background.pictures = (pictures.bar.backgrounds[.default], pictures.bar.shownShadow)
    background.isDark = pictures.bar.style == .black
    placeSelection()
    background.isHidden = isGlassAlone
    background.show(
      isGlassAlone ? .transparent : shownLook.background, tint: barTintColor,
      translucency: translucency.answered(isTranslucent))
  }

  /// Whether the bar shows nothing but its tabs on glass.
  ///
  /// No view as large as the bar is in sight then. Source: tests that run on iOS 26.5 find the glass as the first view
  /// in sight that holds a tab's title (liquid_shell, testTouchesAboveTheCompactBarReachFlutter).
  private var isGlassAlone: Bool {
    let look = shownLook
    return glass != nil && look.standard == nil && look.scrollEdge == nil && barTintColor == nil
      && isTranslucent && pictures.bar == BarPictures()
  }

  /// The view that a touch is for; nil beside the glass of a bar that is nothing else, so that the page below gets it.
  ///
  /// Source: tests that run on iOS 26.5 (liquid_shell, testTouchesAboveTheCompactBarReachFlutter: the gap before the
  /// tab for searching). Assumed: it is so on all sides of the glass.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, isGlassAlone, let glass, !glass.contains(point) else { return hit }
    return nil
  }

  /// Places the background and, in equal parts of the width, the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    if let glass {
      layOutTabs(on: glass)
    } else {
      arrangeTabs()
      let frames = frames(of: buttons)
      for (index, button) in buttons.enumerated() {
        button.frame = frames[isRightToLeft ? buttons.count - 1 - index : index]
      }
    }
    placeSelection()
  }

  /// How pictures and titles of tabs are placed.
  private(set) var arrangement = UITabBarItemAppearance.Style.stacked

  /// Puts titles beside pictures or below them, as the room asks.
  private func arrangeTabs() {
    let next = wantedArrangement
    guard next != arrangement else { return }
    arrangement = next
    for button in buttons { button.arrangement = next }
    paint()
  }

  private func layOutTabs(on glass: TabBarGlass) {
    let apart = buttons.firstIndex(where: \.isApart)
    let lie = isSmall ? glass.lieSmall : glass.lie
    for (button, frame) in zip(buttons, lie(bounds, buttons.count, apart, isRightToLeft)) {
      button.frame = frame
      button.isAlone = isSmall && !button.isApart
      button.alpha = !button.isAlone || button.isSelected ? 1 : 0
    }
  }

  /// Whether a controller's bar shows the selected tab alone.
  var isSmall = false {
    didSet { if isSmall != oldValue { setNeedsLayout() } }
  }

  /// What is free beside the bar's pieces while it is small; nil if it cannot be.
  var roomWhileSmall: CGRect? {
    guard glass != nil, selectedItem?.isForSearching == false else { return nil }
    return TabBarGlass.roomBesideSmallPieces(
      in: bounds, hasTabApart: buttons.contains(where: \.isApart), isMirrored: isRightToLeft)
  }

  // MARK: Looks without an appearance object, before which one comes that is set

  /// A picture behind the bar, stretched to its size; an empty one makes the bar transparent.
  open var backgroundImage: UIImage? {
    get { pictures.bar.backgrounds[.default] }
    set { pictures.bar.backgrounds[.default] = newValue }
  }

  /// The picture above the bar in the place of the hairline; an empty one takes that away. It shows only while a picture
  /// is behind the bar, too (documentation).
  open var shadowImage: UIImage? {
    get { pictures.bar.shadow }
    set { pictures.bar.shadow = newValue }
  }

  /// A picture behind the tab that is selected.
  open var selectionIndicatorImage: UIImage? {
    get { pictures.selection }
    set { pictures.selection = newValue }
  }

  /// Whether the bar is dark.
  open var barStyle: UIBarStyle {
    get { pictures.bar.style }
    set { pictures.bar.style = newValue }
  }

  /// How tabs share the width: equally where it is compact, and in the middle where it is regular, unless said.
  open var itemPositioning: UITabBar.ItemPositioning {
    get { pictures.positioning }
    set { pictures.positioning = newValue }
  }

  /// The width of tabs that are in the middle, in points; 0 for the system's.
  open var itemWidth: CGFloat {
    get { pictures.itemWidth }
    set { pictures.itemWidth = newValue }
  }

  /// The room between tabs that are in the middle, in points; 0 for the system's.
  open var itemSpacing: CGFloat {
    get { pictures.itemSpacing }
    set { pictures.itemSpacing = newValue }
  }

  // MARK: Size

  /// What a controller's bar covers of the screen's lower edge, in points.
  private var edgeInset: CGFloat { tabBarController?.viewIfLoaded?.safeAreaInsets.bottom ?? 0 }

  /// How far the bar and what is above it reach above that, in points: as an app's class wants it, see
  /// `sizeThatFits(_:)`.
  var heightAboveEdge: CGFloat {
    sizeThatFits(bounds.size).height - edgeInset + (tabBarController?.accessoryRoom ?? 0)
  }

  /// As wide as there is room, and 49 points high above the screen's lower edge, or as `rowHeight` says.
  ///
  /// A controller's bar is as high as this says; apps override it to have higher bars
  /// (stackoverflow.com/questions/23044218). Assumed: of another bar what lies below the safe area does not count.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + max(0, edgeInset - roomSharedWithEdge))
  }

  /// As high as fits, and as wide as may be.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }
}
