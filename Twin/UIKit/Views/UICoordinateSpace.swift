public import Foundation

/// Something that has coordinates: a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// A point of this space in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The rectangle around a rectangle of this space in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The rectangle around a rectangle of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The rectangle of the space itself.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  /// A point of this view in another space.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  {
    ScreenSpace.convert([point], from: self, to: coordinateSpace)[0]
  }

  /// A point of another space in this view.
  public final func convert(
    _ point: CGPoint, from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    ScreenSpace.convert([point], from: coordinateSpace, to: self)[0]
  }

  /// The rectangle around a rectangle of this view in another space.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: ScreenSpace.convert(rect.corners, from: self, to: coordinateSpace))
  }

  /// The rectangle around a rectangle of another space in this view.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: ScreenSpace.convert(rect.corners, from: coordinateSpace, to: self))
  }
}

/// The coordinates of the screen.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  /// Whether they stay with the device as it turns, and not with the content.
  private let isUpright: Bool

  init(bounds: CGRect, isUpright: Bool = false) {
    (self.bounds, self.isUpright) = (bounds, isUpright)
    super.init()
  }

  /// The way of a point of this space to the screen as it is held now.
  fileprivate var onScreen: CGAffineTransform {
    isUpright ? UIScreen.main.turnOfUpright : .identity
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.convert([point], from: self, to: coordinateSpace)[0]
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ScreenSpace.convert([point], from: coordinateSpace, to: self)[0]
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: ScreenSpace.convert(rect.corners, from: self, to: coordinateSpace))
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: ScreenSpace.convert(rect.corners, from: coordinateSpace, to: self))
  }
}

/// The way from one space to another, by the coordinates that both have above them: the screen's.
private enum ScreenSpace {
  static func convert(
    _ points: [CGPoint], from source: any UICoordinateSpace, to target: any UICoordinateSpace
  ) -> [CGPoint] {
    if let source = source as? UIView, let target = target as? UIView {
      return points.map { source.convertedPoint($0, to: target) }
    }
    return points.map { point(onScreen: screenPoint($0, of: source), in: target) }
  }

  private static func screenPoint(_ point: CGPoint, of space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else {
      return point.applying((space as? ScreenCoordinateSpace)?.onScreen ?? .identity)
    }
    guard let window = view.window ?? view as? UIWindow else { return view.convert(point, to: nil) }
    return window.pointOnScreen(view.convertedPoint(point, to: window))
  }

  private static func point(
    onScreen point: CGPoint, in space: any UICoordinateSpace
  ) -> CGPoint {
    guard let view = space as? UIView else {
      return point.applying((space as? ScreenCoordinateSpace)?.onScreen.inverted() ?? .identity)
    }
    guard let window = view.window ?? view as? UIWindow else {
      return view.convert(point, from: nil)
    }
    return view.convertedPoint(window.point(onScreen: point), from: window)
  }
}
