public import Foundation

nonisolated extension AttributeScopes {
  /// The attributes of text that UIKit knows.
  ///
  /// Differs from UIKit: no paragraph styles, attachments, shadows or strokes.
  public struct UIKitAttributes: AttributeScope {
    /// The font of text.
    public let font: FontAttribute
    /// The color of text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind text.
    public let backgroundColor: BackgroundColorAttribute
    /// How much farther apart characters are than the font has them, in points.
    public let kern: KernAttribute
    /// A line below text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below text.
    public let underlineColor: UnderlineColorAttribute
    /// A line through text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far above the baseline text stands, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How far letters lean to the right for each point of their height.
    public let obliqueness: ObliquenessAttribute
    /// The attributes that Foundation knows.
    public let foundation: FoundationAttributes
  }

  /// The attributes of text that UIKit knows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit's by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// The keys of UIKit's attributes, as Apple names them.
nonisolated extension AttributeScopes.UIKitAttributes {
  /// The key of a font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = UIFont
    /// The name that the attribute has in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The key of the color of text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = UIColor
    /// The name that the attribute has in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The key of the color behind text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = UIColor
    /// The name that the attribute has in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// The key of the room between characters.
  public enum KernAttribute: AttributedStringKey {
    /// A number of points.
    public typealias Value = CGFloat
    /// The name that the attribute has in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// The key of a line below text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// How the line looks.
    public typealias Value = NSUnderlineStyle
    /// The name that the attribute has in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The key of the color of the line below text.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = UIColor
    /// The name that the attribute has in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The key of a line through text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// How the line looks.
    public typealias Value = NSUnderlineStyle
    /// The name that the attribute has in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The key of the color of the line through text.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = UIColor
    /// The name that the attribute has in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The key of the distance from the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A number of points.
    public typealias Value = CGFloat
    /// The name that the attribute has in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  /// The key of how far letters lean.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// A number.
    public typealias Value = CGFloat
    /// The name that the attribute has in an `NSAttributedString`.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }
}
