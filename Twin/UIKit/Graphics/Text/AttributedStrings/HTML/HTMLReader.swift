import Foundation

/// Makes a text with attributes of an HTML text.
///
/// Blocks are paragraphs, each with a line break behind it; a break inside a block is U+2028, and a line break where
/// there is no block. Spaces are one, and none at the beginning of a paragraph. An item of a list begins with a marker
/// between tabs. Pictures stand for themselves as attachments without a picture.
///
/// Source: github.com/Cocoanetics/DTCoreText, `NSAttributedStringHTMLTest`, with the texts that Apple's importer makes;
/// github.com/DarioBanno/JLDishwashers, `NSAttributedString+HTMLTests`, for breaks outside of blocks.
///
/// Differs from UIKit: of styles those of a text, by selectors of one element, class or identifier; no tables.
nonisolated struct HTMLReader {
  private struct Element {
    let tag: String
    let look: HTMLLook
    /// The number of the last item of a list.
    var items = 0
    var isBlock: Bool { HTMLReader.blocks.contains(tag) }
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "center",
    "section", "article", "header", "footer", "nav", "aside", "main", "address", "dl", "dt", "dd",
    "table", "tr", "figure", "figcaption", "hr", "form",
  ]
  /// Elements of which nothing shows.
  private static let hidden: Set<String> = ["script", "style", "head", "title", "template"]

  private let text = NSMutableAttributedString(string: "")
  /// What the text ends with.
  private var lastScalar: Unicode.Scalar?
  private var open: [Element] = []
  private var sheet = HTMLStyleSheet()
  /// Whether a space is due before the next word.
  private var owesSpace = false

  /// Reads an HTML text.
  static func read(_ html: String) -> NSAttributedString {
    var reader = HTMLReader()
    for token in HTMLToken.all(in: html) { reader.take(token) }
    return reader.text
  }

  private var look: HTMLLook { open.last?.look ?? HTMLLook() }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .start(let tag, let attributes): start(tag, attributes)
    case .end(let tag): end(tag)
    case .text(let words): add(words)
    }
  }

  // MARK: Elements

  private mutating func start(_ tag: String, _ attributes: [String: String]) {
    closeImplied(by: tag)
    var inner = look.inside(tag, attributes)
    for style in sheet.styles(of: tag, attributes) { inner.set(style: style) }
    if let style = attributes["style"] { inner.set(style: style) }
    let element = Element(tag: tag, look: inner)
    if element.isBlock { breakParagraph() }
    switch tag {
    case "br": addBreak()
    case "img": addAttachment()
    default: break  // Shows by what is in it.
    }
    guard !HTMLToken.voidTags.contains(tag) else { return }
    open.append(element)
    if tag == "li" { addMarker() }
  }

  /// Ends elements that end without a tag where another begins: a paragraph before a block, an item before an item.
  private mutating func closeImplied(by tag: String) {
    if tag == "li", let item = open.lastIndex(where: { $0.tag == "li" }),
      item > open.lastIndex(where: { ["ul", "ol"].contains($0.tag) }) ?? -1
    {
      end("li")
    } else if Self.blocks.contains(tag), open.last?.tag == "p" {
      end("p")
    }
  }

  private mutating func end(_ tag: String) {
    guard let index = open.lastIndex(where: { $0.tag == tag }) else { return }
    if open[index...].contains(where: \.isBlock) { breakParagraph() }
    open.removeSubrange(index...)
  }

  // MARK: Text

  private var isAtStart: Bool { lastScalar == nil || lastScalar == "\n" }

  private mutating func append(_ string: String) {
    text.append(NSAttributedString(string: string, attributes: look.attributes))
    lastScalar = string.unicodeScalars.last ?? lastScalar
  }

  /// Ends the paragraph, unless it is empty.
  private mutating func breakParagraph() {
    owesSpace = false
    if !isAtStart { append("\n") }
  }

  private mutating func addBreak() {
    if owesSpace, open.contains(where: \.isBlock) { append(" ") }
    owesSpace = false
    append(open.contains(where: \.isBlock) ? "\u{2028}" : "\n")
  }

  private mutating func addAttachment() {
    paySpace()
    let attachment = NSMutableAttributedString(attachment: NSTextAttachment())
    attachment.addAttributes(
      look.attributes, range: NSRange(location: 0, length: attachment.length))
    text.append(attachment)
    lastScalar = attachment.string.unicodeScalars.last
  }

  private mutating func addMarker() {
    guard let list = open.lastIndex(where: { ["ul", "ol"].contains($0.tag) }) else { return }
    open[list].items += 1
    append(open[list].tag == "ol" ? "\t\(open[list].items).\t" : "\t•\t")
  }

  private mutating func paySpace() {
    if owesSpace { append(" ") }
    owesSpace = false
  }

  private mutating func add(_ words: String) {
    if open.last?.tag == "style" { return sheet.add(words) }
    guard !open.contains(where: { Self.hidden.contains($0.tag) }) else { return }
    guard !look.keepsSpaces else { return append(words) }
    var line = ""
    for character in words {
      if character.isWhitespace, character != "\u{A0}" {
        owesSpace = !line.isEmpty || !(isAtStart || lastScalar == "\t")
        continue
      }
      if owesSpace {
        if line.isEmpty { paySpace() } else { line.append(" ") }
        owesSpace = false
      }
      line.append(character)
    }
    if !line.isEmpty { append(line) }
  }
}

/// The styles that stand in an HTML text.
nonisolated struct HTMLStyleSheet {
  private var rules: [(selector: String, style: String)] = []

  /// Adds the rules of a sheet.
  mutating func add(_ sheet: String) {
    for rule in sheet.split(separator: "}") {
      let sides = rule.split(separator: "{", maxSplits: 1)
      guard sides.count == 2 else { continue }
      for selector in sides[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        rules.append((name.lowercased(), String(sides[1])))
      }
    }
  }

  /// The styles of an element, in their order.
  func styles(of tag: String, _ attributes: [String: String]) -> [String] {
    let classes = (attributes["class"] ?? "").lowercased().split(separator: " ").map { "." + $0 }
    var names: Set<String> = ["*", tag]
    for name in classes { names.formUnion([name, tag + name]) }
    if let id = attributes["id"]?.lowercased() { names.formUnion(["#" + id, tag + "#" + id]) }
    return rules.filter { names.contains($0.selector) }.map(\.style)
  }
}
