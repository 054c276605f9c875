import CoreGraphics
public import Foundation

nonisolated extension UIImage {
  /// How what lies between the caps of a picture fills more room.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// What of a picture keeps its size when that is stretched.
  struct Caps: Equatable {
    var insets: UIEdgeInsets
    var mode: ResizingMode
  }

  /// The same picture with edges that keep their size; what lies between is repeated.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture with edges that keep their size when it is drawn larger or smaller.
  ///
  /// - Parameters:
  ///   - capInsets: How far the edges reach into the picture, in its points.
  ///   - resizingMode: What happens to what lies between. Differs from UIKit: views stretch it in any case; a
  ///     picture that is drawn repeats it.
  public final func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed { $0.caps = Caps(insets: capInsets, mode: resizingMode) }
  }

  /// How far the edges reach that keep their size, in points; nothing unless set.
  public final var capInsets: UIEdgeInsets { traits.caps?.insets ?? .zero }

  /// What happens to what lies between the edges.
  ///
  /// Source: UIKit documentation, `resizableImage(withCapInsets:)`: tiled. Assumed: so without caps.
  public final var resizingMode: ResizingMode { traits.caps?.mode ?? .tile }

  /// The same picture with other margins that do not count where views are aligned.
  public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignment = alignmentInsets }
  }

  /// The margins of the picture that do not count where views are aligned, in points.
  ///
  /// Differs from UIKit: kept; image views are aligned by their frames.
  public final var alignmentRectInsets: UIEdgeInsets { traits.alignment }

  /// The same picture with a line on which text stands, so many points above its lower edge.
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baseline = .offset(baselineOffset) }
  }

  /// The same picture without a line on which text stands.
  public final func imageWithoutBaseline() -> UIImage {
    changed { $0.baseline = .none }
  }

  /// Whether the picture has a line on which text stands, as symbols have.
  public final var hasBaseline: Bool { baseline != nil }

  /// How far above the lower edge text stands, in points; 0 without such a line.
  public final var baselineOffsetFromBottom: CGFloat { baseline ?? 0 }

  private var baseline: CGFloat? {
    switch traits.baseline {
    case .own: symbolBaseline
    case .none: nil
    case .offset(let offset): offset
    }
  }

  /// Draws the picture at a point, mixed with what is there and faded.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture in a rectangle, mixed with what is there and faded.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
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
  public final func drawAsPattern(in rect: CGRect) {
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

  /// The commands that draw a picture of this one's size in a rectangle.
  func commands(of picture: CGImage, in rect: CGRect) -> [DrawingCommand] {
    guard let caps = traits.caps else { return [.image(picture, rect)] }
    return picture.parts(
      in: rect, size: size, caps: PictureCaps(caps.insets), tiles: caps.mode == .tile)
  }

  /// What a layer's `contentsCenter` is to be while it shows the picture: what lies between the caps, as parts
  /// of its size.
  var contentsCenter: CGRect {
    let (size, caps) = (size, capInsets)
    guard traits.caps != nil, size.width > caps.left + caps.right,
      size.height > caps.top + caps.bottom
    else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: caps.left / size.width, y: caps.top / size.height,
      width: 1 - (caps.left + caps.right) / size.width,
      height: 1 - (caps.top + caps.bottom) / size.height)
  }
}

nonisolated extension PictureCaps {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
