import Foundation
import QuartzCore

/// From where a page grows, or to where it shrinks.
struct ZoomSource {
  let view: UIView
  /// The part of the page that lies over the view, in the page's view; nil for all of it.
  let aligned: CGRect?
  /// The color over what is behind.
  let dimmingColor: UIColor?
}

/// How a page grows from a view above what is behind, and shrinks to it.
///
/// The page is as small as covers the view, and is seen where the view is, with the view's corners; from there on it
/// grows to its place and to the corners of the screen. Meanwhile the view is hidden, and its picture on the page fades.
///
/// Source: Apple, "Enhancing your app with fluid transitions". Assumed: that the page fills the view, the picture's
/// way, and how dark it becomes behind.
final class ZoomMotion {
  private let page: UIView
  private let dimmingView: UIView
  private let source: ZoomSource
  private let sourceAlpha: CGFloat
  private let opening: ZoomOpening
  private let small: Place
  private let large: Place
  private let formerDimming: UIColor?

  /// One end of the way.
  private struct Place {
    var transform = CGAffineTransform.identity
    /// What is seen of the page, in the page.
    var opening: CGRect
    var radius: CGFloat
    /// How large the picture of the view is.
    var pictureScale: CGFloat
    var pictureAlpha: CGFloat
  }

  /// - Parameters:
  ///   - page: What grows or shrinks: the view of the page, or what holds it, at its place.
  ///   - content: The view of the page.
  ///   - dimmingView: Lies over what is behind.
  init?(_ source: ZoomSource, page: UIView, content: UIView, dimmingView: UIView) {
    guard let container = page.superview, source.view.window != nil,
      source.view.window === page.window, !source.view.bounds.isEmpty
    else { return nil }
    let room = CGRect(origin: .zero, size: page.bounds.size)
    var aligned = source.aligned ?? .null
    aligned = aligned.isEmpty ? room : content.convert(aligned, to: page)
    guard !aligned.isEmpty else { return nil }
    (self.page, self.dimmingView, self.source) = (page, dimmingView, source)
    formerDimming = dimmingView.backgroundColor
    sourceAlpha = source.view.alpha
    opening = page.mask as? ZoomOpening ?? ZoomOpening()
    let place = source.view.convert(source.view.bounds, to: container)
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
      radius: source.view.layer.cornerRadius / scale, pictureScale: 1 / scale, pictureAlpha: 1)
    large = Place(
      opening: room, radius: UISystem.current.description.cornerRadius,
      pictureScale: room.width / place.width, pictureAlpha: 0)
  }

  /// Puts the page where its way begins, unless it is on another way already.
  func begin(grows: Bool) {
    UIView.performWithoutAnimation {
      dimmingView.backgroundColor = source.dimmingColor ?? .black
      if page.mask == nil {
        page.mask = opening
        opening.picture = source.view.snapshotView(afterScreenUpdates: !grows)
        opening.picture.map(page.addSubview)
        dimmingView.alpha = grows ? 0 : dimming
        put(grows ? small : large)
      }
      source.view.alpha = 0
    }
  }

  /// Moves the page to the end of its way.
  func move(grows: Bool) {
    put(grows ? large : small)
    dimmingView.alpha = grows ? dimming : 0
  }

  /// Lets the view from which the page grew be seen again.
  func release() {
    UIView.performWithoutAnimation { source.view.alpha = sourceAlpha }
  }

  /// Leaves the page as one that has never grown.
  func end() {
    release()
    UIView.performWithoutAnimation {
      opening.picture?.removeFromSuperview()
      page.mask = nil
      page.transform = .identity
      dimmingView.alpha = 0
      dimmingView.backgroundColor = formerDimming
    }
  }

  /// A color that the app has chosen is shown as it is.
  private var dimming: CGFloat { source.dimmingColor == nil ? TransitionMotion.dimming : 1 }

  private func put(_ place: Place) {
    page.transform = place.transform
    opening.frame = place.opening
    opening.layer.cornerRadius = place.radius
    guard let picture = opening.picture else { return }
    picture.center = CGPoint(x: place.opening.midX, y: place.opening.midY)
    picture.transform = CGAffineTransform(scaleX: place.pictureScale, y: place.pictureScale)
    picture.alpha = place.pictureAlpha
  }
}

/// What is seen of a page that grows.
private final class ZoomOpening: UIView {
  /// The picture of the view that it grows from, on the page.
  var picture: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  required init?(coder: NSCoder) {
    nil
  }
}
