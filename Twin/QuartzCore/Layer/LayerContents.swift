package import CoreGraphics

/// Where contents lie in a layer that has another size.
///
/// `top` and `bottom` are meant for a y axis that points up. On a screen, where y points down, `bottom`
/// keeps contents at the upper edge (multiple reports; so `UIView.ContentMode.top` is `bottom` here).
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Makes a place from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At the edge of the greatest y.
  public static let top = Self(rawValue: "top")
  /// At the edge of the smallest y.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// At the corner of the smallest x and the greatest y.
  public static let topLeft = Self(rawValue: "topLeft")
  /// At the corner of the greatest x and y.
  public static let topRight = Self(rawValue: "topRight")
  /// At the corner of the smallest x and y.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// At the corner of the greatest x and the smallest y.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the layer's size.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits, in its own proportions.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As large as needed to leave nothing free, in its own proportions.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

extension CALayerContentsGravity {
  /// Whether contents become larger or smaller with the layer.
  var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }
}

/// What a layer has in front of its background: an object that never changes.
package final class LayerContents {
  /// What the app has set.
  let value: Any?
  /// Where it lies.
  package let gravity: CALayerContentsGravity

  init(_ value: Any?, gravity: CALayerContentsGravity) {
    self.value = value
    self.gravity = gravity
  }

  /// What is shown of it: a picture, or nothing.
  package var image: CGImage? { value as? CGImage }

  /// Where the picture lies in a layer.
  ///
  /// - Parameters:
  ///   - bounds: The layer's bounds.
  ///   - scale: The layer's `contentsScale`: how many pixels of the picture are a point.
  package func place(in bounds: CGRect, scale: CGFloat) -> CGRect {
    guard let image, image.width > 0, image.height > 0, scale > 0 else { return .null }
    let own = CGSize(
      width: image.size.width * image.scale / scale, height: image.size.height * image.scale / scale
    )
    let ratios = (bounds.width / own.width, bounds.height / own.height)
    switch gravity {
    case .resize: return bounds
    case .resizeAspect: return place(own, times: min(ratios.0, ratios.1), (0.5, 0.5), bounds)
    case .resizeAspectFill: return place(own, times: max(ratios.0, ratios.1), (0.5, 0.5), bounds)
    case .left: return place(own, (0, 0.5), bounds)
    case .right: return place(own, (1, 0.5), bounds)
    case .top: return place(own, (0.5, 1), bounds)
    case .bottom: return place(own, (0.5, 0), bounds)
    case .topLeft: return place(own, (0, 1), bounds)
    case .topRight: return place(own, (1, 1), bounds)
    case .bottomLeft: return place(own, (0, 0), bounds)
    case .bottomRight: return place(own, (1, 0), bounds)
    default: return place(own, (0.5, 0.5), bounds)
    }
  }

  /// A size, its free room shared out by fractions for the left and for the side of the smallest y.
  private func place(
    _ size: CGSize, times factor: CGFloat = 1, _ share: (x: CGFloat, y: CGFloat), _ bounds: CGRect
  ) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * share.x,
      y: bounds.minY + (bounds.height - height) * share.y, width: width, height: height)
  }
}

extension CALayer {
  /// Replaces the contents.
  func setContents(_ value: Any?, gravity: CALayerContentsGravity) {
    willChange()
    let isUsual = value == nil && gravity == .resize
    ownContents = isUsual ? nil : LayerContents(value, gravity: gravity)
  }
}
