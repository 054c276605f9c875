public import CoreGraphics

/// A rectangle on the screen: what a view shows, and what animations move.
///
/// Differs from QuartzCore: works on the main thread only. Without UIKit `presentation()` is nil for an app's
/// own subclasses. No filters, contents rectangles or archiving.
open class CALayer: NSObject, CAMediaTiming {
  /// Who helps with contents, layout and actions; a view for its own layer. Not retained.
  open var delegate: (any CALayerDelegate)? {
    get { (presented ?? self).helper }
    set { helper = newValue }
  }
  /// A name for the app's own use.
  open var name: String? {
    get { rareState?.name }
    set { if newValue != name { rare.name = newValue } }
  }
  /// What happens when properties change, by their names.
  open var actions: [String: any CAAction]? {
    get { rareState?.actions }
    set { if newValue != nil || rareState != nil { rare.actions = newValue } }
  }
  /// How many pixels a point of the contents has.
  open var contentsScale: CGFloat = 1
  /// Whether a change of size makes new contents necessary.
  open var needsDisplayOnBoundsChange = false
  /// What the layer draws besides background, border and shadow.
  package var ownDrawings: LayerDrawings? {
    willSet { willChange() }
  }
  /// The picture in front of the background, if there is one.
  var ownContents: LayerContents?
  /// The values that the app has set.
  var values: Appearance
  /// The layer whose shown values this one holds; nil for an ordinary layer.
  let presented: CALayer?
  /// The layer's own time, once the app has changed it.
  var ownTiming: LayerTiming?
  var children: [CALayer] = []
  /// The layer that has this one among its children. Not weak, which would make each retain of a
  /// layer that has children a slow one: it lives, or else its `deinit` has cleared this.
  var container: CALayer? {
    get { above?.takeUnretainedValue() }
    set { above = newValue.map(Unmanaged.passUnretained) }
  }
  /// The container as something that one can walk past without counting references to it.
  private(set) var above: Unmanaged<CALayer>?
  /// The view whose layer this is: its delegate, and what the views of sublayers are in. It lives,
  /// or else its `OwnedLayer` has cleared this.
  package unowned(unsafe) var owner: (any CALayerDelegate)? {
    didSet { flags.isOfView = owner != nil }
  }
  var maskLayer: CALayer?
  var animations: [RunningAnimation] = []
  var flags = Flags()
  /// What few layers have; see `CALayer+Members.swift`.
  var rareState: RareLayerState?
  /// What the screen shows, if the layer has been changed since the last commit.
  var committed: Committed?
  /// The number of commits when the layer was made: before the next one it is not on the screen.
  let commitCountAtCreation: Int
  /// Whether the layer is that of a window: what is in it can be seen.
  package var isRootOfScreen: Bool {
    get { flags.isRootOfScreen }
    set { flags.isRootOfScreen = newValue }
  }

  /// What a layer still has to do, and what it is.
  struct Flags {
    var isRootOfScreen = false
    /// Whether there is an owner: to ask that one counts a reference.
    var isOfView = false
    /// Whether it cuts another layer out: that one is in its rare state.
    var isMask = false
    var needsLayout = false
    /// Whether nothing but other transforms of sublayers asked for that.
    var needsLayoutForTransforms = false
    var isLayingOut = false
    var descendantNeedsLayout = false
    var needsDisplay = false
    var isOpaque = false
    var isWatched = false
  }
  /// Makes a layer without size.
  public override init() {
    values = Appearance()
    presented = nil
    commitCountAtCreation = MainLoop.current.transactions.commitCount
    super.init()
    values = initialAppearance
  }
  /// Makes a copy that holds the values that a layer shows at this moment.
  public init(layer: Any) {
    let original = Self.layer(layer)
    values = original?.shownValues ?? Appearance()
    presented = original
    commitCountAtCreation = original?.commitCountAtCreation ?? 0
    contentsScale = original?.contentsScale ?? 1
    ownDrawings = original?.ownDrawings
    ownContents = original?.ownContents
    rareState = original?.rareState
    super.init()
  }
  /// The same for a layer of this very class: each frame makes copies, and to look into `Any` costs as much.
  init(presenting original: CALayer) {
    values = original.shownValues
    presented = original
    commitCountAtCreation = original.commitCountAtCreation
    contentsScale = original.contentsScale
    ownDrawings = original.ownDrawings
    ownContents = original.ownContents
    rareState = original.rareState
    super.init()
  }
  /// Makes a layer without size. Differs from QuartzCore: reads nothing from the archive.
  public required init?(coder: NSCoder) {
    values = Appearance()
    presented = nil
    commitCountAtCreation = MainLoop.current.transactions.commitCount
    super.init()
    values = initialAppearance
  }

