import CoreGraphics
import QuartzCore

/// What views draw by themselves.
extension UIView {
  /// Lets the app draw, and shows that, if it has drawn anything.
  ///
  /// The layer draws itself, and has the view draw with it: `CALayer.draw(in:)`, `draw(_:in:)` and `draw(_:)`, one
  /// from the other (Apple, Core Animation Programming Guide, "Providing a Layer's Contents"; documentation of
  /// `UIView.draw(_:in:)`). The first two are left out where neither the layer nor the view is of an app's class.
  func recordOwnContents() {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return }
    layerWillDraw(layer)
    let target = GraphicsTarget(size: size, scale: layer.contentsScale)
    GraphicsStack.push(target)
    if bounds.origin != .zero {
      target.context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
    if AppClasses.contains(type(of: self)) || AppClasses.contains(type(of: baseLayer)) {
      baseLayer.drawNow(in: target.context)
    } else {
      observing(.drawing) { draw(bounds) }
    }
    GraphicsStack.pop()
    show(target)
  }

  private func show(_ target: GraphicsTarget) {
    if target.isUsed, !target.context.commands.isEmpty {
      layer.contents = target.image
      drawsContents = true
    } else if drawsContents {
      layer.contents = nil
      drawsContents = false
    }
  }

  /// Lets the view draw into a context, which is the current one meanwhile.
  func drawContents(in context: CGContext) {
    let isCurrent = GraphicsStack.top.map { $0.isUsed && $0.context === context } ?? false
    if !isCurrent { UIGraphicsPushContext(context) }
    observing(.drawing) { draw(bounds) }
    if !isCurrent { UIGraphicsPopContext() }
  }
}
