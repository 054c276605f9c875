public import Foundation
import QuartzCore

/// Shows a part of content that is larger than the view, and lets fingers move it.
///
/// The content lies in the view's own coordinates; scrolling moves their origin (`bounds.origin`). The
/// parts: where the content may be is in `UIScrollView+Range.swift`, what fingers do in
/// `UIScrollView+Dragging.swift`, what happens without them in `UIScrollView+Moving.swift`, zooming in
/// `UIScrollView+Zoom.swift`.
///
/// Indicators are in `UIScrollView+Indicators.swift`.
///
/// Differs from UIKit: no edge effects.
open class UIScrollView: UIView {
  /// What moves the content.
  enum Activity {
    /// Nothing.
    case idle
    /// A finger is down and has not moved far.
    case touched
    /// A finger drags it.
    case dragged(ScrollDrag)
    /// It goes on by itself after a drag.
    case decelerating(ScrollFlight)
    /// Code scrolls it.
    case animating(ScrollFlight)
  }

  var activity = Activity.idle
  var isTouched = false
  /// Whether a drag has ended whose content will go on by itself, while the delegate hears of it.
  var isLetGo = false
  /// The size of the content that was set by code; what constraints say of it aside.
  var ownContentSize = CGSize.zero
  /// Whether the content is about to get the size that constraints say.
  var isPlacingContent = false
  var shownAdjustedInset = UIEdgeInsets.zero
  /// The space around the content when that was last put in its place.
  var settledInset = UIEdgeInsets.zero
  /// Whether the offset is about to be set for a movement, and not by the app.
  final var isMovingItself = false
  /// Whether the delegate is told of a step of a movement right now.
  var isStepping = false
  var storedZoomScale: CGFloat = 1
  var zoom = ScrollZoom.none
  /// How many animations of the scale are under way.
  var zoomAnimationCount = 0
  /// The bar above the page that follows the content; nil if none does.
  var barLink: ScrollBarLink?
  /// The bars below the page that look otherwise where the content ends at them; nil if none does.
  var bottomBarLink: BottomBarLink?
  /// The indicators; nil if they never showed.
  final var indicators: ScrollIndicators?
  let pan = UIScrollViewPanGestureRecognizer()
  let touchDelay = UIScrollViewDelayedTouchesBeganGestureRecognizer()
  let pinch = ScrollPinchRecognizer()

