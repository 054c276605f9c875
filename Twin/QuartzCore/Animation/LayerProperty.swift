import CoreGraphics

/// Reads and writes a property that an animation's key path names.
package struct LayerProperty: Sendable {
  typealias Appearance = CALayer.Appearance

  let get: @Sendable (Appearance) -> AnimatableValue
  let set: @Sendable (inout Appearance, AnimatableValue) -> Void

  /// Finds the property; nil if animations cannot change it.
  package init?(keyPath: String) {
    // Nearly all animations are of these; to look into the table takes far longer.
    switch keyPath {
    case "position": self = .position
    case "opacity": self = .opacity
    case "transform": self = .transform
    case "bounds": self = .bounds
    default:
      guard let property = Self.table[keyPath] else { return nil }
      self = property
    }
  }

  /// A value of an app's own; nil for a name that has a meaning already.
  init?(ownName name: String) {
    guard !LayerKey.isKnown(name), !name.contains(".") else { return nil }
    self.init(get: { $0.own[name] ?? .number(0) }, set: { $0.own[name] = $1 })
  }

  private init(
    get: @escaping @Sendable (Appearance) -> AnimatableValue,
    set: @escaping @Sendable (inout Appearance, AnimatableValue) -> Void
  ) {
    self.get = get
    self.set = set
  }

  // What nearly every animation changes is written out: a key path takes far longer to follow.
  private static let position = LayerProperty(
    get: { .point($0.position) },
    set: { if case .point(let point) = $1 { $0.position = point } })
  private static let bounds = LayerProperty(
    get: { .rect($0.bounds) },
    set: { if case .rect(let rect) = $1 { $0.bounds = rect } })
  private static let transform = LayerProperty(
    get: { .transform($0.transform) },
    set: { if case .transform(let transform) = $1 { $0.transform = transform } })
  private static let opacity = LayerProperty(
    get: { .number(Double($0.opacity)) },
    set: { if case .number(let number) = $1 { $0.opacity = Float(number) } })

  private static let table: [String: LayerProperty] =
    geometry.merging(transforms) { $1 }.merging(style) { $1 }.merging(contents) { $1 }

  private static let geometry: [String: LayerProperty] = [
    "position": .position,
    "position.x": number(\.position.x),
    "position.y": number(\.position.y),
    "zPosition": number(\.zPosition),
    "anchorPoint": point(\.anchorPoint),
    "anchorPoint.x": number(\.anchorPoint.x),
    "anchorPoint.y": number(\.anchorPoint.y),
    "anchorPointZ": number(\.anchorPointZ),
    "bounds": .bounds,
    "bounds.origin": point(\.bounds.origin),
    "bounds.origin.x": number(\.bounds.origin.x),
    "bounds.origin.y": number(\.bounds.origin.y),
    "bounds.size": size(\.bounds.size),
    "bounds.size.width": number(\.bounds.size.width),
    "bounds.size.height": number(\.bounds.size.height),
  ]

  /// Source: Core Animation Programming Guide, "Key-value coding extensions", for all names but `scale.xy`. Also a point
  /// shifts, and so a path does (airbnb/lottie-ios, `CALayer+addAnimation`).
  private static let transforms: [String: LayerProperty] = [
    "transform": .transform,
    "sublayerTransform": transform(\.sublayerTransform),
    "transform.translation": LayerProperty(
      get: { .size(CGSize(width: $0.transform.m41, height: $0.transform.m42)) },
      set: {
        switch $1 {
        case .size(let size): ($0.transform.m41, $0.transform.m42) = (size.width, size.height)
        case .point(let point): ($0.transform.m41, $0.transform.m42) = (point.x, point.y)
        default: break  // Nothing else shifts.
        }
      }),
    "transform.translation.x": number(\.transform.m41),
    "transform.translation.y": number(\.transform.m42),
    "transform.translation.z": part(\.translation.z),
    "transform.rotation": part(\.rotation, \.rotation.z),
    "transform.rotation.x": part(\.rotation.x),
    "transform.rotation.y": part(\.rotation.y),
    "transform.rotation.z": part(\.rotation, \.rotation.z),
    "transform.scale": scale,
    // Source: not documented, but what animation libraries use (`MDMKeyPathScale` of motion-animator-objc).
    "transform.scale.xy": planeScale,
    "transform.scale.x": part(\.scale.width, \.scale.x),
    "transform.scale.y": part(\.scale.height, \.scale.y),
    "transform.scale.z": part(\.scale.z),
  ]

  /// The same for all three axes, and their average: "Core Animation extensions to key-value coding" in the guide.
  private static let scale = LayerProperty(
    get: { appearance in
      let depth = part(\.scale.z).get(appearance).number
      return .number((2 * planeScale.get(appearance).number + depth) / 3)
    },
    set: { appearance, value in
      planeScale.set(&appearance, value)
      part(\.scale.z).set(&appearance, value)
    })

  private static let planeScale = LayerProperty(
    get: { appearance in
      let width = part(\.scale.width, \.scale.x).get(appearance).number
      let height = part(\.scale.height, \.scale.y).get(appearance).number
      return .number((width + height) / 2)
    },
    set: { appearance, value in
      part(\.scale.width, \.scale.x).set(&appearance, value)
      part(\.scale.height, \.scale.y).set(&appearance, value)
    })

  private static let style: [String: LayerProperty] = [
    "hidden": LayerProperty(
      get: { .number($0.isHidden ? 1 : 0) },
      set: { if case .number(let number) = $1 { $0.isHidden = number >= 0.5 } }),
    "opacity": .opacity,
    "backgroundColor": color(\.backgroundColor),
    "cornerRadius": number(\.cornerRadius),
    "borderWidth": number(\.borderWidth),
    "borderColor": color(\.borderColor),
    "shadowColor": color(\.shadowColor),
    "shadowOpacity": number(\.shadowOpacity),
    "shadowOffset": size(\.shadowOffset),
    "shadowOffset.width": number(\.shadowOffset.width),
    "shadowOffset.height": number(\.shadowOffset.height),
    "shadowRadius": number(\.shadowRadius),
    "shadowPath": path(\.shadowPath),
  ]

  private static let contents: [String: LayerProperty] = [
    "path": path(\.shape[or: .init()].path),
    "fillColor": color(\.shape[or: .init()].fillColor),
    "strokeColor": color(\.shape[or: .init()].strokeColor),
    "strokeStart": number(\.shape[or: .init()].strokeStart),
    "strokeEnd": number(\.shape[or: .init()].strokeEnd),
    "lineWidth": number(\.shape[or: .init()].lineWidth),
    "miterLimit": number(\.shape[or: .init()].miterLimit),
    "lineDashPhase": number(\.shape[or: .init()].lineDashPhase),
    "startPoint": point(\.gradient[or: .init()].startPoint),
    "endPoint": point(\.gradient[or: .init()].endPoint),
    "colors": LayerProperty(
      get: { .colors($0.gradient?.colors ?? []) },
      set: { if case .colors(let colors) = $1 { $0.gradient?.colors = colors } }),
    "locations": LayerProperty(
      get: { .numbers($0.gradient?.locations ?? []) },
      set: { if case .numbers(let numbers) = $1 { $0.gradient?.locations = numbers } }),
  ]
}

