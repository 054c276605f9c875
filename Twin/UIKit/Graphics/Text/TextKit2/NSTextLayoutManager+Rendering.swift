public import Foundation

/// Attributes of parts of a document that change how it is drawn.
nonisolated struct RenderingAttributes {
  typealias Part = (range: NSRange, attributes: [NSAttributedString.Key: Any])

  /// In order; none overlaps another.
  private(set) var parts: [Part] = []

  var isEmpty: Bool { parts.isEmpty }

  /// Changes the attributes of a part.
  mutating func change(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var new: [Part] = []
    var place = range.location
    func add(_ start: Int, _ end: Int, _ attributes: [NSAttributedString.Key: Any]) {
      guard start < end, !attributes.isEmpty else { return }
      new.append((NSRange(location: start, length: end - start), attributes))
    }
    func addChanged(_ start: Int, _ end: Int, _ former: [NSAttributedString.Key: Any]) {
      var attributes = former
      change(&attributes)
      add(start, end, attributes)
    }
    for part in parts {
      let (start, end) = (part.range.location, NSMaxRange(part.range))
      add(start, min(end, range.location), part.attributes)
      let common =
        max(start, range.location)..<max(start, range.location, min(end, NSMaxRange(range)))
      if !common.isEmpty {
        addChanged(place, common.lowerBound, [:])
        addChanged(common.lowerBound, common.upperBound, part.attributes)
        place = common.upperBound
      } else if start >= NSMaxRange(range), place < NSMaxRange(range) {
        addChanged(place, NSMaxRange(range), [:])
        place = NSMaxRange(range)
      }
      add(max(start, NSMaxRange(range)), end, part.attributes)
    }
    addChanged(place, NSMaxRange(range), [:])
    parts = new.sorted { $0.range.location < $1.range.location }
  }

  /// Stays with its text where that changes; what has changed has none.
  mutating func move(_ change: TextChange) {
    guard change.delta != 0 else { return }
    self.change(change.former) { $0 = [:] }
    parts = parts.map { part in
      guard part.range.location >= NSMaxRange(change.former) else { return part }
      let start = part.range.location + change.delta
      return (NSRange(location: start, length: part.range.length), part.attributes)
    }
  }
}

/// Attributes that change how text is drawn and not where: colors, lines and shadows.
nonisolated extension NSTextLayoutManager {
  private static let drawn: Set<NSAttributedString.Key> = [
    .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle,
    .strikethroughColor, .strokeColor, .strokeWidth, .shadow, .textEffect,
  ]

  /// Gives a part of the document attributes that only change how it is drawn, instead of those that it had.
  ///
  /// They are not in the text, and go where that is edited. Attributes that move text have no effect.
  public func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) { changeRendering(of: textRange) { $0 = renderingAttributes } }

  /// Gives a part one more such attribute; nil hides that of the text.
  public func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) { changeRendering(of: textRange) { $0[renderingAttribute] = value ?? NSNull() } }

  /// Takes such an attribute away from a part.
  public func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) { changeRendering(of: textRange) { $0[renderingAttribute] = nil } }

  /// Takes all such attributes away from a part; the validator is asked about it anew.
  public func invalidateRenderingAttributes(for textRange: NSTextRange) {
    changeRendering(of: textRange) { $0 = [:] }
    for fragment in layout?.fragments ?? [] where fragment.rangeInElement.intersects(textRange) {
      fragment.isValidated = false
    }
  }

  private func changeRendering(
    of textRange: NSTextRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    let start = offset(from: documentRange.location, to: textRange.location)
    let end = offset(from: documentRange.location, to: textRange.endLocation)
    guard start < end else { return }
    rendering.change(NSRange(location: start, length: end - start), change)
    shownLines = nil
    if !isValidating { onRenderingChange() }
  }

  /// Goes through the parts that have such attributes, from a place on, until the closure says `false`.
  public func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    let document = documentRange.location
    let place = offset(from: document, to: location)
    for part in reverse ? rendering.parts.reversed() : rendering.parts {
      let isBefore = reverse ? part.range.location >= place : NSMaxRange(part.range) <= place
      guard !isBefore, let start = self.location(document, offsetBy: part.range.location),
        let end = self.location(document, offsetBy: NSMaxRange(part.range)),
        let range = NSTextRange(location: start, end: end)
      else { continue }
      guard block(self, part.attributes, range) else { return }
    }
  }

  /// How links look unless somebody says something else: in the color of links, with a line below.
  ///
  /// Assumed: the values.
  public class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// How a link looks.
  public func renderingAttributes(
    forLink link: Any, at location: any NSTextLocation
  ) -> [NSAttributedString.Key: Any] {
    let usual = linkAttributes ?? Self.linkRenderingAttributes
    guard let delegate else { return usual }
    return delegate.textLayoutManager(
      self, renderingAttributesForLink: link, at: location, defaultAttributes: usual) ?? [:]
  }

  // MARK: What is drawn

  /// Lets the app say how a fragment is drawn, once.
  func validate(_ fragment: NSTextLayoutFragment) {
    guard !fragment.isValidated, let validator = renderingAttributesValidator else { return }
    fragment.isValidated = true
    isValidating = true
    validator(self, fragment)
    isValidating = false
  }

  /// The lines as they look; each is where that of the same number is.
  var shownFlow: TextFlow {
    if let shownLines { return shownLines }
    let new = makeShownFlow()
    shownLines = new
    return new
  }

  private func makeShownFlow() -> TextFlow {
    let text = text(ofShown: true)
    let links = text.parts(with: .link)
    guard !rendering.isEmpty || !links.isEmpty || shownText != nil else { return settledFlow }
    let shown = NSMutableAttributedString(attributedString: text)
    for link in links {
      guard let place = location(atFlow: link.range.location) else { continue }
      let attributes = renderingAttributes(forLink: link.value, at: place)
      merge(attributes, into: shown, link.range)
    }
    let document = documentRange.location
    for part in rendering.parts {
      guard let start = location(document, offsetBy: part.range.location),
        let end = location(document, offsetBy: NSMaxRange(part.range))
      else { continue }
      let first = flowOffset(of: start)
      let last = min(flowOffset(of: end), shown.length)
      guard first < last else { continue }
      merge(part.attributes, into: shown, NSRange(location: first, length: last - first))
    }
    return flow(of: shown, pieces: knownPieces)
  }

  private func merge(
    _ attributes: [NSAttributedString.Key: Any], into text: NSMutableAttributedString,
    _ range: NSRange
  ) {
    for (key, value) in attributes where Self.drawn.contains(key) {
      if value is NSNull {
        text.removeAttribute(key, range: range)
      } else {
        text.addAttribute(key, value: value, range: range)
      }
    }
  }
}

nonisolated extension NSAttributedString {
  /// The parts that have an attribute, with its value.
  fileprivate func parts(with key: Key) -> [(range: NSRange, value: Any)] {
    var parts: [(range: NSRange, value: Any)] = []
    enumerateAttributes(
      in: NSRange(location: 0, length: length), options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      if let value = attributes[key] { parts.append((range, value)) }
    }
    return parts
  }
}