  deinit {
    if !children.isEmpty { for child in children { child.container = nil } }
    // Whoever waits for the animations hears that they are over.
    guard !animations.isEmpty else { return }
    for running in animations {
      running.cancel()
      running.layerDidForget()
    }
  }

  // MARK: Geometry

  /// The layer's own coordinates: their origin, and the size.
  open var bounds: CGRect {
    get { values.bounds }
    set { changeBounds(to: newValue) }
  }
  /// Where the layer lies in its superlayer; with a transform, the rectangle around it.
  open var frame: CGRect {
    get { values.frame }
    set { changeFrame(to: newValue) }
  }
  /// The transform if it is one of the plane, or else none.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }
  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// A point of another layer in this layer's coordinates; nil means what is around the topmost layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    map([p], from: l, to: self)[0]
  }
  /// A point of this layer in the coordinates of another one; nil means what is around the topmost layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    map([p], from: self, to: l)[0]
  }
  /// The rectangle around a rectangle of another layer; nil means what is around the topmost layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: map(r.corners, from: l, to: self))
  }
  /// The rectangle around a rectangle of this layer in another one; nil means what is around the topmost layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: map(r.corners, from: self, to: l))
  }
  /// The frontmost layer of this tree at a point of the superlayer.
  ///
  /// Assumed: hidden layers are skipped, as views are.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    layerHit(at: p)
  }
  /// Whether a point of the layer lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  // MARK: Style

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set {
      guard !newValue.x.isNaN, !newValue.y.isNaN else { return refuse(position: newValue) }
      change(\.position, "position", to: newValue)
    }
  }
  /// How far in front of its siblings the layer is.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(\.zPosition, "zPosition", to: newValue) }
  }
  /// The point of the layer that `position` places, as a part of its size.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(\.anchorPoint, "anchorPoint", to: newValue) }
  }
  /// The depth of the point that `position` places.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(\.anchorPointZ, "anchorPointZ", to: newValue) }
  }
  /// What happens to the layer and its sublayers about the anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set { changeTransform(to: newValue) }
  }
  /// What happens to the sublayers about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { change(\.sublayerTransform, "sublayerTransform", to: newValue) }
  }
  /// Whether the layer and its sublayers are not shown.
  open var isHidden: Bool {
    get { values.isHidden }
    set {
      let changes = newValue != isHidden
      change(\.isHidden, "hidden", to: newValue)
      if changes { runOrderAction(newValue ? kCAOnOrderOut : kCAOnOrderIn) }
    }
  }
  /// How opaque the layer with its sublayers is, from 0 to 1.
  open var opacity: Float {
    get { values.opacity }
    set { change(\.opacity, "opacity", to: newValue) }
  }
  /// Whether sublayers are cut off at the bounds.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(\.masksToBounds, "masksToBounds", to: newValue) }
  }
  /// The radius of the corners of the background and the border.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(\.cornerRadius, "cornerRadius", to: newValue) }
  }
  /// The corners that `cornerRadius` makes round.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(\.maskedCorners, "maskedCorners", to: newValue.intersection(.all)) }
  }
  /// The width of the border, which lies inside the bounds.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(\.borderWidth, "borderWidth", to: newValue) }
  }
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(\.shadowOpacity, "shadowOpacity", to: newValue) }
  }
  /// How far the shadow is moved.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(\.shadowOffset, "shadowOffset", to: newValue) }
  }
  /// How soft the edge of the shadow is, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(\.shadowRadius, "shadowRadius", to: newValue) }
  }
  /// A picture in front of the background: a `CGImage`. Anything else is kept and not shown.
  ///
  /// Differs from QuartzCore: a change is never animated.
  open var contents: Any? {
    get { ownContents?.value }
    set { setContents(newValue, gravity: contentsGravity) }
  }
  /// Where the picture lies, if the layer has another size.
  open var contentsGravity: CALayerContentsGravity {
    get { ownContents?.gravity ?? .resize }
    set { setContents(contents, gravity: newValue) }
  }
  /// What is shown in front of the background.
  package var shownContents: LayerContents? { ownContents }
  /// The color behind everything else; nil for none. Differs from QuartzCore: pictures of a pattern are upright.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor.map { CGColor($0, tile: values.pattern) } }
    set { changeGround(to: newValue) }
  }
  /// The color of the border.
  open var borderColor: CGColor? {
    get { values.borderColor.map { CGColor($0) } }
    set { change(color: \.borderColor, "borderColor", to: newValue) }
  }
  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { values.shadowColor.map { CGColor($0) } }
    set { change(color: \.shadowColor, "shadowColor", to: newValue) }
  }
  /// The shape of the shadow; nil means the shape of what the layer shows.
  open var shadowPath: CGPath? {
    get { values.shadowPath.map { CGPath(segments: $0) } }
    set { change(\.shadowPath, "shadowPath", to: newValue?.segments) }
  }
  /// A layer whose opacity cuts out what is shown of this one.
  open var mask: CALayer? {
    get { maskLayer }
    set { replaceMask(with: newValue) }
  }

  // MARK: Hierarchy

  /// The layer that this one is in, or cuts out.
  open var superlayer: CALayer? {
    presented == nil ? container ?? maskedLayer : (parent ?? presented?.maskedLayer)?.presentation()
  }
  /// The layers in this one, from back to front.
  open var sublayers: [CALayer]? {
    get { shownSublayers.isEmpty ? nil : shownSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    detach()
  }
  /// Puts a layer in front of all others.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: nil)
  }
  /// Puts a layer at an index; 0 is the back. A layer that is in here already moves.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }
  /// Puts a layer right behind another one; without another one, behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0, otherwise: 0)
  }
  /// Puts a layer right in front of another one; without another one, in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1, otherwise: nil)
  }
  /// Puts a layer into the place of another one. Does nothing if that one is not in here.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.container === self else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  // MARK: Layout and display

  /// Asks for a layout of the sublayers before the next commit.
  open func setNeedsLayout() {
    markNeedsLayout()
  }
  /// Whether a layout has been asked for.
  open func needsLayout() -> Bool {
    flags.needsLayout
  }
  /// Lays out now whatever needs it, beginning with the layers right above this one that do.
  open func layoutIfNeeded() {
    layOutFromTop()
  }
  /// Places the sublayers; asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }
  /// Asks for new contents before the next commit.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }
  /// Whether new contents have been asked for.
  open func needsDisplay() -> Bool { flags.needsDisplay }
  /// Makes new contents now if they have been asked for.
  open func displayIfNeeded() {
    guard flags.needsDisplay else { return }
    flags.needsDisplay = false
    display()
  }
  /// Makes new contents; asks the delegate, or else draws them.
  open func display() {
    flags.needsDisplay = false
    delegate?.display(self)
    if owner == nil { drawOwnContents() }
  }
  /// Draws the layer's contents; asks the delegate, which for the layer of a view is that view.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }
  /// Draws the layer with its sublayers as they are now, in its own coordinates; displays first what has to be.
  ///
  /// Differs from QuartzCore: running animations count.
  open func render(in ctx: CGContext) {
    displayTree()
    record(in: ctx)
  }
  /// Whether the contents are opaque. Differs from QuartzCore: kept and otherwise ignored.
  open var isOpaque: Bool {
    get { (presented ?? self).flags.isOpaque }
    set { flags.isOpaque = newValue }
  }
  /// Whether the layer shows when its back is in front; a mirror image counts as a back (assumed).
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(\.isDoubleSided, "doubleSided", to: newValue) }
  }
  /// Whether y points up for the sublayers. Differs from QuartzCore: kept and otherwise ignored.
  open var isGeometryFlipped: Bool {
    get { rareState?.isGeometryFlipped ?? false }
    set { rare.isGeometryFlipped = newValue }
  }
  /// Whether the layer is turned into a picture of its own first. Differs from QuartzCore: the layers
  /// are drawn as they are, which looks the same.
  open var shouldRasterize: Bool {
    get { rareState?.shouldRasterize ?? false }
    set { rare.shouldRasterize = newValue }
  }
  /// How many pixels a point of that picture has. Differs from QuartzCore: kept and otherwise ignored.
  open var rasterizationScale: CGFloat {
    get { rareState?.rasterizationScale ?? 1 }
    set { rare.rasterizationScale = newValue }
  }
  /// Whether sublayers are as transparent as one picture with this layer. Differs from QuartzCore: they
  /// always are.
  open var allowsGroupOpacity: Bool {
    get { rareState?.allowsGroupOpacity ?? true }
    set { rare.allowsGroupOpacity = newValue }
  }
  /// Whether edges that lie aslant are smooth. Differs from QuartzCore: they always are.
  open var allowsEdgeAntialiasing: Bool {
    get { rareState?.allowsEdgeAntialiasing ?? false }
    set { rare.allowsEdgeAntialiasing = newValue }
  }
  /// Whether drawing may happen beside the main thread. Differs from QuartzCore: it never does.
  open var drawsAsynchronously: Bool {
    get { rareState?.drawsAsynchronously ?? false }
    set { rare.drawsAsynchronously = newValue }
  }
  /// The shape of round corners. Differs from QuartzCore: they are circles.
  open var cornerCurve: CALayerCornerCurve {
    get { rareState?.cornerCurve ?? .circular }
    set { rare.cornerCurve = newValue == .continuous ? newValue : .circular }
  }
  /// The part of the contents that shows, as fractions of their size. Differs from QuartzCore: all shows.
  open var contentsRect: CGRect {
    get { rareState?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { rare.contentsRect = newValue }
  }
  /// The part of the contents that stretches, as fractions of their size; what lies around it keeps its size,
  /// where the gravity is one that stretches.
  open var contentsCenter: CGRect {
    get { rareState?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { rare.contentsCenter = newValue }
  }
  /// Asks for a part of the contents to be drawn again. Differs from QuartzCore: all of them are.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// The size that the layer wants: that of its bounds (Apple, "preferredFrameSize()", without a layout
  /// manager).
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// The value of a property, or the one that was set under a name of the app's own.
  open func value(forKey key: String) -> Any? { ownValue(key) }
  /// Sets a property as its setter does, or keeps a value under a name of the app's own; nil takes it away.
  open func setValue(_ value: Any?, forKey key: String) { keep(value, forKey: key) }
  /// The value of a property, of a part of it such as `transform.rotation.z`, or of what lies behind a name.
  open func value(forKeyPath keyPath: String) -> Any? { ownValue(atPath: keyPath) }
  /// Sets a property, a part of it such as `transform.scale.x`, or what lies behind a name.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { keep(value, atPath: keyPath) }
  /// Scrolls the nearest scroll layer around this one, so that a point of this one is at its origin.
  open func scroll(_ p: CGPoint) { scrollAround(p) }
  /// Scrolls the nearest scroll layer around this one as little as lets a rectangle be seen.
  open func scrollRectToVisible(_ r: CGRect) { scrollAround(toSee: r) }
  /// What can be seen of the layer: what is inside the nearest scroll layer around it.
  open var visibleRect: CGRect { partInScrollLayer }

  // MARK: Animations

  /// What happens when a property changes: the delegate's answer, the entry in `actions`, the
  /// class's default, or an animation with the transaction's duration.
  open func action(forKey event: String) -> (any CAAction)? {
    foundAction(forKey: event)
  }
  /// What happens when a property of such layers changes; nil means an ordinary animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What a new layer has for a key; nil for what begins as nothing, and for an app's own unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { LayerKey.classDefault(of: key) }
  /// Whether the layer is drawn anew when a value changes; not unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Adds a copy of an animation; one with the same key is removed.
  ///
  /// An animation without a duration takes the transaction's.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addCopy(of: anim, forKey: key)
  }
  /// Removes all animations before their ends.
  open func removeAllAnimations() {
    removeAnimations { _ in true }
  }
  /// Removes an animation before its end.
  open func removeAnimation(forKey key: String) {
    removeAnimations { $0.key == key }
  }
  /// The keys of the animations, in the order in which they were added; nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  /// The animation with a key. It must not be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.animation
  }
  /// A copy that holds the values on the screen; nil before the first commit.
  open func presentation() -> Self? {
    guard let layer = presentationLayer else { return nil }
    return type(of: layer) == Self.self ? unsafeDowncast(layer, to: Self.self) : layer as? Self
  }
  /// The layer that the app has set; the layer itself unless it is a presentation layer.
  open func model() -> Self {
    presented as? Self ?? self
  }

  // MARK: Timing

  /// A time of another layer in this layer's time; nil means the time of the screen.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    l.map { time(t, of: $0) } ?? localTime(fromRoot: t)
  }
  /// A time of this layer in another layer's time; nil means the time of the screen.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l.map { $0.time(t, of: self) } ?? rootTime(t) ?? t
  }
  /// When the layer's time begins, in seconds of the superlayer's time.
  open var beginTime: CFTimeInterval {
    get { layerTiming.beginTime }
    set { changeTiming(\.beginTime, to: newValue) }
  }
  /// How long the layer is there; without end unless set.
  open var duration: CFTimeInterval {
    get { layerTiming.duration }
    set { changeTiming(\.duration, to: newValue) }
  }
  /// How fast the layer's time runs; zero stops its animations.
  open var speed: Float {
    get { layerTiming.speed }
    set { changeTiming(\.speed, to: newValue) }
  }
  /// A shift of the layer's time; moves stopped animations to a place.
  open var timeOffset: CFTimeInterval {
    get { layerTiming.timeOffset }
    set { changeTiming(\.timeOffset, to: newValue) }
  }
  /// How many times the layer's time runs.
  open var repeatCount: Float {
    get { layerTiming.repeatCount }
    set { changeTiming(\.repeatCount, to: newValue) }
  }
  /// How long the layer's time repeats.
  open var repeatDuration: CFTimeInterval {
    get { layerTiming.repeatDuration }
    set { changeTiming(\.repeatDuration, to: newValue) }
  }
  /// Whether the layer's time runs backwards at the end.
  open var autoreverses: Bool {
    get { layerTiming.autoreverses }
    set { changeTiming(\.autoreverses, to: newValue) }
  }
  /// What is shown outside the layer's time.
  open var fillMode: CAMediaTimingFillMode {
    get { layerTiming.fillMode }
    set { changeTiming(\.fillMode, to: newValue) }
  }

  // MARK: For subclasses in this module

  /// What a new layer of this class shows.
  var initialAppearance: Appearance { Appearance() }
  /// A copy that holds the values on the screen, of the layer's own class if it can be made.
  func copyForScreen() -> CALayer { copy(unlessOf: CALayer.self) ?? CALayer(presenting: self) }
}

extension CALayer {
  private var helper: (any CALayerDelegate)? {
    get { owner ?? rareState?.delegate }
    set {
      guard newValue == nil || newValue !== owner else { return }
      owner = nil
      if newValue != nil || rareState != nil { rare.delegate = newValue }
    }
  }
}

/// The time of a layer whose time is not that of the layer above it.
final class LayerTiming {
  var value = MediaTiming(duration: .infinity)
}
