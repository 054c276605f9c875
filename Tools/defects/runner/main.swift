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

let arguments = CommandLine.arguments.dropFirst()
guard arguments.starts(with: ["explore", "--defects"]) else {
  FileHandle.standardError.write(Data("usage: interlock explore --defects [--json] [NAME...]\n".utf8))
  exit(2)
}
let isJSON = arguments.contains("--json")
let names = arguments.dropFirst(2).filter { $0 != "--json" }
let sound = explore(Defect(name: "", what: "", quirks: [], policies: ["queue"], changes: ["push"]))
var findings: [Finding] = []
for defect in defects where names.isEmpty || names.contains(defect.name) {
  let finding = explore(defect)
  findings.append(finding)
  guard !isJSON else { continue }
  print("\(finding.name)  \(finding.defect)")
  if let timeline = finding.timeline, let length = finding.length {
    print("    found after \(finding.states) states; \(length) things have to happen:\n\(timeline)")
  } else {
    print("    NOT FOUND in \(finding.states) states\n")
  }
}
let missed = findings.filter { $0.rule == nil }.map(\.name)
if isJSON {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  print(String(decoding: try encoder.encode(findings), as: UTF8.self))
} else {
  if let rule = sound.rule { print("error: the engine without a defect breaks a rule: \(rule)") }
  print(
    "\(findings.count) defects, \(findings.count - missed.count) found"
      + (missed.isEmpty ? "" : "; not found: \(missed.joined(separator: ", "))"))
}
exit(missed.isEmpty && sound.rule == nil ? 0 : 1)
