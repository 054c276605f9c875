import Foundation

nonisolated extension AttributeScopes {
  /// What UIKit knows of the look of an `AttributedString`.
  ///
  /// Differs from UIKit: nothing of accessibility.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// How lines are placed.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether letters are joined.
    public let ligature: LigatureAttribute
    /// How much farther apart characters are, in points.
    public let kern: KernAttribute
    /// How much farther apart characters are, in points.
    public let tracking: TrackingAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of outlines.
    public let strokeColor: StrokeColorAttribute
    /// How thick outlines are.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of text.
    public let shadow: ShadowAttribute
    /// How letters are embossed.
    public let textEffect: TextEffectAttribute
    /// What is shown in the place of a character.
    public let attachment: AttachmentAttribute
    /// How far above the baseline the text stands, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far letters lean.
    public let obliqueness: ObliquenessAttribute
    /// How much wider letters are.
    public let expansion: ExpansionAttribute
    /// What Foundation knows.
    public let foundation: FoundationAttributes
  }

  /// What UIKit knows of the look of an `AttributedString`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  /// An attribute of UIKit by its name, such as `text.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
