public import Foundation

/// Colors that go over into each other.
public final class CGGradient: Sendable {
  /// The colors, by rising location.
  let stops: [DrawingGradient.Stop]

  init(_ stops: [DrawingGradient.Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colors; nil if there are none.
  ///
  /// - Parameters:
  ///   - space: Ignored: all colors are sRGB.
  ///   - colors: The colors, as `CGColor` values.
  ///   - locations: Where each is, from 0 to 1; nil for evenly spread ones.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      DrawingGradient.Stop(locations?[index] ?? CGFloat(index) / last, color)
    }
    self.init(stops.sorted { $0.location < $1.location })
  }

  /// Makes a gradient of numbers; nil if there are none.
  ///
  /// - Parameters:
  ///   - space: Says how many numbers a color has, besides its opacity.
  ///   - components: The numbers of all colors, one after the other.
  ///   - locations: Where each is, from 0 to 1; nil for evenly spread ones.
  ///   - count: How many colors there are.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      let numbers = components + index * width
      return width == 2
        ? CGColor(gray: numbers[0], alpha: numbers[1])
        : CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Makes options from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first color reaches on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color reaches on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// A gradient as it was drawn.
package struct DrawingGradient: Hashable, Sendable {
  /// A color at a place on the way.
  package struct Stop: Hashable, Sendable {
    /// 0 (start) to 1 (end).
    package var location: CGFloat
    /// The color there.
    package var color: CGColor.Components

    /// Makes a stop.
    package init(_ location: CGFloat, _ color: CGColor.Components) {
      self.location = location
      self.color = color
    }
  }

  /// How the colors spread.
  package enum Spread: Hashable, Sendable {
    /// Along a line.
    case linear(CGPoint, CGPoint)
    /// From one circle to another.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  /// How the colors spread.
  package var spread: Spread
  /// The colors, by rising location; beyond the first and the last one they go on.
  package var stops: [Stop]

  /// Makes a gradient that goes on beyond its ends.
  package init(spread: Spread, stops: [Stop]) {
    self.spread = spread
    self.stops = stops
  }

  /// Makes a gradient; nothing shows beyond an end at which it does not go on.
  init(
    _ gradient: CGGradient, _ spread: Spread, _ options: CGGradientDrawingOptions, alpha: CGFloat
  ) {
    self.spread = spread
    stops = gradient.stops
    for index in stops.indices { stops[index].color.alpha *= alpha }
    if !options.contains(.drawsBeforeStartLocation), var first = stops.first {
      first.location = 0
      let edge = first
      first.color.alpha = 0
      stops.insert(contentsOf: [first, edge], at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), var last = stops.last {
      last.location = 1
      let edge = last
      last.color.alpha = 0
      stops += [edge, last]
    }
  }

  /// The color at a place of the way, which may lie before 0 and after 1.
  package func color(at place: CGFloat) -> CGColor.Components {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place < 0 || (place == 0 && first.location > 0) { return first.color }
    if place > 1 { return last.color }
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      // At the very end, the color there counts, not what lies beyond.
      return stops.last { $0.color.alpha > 0 }?.color ?? last.color
    }
    guard next > 0 else { return first.color }
    let (low, high) = (stops[next - 1], stops[next])
    let part = (place - low.location) / (high.location - low.location)
    func mix(_ number: (CGColor.Components) -> CGFloat) -> CGFloat {
      number(low.color) + (number(high.color) - number(low.color)) * part
    }
    return CGColor.Components(
      red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  /// How far on the way a point is; nil where the gradient does not reach.
  package func place(of point: CGPoint) -> CGFloat? {
    switch spread {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return nil }
      return ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
    case .radial(let center, let radius, let endCenter, let endRadius):
      // The largest s with |point - (center + s · d)| = radius + s · dr and a radius that is not negative.
      let (dx, dy) = (endCenter.x - center.x, endCenter.y - center.y)
      let (px, py) = (point.x - center.x, point.y - center.y)
      let growth = endRadius - radius
      let a = dx * dx + dy * dy - growth * growth
      let b = px * dx + py * dy + radius * growth
      let c = px * px + py * py - radius * radius
      let roots: [CGFloat]
      if abs(a) < 1e-9 {
        roots = b == 0 ? [] : [c / (2 * b)]
      } else {
        let square = b * b - a * c
        guard square >= 0 else { return nil }
        let root = square.squareRoot()
        roots = [(b + root) / a, (b - root) / a].sorted(by: >)
      }
      return roots.first { radius + $0 * growth >= 0 }
    }
  }
}
