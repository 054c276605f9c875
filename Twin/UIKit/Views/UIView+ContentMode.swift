import CoreGraphics
import QuartzCore

extension UIView {
  func placeContents(_ mode: ContentMode) {
    baseLayer.contentsGravity = mode.gravity
    baseLayer.needsDisplayOnBoundsChange = mode == .redraw
  }

  /// Where drawn content lies in a view that has another size.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as fits, in its own proportions.
    case scaleAspectFit = 1
    /// As large as needed to leave nothing free, in its own proportions.
    case scaleAspectFill = 2
    /// Drawn anew for each size.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the upper edge.
    case top = 5
    /// At the lower edge.
    case bottom = 6
    /// At the left edge.
    case left = 7
    /// At the right edge.
    case right = 8
    /// In the upper left corner.
    case topLeft = 9
    /// In the upper right corner.
    case topRight = 10
    /// In the lower left corner.
    case bottomLeft = 11
    /// In the lower right corner.
    case bottomRight = 12

    /// The layer's word for it. Core Animation's edges are those of a y axis that points up (reports).
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }

  func changeContentScale(to scale: CGFloat) {
    layer.contentsScale = scale
    setNeedsDisplay()
  }

  /// - Returns: Whether all of it was drawn; always, if there is a context.
  func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if afterUpdates { layer.render(in: context) } else { layer.record(in: context) }
    context.restoreGState()
    return true
  }
}
