/// Whole milliseconds, the stories' unit of time, to and from their written form in seconds.
package nonisolated enum Milliseconds {
  /// `12.345`, `0.3` or `7`; nil for everything else, including times that do not fit.
  package static func parse(_ text: String) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...7).contains(whole.utf8.count), whole.allSatisfy(isDigit),
      let seconds = Int(whole)
    else { return nil }
    guard parts.count == 2 else { return seconds * 1_000 }
    let fraction = parts[1]
    guard (1...3).contains(fraction.utf8.count), fraction.allSatisfy(isDigit),
      let thousandths = Int(fraction + String(repeating: "0", count: 3 - fraction.utf8.count))
    else { return nil }
    return seconds * 1_000 + thousandths
  }

  /// The time in seconds, as short as it can be written: `0.3`.
  package static func text(_ milliseconds: Int) -> String {
    guard milliseconds % 1_000 != 0 else { return String(milliseconds / 1_000) }
    var text = columns(milliseconds)
    while text.last == "0" { text.removeLast() }
    return text
  }

  /// The time in seconds with three decimals: `0.300`.
  package static func columns(_ milliseconds: Int) -> String {
    let fraction = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - fraction.utf8.count)
      + fraction
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }
}
