import Foundation
import QuartzCore

/// Where points of views are in other views, as their layers have it.
extension UIView {
  /// The point about which the view turns, as a fraction of its size.
  public final var anchorPoint: CGPoint {
    get { baseLayer.anchorPoint }
    set { baseLayer.anchorPoint = newValue }
  }

  func convertedPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    // Nearly always one is in the other; hit tests ask nothing else.
    if let superview, view === superview { return baseLayer.pointInSuperlayer(point) }
    if let view, view.superview === self { return view.point(fromSuperview: point) }
    guard let view else { return pointInBase(point) }
    if lies(in: view) { return self.point(point, upTo: view) }
    if view.lies(in: self) { return view.point(point, downFrom: self) }
    let (top, otherTop) = (topView, view.topView)
    var inTop = self.point(point, upTo: nil)
    if top !== otherTop, let window = top as? UIWindow, let other = otherTop as? UIWindow {
      inTop = other.point(onScreen: window.pointOnScreen(inTop))
    }
    return view.point(inTop, downFrom: nil)
  }

  func convertedPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convertedPoint(point, to: self) ?? self.point(fromBase: point)
  }

  /// A point in the coordinates of the window or, without one, of what would be around the topmost view.
  ///
  /// Source: Apple, "convert(_:to:)": for nil "window base coordinates"; without a window assumed, as layers do it.
  private func pointInBase(_ point: CGPoint) -> CGPoint {
    let (top, inTop) = (topView, self.point(point, upTo: nil))
    return top is UIWindow ? inTop : top.baseLayer.pointInSuperlayer(inTop)
  }

  private func point(fromBase point: CGPoint) -> CGPoint {
    let top = topView
    return self.point(top is UIWindow ? point : top.point(fromSuperview: point), downFrom: nil)
  }

  /// The view at the top of the hierarchy that this one is in.
  private var topView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// A point of this view in a view around it; in the topmost for nil.
  private func point(_ point: CGPoint, upTo end: UIView?) -> CGPoint {
    var point = point
    var view = self
    while view !== end, let superview = view.superview {
      point = view.baseLayer.pointInSuperlayer(point)
      view = superview
    }
    return point
  }

  /// A point of a view around this one, of the topmost for nil, in this one.
  private func point(_ point: CGPoint, downFrom start: UIView?) -> CGPoint {
    guard self !== start, let superview else { return point }
    return self.point(fromSuperview: superview.point(point, downFrom: start))
  }

  /// A point of the superview in this view's coordinates.
  func point(fromSuperview point: CGPoint) -> CGPoint {
    baseLayer.point(fromSuperlayer: point) ?? point
  }

  /// The smallest upright rectangle around the four converted corners.
  static func boundingBox(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(around: rect.corners.map(convert))
  }
}

/// Where windows are on the screen.
extension UIWindow {
  func pointOnScreen(_ point: CGPoint) -> CGPoint { baseLayer.pointInSuperlayer(point) }

  func point(onScreen point: CGPoint) -> CGPoint { self.point(fromSuperview: point) }
}
