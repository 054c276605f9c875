public import CoreGraphics

/// A layer that shows its sublayers several times.
///
/// Differs from QuartzCore: all that is said of the copies is kept, and the sublayers show once.
open class CAReplicatorLayer: CALayer {
  /// How many copies there are, the sublayers themselves included.
  open var instanceCount = 1
  /// Whether the depth of sublayers is kept.
  open var preservesDepth = false
  /// How much later each copy is than the one before, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// Where each copy is, seen from the one before.
  open var instanceTransform = CATransform3DIdentity
  /// The color by which the first is multiplied; opaque white unless set.
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// What each copy has more of red than the one before.
  open var instanceRedOffset: Float = 0
  /// What each copy has more of green than the one before.
  open var instanceGreenOffset: Float = 0
  /// What each copy has more of blue than the one before.
  open var instanceBlueOffset: Float = 0
  /// How much more opaque each copy is than the one before.
  open var instanceAlphaOffset: Float = 0
}
