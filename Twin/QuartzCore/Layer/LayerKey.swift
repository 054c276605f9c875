import CoreGraphics
import Foundation

/// Reads and writes a property of a layer by its name, where ``LayerProperty`` does not know it, or where it can
/// be nil.
struct LayerKey: Sendable {
  /// Whether a layer is of the class that has the property.
  private let isProperty: @Sendable (_ layer: CALayer) -> Bool
  let read: @Sendable (CALayer) -> Any?
  let write: @Sendable (CALayer, Any?) -> Void

  /// Finds the property; nil if the layer has none of that name.
  static func named(_ name: String, of layer: CALayer) -> LayerKey? {
    guard let key = table[name], key.isProperty(layer) else { return nil }
    return key
  }

  /// Whether layers of some class have a property of that name here.
  static func isKnown(_ name: String) -> Bool { table[name] != nil }

  /// Whether ``LayerProperty`` knows the name although a layer of this class has no such property.
  static func isForeign(_ name: String, to layer: CALayer) -> Bool {
    switch name {
    case "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
      "lineDashPhase":
      !(layer is CAShapeLayer)
    case "startPoint", "endPoint", "colors", "locations": !(layer is CAGradientLayer)
    default: false
    }
  }

  /// What the class says that a layer begins with.
  ///
  /// Source: tests of gnustep/libs-quartzcore (`geometry.m`, `timing.m`, `masking.m`, `modern.m`), whose values were
  /// read off QuartzCore. Assumed: the values of what the second list has.
  static func classDefault(of name: String) -> Any? {
    namesWithDefaults.contains(name) ? CALayer().value(forKey: name) : nil
  }

  private static let namesWithDefaults: Set = [
    "anchorPoint", "contentsScale", "contentsCenter", "contentsFormat", "cornerCurve",
    "maskedCorners",
    "edgeAntialiasingMask", "allowsEdgeAntialiasing", "allowsGroupOpacity", "drawsAsynchronously",
    "wantsExtendedDynamicRangeContent", "duration", "speed", "fillMode",
    // Whatever else does not begin as nothing.
    "opacity", "contentsRect", "contentsGravity", "rasterizationScale", "doubleSided",
    "borderColor",
    "shadowColor", "shadowOffset", "shadowRadius", "minificationFilter", "magnificationFilter",
    "transform", "sublayerTransform",
  ]

  private static let table: [String: LayerKey] =
    colors.merging(content) { $1 }.merging(look) { $1 }.merging(time) { $1 }
    .merging(shapes) { $1 }.merging(texts) { $1 }.merging(others) { $1 }

  private static let colors: [String: LayerKey] = [
    "backgroundColor": color("backgroundColor", \CALayer.backgroundColor),
    "borderColor": color("borderColor", \CALayer.borderColor),
    "shadowColor": color("shadowColor", \CALayer.shadowColor),
    "shadowPath": object(\CALayer.shadowPath),
  ]

  private static let content: [String: LayerKey] = [
    "name": object(\CALayer.name),
    "delegate": object(\CALayer.delegate),
    "actions": object(\CALayer.actions),
    "mask": object(\CALayer.mask),
    "sublayers": object(\CALayer.sublayers),
    "superlayer": LayerKey(isProperty: { _ in true }, read: \.superlayer, write: { _, _ in }),
    "contents": object(\CALayer.contents),
    "contentsGravity": text(\CALayer.contentsGravity),
    "contentsScale": number(\CALayer.contentsScale),
    "contentsRect": rect(\CALayer.contentsRect),
    "contentsCenter": rect(\CALayer.contentsCenter),
    "contentsFormat": text(\CALayer.contentsFormat),
    "wantsExtendedDynamicRangeContent": flag(\CALayer.wantsExtendedDynamicRangeContent),
    "minificationFilter": text(\CALayer.minificationFilter),
    "magnificationFilter": text(\CALayer.magnificationFilter),
    "minificationFilterBias": number(\CALayer.minificationFilterBias),
    "needsDisplayOnBoundsChange": flag(\CALayer.needsDisplayOnBoundsChange),
    "drawsAsynchronously": flag(\CALayer.drawsAsynchronously),
  ]

  private static let look: [String: LayerKey] = [
    "frame": rect(\CALayer.frame),
    "masksToBounds": flag(\CALayer.masksToBounds),
    "opaque": flag(\CALayer.isOpaque),
    "doubleSided": flag(\CALayer.isDoubleSided),
    "geometryFlipped": flag(\CALayer.isGeometryFlipped),
    "shouldRasterize": flag(\CALayer.shouldRasterize),
    "rasterizationScale": number(\CALayer.rasterizationScale),
    "allowsGroupOpacity": flag(\CALayer.allowsGroupOpacity),
    "allowsEdgeAntialiasing": flag(\CALayer.allowsEdgeAntialiasing),
    "edgeAntialiasingMask": mask(\CALayer.edgeAntialiasingMask),
    "maskedCorners": mask(\CALayer.maskedCorners),
    "cornerCurve": text(\CALayer.cornerCurve),
  ]

  private static let time: [String: LayerKey] = [
    "beginTime": number(\CALayer.beginTime),
    "duration": number(\CALayer.duration),
    "speed": number(\CALayer.speed),
    "timeOffset": number(\CALayer.timeOffset),
    "repeatCount": number(\CALayer.repeatCount),
    "repeatDuration": number(\CALayer.repeatDuration),
    "autoreverses": flag(\CALayer.autoreverses),
    "fillMode": text(\CALayer.fillMode),
  ]

