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
}
extension NSAttributedString {
  public func size() -> CGSize { fatalError() }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { fatalError() }
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
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
