package import CoreGraphics

extension CALayer {
  /// Layers that go on showing what another layer shows now, whatever becomes of it.
  ///
  /// - Parameters:
  ///   - isCommitted: Whether changes since the last commit are left out, as the screen does.
  ///   - time: A time of the main loop.
  /// - Returns: Nil if nothing of the layer has been on the screen and that is asked for.
  package func frozenCopy(committed isCommitted: Bool, at time: CFTimeInterval) -> CALayer? {
    let picture = isCommitted ? committedPicture(at: time) : self.picture(at: time)
    return picture.map { CALayer(frozen: $0) }
  }

  private convenience init(frozen picture: LayerPicture) {
    self.init()
    values = picture.appearance
    name = picture.layer.name
    contentsScale = picture.layer.contentsScale
    drawings = picture.drawings
    ownContents = picture.contents
    sublayers = picture.sublayers.map { CALayer(frozen: $0) }
    mask = picture.mask.map { CALayer(frozen: $0) }
  }
}
