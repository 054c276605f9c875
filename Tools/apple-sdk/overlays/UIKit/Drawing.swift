// Drawing into contexts and pictures. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Foundation

public func UIGraphicsGetCurrentContext() -> CGContext? { fatalError() }
public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { fatalError() }
public func UIGraphicsEndImageContext() {}
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

extension UIImage {
  public func pngData() -> Data? { fatalError() }
  public func jpegData(compressionQuality: CGFloat) -> Data? { fatalError() }
}

extension UIGraphicsRendererFormat {
  public class func preferred() -> Self { fatalError() }
  public class func `default`() -> Self { fatalError() }
  public var bounds: CGRect { fatalError() }
}
extension UIGraphicsImageRendererFormat {
  @available(iOS 12.0, *)
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }
  @available(iOS 12.0, *)
  public var preferredRange: UIGraphicsImageRendererFormat.Range {
    get { fatalError() }
    set {}
  }
  public var scale: CGFloat {
    get { fatalError() }
    set {}
  }
  public var opaque: Bool {
    get { fatalError() }
    set {}
  }
  public convenience init(for traitCollection: UITraitCollection) { fatalError() }
}

open class UIGraphicsRenderer: NSObject {
  public init(bounds: CGRect) { fatalError() }
  open var format: UIGraphicsRendererFormat { fatalError() }
}
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public convenience init(size: CGSize) { fatalError() }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { fatalError() }
  public override init(bounds: CGRect) { fatalError() }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { fatalError() }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { fatalError() }
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { fatalError() }
}
open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { fatalError() }
  open var format: UIGraphicsRendererFormat { fatalError() }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
}
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { fatalError() }
}

// The names that Apple gives the methods of completion handlers where they are awaited (Apple, "UIImage").
extension UIImage {
  public func byPreparingForDisplay() async -> UIImage? { fatalError() }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { fatalError() }
}

// Literals. Source: the compiler asks these types for them (swiftlang/swift, `CompilerProtocols.swift`).
extension UIColor: _ExpressibleByColorLiteral {
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { fatalError() }
}
public typealias _ColorLiteralType = UIColor
extension UIImage: _ExpressibleByImageLiteral {
  public required convenience init(imageLiteralResourceName name: String) { fatalError() }
}
public typealias _ImageLiteralType = UIImage
