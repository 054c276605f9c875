/// What a device did, in the form of `interlock eras --json`.
public nonisolated struct ProbeReport: Codable, Sendable {
  /// What was seen in one scenario.
  public struct Cell: Codable, Sendable {
    /// The scenario's name.
    public var scenario: String
    /// The era of the device's system, by the name that the tool uses.
    public var era: String
    /// The lines.
    public var computed: Facts
  }

  /// Lines, in the order of time.
  public struct Facts: Codable, Sendable {
    /// The lines.
    public var lines: [String]
  }

  /// What was seen where no public source answers a question.
  public struct Answer: Codable, Sendable {
    /// The question.
    public var question: String
    /// What was seen.
    public var lines: [String]
  }

  /// The version of the device's system.
  public var system: String
  /// The cells, in the order in which they were played.
  public private(set) var cells: [Cell] = []

  /// The answers, in the order of the questions.
  public private(set) var answers: [Answer] = []

  /// A report without a cell.
  public init(system: String) {
    self.system = system
  }

  /// Writes down what was seen in a scenario, in the place of what was seen in it before.
  public mutating func note(_ lines: [String], in scenario: String) {
    let cell = Cell(
      scenario: scenario, era: Self.era(ofSystem: system), computed: Facts(lines: lines))
    if let index = cells.firstIndex(where: { $0.scenario == scenario }) {
      cells[index] = cell
    } else {
      cells.append(cell)
    }
  }

  /// Writes down an answer.
  public mutating func note(_ lines: [String], to question: String) {
    answers.append(Answer(question: question, lines: lines))
  }

  /// The era to which a version of the system belongs, by the name that the tool uses.
  public static func era(ofSystem version: String) -> String {
    let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    return switch major {
    case ...6: "iOS6"
    case 7: "iOS7"
    case 8: "iOS8"
    case 9...12: "iOS9"
    case 13...17: "iOS13"
    case 18...25: "iOS18"
    default: "iOS26"
    }
  }
}
