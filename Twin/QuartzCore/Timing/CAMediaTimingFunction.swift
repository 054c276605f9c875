public import CoreGraphics

/// The name of a pace that Core Animation knows.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same pace all the time.
  public static let linear = Self(rawValue: "linear")
  /// Begins slowly.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Begins and ends slowly.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The pace of most system animations: a quick beginning and a slow end.
  public static let `default` = Self(rawValue: "default")
}

/// The pace of an animation, as a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let curve: CubicPace

  /// Makes a pace that has a name; an unknown name means linear.
  ///
  /// Source of the numbers: QuartzCore documentation, `CAMediaTimingFunctionName`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes a pace from the two points that pull the curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicPace(
      x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }

  /// Puts the x and y of a point of the curve into two numbers; 0 and 3 are the ends.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point = curve.controlPoint(at: idx)
    ptr[0] = Float(point.x)
    ptr[1] = Float(point.y)
  }

  /// A point of the curve; 0 and 3 are the ends.
  package func controlPoint(at index: Int) -> CGPoint {
    let point = curve.controlPoint(at: index)
    return CGPoint(x: point.x, y: point.y)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }

  /// How far an animation has come after a part of its time.
  package func value(at fraction: Double) -> Double {
    curve.value(at: fraction)
  }
}

/// A cubic curve from (0, 0) to (1, 1) as a function of x.
private struct CubicPace: Hashable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  func controlPoint(at index: Int) -> (x: Double, y: Double) {
    switch index {
    case ...0: (0, 0)
    case 1: (x1, y1)
    case 2: (x2, y2)
    default: (1, 1)
    }
  }

  /// The y of the point with a given x.
  func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    guard x1 != y1 || x2 != y2 else { return x }
    return Self.coordinate(parameter(at: x), y1, y2)
  }

  /// The curve's parameter at x: x grows with it, so halving the interval always finds it.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
