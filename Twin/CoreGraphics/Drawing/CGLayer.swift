public import Foundation

/// Something that is drawn once and put into contexts any number of times.
///
/// Source: Apple, "CGLayer". Its coordinates are those of the context into which it is put.
public final class CGLayer {
  private let canvas: CGContext
  private let extent: CGSize

  /// Makes an empty layer for a context; nil if it has no size.
  ///
  /// - Parameters:
  ///   - context: The context into which it will be put.
  ///   - size: Its size.
  ///   - auxiliaryInfo: Ignored.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    extent = size
    canvas = CGContext(size: size, scale: context.scale)
  }

  /// Where the layer is drawn.
  public var context: CGContext? { canvas }

  /// Its size.
  public var size: CGSize { extent }

  fileprivate var commands: [DrawingCommand] { canvas.commands }
}

extension CGContext {
  /// Puts a layer into a rectangle, stretched as it needs.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let size = layer.size
    saveGState()
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    record(.group(DrawingGroup(layer.commands)))
    restoreGState()
  }

  /// Puts a layer where its origin is at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
