public import CoreGraphics
public import Foundation

/// The keys of UIKit's attributes; each is named as the key of `NSAttributedString` that says the same.
nonisolated extension AttributeScopes.UIKitAttributes {
  /// The font.
  @frozen public enum FontAttribute: AttributedStringKey {
    /// A `UIFont`.
    public typealias Value = UIFont
    /// The name of the key.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// How lines are placed.
  @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
    /// A `NSParagraphStyle`.
    public typealias Value = NSParagraphStyle
    /// The name of the key.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// The color of text.
  @frozen public enum ForegroundColorAttribute: AttributedStringKey {
    /// A `UIColor`.
    public typealias Value = UIColor
    /// The name of the key.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The color behind the text.
  @frozen public enum BackgroundColorAttribute: AttributedStringKey {
    /// A `UIColor`.
    public typealias Value = UIColor
    /// The name of the key.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// Whether letters are joined.
  @frozen public enum LigatureAttribute: AttributedStringKey {
    /// A `Int`.
    public typealias Value = Int
    /// The name of the key.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }

  /// How much farther apart characters are, in points.
  @frozen public enum KernAttribute: AttributedStringKey {
    /// A `CGFloat`.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// How much farther apart characters are, in points.
  @frozen public enum TrackingAttribute: AttributedStringKey {
    /// A `CGFloat`.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// A line through the text.
  @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A `NSUnderlineStyle`.
    public typealias Value = NSUnderlineStyle
    /// The name of the key.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// A line below the text.
  @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A `NSUnderlineStyle`.
    public typealias Value = NSUnderlineStyle
    /// The name of the key.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The color of outlines.
  @frozen public enum StrokeColorAttribute: AttributedStringKey {
    /// A `UIColor`.
    public typealias Value = UIColor
    /// The name of the key.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// How thick outlines are.
  @frozen public enum StrokeWidthAttribute: AttributedStringKey {
    /// A `CGFloat`.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The shadow of text.
  @frozen public enum ShadowAttribute: AttributedStringKey {
    /// A `NSShadow`.
    public typealias Value = NSShadow
    /// The name of the key.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }

  /// How letters are embossed.
  @frozen public enum TextEffectAttribute: AttributedStringKey {
    /// A `NSAttributedString.TextEffectStyle`.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The name of the key.
    public static let name = NSAttributedString.Key.textEffect.rawValue
  }

  /// What is shown in the place of a character.
  @frozen public enum AttachmentAttribute: AttributedStringKey {
    /// A `NSTextAttachment`.
    public typealias Value = NSTextAttachment
    /// The name of the key.
    public static let name = NSAttributedString.Key.attachment.rawValue
  }

  /// How far above the baseline the text stands, in points.
  @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A `CGFloat`.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  /// The color of the line below the text.
  @frozen public enum UnderlineColorAttribute: AttributedStringKey {
    /// A `UIColor`.
    public typealias Value = UIColor
    /// The name of the key.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The color of the line through the text.
  @frozen public enum StrikethroughColorAttribute: AttributedStringKey {
    /// A `UIColor`.
    public typealias Value = UIColor
    /// The name of the key.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// How far letters lean.
  @frozen public enum ObliquenessAttribute: AttributedStringKey {
    /// A `CGFloat`.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }

  /// How much wider letters are.
  @frozen public enum ExpansionAttribute: AttributedStringKey {
    /// A `CGFloat`.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = NSAttributedString.Key.expansion.rawValue
  }
}
