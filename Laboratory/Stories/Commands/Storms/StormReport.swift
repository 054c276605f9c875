import InterlockCore
import InterlockTesting

/// What `interlock storm --json` prints of a campaign, or of a part of it.
nonisolated struct StormReport: Encodable, Hashable, Sendable {
  var campaign: Campaign
  var versions = Versions()
  var shard: Part
  var storms: Int
  var events: Int
  var digest: String
  /// In how many storms a rule was broken.
  var violationCount: Int
  /// The first of them.
  var violations: [Violation]
  var milliseconds: Int
  /// The file with the shrunk script of the first one.
  var script: String?

  /// What decides what happens.
  struct Campaign: Encodable, Hashable, Sendable {
    /// As text, since it may need 64 bits without a sign.
    var seed: String
    var events: Int
    var policies: [String]
    var quirks: [String]
    var user: Bool
  }

  /// Of what an engine has to be the same for two digests to be.
  struct Versions: Encodable, Hashable, Sendable {
    var recording = FlightRecording.version
    var storm = StormCampaign.version
  }

  struct Part: Encodable, Hashable, Sendable {
    var number: Int
    var count: Int
  }

  struct Violation: Encodable, Hashable, Sendable {
    var seed: String
    var step: Int
    var event: Int
    var rule: String
    var text: String
  }

  /// How many violations are listed.
  static let listLimit = 20
}

nonisolated extension StormReport {
  /// Tells what came of a part of a campaign.
  init(
    _ result: StormCampaign.Result, of campaign: StormCampaign, _ shard: StormCampaign.Shard,
    milliseconds: Int, script: String?
  ) {
    self.campaign = Campaign(campaign)
    self.shard = Part(number: shard.number, count: shard.count)
    storms = result.storms
    events = result.events
    digest = result.digest.description
    violationCount = result.violations.count
    violations = result.violations.prefix(Self.listLimit).map(Violation.init)
    self.milliseconds = milliseconds
    self.script = script
  }
}

nonisolated extension StormReport.Campaign {
  init(_ campaign: StormCampaign) {
    seed = "\(campaign.seed)"
    events = campaign.events
    policies = campaign.policies.map { $0.map { "\($0)" } ?? Self.defaultPolicy }
    quirks = campaign.quirks.map(\.rawValue)
    user = campaign.hasUser
  }

  /// What a report calls the policy of a request that says none.
  static let defaultPolicy = "default"

  /// The same campaign, to ask how many storms it has; `nil` if it is none.
  var value: StormCampaign? {
    guard let seed = UInt64(seed), (1...1_000_000_000_000).contains(events) else { return nil }
    var campaign = StormCampaign()
    campaign.seed = seed
    campaign.events = events
    return campaign
  }
}

nonisolated extension StormReport.Violation {
  init(_ violation: StormCampaign.Violation) {
    seed = "\(violation.seed)"
    step = violation.fault.step
    event = violation.fault.event
    rule = violation.fault.rule.rawValue
    text = violation.fault.text
  }
}
