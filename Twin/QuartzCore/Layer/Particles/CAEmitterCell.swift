public import CoreGraphics
public import Foundation

/// What the particles of an emitter layer are like.
///
/// A layer takes over what a cell says when the cell is given to it; changes made later do not show.
///
/// Differs from QuartzCore: particles have no particles of their own and lie in the plane; a magnification, a
/// rectangle of the contents and filters do not count; no archives.
open class CAEmitterCell: NSObject, CAMediaTiming {
  var values = Emission.Cell()

  /// Makes a cell without particles.
  public override init() {
    super.init()
  }

  /// A name for the app's own use.
  open var name: String?
  /// Whether there are particles.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// How many particles come in a second.
  open var birthRate: Float {
    get { values.birthRate }
    set { values.birthRate = newValue }
  }

  /// How long a particle lives, in seconds.
  open var lifetime: Float {
    get { values.lifetime.mean }
    set { values.lifetime.mean = newValue }
  }

  /// By how much in all lifetimes differ, in seconds: half of it up or down.
  open var lifetimeRange: Float {
    get { values.lifetime.range }
    set { values.lifetime.range = newValue }
  }

  /// Where particles fly in space, in radians. Kept: they lie in the plane.
  open var emissionLatitude: CGFloat = 0

  /// Where particles fly, in radians from the direction to the right.
  open var emissionLongitude: CGFloat {
    get { values.longitude }
    set { values.longitude = newValue }
  }

  /// The angle of the cone into which they fly, in radians.
  open var emissionRange: CGFloat {
    get { values.cone }
    set { values.cone = newValue }
  }

  /// How fast they fly, in points per second.
  open var velocity: CGFloat {
    get { CGFloat(values.velocity.mean) }
    set { values.velocity.mean = Float(newValue) }
  }

  /// By how much in all speeds differ.
  open var velocityRange: CGFloat {
    get { CGFloat(values.velocity.range) }
    set { values.velocity.range = Float(newValue) }
  }

  /// What pulls them to the right, in points per second squared.
  open var xAcceleration: CGFloat {
    get { values.acceleration.dx }
    set { values.acceleration.dx = newValue }
  }

  /// What pulls them down, in points per second squared.
  open var yAcceleration: CGFloat {
    get { values.acceleration.dy }
    set { values.acceleration.dy = newValue }
  }

  /// What pulls them to the eye. Kept: they lie in the plane.
  open var zAcceleration: CGFloat = 0

  /// How large they are, compared with their contents.
  open var scale: CGFloat {
    get { CGFloat(values.scale.mean) }
    set { values.scale.mean = Float(newValue) }
  }

  /// By how much in all sizes differ.
  open var scaleRange: CGFloat {
    get { CGFloat(values.scale.range) }
    set { values.scale.range = Float(newValue) }
  }

  /// How much larger they become in a second.
  open var scaleSpeed: CGFloat {
    get { CGFloat(values.scale.speed) }
    set { values.scale.speed = Float(newValue) }
  }

  /// How fast they turn, in radians per second.
  open var spin: CGFloat {
    get { CGFloat(values.spin.mean) }
    set { values.spin.mean = Float(newValue) }
  }

  /// By how much in all the speeds differ at which they turn.
  open var spinRange: CGFloat {
    get { CGFloat(values.spin.range) }
    set { values.spin.range = Float(newValue) }
  }

  /// The color by which they are multiplied; opaque white unless set.
  ///
  /// Differs from QuartzCore: any other color than white is that of the whole particle.
  open var color: CGColor? {
    get { CGColor(values.color) }
    set { values.color = newValue?.rgba ?? Emission.Cell().color }
  }

  /// By how much in all red differs.
  open var redRange: Float {
    get { values.ranges.x }
    set { values.ranges.x = newValue }
  }
  /// By how much in all green differs.
  open var greenRange: Float {
    get { values.ranges.y }
    set { values.ranges.y = newValue }
  }
  /// By how much in all blue differs.
  open var blueRange: Float {
    get { values.ranges.z }
    set { values.ranges.z = newValue }
  }
  /// By how much in all opacity differs.
  open var alphaRange: Float {
    get { values.ranges.w }
    set { values.ranges.w = newValue }
  }
  /// How much more red there is in a second.
  open var redSpeed: Float {
    get { values.speeds.x }
    set { values.speeds.x = newValue }
  }
  /// How much more green there is in a second.
  open var greenSpeed: Float {
    get { values.speeds.y }
    set { values.speeds.y = newValue }
  }
  /// How much more blue there is in a second.
  open var blueSpeed: Float {
    get { values.speeds.z }
    set { values.speeds.z = newValue }
  }
  /// How much more opaque they become in a second.
  open var alphaSpeed: Float {
    get { values.speeds.w }
    set { values.speeds.w = newValue }
  }

  /// The picture of a particle, a `CGImage`; nil for none.
  open var contents: Any? {
    get { values.image }
    set { values.image = newValue as? CGImage }
  }

  /// How many pixels of the picture are a point.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }

  /// The part of the picture that shows. Kept: all shows.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How a picture is made smaller. Kept.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// How a picture is made larger. Kept.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// How blurred a picture that is made smaller may be. Kept.
  open var minificationFilterBias: Float = 0
  /// Values of properties that nobody has set. Kept.
  open var style: [AnyHashable: Any]?

  /// The cells of the particles' own particles. Kept: they have none.
  open var emitterCells: [CAEmitterCell]?

  // MARK: Timing

  /// When particles begin to come, in seconds of the layer's time.
  open var beginTime: CFTimeInterval {
    get { values.beginTime }
    set { values.beginTime = newValue }
  }

  /// How long particles come, in seconds; 0 for ever.
  open var duration: CFTimeInterval {
    get { values.duration }
    set { values.duration = newValue }
  }

  /// Kept.
  open var speed: Float = 1
  /// Kept.
  open var timeOffset: CFTimeInterval = 0
  /// Kept.
  open var repeatCount: Float = 0
  /// Kept.
  open var repeatDuration: CFTimeInterval = 0
  /// Kept.
  open var autoreverses = false
  /// Kept.
  open var fillMode = CAMediaTimingFillMode.removed
}
