public import Foundation

/// Finds words and other units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit in which a place is, or that it touches on the side of a direction; nil if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is at the edge of a unit, seen in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next edge of a unit in a direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a unit, or touches one on the side of a direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds words and other units of any object that takes text.
///
/// Source: documentation of `UITextInputTokenizer`, "if the text position is at a boundary and the direction
/// leads away from the unit, nothing encloses it". A place between two words belongs to the one that the
/// direction leads to. Differs from UIKit: a line is a paragraph for objects other than text fields and text views.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Makes a tokenizer of an object's text.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private var text: NSString {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return (input.text(in: all) ?? "") as NSString
  }

  private func location(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func position(at location: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: location) }
  }

  /// The units of a text, in order.
  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    let text = text
    let all = NSRange(location: 0, length: text.length)
    if granularity == .document { return [all] }
    if granularity == .line, let lines = (input as? any EditedTextView)?.lineRanges { return lines }
    return TextUnits.ranges(of: granularity, in: text)
  }

  private func unit(
    _ location: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> NSRange? {
    units(granularity).first { unit in
      direction.isBackward
        ? location > unit.location && location <= NSMaxRange(unit)
        : location >= unit.location && location < NSMaxRange(unit)
    }
  }

  /// The unit in which a place is, or that it touches on the side of a direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let unit = unit(location(position), granularity, direction),
      let start = self.position(at: unit.location), let end = self.position(at: NSMaxRange(unit))
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  /// Whether a place is at the edge of a unit: at its end, looking forward; at its beginning, looking back.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let location = location(position)
    return units(granularity).contains {
      (direction.isBackward ? $0.location : NSMaxRange($0)) == location
    }
  }

  /// The next edge of a unit in a direction: the end of one, going forward; the beginning, going back.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let location = location(position)
    let units = units(granularity)
    let next =
      direction.isBackward
      ? units.last { $0.location < location }?.location
      : units.first { NSMaxRange($0) > location }.map { NSMaxRange($0) }
    return next.flatMap { self.position(at: $0) }
  }

  /// Whether a place is in a unit, or touches one on the side of a direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    unit(location(position), granularity, direction) != nil
  }
}

/// Where words and other units of text are.
nonisolated enum TextUnits {
  static func ranges(of granularity: UITextGranularity, in text: NSString) -> [NSRange] {
    let all = NSRange(location: 0, length: text.length)
    switch granularity {
    case .document: return [all]
    case .character:
      return ranges(in: text) { text.rangeOfComposedCharacterSequence(at: $0) }
    case .paragraph, .line:
      return ranges(in: text) { text.paragraphRange(for: NSRange(location: $0, length: 0)) }
    case .word: return words(in: text)
    case .sentence: return sentences(in: text)
    }
  }

  private static func ranges(in text: NSString, next: (Int) -> NSRange) -> [NSRange] {
    var ranges: [NSRange] = []
    var location = 0
    while location < text.length {
      let range = next(location)
      ranges.append(range)
      location = max(NSMaxRange(range), location + 1)
    }
    return ranges
  }

  /// Letters and digits that follow each other, also over an apostrophe between letters.
  static func words(in text: NSString) -> [NSRange] {
    var words: [NSRange] = []
    var start: Int?
    var location = 0
    let string = String(describing: text)
    var index = string.startIndex
    while index < string.endIndex {
      let character = string[index]
      let next = string.index(after: index)
      let joins =
        (character == "'" || character == "’") && start != nil && next < string.endIndex
        && string[next].isLetter
      if character.isLetter || character.isNumber || character == "_" || joins {
        start = start ?? location
      } else if let first = start {
        words.append(NSRange(location: first, length: location - first))
        start = nil
      }
      location += character.utf16.count
      index = next
    }
    if let start { words.append(NSRange(location: start, length: location - start)) }
    return words
  }

  /// From the first character to the one before the next sentence: what follows `.`, `!` or `?` and a space.
  private static func sentences(in text: NSString) -> [NSRange] {
    var sentences: [NSRange] = []
    var start = 0
    var location = 0
    var hasEnded = false
    for character in String(describing: text) {
      if hasEnded, !character.isWhitespace {
        sentences.append(NSRange(location: start, length: location - start))
        start = location
        hasEnded = false
      }
      location += character.utf16.count
      if ".!?\n…".contains(character) { hasEnded = true }
    }
    if location > start { sentences.append(NSRange(location: start, length: location - start)) }
    return sentences
  }
}
