public import Foundation
import QuartzCore

/// The bar with the title of a page and the way back.
///
/// What the bar shows is made of real labels and buttons, apart from `items`: the two are meant to
/// agree, and after a corrupted transition they do not.
///
/// - `Bar/BarPictures`: pictures behind the bar, and other looks without an appearance object.
///
/// Differs from UIKit: a plain bar without blur; one that no controller manages has no prompt, large title
/// or search bar.
open class UINavigationBar: UIView, UIBarPositioning {
  /// Height of a bar in portrait until iOS 18, in points (QMUI, `NavigationBarHeight`).
  static let height: CGFloat = 44

  let background = _UIBarBackground()
  /// Whether buttons lie on glass.
  let hasGlass = UISystem.current.behaviour.hasGlassBars
  private var itemSource = ItemSource.list([])
  /// Title and buttons of the page that the bar shows, and of pages that are on their way out.
  private var contents: [_UINavigationBarContentView] = []
  private var spareContents = SpareContentViews()
  private var hasOwnViews = false
  /// The controller that owns the bar.
  @Loose var navigationController: UINavigationController?
  private weak var ownDelegate: (any UINavigationBarDelegate)?

  /// What the bar is to behave as (since iOS 16). Differs from UIKit: kept and otherwise ignored, as on iPads and phones.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// What the bar behaves as: `pad` on phones and iPads, whatever is preferred (since iOS 16).
  open var behavioralStyle: UIBehavioralStyle { .pad }

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
    if !UISystem.current.behaviour.fillsBarsLate { takeOwnViews() }
  }

  /// Who follows the items, and may refuse a change.
  ///
  /// A controller's bar has the controller as its delegate; to set it raises. Differs from UIKit: only if its class
  /// conforms to `UINavigationBarDelegate`, else nil.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get {
      navigationController?.methods?.barDelegate
        ?? navigationController as? any UINavigationBarDelegate ?? ownDelegate
    }
    set {
      guard navigationController == nil else {
        UISystem.current.raise(
          "NSInternalInconsistencyException",
          "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
        return
      }
      ownDelegate = newValue
    }
  }

  /// Where the bar is.
  open var barPosition: UIBarPosition {
    navigationController == nil ? delegate?.position(for: self) ?? .any : .topAttached
  }

  /// The color of the bar's background; the system's unless set.
  open var barTintColor: UIColor? {
    didSet {
      showBackground(of: shownContent)
      tellObservers(set: .barTintColor)
    }
  }

  /// Whether pages reach behind the bar. The bar of a controller with an opaque bar is above them.
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
      showBackground(of: shownContent)
      navigationController?.barLayoutDidChange()
    }
  }

  /// The bar's look where the page on top has none of its own.
  open var standardAppearance: UINavigationBarAppearance {
    get { standardLook.answer() }
    set {
      standardLook.set(newValue.kept)
      for view in contents { view.reload() }
      showBackground(of: shownContent)
      tellObservers(set: .standardAppearance)
    }
  }

  private var standardLook = StandardLook<UINavigationBarAppearance>()

  /// The look that the app has set, or has made of the system's.
  var ownAppearance: UINavigationBarAppearance? { standardLook.own }

  /// The look of a low bar, on a phone on its side; nil for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    get { otherAppearances.compact }
    set {
      otherAppearances.compact = newValue?.kept
      tellObservers(set: .compactAppearance)
    }
  }

  /// The look while the content of the page begins at the bar, or nothing in the page scrolls; nil for the
  /// standard one without a background. A page's own comes before it.
  ///
  /// Up to iOS 14 only for bars with large titles. The bar of no controller does without (documentation).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { otherAppearances.scrollEdge }
    set {
      otherAppearances.scrollEdge = newValue?.kept
      for view in contents { view.reload() }
      showBackground(of: shownContent)
      tellObservers(set: .scrollEdgeAppearance)
    }
  }

  /// The look while both are so; nil for UIKit's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { otherAppearances.compactScrollEdge }
    set {
      otherAppearances.compactScrollEdge = newValue?.kept
      tellObservers(set: .compactScrollEdgeAppearance)
    }
  }

  private var otherAppearances = OtherAppearances()

  /// Pictures and their like, which the app has set.
  var pictures = BarPictures() {
    didSet {
      translucency.hasOpaquePicture = pictures.isOpaque
      for view in contents { view.reload() }
      showBackground(of: shownContent)
      if pictures.style != oldValue.style { UISystem.current.askForStatusBarStyle() }
    }
  }

  /// How titles are written where a look does not say it.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { for view in contents { view.reload() } }
  }

  /// How large titles are written where a look does not say it.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { for view in contents { view.reload() } }
  }

  /// Whether titles are large, where their pages have nothing against it.
  ///
  /// Since iOS 11: without effect in earlier eras.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightsMayHaveChanged() } }
  }

  /// The bar may have to become higher or lower.
  func heightsMayHaveChanged() {
    navigationController?.barHeightsMayHaveChanged()
  }

  /// The arrow of the back button; shown only if ``backIndicatorTransitionMaskImage`` is set, too.
  ///
  /// Source: documentation. A look that is set, the bar's or a page's, comes before it.
  open var backIndicatorImage: UIImage? {
    didSet { for view in contents { view.reload() } }
  }

  /// Where the arrow hides the title that moves behind it.
  ///
  /// Differs from UIKit: nothing moves behind the arrow.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { for view in contents { view.reload() } }
  }

  /// The arrow that the app has set.
  var setBackIndicator: UIImage? {
    backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }

  /// Looks as the bar does while a content is shown.
  func showBackground(of content: BarContent?) {
    let prompt = content?.item.prompt
    background.pictures = (
      pictures.background(hasPrompt: prompt != nil, isLow: wantsCompactLook),
      pictures.shownShadow
    )
    background.isDark = pictures.style == .black
    let look = content.map(\.look.background) ?? ownAppearance
    background.contentEdge = look == nil && hasGlass ? contentEdge(of: content) : nil
    background.show(
      look, tint: barTintColor, translucency: translucency.answered(isTranslucent))
  }

  /// Looks as it has to at another height, with the same views: they may be on their way.
  ///
  /// Differs from UIKit: buttons keep what they look like until they are made anew.
  func lookMayHaveChanged() {
    for view in contents { view.writeTitle() }
    showBackground(of: shownContent)
  }

  // MARK: Items

  /// The items, bottom to top.
  open var items: [UINavigationItem]? {
    get { itemSource.items(on: stack) }
    set { setItems(newValue, animated: false) }
  }

  /// The item on top.
  open var topItem: UINavigationItem? { itemSource.item(0, on: stack) }

  /// The item below the top.
  open var backItem: UINavigationItem? { itemSource.item(1, on: stack) }

  private var stack: PageStack { navigationController?.stack ?? PageStack() }

  /// Puts an item on top. A controller's bar must not be changed this way: it raises.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isFree(for: "pushNavigationItem:animated:") else { return }
    guard ownDelegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show((items ?? []) + [item], operation: .push, animated: animated) { bar in
      bar.ownDelegate?.navigationBar(bar, didPush: item)
    }
  }

  /// Takes the item on top away. A controller's bar must not be changed this way: it raises.
  ///
  /// - Returns: The item, or nil if there was none or the delegate refused.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isFree(for: "popNavigationItemAnimated:"), let item = topItem else { return nil }
    guard ownDelegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    show((items ?? []).dropLast(), operation: .pop, animated: animated) { bar in
      bar.ownDelegate?.navigationBar(bar, didPop: item)
    }
    return item
  }

  /// Replaces all items. A controller's bar must not be changed this way: it raises.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isFree(for: "setItems:animated:") else { return }
    let newItems = items ?? []
    let isKnown = newItems.last.map { item in (self.items ?? []).contains { $0 === item } } ?? true
    show(newItems, operation: isKnown ? .pop : .push, animated: animated) { _ in }
  }

  private func isFree(for selector: String) -> Bool {
    guard navigationController != nil else { return true }
    UISystem.current.raise(
      "NSInternalInconsistencyException",
      "Cannot call \(selector) directly on a UINavigationBar managed by a controller.")
    return false
  }

  private func show(
    _ newItems: [UINavigationItem], operation: NavigationTransition.Operation, animated: Bool,
    completion: @escaping (UINavigationBar) -> Void
  ) {
    itemSource = .list(newItems)
    guard animated, window != nil else {
      showTopItem()
      completion(self)
      return
    }
    let content = BarContent(item: topItem, previous: backItem)
    let transition = makeTransition(to: content, operation: operation)
    TransitionMotion.animate {
      transition.move()
    } completion: { [weak self] in
      transition.end()
      if let self { completion(self) }
    }
  }

  // MARK: Looks without an appearance object, before which one comes that is set

  /// Puts a picture behind the bar, stretched to its size; an empty one makes the bar transparent.
  ///
  /// Differs from UIKit: pictures are stretched as a whole.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    pictures.backgrounds[barMetrics] = backgroundImage
  }

  /// Puts a picture behind the bar. Differs from UIKit: at all places the same.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    pictures.backgrounds[barMetrics] = backgroundImage
  }

  /// The picture behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    pictures.backgrounds[barMetrics]
  }

  /// The picture behind the bar. Differs from UIKit: at all places the same.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures.backgrounds[barMetrics]
  }

  /// The picture below the bar in the place of the hairline; an empty one takes that away. It shows only
  /// while a picture is behind the bar, too (documentation).
  open var shadowImage: UIImage? {
    get { pictures.shadow }
    set { pictures.shadow = newValue }
  }

  /// Whether the bar is dark, with white titles. A controller with a dark bar has a light status bar.
  open var barStyle: UIBarStyle {
    get { pictures.style }
    set { pictures.style = newValue }
  }

  /// Moves titles down, by points; a negative number moves them up.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    pictures.titleAdjustments[barMetrics] = adjustment
  }

  /// How far titles are moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    pictures.titleAdjustments[barMetrics] ?? 0
  }

  // MARK: For the controller

  /// Takes the top item away because the delegate agreed, whatever becomes of the page.
  func popAgreedItem() {
    show((items ?? []).dropLast(), operation: .pop, animated: true) { _ in }
  }

  /// Has from now on the items of the controller's stack, whatever shows.
  func followStack() {
    itemSource = .stack(leaving: [])
  }

  /// Has the same items as now while the stack changes.
  func keepItems(during edit: PageStack.Edit, of removed: [UIViewController]) {
    switch (itemSource, edit) {
    case (.stack(let leaving), .keep):
      itemSource = .stack(leaving: removed.flatMap(\.itemsInBar) + leaving)
    case (.stack, .push), (.stack, .replace), (.list, _):
      itemSource = .list(items ?? [])
    }
  }

  /// Does without the items of a page that has left the stack from below the top.
  func dropItems(of page: UIViewController) {
    guard case .list(let items) = itemSource else { return }
    let gone = page.itemsInBar
    itemSource = .list(items.filter { item in !gone.contains { $0 === item } })
  }

  /// Shows the item on top, without animation.
  func showTopItem() {
    show(topItem.map { BarContent(item: $0, previous: backItem) })
  }

  /// Shows a content, without animation and whatever the items are.
  func show(_ content: BarContent?) {
    leaveTitle(for: content)
    let view = content.map(makeContentView)
    removeContents(except: view)
    showBackground(of: content)
  }

  /// What the bar shows now, apart from what is on its way out.
  var shownContent: BarContent? { contents.last?.content }

  /// Prepares to show a content instead of what the bar shows now.
  func makeTransition(
    to content: BarContent, operation: NavigationTransition.Operation, move: BarMove? = nil
  ) -> BarTransition {
    leaveTitle(for: content)
    takeOwnViews()
    let former = contents.last
    let next = takeSpareView(for: content) ?? makeContentView(content)
    return BarTransition(bar: self, from: former, to: next, operation: operation, move: move)
  }

  /// A title that is being changed stays as it is by now when another content comes.
  private func leaveTitle(for content: BarContent?) {
    guard let shown = shownContent?.item, shown !== content?.item else { return }
    shown.extras?.renaming?.end(.accepted)
  }

  /// Regards a content as the one that shows, and the others as on their way out.
  func makeShown(_ view: _UINavigationBarContentView?) {
    guard let view, contents.contains(where: { $0 === view }) else { return }
    contents.removeAll { $0 === view }
    contents.append(view)
  }

  /// Takes away everything that shows but one content.
  func removeContents(except kept: _UINavigationBarContentView?) {
    let gone = contents.filter { $0 !== kept }
    for view in gone { view.removeFromSuperview() }
    contents = kept.map { [$0] } ?? []
    spareContents.keep(gone, below: backItem)
  }

  /// Covers the space above the bar, up to the top of the screen.
  func extendBackground(upTo distance: CGFloat) {
    background.reach = distance
    setNeedsLayout()
  }

  /// Tells the delegate that a managed transition has ended.
  func announceEnd(
    of operation: NavigationTransition.Operation, pushed: UIViewController,
    popped: UIViewController?
  ) {
    switch operation {
    case .push: delegate?.navigationBar(self, didPush: pushed.itemInBar)
    case .pop:
      if let popped { delegate?.navigationBar(self, didPop: popped.itemInBar) }
    }
  }

  /// An item's content changed: show it anew if it shows.
  func itemDidChange(_ item: UINavigationItem) {
    for view in contents where view.content.involves(item) { view.reload() }
    if contents.count == 1 { showBackground(of: shownContent) }
  }

  /// Changes buttons of an item; if animated, and if its page is at rest in sight, by a fade.
  func fadeButtons(of item: UINavigationItem, _ isAnimated: Bool, _ change: () -> Void) {
    guard contents.count == 1, let shown = contents.first, shown.content.item === item else {
      return change()
    }
    shown.fade(isAnimated, change)
  }

  // MARK: Look

  override var isUsuallyOpaque: Bool { false }

  /// As wide as there is room, and 44 points high, 50 on a tablet, 32 where there is little room, 56 in a
  /// sheet; 54 points from iOS 26 on. Differs from UIKit:
  /// large titles and prompts do not count; a navigation controller gives its bar the height that it needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight)
  }

  /// 44 points high, 54 from iOS 26 on, and as wide as may be: a bar that an app places by constraints has its height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  /// The background and what the bar shows come into it, behind what an app has put there.
  ///
  /// From iOS 12 on they do when the bar is laid out. Source: github.com/rickytan/RTRootNavigationController, issue 224, and
  /// Cloudox/SmoothNavDemo, issue 21 (all subviews are missing until then, as they were not before iOS 12); wangrui460/
  /// WRNavigationBar, issue 153 (the background is inserted at a place, for which a subclass can wait). Assumed: also outside
  /// of windows, and when something begins to move in the bar.
  private func takeOwnViews() {
    guard !hasOwnViews else { return }
    hasOwnViews = true
    UIView.performWithoutAnimation {
      insertSubview(background, at: 0)
      for (order, view) in contents.enumerated() {
        insertSubview(view, at: order + 1)
        place(view)
        view.setNeedsLayout()
        view.layoutAlone()
      }
    }
  }

  /// Places the background and what the bar shows.
  open override func layoutSubviews() {
    takeOwnViews()
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -background.reach, width: bounds.width, height: bounds.height + background.reach)
    for view in contents { place(view) }
  }

  /// Something in the row of title and buttons came or went.
  func placeContentAnew() {
    for view in contents { view.setNeedsLayout() }
  }

  /// What shows of a page keeps its own height while that of the bar changes.
  private func place(_ view: _UINavigationBarContentView) {
    view.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: view.heights?.total ?? bounds.height)
  }

  /// Gives the bar its place and what it shows now its heights.
  func take(_ frame: CGRect, _ heights: BarHeights) {
    contents.last?.heights = heights
    let isOfOtherHeight = self.frame.height != frame.height
    self.frame = frame
    // At once, so that it is a part of an animation that is under way.
    if isOfOtherHeight, hasOwnViews { layoutSubviews() }
  }

  private func makeContentView(_ content: BarContent) -> _UINavigationBarContentView {
    claimItems(of: content)
    let bar = Loose(wrappedValue: self)
    let view = _UINavigationBarContentView(
      content: content, frame: bounds, onBack: { bar.wrappedValue?.backButtonTapped() },
      openMenu: menuOpener)
    view.heights = navigationController?.barHeights(of: content.item)
    showInFront(view)
    return view
  }

  /// A view that was shown before, as it would be made for a content; nil if there is none.
  private func takeSpareView(for content: BarContent) -> _UINavigationBarContentView? {
    guard let view = spareContents.take(for: content) else { return nil }
    UIView.performWithoutAnimation {
      claimItems(of: content)
      view.show(content)
      view.heights = navigationController?.barHeights(of: content.item)
      view.beginAnew()
      showInFront(view)
    }
    return view
  }

  /// Hears of changes of the items from now on. Comes before their view is made, which asks them for the bar's look.
  private func claimItems(of content: BarContent) {
    content.item.navigationBar = self
    content.previous?.navigationBar = self
  }

  private func showInFront(_ view: _UINavigationBarContentView) {
    place(view)
    if hasOwnViews { addSubview(view) }
    contents.append(view)
    view.layoutAlone()
  }

  private var menuOpener: ((UIView) -> MenuView?)? {
    guard let navigationController, UISystem.current.behaviour.backMenu == .onLongPress else {
      return nil
    }
    let controller = Loose(wrappedValue: navigationController)
    return { controller.wrappedValue?.openBackMenu(below: $0) }
  }

  private func backButtonTapped() {
    if let navigationController {
      navigationController.backButtonTapped()
    } else {
      popItem(animated: true)
    }
  }
}
