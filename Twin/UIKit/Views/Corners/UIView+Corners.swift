public import CoreGraphics
import QuartzCore

extension UIView {
  private typealias Corner = UICornerConfiguration.Corner

  /// How round the corners of the view are; it follows its size and what it is in.
  ///
  /// Assumed: what is around a view is the nearest one above it with round corners of this kind, else
  /// the screen. Of two different distances to its corner the larger one counts.
  ///
  /// Differs from UIKit: corners of different radii are all drawn with the largest.
  public final var cornerConfiguration: UICornerConfiguration {
    get { ownRareState?.corners ?? .square }
    set {
      guard newValue != cornerConfiguration else { return }
      rareState.corners = newValue
      roundCorners()
      setNeedsLayout()
    }
  }

  /// How round a corner is now, in points; of several corners, the roundest.
  public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = cornerRadii
    return Corner.allCases.filter { corner.contains($0.option) }.compactMap { radii[$0] }.max() ?? 0
  }

  /// Makes the layer as round as the view is to be.
  func roundCorners() {
    guard ownRareState?.corners != nil else { return }
    let round = cornerRadii.filter { $0.value > 0 }
    baseLayer.cornerRadius = round.values.max() ?? 0
    baseLayer.maskedCorners = round.keys.reduce(into: []) { $0.insert($1.mask) }
  }

  private var cornerRadii: [Corner: CGFloat] {
    let largest = min(bounds.width, bounds.height) / 2
    switch cornerConfiguration.shape {
    case .capsule(let maximum):
      let radius = min(largest, maximum)
      return Dictionary(uniqueKeysWithValues: Corner.allCases.map { ($0, radius) })
    case .corners(let radii, let groups):
      var result: [Corner: CGFloat] = [:]
      for (corner, radius) in radii { result[corner] = min(largest, value(of: radius, at: corner)) }
      for group in groups {
        let radius = group.compactMap { result[$0] }.max() ?? 0
        for corner in group { result[corner] = radius }
      }
      return result
    }
  }

  private func value(of radius: UICornerRadius, at corner: Corner) -> CGFloat {
    switch radius.kind {
    case .fixed(let radius):
      return max(0, radius)
    case .concentric(let minimum):
      var container = superview
      while let view = container, view.ownRareState?.corners == nil, !(view is UIWindow) {
        container = view.superview
      }
      guard let container else { return minimum }
      let outer =
        container.ownRareState?.corners == nil
        ? UISystem.current.description.cornerRadius : container.cornerRadii[corner] ?? 0
      let (own, around) = (convert(bounds, to: container), container.bounds)
      return max(minimum, 0, outer - corner.distance(from: own, to: around))
    }
  }
}

extension UICornerConfiguration.Corner {
  fileprivate var option: UIRectCorner {
    switch self {
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }

  fileprivate var mask: CACornerMask {
    switch self {
    case .topLeft: .layerMinXMinYCorner
    case .topRight: .layerMaxXMinYCorner
    case .bottomLeft: .layerMinXMaxYCorner
    case .bottomRight: .layerMaxXMaxYCorner
    }
  }

  /// The larger one of the distances between two sides of one rectangle and those of another.
  fileprivate func distance(from inner: CGRect, to outer: CGRect) -> CGFloat {
    switch self {
    case .topLeft: max(inner.minX - outer.minX, inner.minY - outer.minY)
    case .topRight: max(outer.maxX - inner.maxX, inner.minY - outer.minY)
    case .bottomLeft: max(inner.minX - outer.minX, outer.maxY - inner.maxY)
    case .bottomRight: max(outer.maxX - inner.maxX, outer.maxY - inner.maxY)
    }
  }
}
