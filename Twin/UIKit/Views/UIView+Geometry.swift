import Foundation
import QuartzCore

extension UIView {
  func convertedPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    // Nearly always one is in the other; hit tests ask nothing else.
    if let superview, view === superview { return pointInSuperview(point) }
    if let view, view.superview === self { return view.point(fromSuperview: point) }
    let path = pathToRoot()
    guard let view else { return point.applying(path.transform) }
    let otherPath = view.pathToRoot()
    return point.applying(
      Self.bridge(from: path, to: otherPath).concatenating(otherPath.transform.inverted()))
  }

  func convertedPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return point.applying(pathToRoot().transform.inverted()) }
    return view.convertedPoint(point, to: self)
  }

  /// The way from a view's coordinates to those of the topmost view above it.
  private struct PathToRoot {
    let root: UIView
    let transform: CGAffineTransform
  }

  private func pathToRoot() -> PathToRoot {
    var transform = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      transform = transform.concatenating(view.transformToSuperview)
      view = superview
    }
    return PathToRoot(root: view, transform: transform)
  }

  /// The way to the other path's root: between two windows it leads over the screen.
  private static func bridge(from path: PathToRoot, to other: PathToRoot) -> CGAffineTransform {
    guard path.root !== other.root, path.root is UIWindow, other.root is UIWindow else {
      return path.transform
    }
    return path.transform.concatenating(path.root.transformToSuperview)
      .concatenating(other.root.transformToSuperview.inverted())
  }

  /// A point of this view in its superview's coordinates.
  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    guard let shift = baseLayer.shiftToSuperlayer else {
      return point.applying(transformToSuperview)
    }
    return CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  /// A point of the superview in this view's coordinates.
  func point(fromSuperview point: CGPoint) -> CGPoint {
    guard let shift = baseLayer.shiftToSuperlayer else {
      return point.applying(transformToSuperview.inverted())
    }
    return CGPoint(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// From this view's coordinates to its superview's: about the anchor, then to the position.
  private var transformToSuperview: CGAffineTransform {
    if let shift = baseLayer.shiftToSuperlayer {
      return CGAffineTransform(translationX: shift.x, y: shift.y)
    }
    let bounds = bounds
    let anchor = baseLayer.anchorPoint
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The smallest upright rectangle around the four converted corners.
  static func boundingBox(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(around: rect.corners.map(convert))
  }
}
