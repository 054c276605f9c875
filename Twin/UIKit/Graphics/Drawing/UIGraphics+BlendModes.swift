public import CoreGraphics
public import Foundation

/// Fills a rectangle with the current color, mixed with what is there.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line of one point inside a rectangle, mixed with what is there.
nonisolated public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  UIRectFrame(rect)
  context.restoreGState()
}

extension UIBezierPath {
  nonisolated func mixing(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
}
