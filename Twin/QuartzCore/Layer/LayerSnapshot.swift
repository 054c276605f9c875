package import CoreGraphics

/// What a tree of layers showed at a moment, as something that is drawn into a context.
package final class LayerSnapshot: LayerRecord, @unchecked Sendable {
  // Sendable: a picture holds values that were copied from the layers, and nobody changes it.

  /// What the layers showed.
  package let picture: LayerPicture

  init(_ picture: LayerPicture) {
    self.picture = picture
  }

  package var commands: [DrawingCommand] { picture.commands }
}

extension CALayer {
  /// Draws the layer with its sublayers as they are now, in its own coordinates.
  ///
  /// Differs from QuartzCore: running animations count.
  package func record(in context: CGContext) {
    let snapshot = LayerSnapshot(picture(at: CACurrentMediaTime()))
    let place = snapshot.picture.appearance.transformToSuperlayer
    context.saveGState()
    context.concatenate(CATransform3DGetAffineTransform(place).inverted())
    context.record(.layers(RecordedLayers(snapshot)))
    context.restoreGState()
  }

  /// Makes new contents where they have been asked for, in this layer and all layers in it.
  package func displayTree() {
    displayIfNeeded()
    for child in children { child.displayTree() }
  }

  /// Who draws in place of the layer: while animations have it displayed in each frame, a copy with the values of that
  /// frame.
  ///
  /// Source: layers of apps read what they draw from themselves, and copy it in `init(layer:)` (many articles about
  /// custom animatable properties). The layer itself hears `display()`, where apps ask for `presentation()` (objc.io,
  /// "Animating Custom Layer Properties"; Lottie).
  private var displayedCopy: CALayer? {
    animations.contains(where: \.movesDrawing) ? presentationLayer : nil
  }

  /// Lets the layer draw itself, and shows that, if it has drawn anything.
  func drawOwnContents() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext(size: bounds.size, scale: contentsScale)
    drawNow(in: context)
    if !context.commands.isEmpty { contents = context.makeImage() }
  }

  /// Lets the layer draw itself, with the values of the moment.
  package func drawNow(in context: CGContext) {
    (displayedCopy ?? self).draw(in: context)
  }
}
