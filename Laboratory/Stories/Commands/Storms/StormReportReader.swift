import InterlockCore
import InterlockTesting

/// Reads what `interlock storm --json` printed, and trusts none of it.
nonisolated struct StormReportReader {
  private let bytes: [UInt8]

  /// A mistake in a report.
  struct Fault: Error {
    var line: Int
    var problem: String
  }

  private typealias Fields = [String: JSONValue]

  /// Reads a report.
  ///
  /// - Throws: The first mistake, with its line.
  static func read(_ bytes: [UInt8]) throws -> StormReport {
    guard bytes.count <= StormSum.byteLimit else {
      throw Fault(line: 1, problem: "a report has \(StormSum.byteLimit) bytes at most")
    }
    let reader = StormReportReader(bytes: bytes)
    var parser = JSONParser(document: bytes)
    let value: JSONValue
    do {
      value = try parser.parse()
    } catch {
      throw reader.fault(error.problem, at: error.position)
    }
    return try reader.report(value)
  }

  private func fault(_ problem: String, at position: Int) -> Fault {
    Fault(line: bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1, problem: problem)
  }

  private func report(_ value: JSONValue) throws -> StormReport {
    let fields = try object(
      value, "a report of a storm",
      [
        "campaign", "versions", "shard", "storms", "events", "digest", "violationCount",
        "violations", "milliseconds", "status", "errors",
      ], optional: ["script"])
    let report = StormReport(
      campaign: try campaign(fields["campaign"]), versions: try versions(fields["versions"]),
      shard: try shard(fields["shard"]),
      storms: try number(fields["storms"], in: 1...1_000_000_000, "storms"),
      events: try number(fields["events"], in: 0...1_000_000_000_000_000, "events"),
      digest: try string(fields["digest"], "digest"),
      violationCount: try number(fields["violationCount"], in: 0...1_000_000_000, "violationCount"),
      violations: try violations(fields["violations"]),
      milliseconds: try number(fields["milliseconds"], in: 0...Int.max, "milliseconds"))
    try check(report, value, fields)
    return report
  }

  /// Whether the report says what such a part of such a campaign can have come to.
  private func check(_ report: StormReport, _ value: JSONValue, _ fields: Fields) throws {
    func place(_ key: String) -> Int { fields[key]?.position ?? value.position }
    guard StormDigest(report.digest) != nil else {
      throw fault("a digest is 32 digits from 0 to f", at: place("digest"))
    }
    guard report.violationCount <= report.storms,
      report.violations.count == min(report.violationCount, StormReport.listLimit)
    else {
      throw fault(
        "\(report.violationCount) violations are not \(report.violations.count), or more than storms",
        at: place("violationCount"))
    }
    let shard = StormCampaign.Shard(number: report.shard.number, count: report.shard.count)
    guard let campaign = report.campaign.value else {
      throw fault("the seed or the number of events is out of range", at: place("campaign"))
    }
    let storms = campaign.stormCount(in: shard)
    guard report.storms == storms else {
      throw fault(
        "shard \(shard.number) of \(shard.count) has \(storms) storms, this report \(report.storms): "
          + "it was not run to its end", at: place("storms"))
    }
  }

  // MARK: Parts

  private func campaign(_ value: JSONValue?) throws -> StormReport.Campaign {
    let fields = try object(value, "campaign", ["seed", "events", "policies", "quirks", "user"])
    let seed = try string(fields["seed"], "seed")
    return StormReport.Campaign(
      seed: UInt64(seed).map { "\($0)" } ?? "",
      events: try number(fields["events"], in: 1...1_000_000_000_000, "events"),
      policies: try strings(
        fields["policies"], "policies",
        OverlapPolicy.allCases.map { "\($0)" } + [StormReport.Campaign.defaultPolicy]),
      quirks: try strings(
        fields["quirks"], "quirks", ScriptedHost.Quirk.allCases.map(\.rawValue)),
      user: try boolean(fields["user"], "user"))
  }

  private func versions(_ value: JSONValue?) throws -> StormReport.Versions {
    let fields = try object(value, "versions", ["recording", "storm"])
    return StormReport.Versions(
      recording: try number(fields["recording"], in: 1...1_000_000, "recording"),
      storm: try number(fields["storm"], in: 1...1_000_000, "storm"))
  }

  private func shard(_ value: JSONValue?) throws -> StormReport.Part {
    let fields = try object(value, "shard", ["number", "count"])
    let count = try number(fields["count"], in: 1...StormSum.shardLimit, "count")
    return StormReport.Part(
      number: try number(fields["number"], in: 1...count, "number"), count: count)
  }

  private func violations(_ value: JSONValue?) throws -> [StormReport.Violation] {
    try list(value, "violations").map { value in
      let fields = try object(value, "a violation", ["seed", "step", "event", "rule", "text"])
      return StormReport.Violation(
        seed: Shown.plain(try string(fields["seed"], "seed"), limit: 20),
        step: try number(fields["step"], in: 0...Int.max, "step"),
        event: try number(fields["event"], in: 0...Int.max, "event"),
        rule: try string(fields["rule"], "rule"), text: try string(fields["text"], "text"))
    }
  }

  // MARK: Values

  /// The fields of an object that has these keys and no others.
  private func object(
    _ value: JSONValue?, _ name: String, _ keys: [String], optional: [String] = []
  ) throws -> Fields {
    guard let value, case .object(let members) = value.content else {
      throw fault("\(name) is an object", at: value?.position ?? 0)
    }
    var fields: Fields = [:]
    for member in members {
      guard keys.contains(member.key) || optional.contains(member.key) else {
        throw fault("\(name) has no key \(Shown.quoted(member.key))", at: member.position)
      }
      guard fields.updateValue(member.value, forKey: member.key) == nil else {
        throw fault("the key \(member.key) is there twice", at: member.position)
      }
    }
    for key in keys where fields[key] == nil {
      throw fault("\(name) needs the key \(key)", at: value.position)
    }
    return fields
  }

  private func number(
    _ value: JSONValue?, in range: ClosedRange<Int>, _ name: String
  ) throws -> Int {
    guard let value, case .integer(let number) = value.content, let number = Int(exactly: number),
      range.contains(number)
    else {
      throw fault(
        "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound)",
        at: value?.position ?? 0)
    }
    return number
  }

  private func string(_ value: JSONValue?, _ name: String) throws -> String {
    guard let value, case .string(let text) = value.content else {
      throw fault("\(name) is a text", at: value?.position ?? 0)
    }
    return text
  }

  private func boolean(_ value: JSONValue?, _ name: String) throws -> Bool {
    guard let value, case .boolean(let flag) = value.content else {
      throw fault("\(name) is true or false", at: value?.position ?? 0)
    }
    return flag
  }

  private func list(_ value: JSONValue?, _ name: String) throws -> [JSONValue] {
    guard let value, case .array(let values) = value.content else {
      throw fault("\(name) is a list", at: value?.position ?? 0)
    }
    return values
  }

  /// Texts of which each has to be one of some choices, none of them twice.
  private func strings(
    _ value: JSONValue?, _ name: String, _ choices: [String]
  ) throws -> [String] {
    var texts: [String] = []
    for value in try list(value, name) {
      let text = try string(value, name)
      guard choices.contains(text), !texts.contains(text) else {
        throw fault("\(name) cannot have \(Shown.quoted(text)) there", at: value.position)
      }
      texts.append(text)
    }
    return texts
  }
}