  /// Makes a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view as without an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    for recognizer in [touchDelay, pan, pinch] as [UIGestureRecognizer] {
      addGestureRecognizer(recognizer)
    }
    pan.attach(to: self)
    touchDelay.scrollView = self
    pinch.attach(to: self)
  }

  /// Who follows the scrolling.
  ///
  /// Disfavored so that a subclass can have a delegate of a narrower type, as table views do.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { toldDelegate }
    set { toldDelegate = newValue }
  }

  /// The delegate that is told: the one that was set, whatever an override of `delegate` answers.
  ///
  /// Source: https://github.com/maxep/MXParallaxHeader, whose scroll view hands itself a forwarder and answers
  /// with the app's delegate; the forwarder is told on iOS.
  final weak var toldDelegate: (any UIScrollViewDelegate)? {
    didSet {
      delegateDidChange()
      tellObservers()
    }
  }

  /// A new delegate is told from now on. Subclasses keep here what else it can be told of, as asking each time
  /// costs a search.
  package func delegateDidChange() {}

  // MARK: Content

  /// The point of the content at the view's top left corner, on a whole pixel; one between two pixels moves there.
  /// `bounds` takes any origin.
  ///
  /// Setting it lets a drag, or the movement after one, go on from the new place. It stops an animated
  /// scrolling, unless the delegate does so while it is told of a step.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard isMovingItself else { return shift(to: newValue) }
      isMovingItself = false
      bounds.origin = onPixels(newValue)
    }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet {
      if isPlacingContent { isPlacingContent = false } else { ownContentSize = contentSize }
      guard contentSize != oldValue else { return }
      islandConstantsDidChange()
      rangeDidChange()
      tellObservers()
    }
  }

  /// Where content stands that is smaller than the view, as a part of the room around it, from 0 to 1: at the upper left
  /// corner unless set (since iOS 17.4).
  ///
  /// Source: developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint. Assumed: the room is what the
  /// insets leave.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { rangeDidChange() } }
  }

  /// The whole content, for constraints: what is tied to its sides says how large the content is.
  ///
  /// Source: Apple, "contentLayoutGuide": "the layout guide based on the untranslated content rectangle of the
  /// scroll view".
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// What the scroll view shows, for constraints: views tied to it stand still while the content moves.
  ///
  /// Source: Apple, "frameLayoutGuide": "the layout guide based on the untransformed frame rectangle of the
  /// scroll view".
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  /// Space that the app adds around the content.
  ///
  /// Outside of a window the offset stays as it is, if the content may rest there (tests of SwifterSwift and
  /// material-components-ios, which pass on iOS).
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != oldValue { rangeDidChange(window == nil ? .inWindow : .now) }
      tellObservers()
    }
  }

  /// Puts the content where the space around it says.
  override func windowDidChange() {
    super.windowDidChange()
    if window != nil, settledInset != shownAdjustedInset { rangeDidChange() }
  }

  /// Whether the safe area is added, too.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { rangeDidChange() }
  }

  /// All space around the content.
  open var adjustedContentInset: UIEdgeInsets { computedAdjustedInset }

  /// What shows above the content that it is being loaded anew.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      insertSubview(refreshControl, at: 0)
    }
  }

  /// The refresh control among the subviews: the one that was set, or one that the app has added.
  final weak var pulledControl: UIRefreshControl?

  /// Tells that `adjustedContentInset` changed. Does nothing unless overridden.
  open func adjustedContentInsetDidChange() {}

  /// The view's own coordinates: their origin is the content's offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if former != newValue.origin { offsetDidChange() }
    }
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    pulledControl?.place()
    rangeDidChange()
  }

  /// Takes the new safe area into the content's inset. What was scrolled a little is so still when a covered page is back,
  /// although there is no safe area outside of a window.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rangeDidChange(window == nil ? .whenBack : .now)
  }

  /// Moves the content at once or in an animation.
  ///
  /// The delegate hears the end of an animation, unless there is nothing to move. Content that moves by itself
  /// stops; a finger that drags it goes on. Outside of a window there is no animation.
  ///
  /// Source of the latter: an app's tests, which run on Apple's systems, of a carousel in no window that is at the page at
  /// once to which its dots scroll it.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, window != nil {
      scroll(to: contentOffset)
    } else {
      stopMoving()
      shift(to: contentOffset)
    }
  }

  /// Moves the content so that a rectangle of it shows, no further than needed. An empty rectangle moves nothing.
  ///
  /// Source: blog.s21g.com/articles/1007, which tried it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isEmpty else { return }
    let offset = offset(showing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: Behaviour

  /// Whether fingers move the content.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false

  /// Whether content can be pulled over its edges. Setting it sets ``bouncesHorizontally`` and
  /// ``bouncesVertically`` (Apple, "bounces"); where those differ it is false (assumed).
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether content can be pulled over its edges at the sides (since iOS 17.4).
  open var bouncesHorizontally = true

  /// Whether content can be pulled over its upper and lower edges (since iOS 17.4).
  open var bouncesVertically = true

  /// Whether content that is not higher than the view can be pulled up and down.
  open var alwaysBounceVertical = false

  /// Whether content that is not wider than the view can be pulled to the sides.
  open var alwaysBounceHorizontal = false

  /// Whether content rests at multiples of the view's size only.
  open var isPagingEnabled = false

  /// How fast content slows down.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a scroll view around this one scrolls where this one is at its end.
  open var transfersHorizontalScrollingToParent = true

  /// Whether a scroll view around this one scrolls where this one is at its end.
  open var transfersVerticalScrollingToParent = true

  /// Whether content hears of a touch only once it is clear that it is no drag.
  open var delaysContentTouches = true

  /// Whether a drag takes touches away from the content that has them.
  open var canCancelContentTouches = true

  /// Whether a tap on the status bar scrolls to the top. On a phone it does nothing if two scroll views in
  /// sight are to.
  open var scrollsToTop = true

  /// How dragging puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a touch goes to a view of the content; `true` unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes touches away from a view of the content; not from a control unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer of drags. Its delegate is the scroll view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer of zooming; nil while there is nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

  /// Lets a drag begin only along an axis that scrolls, and zooming only if there is a view to zoom.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    switch gestureRecognizer {
    case pan: mayBeginDragging
    case pinch: canZoom
    default: super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  // MARK: State

  /// Whether a finger is down, even if it has not moved.
  open var isTracking: Bool { isTouched }

  /// Whether a finger drags the content.
  open var isDragging: Bool {
    if case .dragged = activity { true } else { false }
  }

  /// Whether the content moves by itself after a drag.
  open var isDecelerating: Bool {
    if case .decelerating = activity { true } else { isLetGo }
  }

  /// Whether the content moves because code scrolls it.
  open var isScrollAnimating: Bool {
    if case .animating = activity { true } else { false }
  }

  /// Whether the content is being scaled because code does so in an animation (since iOS 17.4).
  open var isZoomAnimating: Bool { zoomAnimationCount > 0 }

  /// The directions in which looking at an edge scrolls (since iOS 26). Differs from UIKit: kept; nobody looks.
  open var lookToScrollAxes: UIAxis = []

  /// Lets content that moves rest where it is.
  open func stopScrollingAndZooming() {
    stopMoving()
  }

  // MARK: Effects at the edges (UIScrollEdgeEffect.swift)

  /// How content fades under bars at the top (since iOS 26), as with the next three at their edges.
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }

  /// How content fades at the left.
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }

  /// How content fades at the bottom.
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }

  /// How content fades at the right.
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

  // MARK: Indicators

  /// Whether the vertical indicator shows while the content is scrolled.
  open var showsVerticalScrollIndicator = true {
    didSet { indicatorsDidChange() }
  }

  /// Whether the horizontal indicator shows while the content is scrolled.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicatorsDidChange() }
  }

  /// The look of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicatorsDidChange() }
  }

  /// Whether the safe area is added to the indicators' insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { placeIndicators() }
  }

  /// The space around the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }

  /// The space around the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }

  /// The space around both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { flashIndicators() }

  // MARK: Zooming

  /// The smallest scale of the content.
  open var minimumZoomScale: CGFloat = 1

  /// The largest scale of the content.
  open var maximumZoomScale: CGFloat = 1

  /// The scale of the content.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers can scale the content beyond its limits for a while.
  open var bouncesZoom = true

  /// Whether fingers scale the content.
  open var isZooming: Bool {
    if case .fingers = zoom { true } else { false }
  }

  /// Whether the content goes back to its limits.
  open var isZoomBouncing: Bool {
    if case .bouncing = zoom { true } else { false }
  }

  /// Scales the content about the middle of what shows, within its limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, animated: animated)
  }

  /// Where content rests that is let go, in place of a proposed offset; the velocity is in points a millisecond.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// The content rests after a drag or a movement.
  func movementDidEnd() {}

  /// Whether the content stays where it is when the space around it changes.
  var keepsOffset: Bool { false }

  /// Scales and moves the content so that a rectangle of the zoomed view fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomContent(to: rect, animated: animated)
  }

  /// How much of the content is seen, in points: the size of the bounds (assumed).
  open var visibleSize: CGSize { bounds.size }

  /// Makes changes of the offset during which the indicators show (since iOS 17.4), along the axes on which it
  /// changes. Those of changes that are animated show until the animation ends.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let start = contentOffset
    changes()
    var end = contentOffset
    if case .animating(let flight) = activity { end = flight.target }
    var axes: [NSLayoutConstraint.Axis] = []
    if end.y != start.y { axes.append(.vertical) }
    if end.x != start.x { axes.append(.horizontal) }
    guard window != nil, !axes.isEmpty else { return }
    if isScrollAnimating { showIndicators(along: axes) } else { flashIndicators(along: axes) }
  }

  /// Whether keys of a keyboard scroll (since iOS 17). Differs from UIKit: kept; none do.
  open var allowsKeyboardScrolling: Bool {
    get {
      let kept = attachments[ObjectIdentifier(KeyboardScrolling.self)] as? KeyboardScrolling
      return kept?.isAllowed ?? true
    }
    set {
      let kept = KeyboardScrolling()
      kept.isAllowed = newValue
      attachments[ObjectIdentifier(KeyboardScrolling.self)] = kept
    }
  }
}
