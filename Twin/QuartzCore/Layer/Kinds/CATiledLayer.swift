public import CoreGraphics

/// A layer for large pictures, which is drawn in tiles.
///
/// Differs from QuartzCore: it is drawn as a whole, on the main thread, and nothing fades in.
open class CATiledLayer: CALayer {
  /// How long new tiles take to come in, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// How many sizes of the picture there are.
  open var levelsOfDetail = 1
  /// How many of them are larger than the layer.
  open var levelsOfDetailBias = 0
  /// How large tiles are, in pixels. Source of the default: Apple, "tileSize".
  open var tileSize = CGSize(width: 256, height: 256)
}

/// A layer that holds others in space, and shows nothing of its own.
///
/// Differs from QuartzCore: its sublayers are flattened into its plane, as in any layer.
open class CATransformLayer: CALayer {
  /// Never: there is no plane that could be hit (Apple, "CATransformLayer").
  open override func contains(_ p: CGPoint) -> Bool { false }

  /// The layer inside that is hit; never this one.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let point = superlayer.map { convert(p, from: $0) } ?? p
    return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(point) }.first
  }
}
