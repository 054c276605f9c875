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
nonisolated open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  // Sendable: all that is stored is written only while the picture is made, but for the names, which the main thread
  // gives.

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

  private(set) final var content = Content.nothing
  private(set) final var traits = Traits()

  /// The name by which tests find the picture.
  open var accessibilityIdentifier: String?

  /// What the picture shows, for people who do not see it; nil unless it is set. Pictures made of this one have none.
  ///
  /// Differs from UIKit: declared here once more; see `NSObjectProtocol.accessibilityLabel`.
  open var accessibilityLabel: String?

  /// Makes a picture of nothing, without a size.
  public override init() {
    super.init()
  }

  convenience init(_ content: Content, _ traits: Traits) {
    self.init()
    self.content = content
    self.traits = traits
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

  // swift-format-ignore: NeverForceUnwrap
  /// Makes the picture of a literal, `#imageLiteral(resourceName: "sun")`; the app ends where there is none of that name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(named: name)!
  }

  /// Makes a picture with a pixel to a point.
  public init(cgImage: CGImage) {
    content = .picture(cgImage)
    super.init()
  }

  /// Makes a picture with a number of pixels to a point, turned.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = .picture(cgImage)
    traits = Traits(orientation: orientation, scale: scale > 0 ? scale : 1)
    super.init()
  }

  /// Reads a picture with a pixel to a point; nil if the data is no picture.
  ///
  /// Differs from UIKit: PNG files, none that are interlaced, and JPEG files, none of four components.
  public init?(data: Data) {
    guard let (picture, orientation) = Self.read(data, scale: 1) else { return nil }
    content = .picture(picture)
    traits = Traits(orientation: orientation, scale: 1)
    super.init()
  }

  /// Reads a picture with a number of pixels to a point; nil if the data is no picture.
  ///
  /// Differs from UIKit: PNG files, none that are interlaced, and JPEG files, none of four components.
  public init?(data: Data, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    guard let (picture, orientation) = Self.read(data, scale: scale) else { return nil }
    content = .picture(picture)
    traits = Traits(orientation: orientation, scale: scale)
    super.init()
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

  /// Where the picture comes from, its size, and how it gets its colors.
  open override var description: String { LookText.describe(self) }

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

  /// The same picture for another configuration; of a symbol, with its size, weight and color.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    changed { traits in
      if let symbol = configuration as? SymbolConfiguration { traits.symbol = symbol }
      traits.environment = configuration.traitCollection
    }
  }

  /// The same symbol with what a configuration adds to its own.
  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    guard isSymbolImage else { return self }
    return changed { $0.symbol = $0.symbol?.applying(configuration) ?? configuration }
  }

  /// What the picture is made for; of a symbol, its size, weight and color.
  open var configuration: UIImage.Configuration? {
    traits.symbol ?? Configuration(traitCollection: traits.environment)
  }

  /// The size, weight and color of a symbol; nil for other pictures.
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    isSymbolImage ? traits.symbol ?? .unspecified : nil
  }

  /// The traits that the picture is made for.
  open var traitCollection: UITraitCollection {
    traits.environment ?? UITraitCollection(displayScale: scale)
  }

  /// The picture as a PNG file; nil for a picture of nothing.
  ///
  /// As at Apple it is not turned: the file has the pixels of `cgImage` (multiple reports). It says nothing of
  /// opacity where the picture does not (assumed).
  ///
  /// Differs from UIKit: text that was drawn is bars as wide as its words, since letters are drawn by the
  /// laboratory only, and layers have no shadows; edges may differ by a little.
  open func pngData() -> Data? {
    guard let cgImage, cgImage.width > 0, cgImage.height > 0 else { return nil }
    return cgImage.pixelImage.pngData(hasOpacity: !cgImage.isOpaque)
  }

  /// The picture as a JPEG file, from 0 for the smallest to 1 for the best quality; nil for a picture of nothing.
  ///
  /// What is transparent becomes white, and the file says how the picture is turned (multiple reports).
  ///
  /// Differs from UIKit: as ``pngData()``; the same quality gives files of other sizes.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let cgImage, cgImage.width > 0, cgImage.height > 0 else { return nil }
    let turn = Self.turns.firstIndex(of: imageOrientation).map { $0 + 1 } ?? 1
    return cgImage.pixelImage.jpegData(quality: compressionQuality, turn: turn)
  }

  /// The picture made ready to be shown, which it always is; nil for a picture of nothing.
  open func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// The picture at another size, in points; nil for a picture of nothing and for no size.
  ///
  /// Source: UIKit documentation, `preparingThumbnail(of:)`: at the size that is asked for.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
    let target = GraphicsTarget(size: size, scale: scale)
    GraphicsStack.push(target)
    draw(in: CGRect(origin: .zero, size: size))
    GraphicsStack.pop()
    return target.image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Draws the picture into the current context, at a point.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture into the current context, stretched to a rectangle; what `capInsets` names is not.
  ///
  /// A picture that is a template is drawn in its tint, or in black.
  open func draw(in rect: CGRect) {
    let size = size
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0,
      let picture = picture(tint: traits.tint ?? .black)
    else { return }
    for command in commands(of: picture, in: rect) { context.record(command) }
  }

  /// The pictures of an animated one; nil for others.
  open var images: [UIImage]? { traits.animation?.images }

  /// How long the pictures of an animated one take, in seconds; 0 for others.
  open var duration: TimeInterval { traits.animation?.duration ?? 0 }

  /// The same picture with edges that keep their size, and a pixel between them that is stretched
  /// (deprecated since iOS 5).
  open func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - (top > 0 ? 1 : size.height)),
        right: max(0, size.width - left - (left > 0 ? 1 : size.width))),
      resizingMode: .stretch)
  }

  /// How wide the left edge is that keeps its size, in points.
  open var leftCapWidth: Int { Int(capInsets.left) }

  /// How high the upper edge is that keeps its size, in points.
  open var topCapHeight: Int { Int(capInsets.top) }

  /// What a renderer needs to know to make pictures like this one.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Whether the picture is brighter than white anywhere: never.
  open var isHighDynamicRange: Bool { false }

  /// The same picture, nowhere brighter than white.
  open var imageRestrictedToStandardDynamicRange: UIImage { self }

  /// The same picture with edges that keep their size; what lies between is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture with edges that keep their size when it is drawn larger or smaller.
  ///
  /// - Parameters:
  ///   - capInsets: How far the edges reach into the picture, in its points.
  ///   - resizingMode: What happens to what lies between. Differs from UIKit: views stretch it in any case; a
  ///     picture that is drawn repeats it.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed { $0.caps = Caps(insets: capInsets, mode: resizingMode) }
  }

  /// How far the edges reach that keep their size, in points; nothing unless set.
  open var capInsets: UIEdgeInsets { traits.caps?.insets ?? .zero }

  /// What happens to what lies between the edges.
  ///
  /// Source: UIKit documentation, `resizableImage(withCapInsets:)`: tiled. Assumed: so without caps.
  open var resizingMode: ResizingMode { traits.caps?.mode ?? .tile }

  /// The same picture with other margins that do not count where views are aligned.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignment = alignmentInsets }
  }

  /// The margins of the picture that do not count where views are aligned, in points.
  ///
  /// Differs from UIKit: kept; image views are aligned by their frames.
  open var alignmentRectInsets: UIEdgeInsets { traits.alignment }

  /// The same picture with a line on which text stands, so many points above its lower edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baseline = .offset(baselineOffset) }
  }

  /// The same picture without a line on which text stands.
  open func imageWithoutBaseline() -> UIImage {
    changed { $0.baseline = .none }
  }

  /// Whether the picture has a line on which text stands, as symbols have.
  open var hasBaseline: Bool { baseline != nil }

  /// How far above the lower edge text stands, in points; 0 without such a line.
  public final var baselineOffsetFromBottom: CGFloat? { baseline }

  /// Draws the picture at a point, mixed with what is there and faded.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture in a rectangle, mixed with what is there and faded.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw(in: rect)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Fills a rectangle with copies of the picture, the first at the origin of the coordinates.
  ///
  /// Source: UIKit documentation, `drawAsPattern(in:)`: tiles as much as fits, from the origin.
  open func drawAsPattern(in rect: CGRect) {
    let size = size
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    let first = CGPoint(
      x: (rect.minX / size.width).rounded(.down) * size.width,
      y: (rect.minY / size.height).rounded(.down) * size.height)
    for y in stride(from: first.y, to: rect.maxY, by: size.height) {
      for x in stride(from: first.x, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
    context.restoreGState()
  }

  /// The asset that the picture comes from; nil if it was made otherwise.
  open var imageAsset: UIImageAsset? { traits.source.asset }

  /// Notes the file that was asked for, while the picture is made.
  func remember(name: String) { traits.source.name = name }

  /// Where the picture comes from, as it prints; nil for one that code made.
  var origin: String? {
    if case .symbol(let lines) = content { return "symbol(system: \(lines.name))" }
    return traits.source.name.map { "named(main: \($0))" }
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

/// What a picture literal makes where nothing else says its type.
public typealias _ImageLiteralType = UIImage
