public import CoreGraphics

/// Helps a layer with its contents, its layout and its implicit animations.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to be drawn, by ``draw(_:in:)``; the time to change how, such as `contentsScale`.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Says what happens when a property changes; nil means to go on asking.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing; all methods are optional.
  public func display(_ layer: CALayer) {}
  /// Does nothing; all methods are optional.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing; all methods are optional.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing; all methods are optional.
  public func layoutSublayers(of layer: CALayer) {}
  /// Has no opinion; all methods are optional.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
