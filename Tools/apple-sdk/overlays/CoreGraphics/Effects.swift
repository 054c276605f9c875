// Blend modes, gradients, shadows and masks. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreFoundation
import CoreGraphics

public class CFArray {}
public class CFDictionary {}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case pattern = 6
}
extension CGColorSpace {
  public var model: CGColorSpaceModel { fatalError() }
  public var numberOfComponents: Int { fatalError() }
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { fatalError() }
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { fatalError() }
extension CGColor {
  public var colorSpace: CGColorSpace? { fatalError() }
}
public class CGGradient {
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) { fatalError() }
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) { fatalError() }
}
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { fatalError() }
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions { fatalError() }
  public static var drawsAfterEndLocation: CGGradientDrawingOptions { fatalError() }
}
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}
extension CGContext {
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {}
  public func endTransparencyLayer() {}
  public func clear(_ rect: CGRect) {}
  public func clip(to rect: CGRect, mask: CGImage) {}
  public func clip(to rects: [CGRect]) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { fatalError() }
    set {}
  }
  public var ctm: CGAffineTransform { fatalError() }
  public var boundingBoxOfPath: CGRect { fatalError() }
  public var currentPointOfPath: CGPoint { fatalError() }
}
