package import CoreGraphics

extension CALayer.Appearance {
  /// The copies that a replicator layer makes.
  struct Copying: Hashable, Sendable {
    var count = 1
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var color = CGColor.Components(red: 1, green: 1, blue: 1, alpha: 1)
    /// What each copy has more of red, green, blue and opacity.
    var offsets = SIMD4<Float>.zero
  }
}

extension LayerPicture {
  /// One of the copies of what is in a replicator layer.
  package struct Copy {
    /// From its coordinates to those of the layer.
    package let transform: CATransform3D
    /// The color by which it is multiplied.
    package let color: CGColor.Components
    /// What the sublayers show in it.
    package let sublayers: [LayerPicture]
  }
}

extension CALayer {
  /// The copies of what is in a layer, with the first; nil for a layer that makes no copies.
  ///
  /// Source: QuartzCore documentation, `CAReplicatorLayer`: each is transformed about the center of the layer,
  /// as seen from the one before, and shows its sublayers a delay later.
  func copies(of appearance: Appearance, at time: CFTimeInterval) -> [LayerPicture.Copy]? {
    guard let copying = appearance.copying, copying != Appearance.Copying() else { return nil }
    let middle = CGPoint(x: appearance.bounds.midX, y: appearance.bounds.midY)
    let toMiddle = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
    let back = CATransform3DMakeTranslation(middle.x, middle.y, 0)
    var transform = CATransform3DIdentity
    return (0..<max(0, copying.count)).map { index in
      let placed = CATransform3DConcat(CATransform3DConcat(toMiddle, transform), back)
      transform = CATransform3DConcat(copying.transform, transform)
      let moment = time - copying.delay * CFTimeInterval(index)
      return LayerPicture.Copy(
        transform: placed, color: copying.color(of: index),
        sublayers: shownSublayers.map { $0.picture(at: moment) })
    }
  }
}

extension CALayer.Appearance.Copying {
  fileprivate func color(of index: Int) -> CGColor.Components {
    func part(_ number: CGFloat, _ offset: Float) -> CGFloat {
      min(1, max(0, number + CGFloat(offset) * CGFloat(index)))
    }
    return CGColor.Components(
      red: part(color.red, offsets.x), green: part(color.green, offsets.y),
      blue: part(color.blue, offsets.z), alpha: part(color.alpha, offsets.w))
  }
}

extension DrawingGroup {
  /// The commands with their colors multiplied by one.
  package func multiplied(by color: CGColor.Components) -> DrawingGroup {
    var group = self
    group.opacity *= color.alpha
    guard color.red < 1 || color.green < 1 || color.blue < 1 else { return group }
    var opaque = color
    opaque.alpha = 1
    let everywhere = CGRect(x: -5_000, y: -5_000, width: 10_000, height: 10_000)
    let area = CGPath(rect: everywhere, transform: nil).segments
    var layer = DrawingGroup([.fill(area, .winding, opaque)])
    layer.blend = .multiply
    group.isIsolated = true
    group.mask = commands
    group.commands.append(.group(layer))
    return group
  }
}
