import Foundation
import QuartzCore

/// From where a page grows, or to where it shrinks.
struct ZoomSource {
  /// Nil if it is not known or not seen: then it is the middle of the page's place.
  let view: UIView?
  /// The part of the page that lies over the view, in the page's view; nil for all of it.
  let aligned: CGRect?
  /// The color over what is behind.
  let dimmingColor: UIColor?
  /// The effect on what is behind.
  let dimmingEffect: UIVisualEffect?
}

/// How a page grows from a view above what is behind, and shrinks to it.
///
/// The page is as small as covers the view, and is seen where the view is, with the view's corners; from there on it
/// grows to its place and to the corners of the screen. Meanwhile the view is hidden, and its picture on the page fades.
/// Without a view, the page grows and fades in the middle of its place.
///
/// Source: Apple, "Enhancing your app with fluid transitions"; for the middle, the measurements named at ``ZoomDrag``, as
/// for how dark it becomes behind. Assumed: that the page fills the view, the picture's way, and how small the page is in
/// the middle.
final class ZoomMotion {
  private let page: UIView
  private let dimmingView: UIView
  private let source: ZoomSource
  private let sourceAlpha: CGFloat
  private let opening: ZoomOpening
  private let small: Place
  private let large: Place
  private let formerDimming: UIColor?
  /// Whether fingers move the page.
  private var isHeld = false
  /// How fast the fingers move, in points per second.
  private var fingerSpeed: CGFloat = 0

  /// One end of the way.
  private struct Place {
    var transform = CGAffineTransform.identity
    /// What is seen of the page, in the page.
    var opening: CGRect
    var radius: CGFloat
    /// How large the picture of the view is.
    var pictureScale: CGFloat = 1
    var pictureAlpha: CGFloat = 0
    /// What is seen of the page's color, from 0 to 1.
    var alpha: CGFloat = 1
  }

