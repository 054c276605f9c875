// Text as it is measured and drawn, and geometry as objects.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    fatalError()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { fatalError() }
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}
// Swift finds the methods of NSString on a String, too.
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    fatalError()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { fatalError() }
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}
extension NSAttributedString {
  public func size() -> CGSize { fatalError() }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { fatalError() }
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
  public func containsAttachments(in range: NSRange) -> Bool { fatalError() }
  public convenience init(attachment: NSTextAttachment) { fatalError() }
  @available(iOS 18.0, *)
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) { fatalError() }
}
extension NSValue {
  public convenience init(cgSize size: CGSize) { fatalError() }
  public var cgPointValue: CGPoint { fatalError() }
  public var cgSizeValue: CGSize { fatalError() }
  public var cgRectValue: CGRect { fatalError() }
  public convenience init(cgAffineTransform transform: CGAffineTransform) { fatalError() }
  public convenience init(cgVector vector: CGVector) { fatalError() }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { fatalError() }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { fatalError() }
  public convenience init(uiOffset offset: UIOffset) { fatalError() }
  public var cgAffineTransformValue: CGAffineTransform { fatalError() }
  public var cgVectorValue: CGVector { fatalError() }
  public var uiEdgeInsetsValue: UIEdgeInsets { fatalError() }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { fatalError() }
  public var uiOffsetValue: UIOffset { fatalError() }
}
extension NSTextAttachment {
  public static var character: Int { fatalError() }
}
extension UITextDirection {
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    fatalError()
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { fatalError() }
}
