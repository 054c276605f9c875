/// The number of a shape in a font.
public typealias CGFontIndex = UInt16

/// The number of a shape in a font, as those who set text call it.
public typealias CGGlyph = CGFontIndex
