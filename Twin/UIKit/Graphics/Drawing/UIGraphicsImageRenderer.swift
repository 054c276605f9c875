public import CoreGraphics
public import Foundation

/// What a picture is to be like.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels in a point; those of the screen unless set.
  open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)

  /// Whether nothing shines through; what is not drawn is black then (common use).
  open var opaque = false

  /// Which colors the picture can have. Differs from UIKit: kept and without effect, as pictures have all colors.
  open var preferredRange = Range.automatic

  /// Which colors a picture can have.
  nonisolated public enum Range: Int, Sendable {
    /// Nobody has said.
    case unspecified = -1
    /// Those of the screen.
    case automatic
    /// More than those of sRGB.
    case extended
    /// Those of sRGB.
    case standard
  }

  /// A format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format of the screen.
  open override class func preferred() -> Self { self.init() }

  /// The format of the screen; older than ``preferred()``.
  open override class func `default`() -> Self { self.init() }
}

/// What something that is drawn is to be like.
nonisolated open class UIGraphicsRendererFormat: NSObject {
  /// The format that is usual.
  open class func preferred() -> Self { self.init() }

  /// The format that is usual; older than ``preferred()``.
  open class func `default`() -> Self { self.init() }

  /// Makes a usual format.
  public required override init() {
    super.init()
  }

  /// The area that is drawn, in points.
  open internal(set) var bounds = CGRect.zero
}

/// Draws pictures.
///
/// Differs from UIKit: pictures hold what was drawn, not pixels.
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Makes what draws pictures of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes what draws pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes what draws pictures of an area, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes what draws pictures of an area, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Draws a picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let imageFormat = format as? UIGraphicsImageRendererFormat
    let scale = imageFormat?.scale ?? 1
    let bounds = format.bounds
    let isOpaque = imageFormat?.opaque ?? false
    let target = GraphicsTarget(size: bounds.size, scale: scale, isOpaque: isOpaque)
    GraphicsStack.push(target)
    defer { GraphicsStack.pop() }
    if isOpaque, target.hasRoom {
      target.context.fill(CGRect(origin: .zero, size: bounds.size))
    }
    target.context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let context = UIGraphicsImageRendererContext(target, format: format)
    actions(context)
    return context.currentImage
  }

  /// Draws a picture, as a PNG file; empty if there is no room. See `UIImage.pngData()`.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws a picture, as a JPEG file; empty if there is no room. See `UIImage.jpegData(compressionQuality:)`.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// Draws something.
nonisolated open class UIGraphicsRenderer: NSObject {
  private let ownFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    ownFormat = rendererFormat
    ownFormat.bounds = bounds
    super.init()
  }

  /// What is drawn is to be like this.
  open var format: UIGraphicsRendererFormat { ownFormat }
}

/// Where a picture is drawn.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn until now; a picture of nothing if there is no room.
  open var currentImage: UIImage {
    guard target.hasRoom, let image = target.context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: target.scale, orientation: .up)
  }
}

/// Where something is drawn.
nonisolated open class UIGraphicsRendererContext: NSObject {
  let target: GraphicsTarget
  private let ownFormat: UIGraphicsRendererFormat

  init(_ target: GraphicsTarget, format: UIGraphicsRendererFormat) {
    self.target = target
    ownFormat = format
    super.init()
  }

  /// The context of Core Graphics.
  open var cgContext: CGContext { target.context }

  /// What is drawn is to be like this.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Fills a rectangle with the current color.
  open func fill(_ rect: CGRect) {
    target.context.fill(rect)
  }

  /// Fills a rectangle with the current color, mixed with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    mixing(blendMode) { fill(rect) }
  }

  /// Draws a line of one point inside a rectangle, mixed with what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    mixing(blendMode) { stroke(rect) }
  }

  private func mixing(_ mode: CGBlendMode, _ draw: () -> Void) {
    target.context.saveGState()
    target.context.setBlendMode(mode)
    draw()
    target.context.restoreGState()
  }

  /// Draws a line of one point inside a rectangle.
  open func stroke(_ rect: CGRect) {
    target.context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Lets nothing be drawn outside a rectangle.
  open func clip(to rect: CGRect) {
    target.context.clip(to: rect)
  }
}