  /// - Parameters:
  ///   - page: What grows or shrinks: the view of the page, or what holds it, at its place.
  ///   - content: The view of the page.
  ///   - dimmingView: Lies over what is behind.
  init?(_ source: ZoomSource, page: UIView, content: UIView, dimmingView: UIView) {
    guard let container = page.superview else { return nil }
    (self.page, self.dimmingView, self.source) = (page, dimmingView, source)
    formerDimming = dimmingView.backgroundColor
    sourceAlpha = source.view?.alpha ?? 1
    opening = page.mask as? ZoomOpening ?? ZoomOpening(of: page)
    let room = CGRect(origin: .zero, size: page.bounds.size)
    let radius = UISystem.current.description.cornerRadius
    guard let view = source.view else {
      large = Place(opening: room, radius: radius)
      small = Place(
        transform: CGAffineTransform(scaleX: Self.leastScale, y: Self.leastScale), opening: room,
        radius: radius, alpha: 0)
      return
    }
    var aligned = source.aligned ?? .null
    aligned = aligned.isEmpty ? room : content.convert(aligned, to: page)
    let place = view.convert(view.bounds, to: container)
    let scale = max(place.width / aligned.width, place.height / aligned.height)
    let shift = CGPoint(
      x: place.midX - page.center.x - scale * (aligned.midX - room.midX),
      y: place.midY - page.center.y - scale * (aligned.midY - room.midY))
    let size = CGSize(width: place.width / scale, height: place.height / scale)
    small = Place(
      transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: shift.x, ty: shift.y),
      opening: CGRect(
        x: aligned.midX - size.width / 2, y: aligned.midY - size.height / 2,
        width: size.width, height: size.height),
      radius: view.layer.cornerRadius / scale, pictureScale: 1 / scale, pictureAlpha: 1)
    large = Place(opening: room, radius: radius, pictureScale: room.width / place.width)
  }

  /// How small a page is where it grows in the middle of its place.
  private static let leastScale: CGFloat = 0.9

  /// Puts the page where its way begins, unless it is on another way already.
  func begin(grows: Bool) {
    UIView.performWithoutAnimation {
      dimmingView.backgroundColor = source.dimmingColor ?? .black
      opening.addEffect(source.dimmingEffect, below: dimmingView)
      if page.mask == nil {
        page.mask = opening
        opening.picture = source.view?.snapshotView(afterScreenUpdates: !grows)
        opening.picture.map(page.addSubview)
        darken(grows ? 0 : 1)
        put(grows ? small : large)
      }
      source.view?.alpha = 0
      // What is behind a page that goes can be touched already, where fingers reach anything.
      page.isUserInteractionEnabled = grows && opening.takesTouches
    }
  }

  /// Moves the page to the end of its way.
  func move(grows: Bool) {
    put(grows ? large : small)
    darken(grows ? 1 : 0)
  }

  /// Brings the page to where fingers hold it.
  func follow(_ drag: ZoomDrag) {
    takeHold()
    fingerSpeed = drag.fingerSpeed
    UIView.performWithoutAnimation {
      let center = page.superview?.convert(page.center, to: nil) ?? page.center
      let scale = drag.scale(in: page.bounds.size)
      var place = large
      place.transform = drag.transform(ofPageAt: center, size: page.bounds.size)
      place.radius = sourceRadius + (large.radius - sourceRadius) * scale
      put(place)
      darken(scale)
    }
  }

  /// The page goes on to the end of its way by itself, or back.
  ///
  /// - Returns: How long that takes, in seconds.
  func land(grows: Bool) -> TimeInterval {
    isHeld = false
    let motion = grows ? Self.growth : shrinking
    animate(motion, .takesPlace) { move(grows: grows) }
    return motion.duration
  }

  private typealias Motion = (duration: TimeInterval, timing: ViewTiming)

  private static let growth: Motion = (
    0.35, .spring(mass: 1, stiffness: 484, damping: 39.6, initialVelocity: 0)
  )

  /// A page shrinks the more quickly the faster fingers were that swiped or pinched it: by 0.3 of the spring's frequency
  /// for a page's width in a second (the measurements named at ``ZoomDrag``, "Fast landings").
  private var shrinking: Motion {
    let pace = 1 + 0.3 * fingerSpeed / max(page.bounds.width, 1)
    return (
      0.5 / pace,
      .spring(mass: 1, stiffness: 225 * pace * pace, damping: 22.5 * pace, initialVelocity: 0)
    )
  }

  private func animate(
    _ motion: Motion, _ option: UIView.AnimationOptions = [], _ changes: () -> Void
  ) {
    UIView.animate(
      duration: motion.duration, timing: motion.timing,
      options: [
        option, .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
        .overrideInheritedOptions,
      ], animations: changes
    ) { _ in
    }
  }

  /// Lets nothing but the fingers move the page. One that they take while it grows goes on growing, and what they do comes
  /// on top of that.
  ///
  /// Source: the measurements named at ``ZoomDrag``, "Interruptions": a page of 0.8 of its width, dragged at once, kept
  /// growing, and was soon as large as a whole one in the same hands.
  private func takeHold() {
    guard !isHeld else { return }
    isHeld = true
    let (shown, darkness) = (shownPlace, CGFloat(shownLayer(of: dimmingView).opacity))
    for view in [page, opening, dimmingView, opening.picture] { view?.layer.removeAllAnimations() }
    guard shown.transform != large.transform else { return }
    UIView.performWithoutAnimation {
      put(shown)
      dimmingView.alpha = darkness
    }
    animate(Self.growth) { move(grows: true) }
  }

  /// Where the page is seen.
  private var shownPlace: Place {
    let (layer, mask) = (shownLayer(of: page), shownLayer(of: opening))
    let picture = opening.picture.map(shownLayer)
    return Place(
      transform: layer.affineTransform(), opening: mask.frame, radius: mask.cornerRadius,
      pictureScale: picture?.affineTransform().a ?? 1,
      pictureAlpha: CGFloat(picture?.opacity ?? 0),
      alpha: CGFloat(layer.opacity) / max(opening.pageAlpha, .ulpOfOne))
  }

  private func shownLayer(of view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  /// Lets the view from which the page grew be seen again.
  func release() {
    UIView.performWithoutAnimation { source.view?.alpha = sourceAlpha }
  }

  /// Leaves the page as one that has never grown.
  func end() {
    release()
    UIView.performWithoutAnimation {
      opening.picture?.removeFromSuperview()
      opening.effectView?.removeFromSuperview()
      page.mask = nil
      page.transform = .identity
      page.alpha = opening.pageAlpha
      page.isUserInteractionEnabled = opening.takesTouches
      dimmingView.alpha = 0
      dimmingView.backgroundColor = formerDimming
    }
  }

  private var sourceRadius: CGFloat { source.view?.layer.cornerRadius ?? large.radius }

  /// A color that the app has chosen is shown as it is.
  private func darken(_ part: CGFloat) {
    dimmingView.alpha = part * (source.dimmingColor == nil ? 0.15 : 1)
    opening.effectView?.alpha = part
  }

  private func put(_ place: Place) {
    page.transform = place.transform
    page.alpha = place.alpha * opening.pageAlpha
    opening.frame = place.opening
    opening.layer.cornerRadius = place.radius
    guard let picture = opening.picture else { return }
    picture.center = CGPoint(x: place.opening.midX, y: place.opening.midY)
    picture.transform = CGAffineTransform(scaleX: place.pictureScale, y: place.pictureScale)
    picture.alpha = place.pictureAlpha
  }
}

/// What is seen of a page that grows, and what the page was before.
private final class ZoomOpening: UIView {
  /// The picture of the view that it grows from, on the page.
  var picture: UIView?
  /// The effect on what is behind.
  private(set) var effectView: UIView?
  let pageAlpha: CGFloat
  let takesTouches: Bool

  init(of page: UIView) {
    (pageAlpha, takesTouches) = (page.alpha, page.isUserInteractionEnabled)
    super.init(frame: .zero)
    backgroundColor = .black
  }

  required init?(coder: NSCoder) {
    nil
  }

  func addEffect(_ effect: UIVisualEffect?, below view: UIView) {
    guard let effect, effectView == nil else { return }
    let made = UIVisualEffectView(effect: effect)
    made.frame = view.frame
    made.isUserInteractionEnabled = false
    view.superview?.insertSubview(made, belowSubview: view)
    effectView = made
  }
}
