public import CoreGraphics
public import Foundation

/// A picture: drawn by the app, or one of the system's symbols.
///
/// - `UIImage+Data`: files.
/// - `UIImage+Named`: files of a bundle.
/// - `UIImage+Resizing`: edges that keep their size, and drawing with blend modes.
/// - `UIImage+Configuration`: symbols of a size, weight and color.
/// - `UIImageAsset`: pictures of the same thing for light and dark surroundings.
///
/// Differs from UIKit: there are no catalogs; files are PNG or JPEG. Symbols are drawings of this project, not
/// Apple's: see ``init(systemName:)``.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  // Sendable: all that is stored is constant.

  /// How a picture gets its colors.
  public enum RenderingMode: Int, Sendable {
    /// As what shows it thinks right: symbols in the tint color, others in their own.
    case automatic = 0
    /// Its own.
    case alwaysOriginal = 1
    /// That of what shows it.
    case alwaysTemplate = 2
  }

  /// How a picture is turned before it is shown.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// Upside down.
    case down = 1
    /// A quarter to the left.
    case left = 2
    /// A quarter to the right.
    case right = 3
    /// As in a mirror.
    case upMirrored = 4
    /// As in a mirror, then upside down.
    case downMirrored = 5
    /// As in a mirror, then a quarter to the left.
    case leftMirrored = 6
    /// As in a mirror, then a quarter to the right.
    case rightMirrored = 7
  }

  /// What is shown.
  enum Content: Equatable {
    case nothing
    case symbol(ImageLines)
    case picture(CGImage)

    static func == (left: Content, right: Content) -> Bool {
      switch (left, right) {
      case (.nothing, .nothing): true
      case (.symbol(let left), .symbol(let right)): left == right
      case (.picture(let left), .picture(let right)): left.shows(sameAs: right)
      case (.nothing, _), (.symbol, _), (.picture, _): false
      }
    }
  }

  /// What is said about a picture, besides its content.
  struct Traits: Equatable {
    var mode = RenderingMode.automatic
    var orientation = Orientation.up
    /// The pixels in a point.
    var scale: CGFloat = 1
    var tint: UIColor?
    /// Whether it is turned around where interfaces run from right to left.
    var flips = false
    /// What keeps its size; nil for a picture that is stretched as a whole.
    var caps: Caps?
    var alignment = UIEdgeInsets.zero
    /// Where text stands.
    var baseline = Baseline.own
    /// Size, weight and color of a symbol.
    var symbol: SymbolConfiguration?
    /// The pictures of an animated one, and how long all of them take, in seconds.
    var animation: Frames?
    /// The traits that it is made for.
    var environment: UITraitCollection?
    /// The asset of which it is a variant.
    var source = Source()
  }

  /// Where text beside a picture stands.
  enum Baseline: Equatable {
    /// Where it stands beside symbols; nowhere beside other pictures.
    case own
    /// Nowhere.
    case none
    /// So many points above the lower edge.
    case offset(CGFloat)
  }

  /// The pictures of an animated one.
  struct Frames: Equatable {
    var images: [UIImage]
    var duration: TimeInterval
  }

  let content: Content
  let traits: Traits

  init(_ content: Content, _ traits: Traits) {
    self.content = content
    self.traits = traits
    super.init()
  }

  /// Makes a picture of nothing, without a size.
  public override convenience init() {
    self.init(.nothing, Traits())
  }

  convenience init(_ lines: ImageLines) {
    self.init(.symbol(lines), Traits(scale: 1, flips: lines.flips))
  }

  /// Makes a symbol of the system; nil if there is none of that name.
  ///
  /// A name that came with a later version than the device's gives nil, one that was replaced is still there.
  ///
  /// Differs from UIKit: symbols are outlines of this project's own, most of them 18 points wide and high; for names
  /// that nobody has drawn it is a dashed square. Before iOS 13 the symbols of iOS 13 are there, and names for one
  /// language ("textformat.ar") are not known.
  public convenience init?(systemName name: String) {
    guard let lines = ImageLines(symbolNamed: name) else { return nil }
    self.init(lines)
  }

  /// Makes a picture with a pixel to a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes a picture with a number of pixels to a point, turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(
      .picture(cgImage), Traits(orientation: orientation, scale: scale > 0 ? scale : 1))
  }

  /// Whether the other object is a picture that shows the same in the same way.
  ///
  /// Source: UIKit documentation, `UIImage`, "Comparing images": `isEqual(_:)` is the only reliable way to
  /// find out whether two images contain the same image data.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (traits == other.traits && content == other.content)
  }

  /// A hash of size and scale.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }

  /// How large the picture is, in points, after it was turned.
  open var size: CGSize {
    let size = uprightSize
    return traits.orientation.isSideways
      ? CGSize(width: size.height, height: size.width) : size
  }

  /// How large the picture is before it is turned, in points.
  var uprightSize: CGSize {
    switch content {
    case .nothing: .zero
    case .symbol: symbolLines?.size ?? .zero
    case .picture(let image):
      CGSize(
        width: image.size.width * image.scale / traits.scale,
        height: image.size.height * image.scale / traits.scale)
    }
  }

  /// The pixels in a point.
  open var scale: CGFloat { traits.scale }

  /// How the picture is turned.
  open var imageOrientation: Orientation { traits.orientation }

  /// The picture of Core Graphics, not turned; that of a symbol is black.
  open var cgImage: CGImage? {
    switch content {
    case .nothing: nil
    case .symbol:
      symbolLines.map { CGImage($0.drawing(.black), size: $0.size, scale: 1) }
    case .picture(let image): image
    }
  }

  /// Whether the picture is one of the system's symbols.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// The lines of a symbol; nil for other pictures.
  var symbolLines: ImageLines? {
    guard case .symbol(let lines) = content else { return nil }
    return lines.configured(traits.symbol, traits.environment)
  }

  /// How the picture gets its colors.
  open var renderingMode: RenderingMode { traits.mode }

  /// The same picture with another way to get its colors.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.mode = renderingMode }
  }

  /// The same picture in one color, which it keeps wherever it is shown.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The same picture in one color.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.mode = renderingMode
    }
  }

  /// Whether the picture is turned around where interfaces run from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { traits.flips }

  /// The same picture, turned around where interfaces run from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flips = true }
  }

  /// The same picture as in a mirror.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  func changed(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(content, traits)
  }

  /// The lines of a symbol, in points; empty for other pictures.
  package var outline: CGPath { symbolLines?.path ?? CGMutablePath() }

  /// The arrow of a back button for which nobody has set another.
  package static let backArrow = UIImage(.backArrow)
}

nonisolated extension UIImage.Orientation {
  /// Whether width and height change places.
  var isSideways: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The same as in a mirror.
  ///
  /// Assumed: what lies on its side goes to the other side.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// From an upright picture of a size to one that is turned, with the same origin.
  func transform(of size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }
}
