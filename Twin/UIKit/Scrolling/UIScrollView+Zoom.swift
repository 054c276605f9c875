import Foundation
import QuartzCore

/// What changes the scale of a scroll view's content.
enum ScrollZoom {
  /// Nothing.
  case none
  /// Two fingers; the scale and the fingers' middle in the zoomed view when they began.
  case fingers(scale: CGFloat, anchor: CGPoint)
  /// It goes back to its limits.
  case bouncing
}

/// Scaling the content.
extension UIScrollView {
  /// How long an animated change of the scale takes, in seconds (assumed).
  private static let zoomDuration: TimeInterval = 0.3
  /// How much of a pinch beyond the limits shows (assumed).
  private static let zoomResistance = 0.5

  private var zoomedView: UIView? { toldDelegate?.viewForZooming(in: self) }

  /// Whether fingers can scale the content.
  var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  func zoom(to scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let anchor = view.convert(middle, from: self)
    change(animated: animated) { self.apply(self.limited(scale), of: anchor, at: middle) }
  }

  func zoomContent(to rect: CGRect, animated: Bool) {
    guard zoomedView != nil, rect.width > 0, rect.height > 0 else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    let center = CGPoint(x: rect.midX, y: rect.midY)
    change(animated: animated) {
      self.apply(scale, of: center, at: CGPoint(x: self.bounds.midX, y: self.bounds.midY))
    }
  }

  /// Makes a change of the scale, and tells its beginning and its end if it is animated (documentation of both methods).
  private func change(animated isAnimated: Bool, _ change: @escaping () -> Void) {
    let view = zoomedView
    guard isAnimated else { return change() }
    toldDelegate?.scrollViewWillBeginZooming(self, with: view)
    zoomAnimationCount += 1
    UIView.animate(withDuration: Self.zoomDuration, animations: change) { [weak self] _ in
      guard let self else { return }
      zoomAnimationCount -= 1
      toldDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// Gives the content a scale, so that a point of it shows at a point of the scroll view.
  private func apply(_ scale: CGFloat, of anchor: CGPoint, at place: CGPoint) {
    guard let view = zoomedView, storedZoomScale != 0 else { return }
    let offsetInView = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    let former = view.frame
    storedZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    // The content keeps its top left corner, and the scroll view the size of it.
    view.center.x += former.minX - view.frame.minX
    view.center.y += former.minY - view.frame.minY
    contentSize = view.frame.size
    let point = view.convert(anchor, to: self)
    let offset = CGPoint(x: point.x - offsetInView.x, y: point.y - offsetInView.y)
    move(to: isZooming ? offset : clamped(offset))
    toldDelegate?.scrollViewDidZoom(self)
  }

  func pinchChanged() {
    switch pinch.state {
    case .began:
      guard let view = zoomedView else { return }
      stopMoving()
      showIndicators()
      zoom = .fingers(scale: zoomScale, anchor: pinch.location(in: view))
      toldDelegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      guard case .fingers(let start, let anchor) = zoom else { return }
      apply(shownScale(start * pinch.scale), of: anchor, at: pinch.location(in: self))
    case .ended, .cancelled:
      endZooming()
    case .possible, .failed:
      break  // Nobody zooms.
    }
  }

  private func shownScale(_ wanted: CGFloat) -> CGFloat {
    let limit = limited(wanted)
    guard bouncesZoom, limit != wanted, wanted > 0 else { return limit }
    return limit * pow(wanted / limit, Self.zoomResistance)
  }

  private func endZooming() {
    guard case .fingers = zoom else { return }
    hideIndicators()
    let view = zoomedView
    let isBeyond = limited(zoomScale) != zoomScale
    zoom = isBeyond ? .bouncing : .none
    guard isBeyond else {
      if clamped(contentOffset) != contentOffset { move(to: clamped(contentOffset)) }
      toldDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      return
    }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let anchor = view?.convert(middle, from: self) ?? .zero
    UIView.animate(withDuration: Self.zoomDuration) {
      self.apply(self.limited(self.zoomScale), of: anchor, at: middle)
    } completion: { [weak self] _ in
      guard let self else { return }
      zoom = .none
      toldDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }
}
