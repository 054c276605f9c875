import Foundation
import InterlockCore
import InterlockTesting

/// A defect of the catalogue, with the world in which it shows.
struct Defect {
  var name: String
  var what: String
  var quirks: [String]
  var policies: [String]
  var changes: [String]

  /// The smallest world first, then wider ones.
  var worlds: [WorldBounds] {
    var bounds = WorldBounds()
    bounds.policies = OverlapPolicy.allCases.filter { policies.contains("\($0)") }
    bounds.changes = Set(changes.compactMap { WorldBounds.Change(rawValue: $0) })
    bounds.quirks = Set(quirks.compactMap { WorldBounds.Quirk(rawValue: $0) })
    return [(2, 1, 1), (3, 2, 1), (4, 3, 2)].map { pages, requests, firings in
      var world = bounds
      world.pages = pages
      world.requests = requests
      world.firings = firings
      world.late = firings
      return world
    }
  }
}

/// What came of exploring one engine.
struct Finding: Encodable {
  var name: String
  var defect: String
  var rule: String?
  var length: Int?
  var states: Int
  var timeline: String?
}

/// Explores an engine with a defect, in wider and wider worlds, until a rule is broken.
func explore(_ defect: Defect) -> Finding {
  RowSwitch.defect = defect.name
  defer { RowSwitch.defect = "" }
  var states = 0
  for bounds in defect.worlds {
    var exploration = Exploration(bounds, workers: ProcessInfo.processInfo.activeProcessorCount)
    let result = exploration.run { $0.stateCount < 1_000_000 }
    states += result.states
    guard let found = result.counterexample else { continue }
    return Finding(
      name: defect.name, defect: defect.what, rule: found.rule, length: found.length,
      states: states, timeline: found.text)
  }
  return Finding(name: defect.name, defect: defect.what, states: states)
}

/// What came of letting storms loose on one engine.
struct StormFinding: Encodable {
  var name: String
  var defect: String
  var events: Int
  var seed: UInt64?
  var rule: String?
  /// How many steps the shrunk script has.
  var length: Int?
  /// Whether the script, written and read again, breaks the same rule; without the defect it breaks none.
  var isReplayed: Bool?
  var script: String?
  var timeline: String?
}

/// Lets storms loose on an engine with a defect, until a rule is broken; the engine without it is to break
/// none by the same script.
func storm(_ defect: Defect) throws -> StormFinding {
  RowSwitch.defect = defect.name
  defer { RowSwitch.defect = "" }
  var campaign = StormCampaign()
  campaign.events = 1_000_000
  let result = campaign.run(
    workers: ProcessInfo.processInfo.activeProcessorCount, goesOn: { $0.violations.isEmpty })
  var finding = StormFinding(name: defect.name, defect: defect.what, events: result.events)
  guard let violation = result.violations.first else { return finding }
  finding.seed = violation.seed
  finding.rule = violation.fault.rule.rawValue
  guard let script = campaign.script(of: violation), var shrinker = StormShrinker(script) else {
    return finding
  }
  shrinker.shrink { $0.trialCount < 20_000 }
  let short = try StormScript(text: shrinker.script.text)
  let broken = short.run()
  RowSwitch.defect = ""
  finding.isReplayed = broken.fault?.rule == shrinker.rule && short.run().fault == nil
  finding.length = short.steps.count
  finding.script = short.text
  finding.timeline = broken.host.timeline.text
  return finding
}

/// Prints what explorations found; returns whether that is all.
func exploreAll(_ chosen: [Defect], isJSON: Bool) throws -> Bool {
  let sound = explore(
    Defect(name: "", what: "", quirks: [], policies: ["queue"], changes: ["push"]))
  var findings: [Finding] = []
  for defect in chosen {
    let finding = explore(defect)
    findings.append(finding)
    guard !isJSON else { continue }
    print("\(finding.name)  \(finding.defect)")
    if let timeline = finding.timeline, let length = finding.length {
      print(
        "    found after \(finding.states) states; \(length) things have to happen:\n\(timeline)")
    } else {
      print("    NOT FOUND in \(finding.states) states\n")
    }
  }
  let missed = findings.filter { $0.rule == nil }.map(\.name)
  guard !isJSON else {
    try printJSON(findings)
    return missed.isEmpty && sound.rule == nil
  }
  if let rule = sound.rule { print("error: the engine without a defect breaks a rule: \(rule)") }
  summarize("explorations", findings.count, missed)
  return missed.isEmpty && sound.rule == nil
}

/// Prints what storms found; returns whether that is all, and each by a script that replays.
func stormAll(_ chosen: [Defect], isJSON: Bool) throws -> Bool {
  let sound = try storm(Defect(name: "", what: "", quirks: [], policies: [], changes: []))
  var findings: [StormFinding] = []
  for defect in chosen {
    let finding = try storm(defect)
    findings.append(finding)
    guard !isJSON else { continue }
    print("\(finding.name)  \(finding.defect)")
    guard let rule = finding.rule else {
      print("    NOT FOUND by storms in \(finding.events) events\n")
      continue
    }
    let replay = finding.isReplayed == true ? "" : ", which does NOT replay"
    print(
      "    a storm found it within \(finding.events) events, by the rule \(rule); shrunk to "
        + "\(finding.length ?? 0) steps\(replay):\n\(finding.script ?? "")\n\(finding.timeline ?? "")"
    )
  }
  let missed = findings.filter { $0.rule == nil }.map(\.name)
  let isWhole = missed.isEmpty && sound.rule == nil && findings.allSatisfy { $0.isReplayed == true }
  guard !isJSON else {
    try printJSON(findings)
    return isWhole
  }
  if let rule = sound.rule { print("error: the engine without a defect breaks a rule: \(rule)") }
  summarize("storms", findings.count, missed)
  return isWhole
}

func summarize(_ who: String, _ count: Int, _ missed: [String]) {
  print(
    "\(count) defects, \(count - missed.count) found by \(who)"
      + (missed.isEmpty ? "" : "; not found: \(missed.joined(separator: ", "))"))
}

func printJSON(_ findings: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  print(String(decoding: try encoder.encode(findings), as: UTF8.self))
}

let arguments = CommandLine.arguments.dropFirst()
guard let command = arguments.first, ["explore", "storm"].contains(command),
  arguments.dropFirst().first == "--defects"
else {
  FileHandle.standardError.write(
    Data("usage: interlock explore|storm --defects [--json] [NAME...]\n".utf8))
  exit(2)
}
let isJSON = arguments.contains("--json")
let names = arguments.dropFirst(2).filter { $0 != "--json" }
let chosen = defects.filter { names.isEmpty || names.contains($0.name) }
let isWhole =
  command == "explore"
  ? try exploreAll(chosen, isJSON: isJSON) : try stormAll(chosen, isJSON: isJSON)
exit(isWhole ? 0 : 1)
