public import CoreGraphics

extension CALayerDelegate {
  /// Lets `delegate.display?(...)` compile, which Objective-C's optional methods need.
  public var display: ((CALayer) -> Void)? { { self.display($0) } }

  /// Lets `delegate.layerWillDraw?(...)` compile, which Objective-C's optional methods need.
  public var layerWillDraw: ((CALayer) -> Void)? { { self.layerWillDraw($0) } }

  /// Lets `delegate.draw?(...)` compile, which Objective-C's optional methods need.
  public var draw: CALayerDrawCalls? { CALayerDrawCalls(delegate: self) }

  /// Lets `delegate.layoutSublayers?(...)` compile, which Objective-C's optional methods need.
  public var layoutSublayers: CALayerLayoutCalls? { CALayerLayoutCalls(delegate: self) }

  /// Lets `delegate.action?(...)` compile, which Objective-C's optional methods need.
  public var action: CALayerActionCalls? { CALayerActionCalls(delegate: self) }
}

/// The optional method of a delegate that draws, called through `?`.
public struct CALayerDrawCalls {
  let delegate: any CALayerDelegate

  /// Draws the layer's contents.
  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
    delegate.draw(layer, in: ctx)
  }
}

/// The optional method of a delegate that lays out, called through `?`.
public struct CALayerLayoutCalls {
  let delegate: any CALayerDelegate

  /// Places the layer's sublayers.
  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }
}

/// The optional method of a delegate that says what happens when a property changes, called through `?`.
public struct CALayerActionCalls {
  let delegate: any CALayerDelegate

  /// What happens when the property changes; nil means to go on asking.
  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}
