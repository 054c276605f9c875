public import Foundation

/// Works out the numbers of a function.
///
/// Differs from Core Graphics: it is a closure of Swift, not a function of C.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Lets go of the info of a function.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a function is made of.
public struct CGFunctionCallbacks {
  /// The version of the structure; 0.
  public var version: UInt32
  /// Works out the numbers.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Lets go of the info.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Makes callbacks that do nothing.
  public init() {
    self.init(version: 0, evaluate: nil, releaseInfo: nil)
  }

  /// Makes callbacks.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function from numbers to numbers, such as from a place on the way to a color.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [ClosedRange<CGFloat>]
  private let range: [ClosedRange<CGFloat>]
  private let rangeDimension: Int

  /// Makes a function; nil without one that works out the numbers.
  ///
  /// - Parameters:
  ///   - info: Handed to the callbacks.
  ///   - domainDimension: How many numbers go in.
  ///   - domain: The least and the greatest of each; nil for all numbers.
  ///   - rangeDimension: How many numbers come out.
  ///   - range: The least and the greatest of each; nil for all numbers.
  ///   - callbacks: Work out the numbers.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard callbacks.pointee.evaluate != nil, domainDimension > 0, rangeDimension > 0 else {
      return nil
    }
    self.info = info
    self.callbacks = callbacks.pointee
    self.domain = Self.limits(domain, domainDimension)
    self.range = Self.limits(range, rangeDimension)
    self.rangeDimension = rangeDimension
  }

  deinit { callbacks.releaseInfo?(info) }

  private static func limits(
    _ numbers: UnsafePointer<CGFloat>?, _ count: Int
  ) -> [ClosedRange<CGFloat>] {
    guard let numbers else { return [] }
    return (0..<count).map { index in
      let (first, second) = (numbers[2 * index], numbers[2 * index + 1])
      return min(first, second)...max(first, second)
    }
  }

  /// The numbers for a place on the way, from 0 to 1, of what goes in.
  func values(at part: CGFloat) -> [CGFloat] {
    var input = part
    if let limits = domain.first {
      input = limits.lowerBound + (limits.upperBound - limits.lowerBound) * part
    }
    var output = [CGFloat](repeating: 0, count: rangeDimension)
    output.withUnsafeMutableBufferPointer { numbers in
      if let start = numbers.baseAddress { callbacks.evaluate?(info, &input, start) }
    }
    for (index, limits) in range.enumerated() {
      output[index] = min(max(output[index], limits.lowerBound), limits.upperBound)
    }
    return output
  }
}

/// Colors that go over into each other as a function says.
///
/// Differs from Core Graphics: the function is asked at 257 places, when the shading is made; between them colors go over
/// evenly.
public final class CGShading: Sendable {
  /// How many steps there are between the places at which the function is asked.
  private static let steps = 256

  let gradient: CGGradient
  let spread: DrawingGradient.Spread
  let options: CGGradientDrawingOptions

  private init(
    _ space: CGColorSpace, _ spread: DrawingGradient.Spread, _ function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    let width = space.numberOfComponents
    let stops = (0...Self.steps).map { index in
      let part = CGFloat(index) / CGFloat(Self.steps)
      return DrawingGradient.Stop(part, Self.color(function.values(at: part), width))
    }
    gradient = CGGradient(stops)
    self.spread = spread
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  private static func color(_ numbers: [CGFloat], _ width: Int) -> CGColor.Components {
    let alpha = numbers.count > width ? numbers[width] : 1
    guard numbers.count >= width, width == 3 else {
      return CGColor(gray: numbers[0], alpha: alpha).rgba
    }
    return CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha).rgba
  }

  /// Makes colors along a line.
  ///
  /// - Parameters:
  ///   - space: What the function's numbers mean; one more is the opacity.
  ///   - start: Where the function's numbers begin.
  ///   - end: Where they end.
  ///   - function: From a place on the way to a color.
  ///   - extendStart: Whether the first color reaches on before the start.
  ///   - extendEnd: Whether the last color reaches on after the end.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    guard space.model != .pattern else { return nil }
    self.init(
      space, .linear(start, end), function, extendStart: extendStart, extendEnd: extendEnd)
  }

  /// Makes colors from one circle to another; see the other initializer.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    guard space.model != .pattern else { return nil }
    self.init(
      space, .radial(start, startRadius, end, endRadius), function, extendStart: extendStart,
      extendEnd: extendEnd)
  }
}

extension CGContext {
  /// Draws a shading, wherever nothing keeps it away.
  public func drawShading(_ shading: CGShading) {
    paint(shading.gradient, shading.spread, shading.options)
  }
}
