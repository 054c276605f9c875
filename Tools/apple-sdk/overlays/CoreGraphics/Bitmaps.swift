// Contexts with pixels, bytes of pictures, spaces of colors, copies of paths, texts of geometry. Source: Apple's
// documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreFoundation
import CoreGraphics

public class CFData {}
public class CFString {}
public class CFBoolean {}
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanTrue: CFBoolean! = nil
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanFalse: CFBoolean! = nil
public func CFDataGetLength(_ theData: CFData?) -> Int { fatalError() }
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! { fatalError() }

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { fatalError() }
  public static var alphaInfoMask: CGBitmapInfo { fatalError() }
  public static var floatInfoMask: CGBitmapInfo { fatalError() }
  public static var floatComponents: CGBitmapInfo { fatalError() }
  public static var byteOrderMask: CGBitmapInfo { fatalError() }
  public static var byteOrderDefault: CGBitmapInfo { fatalError() }
  public static var byteOrder16Little: CGBitmapInfo { fatalError() }
  public static var byteOrder32Little: CGBitmapInfo { fatalError() }
  public static var byteOrder16Big: CGBitmapInfo { fatalError() }
  public static var byteOrder32Big: CGBitmapInfo { fatalError() }
}
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
extension CGColorSpace {
  public var name: CFString? { fatalError() }
  public var isWideGamutRGB: Bool { fatalError() }
  public static var sRGB: CFString { fatalError() }
  public static var extendedSRGB: CFString { fatalError() }
  public static var displayP3: CFString { fatalError() }
  public static var extendedDisplayP3: CFString { fatalError() }
  public static var genericGrayGamma2_2: CFString { fatalError() }
  public static var extendedGray: CFString { fatalError() }
}
extension CGColor {
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { fatalError() }
}
public class CGDataProvider {
  public var data: CFData? { fatalError() }
  public init?(data: CFData) { fatalError() }
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) { fatalError() }
}
extension CGImage {
  public var bitsPerComponent: Int { fatalError() }
  public var bitsPerPixel: Int { fatalError() }
  public var bytesPerRow: Int { fatalError() }
  public var alphaInfo: CGImageAlphaInfo { fatalError() }
  public var bitmapInfo: CGBitmapInfo { fatalError() }
  public var colorSpace: CGColorSpace? { fatalError() }
  public var isMask: Bool { fatalError() }
  public var shouldInterpolate: Bool { fatalError() }
  public var renderingIntent: CGColorRenderingIntent { fatalError() }
  public var dataProvider: CGDataProvider? { fatalError() }
  public func copy() -> CGImage? { fatalError() }
}
extension CGContext {
  public var data: UnsafeMutableRawPointer? { fatalError() }
  public var bitsPerComponent: Int { fatalError() }
  public var bitsPerPixel: Int { fatalError() }
  public var bytesPerRow: Int { fatalError() }
  public var colorSpace: CGColorSpace? { fatalError() }
  public var alphaInfo: CGImageAlphaInfo { fatalError() }
  public var bitmapInfo: CGBitmapInfo { fatalError() }
  public func addRects(_ rects: [CGRect]) {}
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func resetClip() {}
  public var boundingBoxOfClipPath: CGRect { fatalError() }
  public func replacePathWithStrokedPath() {}
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool { fatalError() }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { fatalError() }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { fatalError() }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { fatalError() }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { fatalError() }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { fatalError() }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { fatalError() }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { fatalError() }
  public var textMatrix: CGAffineTransform {
    get { fatalError() }
    set {}
  }
  public var textPosition: CGPoint {
    get { fatalError() }
    set {}
  }
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func flush() {}
  public func synchronize() {}
}
extension CGPath {
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { fatalError() }
  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? { fatalError() }
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath { fatalError() }
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath { fatalError() }
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool { fatalError() }
}
extension CGMutablePath {
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
}
public struct CGAffineTransformComponents: Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  public var rotation: CGFloat
  public var translation: CGVector
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) { fatalError() }
  public init() { fatalError() }
}
extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) { fatalError() }
  public func decomposed() -> CGAffineTransformComponents { fatalError() }
}
extension CGPoint: CustomDebugStringConvertible {
  public var debugDescription: String { fatalError() }
  public func equalTo(_ point2: CGPoint) -> Bool { fatalError() }
  public var dictionaryRepresentation: CFDictionary { fatalError() }
  public init?(dictionaryRepresentation dict: CFDictionary) { fatalError() }
}
extension CGSize: CustomDebugStringConvertible {
  public var debugDescription: String { fatalError() }
  public func equalTo(_ size2: CGSize) -> Bool { fatalError() }
  public var dictionaryRepresentation: CFDictionary { fatalError() }
  public init?(dictionaryRepresentation dict: CFDictionary) { fatalError() }
}
extension CGRect: CustomDebugStringConvertible {
  public var debugDescription: String { fatalError() }
  public func equalTo(_ rect2: CGRect) -> Bool { fatalError() }
  public var dictionaryRepresentation: CFDictionary { fatalError() }
  public init?(dictionaryRepresentation dict: CFDictionary) { fatalError() }
}
