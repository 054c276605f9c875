import Foundation

/// A figure and what it should be.
package struct Figure: Encodable {
  /// What was done.
  var work: String
  var value: Double
  /// What the value counts.
  var unit: String
  /// What the value should be at most; nil for a figure that is there to be read.
  var target: Double?

  /// How much of the target is used: more than 1 is a miss.
  var ratio: Double? {
    target.map { target in value == 0 ? 0 : target == 0 ? .infinity : value / target }
  }
  var verdict: String? { ratio.map { $0 <= 1 ? "met" : "MISSED" } }

  package init(work: String, value: Double, unit: String, target: Double? = nil) {
    self.work = work
    self.value = value
    self.unit = unit
    self.target = target
  }

  private enum CodingKeys: CodingKey { case work, value, unit, target, verdict }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(work, forKey: .work)
    try fields.encode(value, forKey: .value)
    try fields.encode(unit, forKey: .unit)
    try fields.encodeIfPresent(target, forKey: .target)
    try fields.encodeIfPresent(verdict, forKey: .verdict)
  }
}

/// Figures for people, and for programs.
package enum Table {
  package static func text(_ figures: [Figure]) -> String {
    let head = line("work", "measured", "unit", "target", "of it", "verdict")
    let lines = figures.map { figure in
      line(
        figure.work, number(figure.value), figure.unit,
        figure.target.map { "<= " + number($0) } ?? "",
        figure.ratio.map { String(format: "%.2f", $0) } ?? "", figure.verdict ?? "")
    }
    let judged = figures.compactMap(\.ratio)
    let missed = judged.count { $0 > 1 }
    return ([head] + lines + ["\(judged.count - missed) targets met, \(missed) missed"])
      .joined(separator: "\n")
  }

  package static func json(_ figures: [Figure]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return (try? encoder.encode(figures)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  private static func number(_ value: Double) -> String {
    String(format: value >= 100 || value == value.rounded() ? "%.0f" : "%.2f", value)
  }

  private static func line(
    _ work: String, _ value: String, _ unit: String, _ target: String, _ ratio: String,
    _ verdict: String
  ) -> String {
    func left(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let line =
      left(work, 44) + right(value, 9) + "  " + left(unit, 26) + right(target, 9)
      + right(ratio, 8) + "  " + verdict
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
