public import CoreGraphics
public import Foundation

/// Where code draws now; nil outside of drawing.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.top?.context
}

/// Lets code draw into a context, until `UIGraphicsPopContext()`.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.push(GraphicsTarget(context))
}

/// Goes back to the context before.
nonisolated public func UIGraphicsPopContext() {
  GraphicsStack.pop()
}

/// Begins a picture with a pixel to a point.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; until it is ended there is no context if the size is empty.
///
/// Differs from UIKit: since iOS 17 it raises an exception if the size is empty.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether nothing shines through; what is not drawn is black then (common use).
///   - scale: The pixels in a point; 0 for those of the screen.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let screen = UITraitCollection.current.displayScale
  GraphicsStack.push(
    GraphicsTarget(size: size, scale: scale > 0 ? scale : max(1, screen), isOpaque: opaque))
  if opaque { UIGraphicsGetCurrentContext()?.fill(CGRect(origin: .zero, size: size)) }
}

/// What has been drawn since the last begin; nil outside of drawing.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let target = GraphicsStack.top, let image = target.context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: target.scale, orientation: .up)
}

/// Ends a picture.
nonisolated public func UIGraphicsEndImageContext() {
  GraphicsStack.pop()
}

/// Fills a rectangle with the current color.
nonisolated public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a line of one point inside a rectangle.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Lets nothing be drawn outside a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  /// Draws areas and lines in this color from now on.
  nonisolated public final func set() {
    setFill()
    setStroke()
  }

  /// Draws areas in this color from now on.
  nonisolated public final func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Draws lines in this color from now on.
  nonisolated public final func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