// MARK: - Kinds of properties

extension LayerProperty {
  typealias Place<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

  private static func number(_ place: Place<Appearance, CGFloat>) -> LayerProperty {
    LayerProperty(
      get: { .number($0[keyPath: place]) },
      set: { if case .number(let number) = $1 { $0[keyPath: place] = number } })
  }

  private static func number(_ place: Place<Appearance, Float>) -> LayerProperty {
    LayerProperty(
      get: { .number(Double($0[keyPath: place])) },
      set: { if case .number(let number) = $1 { $0[keyPath: place] = Float(number) } })
  }

  private static func point(_ place: Place<Appearance, CGPoint>) -> LayerProperty {
    LayerProperty(
      get: { .point($0[keyPath: place]) },
      set: { if case .point(let point) = $1 { $0[keyPath: place] = point } })
  }

  private static func size(_ place: Place<Appearance, CGSize>) -> LayerProperty {
    LayerProperty(
      get: { .size($0[keyPath: place]) },
      set: { if case .size(let size) = $1 { $0[keyPath: place] = size } })
  }

  private static func transform(_ place: Place<Appearance, CATransform3D>) -> LayerProperty {
    LayerProperty(
      get: { .transform($0[keyPath: place]) },
      set: { if case .transform(let transform) = $1 { $0[keyPath: place] = transform } })
  }

  private static func color(_ place: Place<Appearance, CGColor.Components?>) -> LayerProperty {
    LayerProperty(
      get: { .color($0[keyPath: place] ?? .clear) },
      set: { if case .color(let color) = $1 { $0[keyPath: place] = color } })
  }

  private static func path(_ place: Place<Appearance, [CGPath.Segment]?>) -> LayerProperty {
    LayerProperty(
      get: { .path($0[keyPath: place] ?? []) },
      set: { if case .path(let path) = $1 { $0[keyPath: place] = path } })
  }

  /// One part of the layer's transform, of the plane or of space; transforms that cannot be taken apart stay as
  /// they are.
  private static func part(
    _ plane: Place<TransformParts, CGFloat>, _ space: Place<SpaceParts, CGFloat>
  ) -> LayerProperty {
    let spatial = part(space)
    return LayerProperty(
      get: { appearance in
        TransformParts(appearance.transform).map { .number(Double($0[keyPath: plane])) }
          ?? spatial.get(appearance)
      },
      set: { appearance, value in
        guard var parts = TransformParts(appearance.transform) else {
          return spatial.set(&appearance, value)
        }
        guard case .number(let number) = value else { return }
        parts[keyPath: plane] = number
        appearance.transform = parts.transform
      })
  }

  /// One part of the layer's transform in space.
  private static func part(_ place: Place<SpaceParts, CGFloat>) -> LayerProperty {
    LayerProperty(
      get: { .number((SpaceParts($0.transform) ?? .identity)[keyPath: place]) },
      set: { appearance, value in
        guard case .number(let number) = value, var parts = SpaceParts(appearance.transform) else {
          return
        }
        parts[keyPath: place] = number
        appearance.transform = parts.transform
      })
  }
}

extension AnimatableValue {
  /// The number that it is; 0 for anything else.
  fileprivate var number: Double {
    if case .number(let number) = self { number } else { 0 }
  }
}

extension Optional where Wrapped: Hashable {
  /// The value, or a fallback if there is none; writing into nothing changes nothing.
  fileprivate subscript(or fallback: Wrapped) -> Wrapped {
    get { self ?? fallback }
    set { if self != nil { self = newValue } }
  }
}
