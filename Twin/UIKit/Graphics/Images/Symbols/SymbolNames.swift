import Synchronization

/// The names of the system's symbols, and the version of the system that brought each.
///
/// Names that were replaced by others stay valid, as at Apple. A list is read when a name is looked up that the lists
/// of older versions do not have.
///
/// Source: names and versions as the types of the package sf-symbols-typescript have them (facts only),
/// https://github.com/nandorojo/sf-symbols-typescript, and the names of the package pysfsymbols.
///
/// Differs from UIKit: names for one language, which end with its code, are not known.
nonisolated enum SymbolNames {
  /// The version of the active device's system, as its first number times 100 and its second one: 1804 for 18.4.
  static let systemVersion = Atomic(2600)

  private static let lists = [
    List(iOS13), List(iOS14), List(iOS15), List(iOS16), List(iOS17), List(iOS18), List(iOS26),
  ]

  /// Whether the active device's system has a symbol of a name.
  ///
  /// Before iOS 13, where UIKit has no symbols, those of iOS 13 are there.
  static func isKnown(_ name: String) -> Bool {
    version(of: name).map { $0 <= max(systemVersion.load(ordering: .relaxed), 1300) } ?? false
  }

  /// The first version with a symbol of a name, as ``systemVersion`` has it; nil if there is none.
  static func version(of name: String) -> Int? {
    for list in lists {
      if let version = list.version(of: name) { return version }
    }
    return nil
  }

  /// A version as a number; 0 for what is none.
  static func number(_ version: some StringProtocol) -> Int {
    let parts = version.split(separator: ".").map { Int($0) ?? 0 }
    return (parts.first ?? 0) * 100 + (parts.count > 1 ? parts[1] : 0)
  }
}

nonisolated extension SymbolNames {
  /// The names of some versions.
  ///
  /// In its text a number with a colon begins the names of a version. Signs after a name say that there are others
  /// that begin with it (``Sign``); `~` before it says that there are only these.
  private final class List: Sendable {
    private struct Entry {
      let version: Int
      let signs: Substring
      let isName: Bool
    }

    private let entries = Mutex<[Substring: [Entry]]?>(nil)
    private let text: String

    init(_ text: String) {
      self.text = text
    }

    func version(of name: String) -> Int? {
      entries.withLock { entries in
        let known = entries ?? Self.read(text)
        entries = known
        if let version = known[name[...]]?.first(where: \.isName)?.version { return version }
        for sign in Sign.allCases {
          for ending in sign.endings where name.hasSuffix(ending) {
            let beginning = name.dropLast(ending.count)
            let entry = known[beginning]?.first { $0.signs.contains(sign.rawValue) }
            guard let entry else { continue }
            // A slash is filled only where the name itself is.
            let isFilledSlash = sign == .slash && ending.hasSuffix(".fill")
            if !isFilledSlash || entry.signs.contains(Sign.fill.rawValue) { return entry.version }
          }
        }
        return nil
      }
    }

    private static func read(_ text: String) -> [Substring: [Entry]] {
      var version = 0
      var entries: [Substring: [Entry]] = [:]
      // As bytes, which is much faster than as characters.
      for word in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == 10 }) {
        if word.last == UInt8(ascii: ":") {
          version = SymbolNames.number(Substring(word.dropLast()))
          continue
        }
        let isName = word.first != UInt8(ascii: "~")
        let named = isName ? word : word.dropFirst()
        let count = named.reversed().prefix { Sign.bytes.contains($0) }.count
        let name = Substring(named.dropLast(count))
        let entry = Entry(
          version: version, signs: Substring(named.suffix(count)), isName: isName)
        entries[name, default: []].append(entry)
      }
      return entries
    }
  }

  /// What a sign after a name says.
  private enum Sign: Character, CaseIterable {
    /// There is one that is filled.
    case fill = "*"
    /// There is one in a circle, and one in a filled circle.
    case circle = "@"
    /// There is one in a square, and one in a filled square.
    case square = "#"
    /// There is one that is struck out, and if there is a filled one that is struck out as well.
    case slash = "/"
    /// There are the signs of a currency.
    case money = "$"

    static let bytes = allCases.compactMap(\.rawValue.asciiValue)

    /// What the others have after the name.
    var endings: [String] {
      switch self {
      case .fill: [".fill"]
      case .circle: [".circle", ".circle.fill"]
      case .square: [".square", ".square.fill"]
      case .slash: [".slash", ".slash.fill"]
      case .money:
        [
          ".arrow.trianglehead.counterclockwise.rotate.90", ".bank.building",
          ".bank.building.fill", ".gauge.chart.lefthalf.righthalf",
          ".gauge.chart.leftthird.topthird.rightthird", ".ring", ".ring.dashed",
        ]
      }
    }
  }
}
