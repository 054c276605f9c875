/// A view's hold on its layer: when it goes, and the view with it, the layer has no view any more.
package final class OwnedLayer {
  package let layer: CALayer

  package init(_ layer: CALayer) {
    self.layer = layer
  }

  deinit {
    layer.owner = nil
  }
}
