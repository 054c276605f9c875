public import Foundation
import QuartzCore

/// A bar with buttons, most often at the lower edge of the screen.
///
/// The toolbar of a navigation controller shows the `toolbarItems` of the page on top.
///
/// Differs from UIKit: a plain bar without blur, and from iOS 26 on without the soft edge of what scrolls below; new items take the place of the old
/// ones without animation, unless pages change.
open class UIToolbar: UIView, UIBarPositioning {
  /// Height of a bar in portrait until iOS 18, in points (QMUI, `ToolBarHeight`).
  static let height: CGFloat = 44

  private let background = _UIBarBackground()
  private var ownItems: [UIBarButtonItem]?
  /// The buttons that show, and those on their way out.
  private var contents: [_UIToolbarContentView] = []
  /// The controller that owns the bar.
  @Loose var navigationController: UINavigationController?
  /// How far below the bar its background reaches, in points.
  var reach: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// Makes a bar without items.
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
    paintBackground()
  }

  /// Who says where the bar is.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Where the bar is: what the delegate says, else at the bottom.
  open var barPosition: UIBarPosition {
    guard navigationController == nil, let position = delegate?.position(for: self) else {
      return .bottom
    }
    return position == .any ? .bottom : position
  }

  // MARK: Items

  /// The items, from the leading edge; spaces among them say where the others are.
  open var items: [UIBarButtonItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; if animated, by a fade.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    fade(animated) { show(makeContent(of: items)) }
  }

  /// Makes the buttons of other items, and shows them together with the present ones.
  func makeContent(of items: [UIBarButtonItem]?) -> _UIToolbarContentView {
    ownItems = items
    let content = _UIToolbarContentView(items: items, look: buttonLook, frame: bounds)
    contents.append(content)
    addSubview(content)
    return content
  }

  /// The buttons that show, apart from those on their way out.
  var shownContent: _UIToolbarContentView? { contents.last }

  /// Takes away all buttons but these.
  func show(_ content: _UIToolbarContentView?) {
    for other in contents where other !== content { other.removeFromSuperview() }
    contents = content.map { [$0] } ?? []
    ownItems = content?.items
  }

  // MARK: Look

  /// Whether pages reach behind the bar. A controller's pages end above an opaque one.
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
      navigationController?.barLayoutDidChange()
    }
  }

  /// The color of the bar's background; the system's unless set.
  open var barTintColor: UIColor? {
    didSet {
      paintBackground()
      tellObservers(set: .barTintColor)
    }
  }

  /// The bar's look; a copy is kept.
  open var standardAppearance: UIToolbarAppearance {
    get { standardLook.answer() }
    set {
      standardLook.set(newValue.kept)
      paintBackground()
      tellObservers(set: .standardAppearance)
    }
  }

  /// The look of a low bar, on a phone on its side; nil for the standard one.
  open var compactAppearance: UIToolbarAppearance? {
    get { looks.compact }
    set {
      looks.compact = newValue?.kept
      tellObservers(set: .compactAppearance)
    }
  }

  /// The look while the content of the page ends at the bar, or nothing in the page scrolls; nil for the standard
  /// one without a background (since iOS 15).
  ///
  /// The bar of no controller does without (documentation).
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue?.kept
      tellObservers(set: .scrollEdgeAppearance)
    }
  }

  /// The look while both are so; nil for `scrollEdgeAppearance` (since iOS 15).
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.compactScrollEdge }
    set {
      looks.compactScrollEdge = newValue?.kept
      tellObservers(set: .compactScrollEdgeAppearance)
    }
  }

  /// Whether the app has set a look.
  var hasOwnAppearance: Bool { standardLook.own != nil }

  /// Pictures and their like, which the app has set.
  var pictures = BarPictures() {
    didSet {
      translucency.hasOpaquePicture = pictures.isOpaque
      paintBackground()
    }
  }

  private var standardLook = StandardLook<UIToolbarAppearance>()

  private struct OtherLooks {
    var compact: UIToolbarAppearance?
    var scrollEdge: UIToolbarAppearance?
    var compactScrollEdge: UIToolbarAppearance?
  }

  private var looks = OtherLooks() { didSet { paintBackground() } }

  /// Whether the content of the page above ends at the bar.
  var isAtContentEdge = false {
    didSet { if isAtContentEdge != oldValue { paintBackground() } }
  }

  /// The look that belongs to its height and to the content above.
  private var look: BarLook<UIToolbarAppearance> {
    let isLow = wantsCompactLook
    return BarLook(
      standard: (isLow ? looks.compact : nil) ?? standardLook.own,
      scrollEdge: (isLow ? looks.compactScrollEdge : nil) ?? looks.scrollEdge,
      isAtEdge: isAtContentEdge)
  }

  /// What its buttons look like.
  private var buttonLook: ToolbarButtonLook { ToolbarButtonLook(look.content) }

  /// Shows the look that belongs to its height and to the content above.
  func paintBackground() {
    let (isLow, look) = (wantsCompactLook, look)
    for content in contents { content.look = buttonLook }
    background.pictures = (pictures.background(isLow: isLow), pictures.shownShadow)
    background.isDark = pictures.style == .black
    background.show(
      isGlassAlone ? .transparent : look.background, tint: barTintColor,
      translucency: translucency.answered(isTranslucent))
  }

  /// Whether the bar shows nothing but buttons on glass: where these are, bars of the system's own look have no
  /// background (Apple, WWDC25 session 284).
  private var isGlassAlone: Bool {
    UISystem.current.behaviour.hasGlassBars && standardLook.own == nil && looks.scrollEdge == nil
      && looks.compact == nil && looks.compactScrollEdge == nil && barTintColor == nil
      && isTranslucent && pictures == BarPictures()
  }

  /// The width that there is, and the usual height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight)
  }

  /// As high as usual, and as wide as may be.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  /// Places the background and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
    for content in contents { content.frame = bounds }
  }

  /// Puts a picture behind the bar, stretched to its size; an empty one makes the bar transparent.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    pictures.backgrounds[barMetrics] = backgroundImage
  }

  /// The picture behind the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures.backgrounds[barMetrics]
  }

  /// Puts a picture above the bar in the place of the hairline. It shows only while a picture is behind the bar, too.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    pictures.shadow = shadowImage
  }

  /// The picture in the place of the hairline.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    pictures.shadow
  }

  /// Whether the bar is dark.
  open var barStyle: UIBarStyle {
    get { pictures.style }
    set { pictures.style = newValue }
  }
}

/// Says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
