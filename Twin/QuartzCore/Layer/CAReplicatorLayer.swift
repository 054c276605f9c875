public import CoreGraphics

/// A layer that shows its sublayers several times.
///
/// Differs from QuartzCore: depth of copies is not kept. Where a copy has another color than white, the edges
/// of what is in it are a little sharper.
open class CAReplicatorLayer: CALayer {
  typealias Copying = Appearance.Copying

  override var initialAppearance: Appearance {
    var appearance = super.initialAppearance
    appearance.copying = Copying()
    return appearance
  }

  override func copyForScreen() -> CALayer {
    copy(unlessOf: CAReplicatorLayer.self) ?? CAReplicatorLayer(layer: self)
  }

  /// Whether the depth of sublayers is kept.
  open var preservesDepth = false

  private func changeCopies<Value: Equatable>(
    _ place: WritableKeyPath<Copying, Value>, _ key: String, to value: Value
  ) {
    var copying = values.copying ?? Copying()
    guard copying[keyPath: place] != value else { return }
    let action = actionOfChange(forKey: key)
    copying[keyPath: place] = value
    values.copying = copying
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private var copying: Copying { values.copying ?? Copying() }

  /// How many copies there are, the sublayers themselves included.
  open var instanceCount: Int {
    get { copying.count }
    set { changeCopies(\.count, "instanceCount", to: newValue) }
  }

  /// How much later each copy is than the one before, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { copying.delay }
    set { changeCopies(\.delay, "instanceDelay", to: newValue) }
  }

  /// Where each copy is, seen from the one before; about the middle of the layer.
  open var instanceTransform: CATransform3D {
    get { copying.transform }
    set { changeCopies(\.transform, "instanceTransform", to: newValue) }
  }

  /// The color by which the first is multiplied; opaque white unless set.
  open var instanceColor: CGColor? {
    get { CGColor(copying.color) }
    set { changeCopies(\.color, "instanceColor", to: newValue?.rgba ?? Copying().color) }
  }

  /// What each copy has more of red than the one before.
  open var instanceRedOffset: Float {
    get { copying.offsets.x }
    set { changeCopies(\.offsets.x, "instanceRedOffset", to: newValue) }
  }

  /// What each copy has more of green than the one before.
  open var instanceGreenOffset: Float {
    get { copying.offsets.y }
    set { changeCopies(\.offsets.y, "instanceGreenOffset", to: newValue) }
  }

  /// What each copy has more of blue than the one before.
  open var instanceBlueOffset: Float {
    get { copying.offsets.z }
    set { changeCopies(\.offsets.z, "instanceBlueOffset", to: newValue) }
  }

  /// How much more opaque each copy is than the one before.
  open var instanceAlphaOffset: Float {
    get { copying.offsets.w }
    set { changeCopies(\.offsets.w, "instanceAlphaOffset", to: newValue) }
  }
}
