public import Foundation

/// A list of a text (since iOS 16): what stands before its items. Paragraphs have it in ``NSParagraphStyle/textLists``.
///
/// An ``NSTextLayoutManager`` shows markers before paragraphs, and so does a text view whose lines it makes; for layout
/// managers of before apps put them into the text.
// Sendable although a class: all that changes is behind a lock.
nonisolated open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// What stands before items: text, with a number or a sign where a name is in braces.
  ///
  /// Source: Apple, "NSTextList", the names and the signs.
  public struct MarkerFormat: Hashable, RawRepresentable, Sendable {
    /// The text, such as `{decimal}.`.
    public let rawValue: String

    /// Makes a format of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a format of a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// A box.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// A circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A disc.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A small black square.
    public static let square = MarkerFormat("{square}")
    /// A number of base 16, with small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// A number of base 16, with capitals.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// A number of base 8.
    public static let octal = MarkerFormat("{octal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Capitals.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Small letters.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Capitals.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// A Roman number in small letters.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// A Roman number in capitals.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// A number.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// What else a list does.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The marker of the list around it stands before its own.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  private let fixed: (format: MarkerFormat, options: Options)
  private let lock = NSLock()
  private var guardedStart: Int

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - markerFormat: What stands before items.
  ///   - options: What else it does.
  ///   - startingItemNumber: The number of the first item.
  public init(
    markerFormat: NSTextList.MarkerFormat, options: NSTextList.Options = [],
    startingItemNumber: Int
  ) {
    fixed = (markerFormat, options)
    guardedStart = startingItemNumber
    super.init()
  }

  /// Makes a list whose first item has the number 1; the bits are those of the options.
  public convenience init(markerFormat: NSTextList.MarkerFormat, options mask: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: mask)),
      startingItemNumber: 1)
  }

  /// What stands before items.
  open var markerFormat: NSTextList.MarkerFormat { fixed.format }

  /// What else the list does.
  open var listOptions: NSTextList.Options { fixed.options }

  /// The number of the first item; 1 unless set. Who writes markers adds to it.
  open var startingItemNumber: Int {
    get { lock.withLock { guardedStart } }
    set { lock.withLock { guardedStart = newValue } }
  }

  /// Whether items have numbers or letters.
  open var isOrdered: Bool { Numeral.allCases.contains { markerFormat.rawValue.contains($0.name) } }

  /// Whether markers are in the text, and nobody shows others: never (since iOS 26).
  ///
  /// Source: notes of an editor's authors on the documentation: "NO by default". Differs from UIKit: the settings of an app
  /// cannot say otherwise.
  open class var includesTextListMarkers: Bool { false }

  /// What stands before an item.
  open func marker(forItemNumber itemNumber: Int) -> String {
    var text = markerFormat.rawValue
    for (name, sign) in Self.signs { text = text.replacingOccurrences(of: name, with: sign) }
    for numeral in Numeral.allCases where text.contains(numeral.name) {
      text = text.replacingOccurrences(of: numeral.name, with: numeral.text(itemNumber))
    }
    return text
  }

  /// A list like it.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(
      markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }

  /// Assumed: the square, which is not in the documentation, is that of texts that are read from HTML.
  private static let signs = [
    "{box}": "\u{25A1}", "{check}": "\u{2713}", "{circle}": "\u{25E6}", "{diamond}": "\u{25C6}",
    "{disc}": "\u{2022}", "{hyphen}": "\u{2043}", "{square}": "\u{25AA}",
  ]
}

/// How numbers are written.
nonisolated private enum Numeral: String, CaseIterable {
  case lowerHexadecimal = "lower-hexadecimal"
  case upperHexadecimal = "upper-hexadecimal"
  case octal
  case lowerAlpha = "lower-alpha"
  case upperAlpha = "upper-alpha"
  case lowerLatin = "lower-latin"
  case upperLatin = "upper-latin"
  case lowerRoman = "lower-roman"
  case upperRoman = "upper-roman"
  case decimal

  var name: String { "{\(rawValue)}" }

  func text(_ number: Int) -> String {
    switch self {
    case .decimal: String(number)
    case .octal: String(number, radix: 8)
    case .lowerHexadecimal: String(number, radix: 16)
    case .upperHexadecimal: String(number, radix: 16, uppercase: true)
    case .lowerAlpha, .lowerLatin: letters(number)
    case .upperAlpha, .upperLatin: letters(number).uppercased()
    case .lowerRoman: roman(number)
    case .upperRoman: roman(number).uppercased()
    }
  }

  /// From a to z, then aa, ab, …
  private func letters(_ number: Int) -> String {
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private func roman(_ number: Int) -> String {
    let steps = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    var text = ""
    for (value, letters) in steps {
      while rest >= value {
        text += letters
        rest -= value
      }
    }
    return text
  }
}
