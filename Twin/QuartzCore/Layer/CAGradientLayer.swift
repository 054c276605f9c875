public import CoreGraphics

/// How the colors of a gradient spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// Outwards from a point.
  public static let radial = Self(rawValue: "radial")
  /// Around a point, clockwise, from the direction in which the other point is.
  public static let conic = Self(rawValue: "conic")
}

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  override var initialAppearance: Appearance {
    var appearance = super.initialAppearance
    appearance.gradient = Appearance.Gradient()
    return appearance
  }

  override func copyForScreen() -> CALayer {
    copy(unlessOf: CAGradientLayer.self) ?? CAGradientLayer(layer: self)
  }

  private var gradient: Appearance.Gradient { values.gradient ?? Appearance.Gradient() }

  @inline(__always)
  private func change<Value: Equatable>(
    gradient place: WritableKeyPath<Appearance.Gradient, Value>, _ key: String, to value: Value
  ) {
    guard gradient[keyPath: place] != value else { return }
    var changed = gradient
    changed[keyPath: place] = value
    let action = actionOfChange(forKey: key)
    values.gradient = changed
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The colors, as `CGColor` values.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors.map { CGColor($0) } }
    set {
      let colors = (newValue ?? []).compactMap { ($0 as? CGColor)?.rgba }
      change(gradient: \.colors, "colors", to: colors)
    }
  }

  /// Where each color is, as parts of the way from 0 to 1; evenly spread if nil.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: $0) } }
    set { change(gradient: \.locations, "locations", to: newValue?.map(\.doubleValue)) }
  }

  /// Where the first color is, as a part of the layer's size; the middle of colors that spread outwards or around.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(gradient: \.startPoint, "startPoint", to: newValue) }
  }

  /// Where the last color is, as a part of the layer's size; how far away from the middle in each direction where
  /// colors spread outwards, and where the first one is where they spread around.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(gradient: \.endPoint, "endPoint", to: newValue) }
  }

  /// How the colors spread.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change(gradient: \.type, "type", to: newValue) }
  }
}
