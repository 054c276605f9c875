import CoreGraphics
import Foundation

/// How a rich text looks at a place.
nonisolated struct RTFLook {
  /// The number of the font in the table; nil for the document's usual one.
  var font: Int?
  /// The size of letters in points.
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var underline: NSUnderlineStyle?
  var isStruck = false
  /// Numbers in the table of colors; 0 stands for none.
  var color = 0
  var background = 0
  /// How far letters are above the baseline in points.
  var raise: CGFloat = 0
  var kern: CGFloat = 0
  var link: URL?
  var paragraph = Paragraph()
  /// How many characters stand for one of Unicode's, for those who do not know it.
  var fallbackLength = 1

  struct Paragraph {
    var alignment = NSTextAlignment.natural
    var firstLine: CGFloat = 0
    var left: CGFloat = 0
    var right: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var tabs: [CGFloat] = []

    var style: NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      style.headIndent = left
      style.firstLineHeadIndent = left + firstLine
      style.tailIndent = -right
      style.paragraphSpacingBefore = before
      style.paragraphSpacing = after
      style.lineSpacing = lineSpacing
      if !tabs.isEmpty {
        style.tabStops = tabs.map { NSTextTab(textAlignment: .left, location: $0, options: [:]) }
      }
      return style
    }
  }

  /// Takes over what a control word says; answers whether it says anything of the look.
  ///
  /// Lengths are twentieths of a point, sizes of letters are halves.
  mutating func take(_ word: String, _ number: Int?) -> Bool {
    takeLetters(word, number) || takeParagraph(word, number)
  }

  private mutating func takeLetters(_ word: String, _ number: Int?) -> Bool {
    let isOn = number != 0
    switch word {
    case "plain": resetLetters()
    case "f": font = number
    case "fs": size = CGFloat(number ?? 24) / 2
    case "b": isBold = isOn
    case "i": isItalic = isOn
    case "ul", "uld", "uldash", "ulw": underline = isOn ? .single : nil
    case "uldb": underline = isOn ? .double : nil
    case "ulth": underline = isOn ? .thick : nil
    case "ulnone": underline = nil
    case "strike", "striked": isStruck = isOn
    case "cf": color = number ?? 0
    case "cb", "highlight", "chcbpat": background = number ?? 0
    case "super": raise = size / 3
    case "sub": raise = -size / 3
    case "nosupersub": raise = 0
    case "up": raise = CGFloat(number ?? 6) / 2
    case "dn": raise = -CGFloat(number ?? 6) / 2
    case "expndtw": kern = CGFloat(number ?? 0) / 20
    case "uc": fallbackLength = max(0, number ?? 1)
    default: return false
    }
    return true
  }

  private mutating func resetLetters() {
    let (kept, length, kind) = (paragraph, fallbackLength, link)
    self = RTFLook()
    (paragraph, fallbackLength, link) = (kept, length, kind)
  }

  private mutating func takeParagraph(_ word: String, _ number: Int?) -> Bool {
    let length = CGFloat(number ?? 0) / 20
    switch word {
    case "pard": paragraph = Paragraph()
    case "ql": paragraph.alignment = .left
    case "qr": paragraph.alignment = .right
    case "qc": paragraph.alignment = .center
    case "qj": paragraph.alignment = .justified
    case "fi": paragraph.firstLine = length
    case "li", "lin": paragraph.left = length
    case "ri", "rin": paragraph.right = length
    case "sb": paragraph.before = length
    case "sa": paragraph.after = length
    case "slleading": paragraph.lineSpacing = length
    case "tx": paragraph.tabs.append(length)
    default: return false
    }
    return true
  }
}
