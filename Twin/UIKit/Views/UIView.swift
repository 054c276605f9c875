public import Foundation
public import QuartzCore

/// A rectangle on the screen that draws, lays out its subviews and takes touches.
///
/// Everything that shows (geometry, color, opacity, clipping) lives on the view's layer; the view
/// adds the hierarchy's callbacks, layout and touches. Subclasses override only what the class itself declares, so
/// this file is the list of all of it; each aspect does its work in a file of its own.
///
/// Differs from UIKit: no archives.
open class UIView: UIResponder, CALayerDelegate {
  /// The layer, as everything here reaches it: what says so is not an app's to override.
  final let baseLayer: CALayer
  private let ownLayer: OwnedLayer
  /// The window as `containingWindow` has it.
  var windowAround: Unmanaged<UIWindow>?
  /// See ``viewDelegate``.
  @Loose final var looseDelegate: UIViewController?
  var attachedGestureRecognizers: [UIGestureRecognizer] = []
  /// How many running animations keep touches away from this view.
  var blockingAnimationCount = 0
  /// How many animators let this view be hit where it is seen.
  var shownHitTestCount = 0
  var cachedSafeAreaInsets = UIEdgeInsets.zero
  /// What the view has to do with constraints, if anything; see `layoutState`.
  var ownLayoutState: ViewLayoutState?
  /// The traits that the view was told last; nil before it was in a hierarchy.
  var knownTraits: UITraitCollection?
  /// What the view says about traits, if anything; see `traitState`.
  var ownTraitState: TraitState?
  /// Whether `updateProperties()` is due, as it is before the first layout.
  var owesProperties = true
  /// Whether the view's own layout is under way.
  var isLayingOut = false
  /// Whose `updateConstraints()` is due.
  var dueConstraints: ConstraintsDue = .own
  var ground = BackgroundColor()
  var ownTintColor: UIColor?
  /// What few views have; see `rareState`.
  var ownRareState: RareViewState?
  /// Whether the layer's contents were drawn by `draw(_:)`.
  var drawsContents = false
  /// What a container's bars cover of this view, on top of what its place on the screen says.
  package var containerSafeAreaInsets = UIEdgeInsets.zero { didSet { updateSafeAreaInsets() } }
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that holds everything that shows of this view.
  open var layer: CALayer { baseLayer }
  /// A number to find the view by.
  open var tag = 0
  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    baseLayer = Self.makeLayer()
    ownLayer = OwnedLayer(baseLayer)
    super.init()
    ownLayerDidCome(frame: frame)
  }
  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }
  /// Makes a view without a size. Differs from UIKit: reads nothing from the archive, here and in subclasses.
  public required init?(coder: NSCoder) {
    baseLayer = Self.makeLayer()
    ownLayer = OwnedLayer(baseLayer)
    super.init()
    ownLayerDidCome(frame: .zero)
  }
  nonisolated deinit {}  // As in `UIResponder`.
  /// The controller whose view this is, or else the superview.
  open override var next: UIResponder? { viewDelegate ?? superview }

  // MARK: Geometry (UIView+Geometry.swift)
  /// The view's rectangle in its superview's coordinates; undefined under a `transform`: use `center` and `bounds` then.
  open var frame: CGRect {
    get { baseLayer.frame }
    set { changeGeometry { baseLayer.frame = newValue } }
  }
  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { baseLayer.bounds }
    set { changeGeometry { baseLayer.bounds = newValue } }
  }
  /// Where the view's anchor, by default its middle, is in its superview's coordinates.
  open var center: CGPoint {
    get { baseLayer.position }
    set { changeGeometry { baseLayer.position = newValue } }
  }
  /// The rotation, scale and shift about the anchor.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(baseLayer.transform) }
    set { baseLayer.setAffineTransform(newValue) }
  }
  /// The transform in space, about the anchor; `transform` is the part of it in the plane.
  open var transform3D: CATransform3D {
    get { baseLayer.transform }
    set { baseLayer.transform = newValue }
  }
  /// A point of this view in another view's coordinates; in the window's for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convertedPoint(point, to: view)
  }
  /// A point of another view, or of the window for `nil`, in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertedPoint(point, from: view)
  }
  /// A rectangle of this view in another view's coordinates; in the window's for `nil`.
  /// Under a rotation this is the smallest upright rectangle that holds the result.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.boundingBox(of: rect) { convertedPoint($0, to: view) }
  }
  /// A rectangle of another view, or of the window for `nil`, in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.boundingBox(of: rect) { convertedPoint($0, from: view) }
  }

  // MARK: Hierarchy (UIView+Hierarchy.swift)
  /// The view that holds this one.
  open var superview: UIView? {
    guard let owner = baseLayer.ownerAround else { return nil }
    return unsafeDowncast(owner, to: UIView.self)
  }
  /// The views that this one holds, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The window the view is in.
  open var window: UIWindow? { containingWindow }
  /// Puts a view in front of all subviews, taking it away from its former superview.
  open func addSubview(_ view: UIView) { place(view, at: .front) }
  /// Puts a view at an index among the subviews; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index)) }
  /// Puts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, at: .below(siblingSubview))
  }
  /// Puts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, at: .above(siblingSubview))
  }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }
  /// Moves a subview behind its siblings; one that is there stays, without a layout (EachNavigationBar asks in layouts).
  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }
  /// Whether this view is the other view or lies inside it.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }
  /// This view or the first one inside it that has the tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  /// Lets two subviews change places in the order, and not where they are; none out of range (assumed).
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Tells that a subview was added. Does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells that a subview is about to leave. Does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells that the superview is about to change. Does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells that the superview changed. Does nothing unless overridden.
  open func didMoveToSuperview() {}
  /// Tells that the window is about to change. Does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells that the window changed. Does nothing unless overridden.
  open func didMoveToWindow() {}

  // MARK: Layout (UIView+Layout.swift)
  /// How the view follows a change of its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether a change of this view's size changes its subviews by their masks.
  open var autoresizesSubviews = true
  /// Asks for a layout pass before the next picture.
  open func setNeedsLayout() { baseLayer.setNeedsLayout() }
  /// Lays out now what asked for it.
  open func layoutIfNeeded() { layOutNow() }
  /// Places the subviews where the constraints say.
  open func layoutSubviews() { applySolutionToSubviews() }
  /// The size that the view wants if it may take up to `size`; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to what it wants, keeping its top left corner.
  open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }
  /// The size of the content, or `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Tells that `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() { contentSizeIsInvalid() }
  /// The part of each edge that bars, hardware or the status bar cover, in points.
  open var safeAreaInsets: UIEdgeInsets { cachedSafeAreaInsets }
  /// Tells that the safe area changed. Does nothing unless overridden.
  open func safeAreaInsetsDidChange() {}
  /// How far the safe area reaches into a subview.
  func safeAreaInsets(of subview: UIView) -> UIEdgeInsets { safeAreaInsetsByPlace(of: subview) }
  /// Tells that the margins changed. Does nothing unless overridden.
  open func layoutMarginsDidChange() {}
  /// The margins for the content, as they are: those set, and what the safe area and a controller add.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins() }
    set { changeMargins { $0.setMargins(newValue, direction: layoutDirection) } }
  }
  /// The margins for the content, their sides named by the reading direction; see ``layoutMargins``.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, direction: layoutDirection) }
    set { changeMargins { $0.own = newValue } }
  }
  /// Whether margins that the superview has also hold inside this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { ownLayoutState?.margins.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }
  /// Whether the margins grow by what the safe area covers.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { ownLayoutState?.margins.insetsFromSafeArea ?? true }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  // MARK: Constraints (folder Layout)
  /// Whether the frame counts, and is turned into constraints where others need it.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
  }
  /// Whether the class needs constraints to be laid out; `false` unless overridden.
  /// Differs from UIKit: nothing depends on it; `updateConstraints()` is always called.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Tells that constraints are to be changed: the place to change many. An override ends with the superclass's.
  open func updateConstraints() { dueConstraints.remove(.own) }
  /// Asks for a call of `updateConstraints()` before the next layout, of this view and of all that it is in.
  open func setNeedsUpdateConstraints() { constraintsAreDue() }
  /// Whether a call of `updateConstraints()` is to come.
  open func needsUpdateConstraints() -> Bool { dueConstraints.contains(.own) }
  /// Calls `updateConstraints()` where it is to come: for the views inside first, then for this one.
  open func updateConstraintsIfNeeded() { updateDueConstraints() }
  /// What constraints do not count of the frame, such as a shadow that is part of the picture.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints place, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for a rectangle that constraints have placed.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }
  /// The view inside that has the first baseline; the one with the last unless overridden (UIKit documentation).
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view inside that has the last baseline; the view itself unless overridden.
  open var forLastBaselineLayout: UIView { self }
  /// The view inside that is aligned by its baseline; the view itself unless overridden (deprecated since iOS 9).
  open func forBaselineLayout() -> UIView { self }
  /// The size that the constraints inside the view ask for, as near to a target as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  /// The size that the constraints inside the view ask for, as near to a target as they and the priorities allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    solvedSize(
      fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// Makes a constraint one of the view's; its sides must be the view or inside it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }
  /// Makes constraints the view's; see ``addConstraint(_:)``.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }
  /// Makes a constraint of the view not count; does nothing if another view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
  /// Makes constraints of the view not count; see ``removeConstraint(_:)``.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }
  /// How much the view resists growing beyond its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownLayoutState?.hugging[axis] ?? .defaultLow
  }
  /// Sets how much the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistGrowing(priority, along: axis) }
  /// How much the view resists being smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { ownLayoutState?.compressionResistance[axis] ?? .defaultHigh }
  /// Sets how much the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistShrinking(priority, along: axis) }
  /// The active constraints whose sides are the view or inside it.
  /// Differs from UIKit: those that follow from frames and content are not among them.
  open var constraints: [NSLayoutConstraint] { shownConstraints }
  /// The side where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The side where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
  /// What neither bars nor hardware cover.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The part of the view that the keyboard covers; what is constrained to its top moves along with it.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { guideMadeIfNeededForKeyboard() }

  // MARK: Look (UIView+Appearance.swift)
  /// The color behind the view's content.
  open var backgroundColor: UIColor? {
    get { shownBackground }
    set {
      ground.shown = newValue
      paintBackground(newValue)
    }
  }
  /// How opaque the view and its subviews are, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(baseLayer.opacity) }
    set { observably(setting: .alpha) { baseLayer.opacity = Float(min(max(newValue, 0), 1)) } }
  }
  /// Whether the view and its subviews neither show nor take touches.
  open var isHidden: Bool {
    get { baseLayer.isHidden || ownLayoutState?.leavesStackWith != nil }
    set { hide(newValue) }
  }
  /// Whether subviews show only inside the bounds.
  open var clipsToBounds: Bool {
    get { baseLayer.masksToBounds }
    set { baseLayer.masksToBounds = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what can be touched; inherited from the superview unless set, and a gray of it where
  /// `tintAdjustmentMode` says so, as behind an alert.
  open var tintColor: UIColor! {
    get { inheritedTint.shown(by: self) }
    set { changeTint(to: newValue) }
  }
  /// Tells that the tint color changed. Does nothing unless overridden.
  open func tintColorDidChange() {}
  /// Draws the content into the current context, once and after `setNeedsDisplay()`. Does nothing unless overridden.
  open func draw(_ rect: CGRect) {}
  /// Draws the content for a printer; as for a screen unless overridden.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
  /// Lays out the content for a printer.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }
  /// Where drawn content lies after the view got another size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { placeContents(contentMode) }
  }
  /// Asks for a part of the content to be drawn again. Differs from UIKit: all of it is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// The pixels in a point of drawn content.
  open var contentScaleFactor: CGFloat {
    get { baseLayer.contentsScale }
    set { changeContentScale(to: newValue) }
  }
  /// Whether the view promises to fill its bounds; yes but for buttons and pictures. Differs from UIKit: kept and ignored.
  open var isOpaque: Bool {
    get { baseLayer.isOpaque }
    set { baseLayer.isOpaque = newValue }
  }
  /// A view whose opacity is this view's; it has no superview, and its frame is in this view's coordinates.
  open var mask: UIView? {
    get { ownRareState?.mask }
    set { replaceMask(with: newValue) }
  }
  /// Whether this view and those inside that say nothing else have a dimmed tint color.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { inheritedTint.mode }
    set { changeTintAdjustment(to: newValue) }
  }
  /// A view that goes on showing what this one shows; see `snapshot(of:afterUpdates:)`.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates)
  }
  /// A view that goes on showing a part of what this one shows; see `snapshot(of:afterUpdates:)`.
  /// Differs from UIKit: it does not stretch; another size cuts it off or leaves space.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates) }
  /// Draws the view with its subviews as they are, stretched to a rectangle of the current context; says
  /// whether all of it was drawn. Differs from UIKit: changes not yet on the screen count in any case.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }
  /// Asks for the view's content to be drawn again before the next picture.
  open func setNeedsDisplay() { baseLayer.setNeedsDisplay() }

  // MARK: Traits (folder Traits)
  /// The properties of the surroundings: light or dark, room, text size and so on.
  open var traitCollection: UITraitCollection { noting(knownTraits ?? UISystem.current.traits) }
  /// Tells that the traits changed. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this view and all that is inside, whatever is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitState?.style ?? .unspecified }
    set { if newValue != overrideUserInterfaceStyle { changeStyle(to: newValue) } }
  }

  // MARK: Direction (UIView+Direction.swift)
  /// What the content means for its direction. Subviews do not inherit it.
  /// Differs from UIKit: menus and page view controllers take no notice.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  /// The direction in which the content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    contentDirection
  }

  // MARK: Names, state and properties
  /// The name by which tests find the view.
  open var accessibilityIdentifier: String? {
    get { told(\.identifier, else: ownAccessibility?.identifier) }
    set { accessibilityFacts.identifier = newValue }
  }
  /// Whether the view shows large, where it is in a view with a ``UILargeContentViewerInteraction``.
  open var showsLargeContentViewer: Bool {
    get { largeContent.shows }
    set { largeContent.shows = newValue }
  }
  /// The text that shows large; a label's text, a button's title, unless set.
  open var largeContentTitle: String? {
    get { largeContent.title ?? usualAccessibilityLabel }
    set { largeContent.title = newValue }
  }
  /// The picture that shows large; a picture view's own unless set.
  open var largeContentImage: UIImage? {
    get { largeContent.image ?? (self as? UIImageView)?.image }
    set { largeContent.image = newValue }
  }
  /// Whether the picture grows.
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }
  /// Whether the colors stay when the person inverts all others. Differs from UIKit: nobody does.
  open var accessibilityIgnoresInvertColors: Bool {
    get { ownAccessibility?.more.ignoresInvertColors ?? false }
    set { accessibilityFacts.more.ignoresInvertColors = newValue }
  }
  /// The name under which the view's state would be kept. Differs from UIKit: nothing is restored.
  open var restorationIdentifier: String? {
    get { ownRareState?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }
  /// Keeps the view's state. Does nothing unless overridden. Differs from UIKit: never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes the view's state back. Does nothing unless overridden. Differs from UIKit: never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Whether a keyboard's or a remote control's focus may be here; no unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Where to look for what is to have the focus; nowhere but here unless overridden (assumed).
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the view has the focus; nothing has, as on a phone without a keyboard.
  open var isFocused: Bool { false }
  /// Asks for the focus to be looked for again; there is none.
  open func setNeedsFocusUpdate() {}
  /// Looks for the focus at once, if that was asked for; there is none.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move as it is about to; yes unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved. Does nothing unless overridden.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// What shape of the view others bump into where it is a ``UIDynamicItem``; a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape of a view that has its own, around its middle; its rectangle unless overridden.
  open var collisionBoundingPath: UIBezierPath { rectangularOutline }
  /// Sets what is seen by the app's data; called before the layout, if asked for (since iOS 26).
  open func updateProperties() {}
  /// Asks for a call of ``updateProperties()`` before the next layout (since iOS 26).
  open func setNeedsUpdateProperties() { propertiesAreDue() }
  /// Calls ``updateProperties()`` where it is to come, for this view before those inside (since iOS 26).
  open func updatePropertiesIfNeeded() { updateDueProperties() }

  // MARK: Touches (UIView+HitTesting.swift)
  /// Whether touches on this view and its subviews are delivered.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than the first finger at a time.
  open var isMultipleTouchEnabled = false
  /// Whether the view tracks touches only while no other view of its window does.
  open var isExclusiveTouch = false
  /// The frontmost view under a point, where views will be after running animations; `nil` outside or if touches are off.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTest.view(in: self, at: point, with: event)
  }
  /// Whether a point of the view's coordinates is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The recognizers that watch touches on this view and its subviews; nil before there was one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { shownGestureRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  /// Attaches a recognizer, taking it away from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attach(gestureRecognizer)
  }
  /// Takes a recognizer away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recognizer may begin on touches in this view; `true` unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Adds an interaction, taking it away from its former view.
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  /// Takes an interaction away; nothing happens if it is not the view's.
  open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }
  /// Takes the first responder's part away from what has it in the view; see `UIView+Editing.swift`.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  // MARK: Animation (folder Animation)
  /// Animates the changes that a block makes; see `UIView+Animate.swift`.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(duration, delay: delay, options: options, animations, completion) }
  /// Animates the changes that a block makes and tells when it is over.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(duration, animations, completion) }
  /// Animates the changes that a block makes.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(duration, animations)
  }
  /// Animates the changes that a block makes like a spring that rests after the duration.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = (dampingRatio, velocity)
    run(duration, delay: delay, spring: spring, options: options, animations, completion)
  }
  /// Animates along frames; see `UIView+Keyframes.swift`.
  @preconcurrency open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) { runKeyframes(duration, delay, options: options, animations, completion) }
  /// Lets new content of a view take the place of the old one; see `UIView+Transition.swift`.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { runTransition(in: view, duration, options: options, animations, completion) }
  /// Lets a view take the place of another one; see `UIView+Transition.swift`.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) { runTransition(from: fromView, to: toView, duration, options: options, completion) }

  // MARK: The layer's delegate
  /// Puts what the view draws on its layer.
  open func display(_ layer: CALayer) { drawAgain(on: layer) }
  /// Draws what the layer shows, into a context; see `UIView+Drawing.swift`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
  /// The layer is about to draw. Does nothing unless overridden.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the subviews, with the controller's callbacks around it.
  open func layoutSublayers(of layer: CALayer) { layOutOwnSublayers() }
  /// What happens when a property of the layer changes: an animation inside an animation block.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UISystem.current.animations.action(for: self, key: event)
  }
  /// Lets the app draw, and shows that, if it has drawn anything.
  func drawOwnContents() { recordOwnContents() }
  /// What this view's layer draws besides its background, border and shadow.
  func makeDrawings() -> LayerDrawings? { nil }
  /// The traits of what is around the view.
  var outerTraits: UITraitCollection { superview?.traitCollection ?? UISystem.current.traits }
  /// Tells that colors may be others, by the traits.
  func colorsDidChange() { colorGroundAgain() }
  /// Tells that the size of text is another one, by the traits.
  func textSizeDidChange() {}
  var isUsuallyOpaque: Bool { true }
  /// The view has come into a window or left it; unlike `didMoveToWindow()`, no app's class overrides this.
  func windowDidChange() {}
  /// Tells that the size changed, after the subviews were resized.
  func boundsSizeDidChange() {}
  /// Tells that a subview was hidden or is shown again, for which a plain view needs no layout.
  /// Source: stackoverflow.com/questions/728372 (an answer with all that does need one).
  func subviewDidHide(_ subview: UIView) {}
  /// The size of the content where its lines break at a width; nil if it has no lines to break.
  func contentSize(brokenAt width: CGFloat) -> CGSize? { nil }
  /// How far the first baseline is below the top and the last above the bottom, in points.
  /// Assumed: both are zero where there is no text.
  var baselineOffsets: BaselineOffsets { BaselineOffsets(fromTop: 0, fromBottom: 0) }
}