  private static let shapes: [String: LayerKey] = [
    "path": object(\CAShapeLayer.path),
    "fillColor": color("fillColor", \CAShapeLayer.fillColor),
    "strokeColor": color("strokeColor", \CAShapeLayer.strokeColor),
    "fillRule": text(\CAShapeLayer.fillRule),
    "lineCap": text(\CAShapeLayer.lineCap),
    "lineJoin": text(\CAShapeLayer.lineJoin),
    "lineDashPattern": object(\CAShapeLayer.lineDashPattern),
  ]

  private static let texts: [String: LayerKey] = [
    "string": object(\CATextLayer.string),
    "font": object(\CATextLayer.font),
    "fontSize": number(\CATextLayer.fontSize),
    "foregroundColor": color("foregroundColor", \CATextLayer.foregroundColor),
    "wrapped": flag(\CATextLayer.isWrapped),
    "alignmentMode": text(\CATextLayer.alignmentMode),
    "truncationMode": text(\CATextLayer.truncationMode),
  ]

  private static let others: [String: LayerKey] = [
    "colors": object(\CAGradientLayer.colors),
    "locations": object(\CAGradientLayer.locations),
    "type": text(\CAGradientLayer.type),
    "preservesDepth": flag(\CAReplicatorLayer.preservesDepth),
    "instanceDelay": number(\CAReplicatorLayer.instanceDelay),
    "instanceColor": color("instanceColor", \CAReplicatorLayer.instanceColor),
    "instanceRedOffset": number(\CAReplicatorLayer.instanceRedOffset),
    "instanceGreenOffset": number(\CAReplicatorLayer.instanceGreenOffset),
    "instanceBlueOffset": number(\CAReplicatorLayer.instanceBlueOffset),
    "instanceAlphaOffset": number(\CAReplicatorLayer.instanceAlphaOffset),
  ]
}

// MARK: - Kinds of properties

extension LayerKey {
  private typealias Place<Layer, Value> = any ReferenceWritableKeyPath<Layer, Value> & Sendable

  /// A property that keeps an object, or nothing; what it cannot keep takes it away, as does nil.
  private static func object<Layer: CALayer, Value>(_ place: Place<Layer, Value?>) -> LayerKey {
    LayerKey(
      isProperty: { $0 is Layer }, read: { ($0 as? Layer)?[keyPath: place] },
      write: { ($0 as? Layer)?[keyPath: place] = $1 as? Value })
  }

  private static func color<Layer: CALayer>(
    _ name: String, _ place: Place<Layer, CGColor?>
  ) -> LayerKey {
    LayerKey(
      isProperty: { $0 is Layer }, read: { ($0 as? Layer)?[keyPath: place] },
      write: { layer, value in
        layer.setColor(value, forKey: name) { (layer as? Layer)?[keyPath: place] = $0 }
      })
  }

  private static func rect<Layer: CALayer>(_ place: Place<Layer, CGRect>) -> LayerKey {
    LayerKey(
      isProperty: { $0 is Layer }, read: { ($0 as? Layer)?[keyPath: place] },
      write: {
        guard case .rect(let rect) = AnimatableValue($1) else { return }
        ($0 as? Layer)?[keyPath: place] = rect
      })
  }

  private static func flag<Layer: CALayer>(_ place: Place<Layer, Bool>) -> LayerKey {
    LayerKey(
      isProperty: { $0 is Layer },
      read: { ($0 as? Layer).map { NSNumber(value: $0[keyPath: place]) } },
      write: {
        guard case .number(let number) = AnimatableValue($1) else { return }
        ($0 as? Layer)?[keyPath: place] = number != 0
      })
  }

  private static func number<Layer: CALayer, Value: BinaryFloatingPoint & SendableMetatype>(
    _ place: Place<Layer, Value>
  ) -> LayerKey {
    LayerKey(
      isProperty: { $0 is Layer },
      read: { ($0 as? Layer).map { NSNumber(value: Double($0[keyPath: place])) } },
      write: {
        guard case .number(let number) = AnimatableValue($1) else { return }
        ($0 as? Layer)?[keyPath: place] = Value(number)
      })
  }

  /// A choice that has a name; an object has the name, and code may give the choice itself.
  private static func text<Layer: CALayer, Value: RawRepresentable<String> & SendableMetatype>(
    _ place: Place<Layer, Value>
  ) -> LayerKey {
    LayerKey(
      isProperty: { $0 is Layer }, read: { ($0 as? Layer)?[keyPath: place].rawValue },
      write: {
        guard let value = $1 as? Value ?? ($1 as? String).flatMap(Value.init(rawValue:)) else {
          return
        }
        ($0 as? Layer)?[keyPath: place] = value
      })
  }

  private static func mask<Layer: CALayer, Value: OptionSet & SendableMetatype>(
    _ place: Place<Layer, Value>
  ) -> LayerKey where Value.RawValue: FixedWidthInteger & SendableMetatype {
    LayerKey(
      isProperty: { $0 is Layer },
      read: { ($0 as? Layer).map { NSNumber(value: Int($0[keyPath: place].rawValue)) } },
      write: {
        let value: Value? =
          if case .number(let number) = AnimatableValue($1) {
            Value(rawValue: Value.RawValue(number))
          } else { $1 as? Value }
        guard let value else { return }
        ($0 as? Layer)?[keyPath: place] = value
      })
  }
}
