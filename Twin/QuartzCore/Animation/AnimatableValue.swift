package import CoreGraphics

/// A value that an animation can be between two of.
package enum AnimatableValue: Hashable, Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Apart from the value, which would be four times as large otherwise.
  indirect case transform(CATransform3D)
  case color(CGColor.Components)
  case colors([CGColor.Components])
  case numbers([Double])
  case path([CGPath.Segment])

  /// Reads what an app put into `fromValue`, `toValue`, `byValue` or `values`.
  package init?(_ value: Any?) {
    // What most animations have comes first: each question that is answered with no takes its time.
    switch value {
    case let value as CGFloat: self = .number(Double(value))
    case let value as CGPoint: self = .point(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGColor: self = .color(value.rgba)
    case let value as CGSize: self = .size(value)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGPath: self = .path(value.segments)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue: self.init(object: value)
    case let value as [CGColor]: self = .colors(value.map(\.rgba))
    case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
    default: return nil
    }
  }

  /// Reads what an app put into an object, as it has to in Objective-C and often does in Swift.
  private init?(object: NSValue) {
    switch String(cString: object.objCType) {
    case "{CGPoint=dd}": self = .point(object.pointValue)
    case "{CGSize=dd}": self = .size(object.sizeValue)
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": self = .rect(object.rectValue)
    case NSValue.transformType: self = .transform(object.caTransform3DValue)
    case NSValue.affineTransformType:
      self = .transform(CATransform3DMakeAffineTransform(object.affineTransform))
    default: return nil
    }
  }

  /// The value as Core Animation gives it: a number is an object.
  package var boxed: Any {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): CGColor(value)
    case .colors(let value): value.map { CGColor($0) }
    case .numbers(let value): value.map { NSNumber(value: $0) }
    case .path(let value): CGPath(segments: value)
    }
  }

  /// The value that lies a fraction of the way to another one.
  ///
  /// Values of different shapes (other kinds, paths with other steps) have nothing between them:
  /// the result is the other one.
  func interpolated(to other: AnimatableValue, fraction: Double) -> AnimatableValue {
    if case .transform(let from) = self, case .transform(let to) = other {
      if let fromParts = TransformParts(from), let toParts = TransformParts(to) {
        return .transform(fromParts.interpolated(to: toParts, fraction: fraction).transform)
      }
      if let fromParts = SpaceParts(from), let toParts = SpaceParts(to) {
        return .transform(fromParts.interpolated(to: toParts, fraction: fraction))
      }
    }
    return combined(with: other) { $0 + ($1 - $0) * fraction } ?? other
  }

  /// The value at a fraction of a smooth curve to another one, which comes from a value before and
  /// goes on to one after.
  ///
  /// Transforms, and values of different shapes, go straight.
  func smooth(
    to other: AnimatableValue, before: AnimatableValue, after: AnimatableValue,
    _ bends: (leaving: SplineBend, arriving: SplineBend), fraction: Double
  ) -> AnimatableValue {
    if case .transform = self { return interpolated(to: other, fraction: fraction) }
    guard let step = other.combined(with: self, { $0 - $1 }),
      let start = combined(with: before, { $0 - $1 })?.combined(
        with: step, bends.leaving.leaving),
      let end = after.combined(with: other, { $0 - $1 }).flatMap({
        step.combined(with: $0, bends.arriving.arriving)
      })
    else { return interpolated(to: other, fraction: fraction) }
    let (t, rest) = (fraction, 1 - fraction)
    let straight = combined(with: other) {
      rest * rest * (1 + 2 * t) * $0 + t * t * (3 - 2 * t) * $1
    }
    let bend = start.combined(with: end) { t * rest * (rest * $0 - t * $1) }
    return straight.flatMap { straight in bend.map(straight.adding) } ?? other
  }

  /// The sum; for transforms, this one followed by the other.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    if case .transform(let first) = self, case .transform(let second) = other {
      return .transform(CATransform3DConcat(first, second))
    }
    return combined(with: other) { $0 + $1 } ?? self
  }

  /// The difference; for transforms, this one after undoing the other.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    if case .transform(let first) = self, case .transform(let second) = other {
      return .transform(CATransform3DConcat(first, CATransform3DInvert(second)))
    }
    return combined(with: other) { $0 - $1 } ?? self
  }

  /// What an additive animation leads from and to, to show this value where a layer has another one.
  package func additiveEnds(
    at model: AnimatableValue
  ) -> (from: AnimatableValue, to: AnimatableValue) {
    (subtracting(model), model.subtracting(model))
  }

  /// How far it is to another value: the length of the difference.
  func distance(to other: AnimatableValue) -> Double {
    zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// Nil for values of different shapes. Those that nearly all animations have need no list of numbers.
  private func combined(
    with other: AnimatableValue, _ combine: (Double, Double) -> Double
  ) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let number), .number(let other)):
      return .number(combine(number, other))
    case (.point(let point), .point(let other)):
      return .point(CGPoint(x: combine(point.x, other.x), y: combine(point.y, other.y)))
    case (.size(let size), .size(let other)):
      return .size(
        CGSize(
          width: combine(size.width, other.width), height: combine(size.height, other.height)))
    default:
      guard hasShape(of: other) else { return nil }
      return replacing(numbers: zip(numbers, other.numbers).map(combine))
    }
  }

  private func hasShape(of other: AnimatableValue) -> Bool {
    replacing(numbers: numbers.map { _ in 0 })
      == other.replacing(numbers: other.numbers.map { _ in 0 })
  }
}

// MARK: - A value as a row of numbers

extension AnimatableValue {
  private var numbers: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value):
      // A difference may have a negative size, which `width` and `height` would hide.
      [value.origin.x, value.origin.y, value.size.width, value.size.height]
    case .transform(let value): value.rows.flatMap { $0.map { Double($0) } }
    case .color(let value): value.numbers
    case .colors(let values): values.flatMap(\.numbers)
    case .numbers(let values): values
    case .path(let segments): segments.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
    }
  }

  /// A value of the same shape with other numbers, of which there must be as many.
  private func replacing(numbers n: [Double]) -> AnimatableValue {
    switch self {
    case .number: return .number(n[0])
    case .point: return .point(CGPoint(x: n[0], y: n[1]))
    case .size: return .size(CGSize(width: n[0], height: n[1]))
    case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .transform:
      let rows = (0..<4).map { row in (0..<4).map { CGFloat(n[4 * row + $0]) } }
      return .transform(CATransform3D(rows: rows))
    case .color: return .color(CGColor.Components(n[...]))
    case .colors(let old):
      return .colors(old.indices.map { CGColor.Components(n[(4 * $0)...]) })
    case .numbers: return .numbers(n)
    case .path(let segments):
      var rest = n[...]
      return .path(
        segments.map { segment in
          segment.mapPoints { _ in CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
        })
    }
  }
}

extension CGColor.Components {
  fileprivate var numbers: [Double] { [red, green, blue, alpha] }

  fileprivate init(_ n: ArraySlice<Double>) {
    let first = n.startIndex
    self.init(red: n[first], green: n[first + 1], blue: n[first + 2], alpha: n[first + 3])
  }
}
