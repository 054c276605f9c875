package import InterlockCore

/// Very many storms, which can be spread over threads and machines.
///
/// Storm number *n* has the seed `seed + n`, and nothing else decides what happens in it. A shard takes
/// every so-many-th storm: all shards together are the campaign, and their digests add up to its digest.
package struct StormCampaign: Hashable, Sendable {
  /// The seed of the first storm.
  package var seed: UInt64 = 1
  /// How many events there are at least; each storm has its share, and its end besides.
  package var events = 1_000_000
  /// The policies that requests may have; `nil` is the default one.
  package var policies: [OverlapPolicy?] = OverlapPolicy.allCases + [nil]
  /// What the host may do wrong.
  package var quirks = ScriptedHost.Quirk.allCases
  /// Whether the user, other code and the system change things too.
  package var hasUser = true

  /// The form of what happens in storms: in another one the same seed has another storm, and another digest.
  package static let version = 3

  /// How many events a storm has before its end.
  package static let eventsPerStorm = 1_000

  /// Creates a campaign in which everything may happen.
  package init() {}

  /// How many storms there are.
  package var stormCount: Int {
    max(1, (events + Self.eventsPerStorm - 1) / Self.eventsPerStorm)
  }

  /// A part of a campaign: one of so many.
  package struct Shard: Hashable, Sendable {
    /// Which one, counted from 1.
    package var number: Int
    /// Of how many.
    package var count: Int

    /// The whole campaign.
    package static let whole = Shard(number: 1, count: 1)

    /// Creates a shard.
    package init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// How many storms are in a shard.
  package func stormCount(in shard: Shard) -> Int {
    (stormCount - shard.number + shard.count) / shard.count
  }

  /// The seed of a storm of a shard, counted from zero.
  package func seed(_ index: Int, in shard: Shard) -> UInt64 {
    seed &+ UInt64(shard.number - 1) &+ UInt64(index) &* UInt64(shard.count)
  }

  /// What came of a campaign, or of a part of it.
  package struct Result: Hashable, Sendable {
    /// How many storms there were.
    package var storms = 0
    /// How many events they had.
    package var events = 0
    /// The storms in which a rule was broken, in the order of their seeds.
    package var violations: [Violation] = []
    /// A number for everything that happened.
    package var digest = StormDigest.zero

    /// Creates a result of nothing.
    package init() {}
  }

  /// A storm in which a rule was broken.
  package struct Violation: Hashable, Sendable {
    /// The storm's seed.
    package var seed: UInt64
    /// What was broken.
    package var fault: StormFault
  }
}

// MARK: - Running

extension StormCampaign {
  /// How many storms a worker does before the results are added up.
  private static let blockSize = 8

  /// Runs a part of the campaign.
  ///
  /// - Parameters:
  ///   - workers: How many threads do the work; the result does not depend on it.
  ///   - trace: Takes what all storms have done, as lines of JSON; `nil` if nobody wants to know.
  ///   - goesOn: Asked after each block; sees what there is by then. `false` stops.
  package func run(
    _ shard: Shard = .whole, workers: Int = 1,
    trace: (([UInt8]) throws -> Void)? = nil, goesOn: (Result) -> Bool = { _ in true }
  ) rethrows -> Result {
    let count = stormCount(in: shard)
    let workers = max(1, workers)
    var result = Result()
    while result.storms < count {
      let first = result.storms
      let size = min(count - first, Self.blockSize * workers)
      let outcomes = inParallel(size, workers: workers) { [isTraced = trace != nil] index in
        CampaignStorm(seed: seed(first + index, in: shard), self).run(isTraced: isTraced)
      }
      for (index, outcome) in outcomes.enumerated() {
        result.add(outcome, seed: seed(first + index, in: shard))
        try trace?(outcome.trace)
      }
      if !goesOn(result) { break }
    }
    return result
  }

  /// The script of a storm, up to the step in which a rule is broken; `nil` if none is.
  package func script(of violation: Violation) -> StormScript? {
    CampaignStorm(seed: violation.seed, self).script
  }
}

extension StormCampaign.Result {
  fileprivate mutating func add(_ outcome: CampaignStorm.Outcome, seed: UInt64) {
    storms += 1
    events += outcome.events
    digest = digest + outcome.digest
    if let fault = outcome.fault {
      violations.append(StormCampaign.Violation(seed: seed, fault: fault))
    }
  }
}
