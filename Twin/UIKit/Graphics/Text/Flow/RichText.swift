import Foundation

/// Which texts have to be laid out character by character.
nonisolated extension NSAttributedString {
  /// Whether the attributes of the first character are not all there is to say about how the text looks, or say
  /// something that lines of plain text do not have.
  var isRich: Bool {
    var count = 0
    var isRich = false
    let all = NSRange(location: 0, length: length)
    enumerateAttributes(in: all, options: .longestEffectiveRangeNotRequired) {
      attributes, _, stop in
      count += 1
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      isRich = count > 1 || attributes[.attachment] != nil || style?.placesCharacters == true
      if isRich { stop.pointee = true }
    }
    return isRich
  }
}

nonisolated extension NSParagraphStyle {
  /// Whether lines have indents, stretched spaces or tabs of their own.
  fileprivate var placesCharacters: Bool {
    alignment == .justified || firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0
      || values.tabStops != nil || defaultTabInterval != 0 || baseWritingDirection == .rightToLeft
  }
}
