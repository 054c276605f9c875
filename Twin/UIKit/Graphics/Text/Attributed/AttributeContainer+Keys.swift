public import Foundation

/// From and to the attributes of an `NSAttributedString`: Foundation on Linux has no such conversions.
nonisolated extension AttributeContainer {
  /// Makes a container of those attributes in a dictionary that UIKit knows.
  ///
  /// Differs from UIKit: of Foundation's own attributes none is taken over.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for (key, value) in dictionary { take(value, for: key) }
  }

  private mutating func take(_ value: Any, for key: NSAttributedString.Key) {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init)
    let length = number.map { CGFloat($0) }
    let line = (value as? NSUnderlineStyle) ?? number.map { NSUnderlineStyle(rawValue: Int($0)) }
    let color = value as? UIColor
    typealias Keys = AttributeScopes.UIKitAttributes
    switch key {
    case .font: self[Keys.FontAttribute.self] = value as? UIFont
    case .foregroundColor: self[Keys.ForegroundColorAttribute.self] = color
    case .backgroundColor: self[Keys.BackgroundColorAttribute.self] = color
    case .kern: self[Keys.KernAttribute.self] = length
    case .underlineStyle: self[Keys.UnderlineStyleAttribute.self] = line
    case .underlineColor: self[Keys.UnderlineColorAttribute.self] = color
    case .strikethroughStyle: self[Keys.StrikethroughStyleAttribute.self] = line
    case .strikethroughColor: self[Keys.StrikethroughColorAttribute.self] = color
    case .baselineOffset: self[Keys.BaselineOffsetAttribute.self] = length
    case .obliqueness: self[Keys.ObliquenessAttribute.self] = length
    default: break  // Not one that is drawn.
    }
  }

  /// The attributes that an `NSAttributedString` has for these.
  var keyed: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[Keys.FontAttribute.self]
    result[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    result[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    result[.kern] = self[Keys.KernAttribute.self]
    result[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    result[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    result[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    result[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    result[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
    result[.obliqueness] = self[Keys.ObliquenessAttribute.self]
    return result
  }
}

nonisolated extension NSAttributedString {
  /// Makes a text with those attributes of another that UIKit knows.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.keyed)
  }
}

nonisolated extension AttributedString {
  /// The same text with the attributes that an `NSAttributedString` has for these.
  var keyed: NSMutableAttributedString {
    let text = NSMutableAttributedString(string: String(characters))
    for run in runs {
      let start = characters[..<run.range.lowerBound]
      let range = NSRange(
        location: String(start).utf16.count,
        length: String(characters[run.range]).utf16.count)
      text.addAttributes(run.attributes.keyed, range: range)
    }
    return text
  }

  /// Makes a text with those attributes of another that UIKit knows.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      let part = nsStr.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}
