// UIKit's attributes of text. Source: Apple's documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension NSUnderlineStyle: Hashable {}
// A name that the importer nests in a class of another module only if that has been told so.
extension NSAttributedString {
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
    public static var letterpressStyle: TextEffectStyle { fatalError() }
  }
}
@available(iOS 15.0, *)
extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let textEffect: TextEffectAttribute
    public let attachment: AttachmentAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let foundation: FoundationAttributes
  }
  public var uiKit: UIKitAttributes.Type { fatalError() }
}
@available(iOS 15.0, *)
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { fatalError() }
}
@available(iOS 15.0, *)
extension AttributeScopes.UIKitAttributes {
  @frozen public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static var name: String { fatalError() }
  }
  @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static var name: String { fatalError() }
  }
  @frozen public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { fatalError() }
  }
  @frozen public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { fatalError() }
  }
  @frozen public enum LigatureAttribute: AttributedStringKey {
    public typealias Value = Int
    public static var name: String { fatalError() }
  }
  @frozen public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { fatalError() }
  }
  @frozen public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { fatalError() }
  }
  @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static var name: String { fatalError() }
  }
  @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static var name: String { fatalError() }
  }
  @frozen public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { fatalError() }
  }
  @frozen public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { fatalError() }
  }
  @frozen public enum ShadowAttribute: AttributedStringKey {
    public typealias Value = NSShadow
    public static var name: String { fatalError() }
  }
  @frozen public enum TextEffectAttribute: AttributedStringKey {
    public typealias Value = NSAttributedString.TextEffectStyle
    public static var name: String { fatalError() }
  }
  @frozen public enum AttachmentAttribute: AttributedStringKey {
    public typealias Value = NSTextAttachment
    public static var name: String { fatalError() }
  }
  @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { fatalError() }
  }
  @frozen public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { fatalError() }
  }
  @frozen public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { fatalError() }
  }
  @frozen public enum ObliquenessAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { fatalError() }
  }
  @frozen public enum ExpansionAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { fatalError() }
  }
}
