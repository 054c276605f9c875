import InterlockCore
import InterlockTesting
import Rows
import Testing

@Suite("A campaign of storms", .row("R41"), .timeLimit(.minutes(20)))
struct StormCampaignTests {
  private var campaign: StormCampaign {
    var campaign = StormCampaign()
    campaign.seed = 100
    campaign.events = 7_500
    return campaign
  }

  @Test("breaks no rule, and has as many events as it was asked for")
  func isSound() {
    let result = campaign.run(workers: 2)
    #expect(result.violations == [])
    #expect(result.storms == 8)
    #expect(result.events >= 7_500)
  }

  @Test("has the same digest on any number of threads, and another one with another seed")
  func digest() {
    let one = campaign.run(workers: 1)
    #expect(one == campaign.run(workers: 3))
    var other = campaign
    other.seed = 101
    #expect(other.run().digest != one.digest)
    #expect(StormDigest(one.digest.description) == one.digest)
  }

  @Test("consists of its shards, each storm in one of them", arguments: [1, 2, 3, 7, 8, 12])
  func shards(count: Int) {
    var seeds: [UInt64] = []
    var sum = StormCampaign.Result()
    for number in 1...count {
      let shard = StormCampaign.Shard(number: number, count: count)
      for index in 0..<campaign.stormCount(in: shard) {
        seeds.append(campaign.seed(index, in: shard))
      }
      guard [1, 3, 12].contains(count) else { continue }
      let part = campaign.run(shard)
      sum.storms += part.storms
      sum.events += part.events
      sum.digest = sum.digest + part.digest
    }
    #expect(seeds.sorted() == Array(100..<108))
    if sum.storms > 0 { #expect(sum == campaign.run(workers: 2)) }
  }

  @Test("can be stopped, and says how far it came")
  func stops() {
    var campaign = campaign
    campaign.events = 20_000
    let result = campaign.run(goesOn: { _ in false })
    #expect(result.storms < 20)
    #expect(result.storms > 0)
  }

  @Test("writes down every event, with what has become of it")
  func trace() throws {
    var campaign = campaign
    campaign.events = 1_000
    var bytes: [UInt8] = []
    let result = campaign.run(trace: { bytes += $0 })
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "{\"trace\":1,\"seed\":\"100\",\"shown\":[0]}")
    #expect(lines.last == "{\"fault\":false}")
    #expect(lines.count { $0.hasPrefix("{\"step\":") } == result.events)
    #expect(lines.count { $0.hasPrefix("{\"after\":") } == result.events)
    let recording = lines.filter { line in
      ["{\"trace", "{\"after", "{\"fault"].allSatisfy { !line.hasPrefix($0) }
    }
    let text = recording.joined(separator: "\n") + "\n"
    #expect(Replay(try FlightRecording(text: text)).difference == nil)
  }

  @Test(
    "is told by digests that are numbers and nothing else",
    arguments: [
      "", "12", String(repeating: "g", count: 32), "+" + String(repeating: "1", count: 31),
    ])
  func wrongDigests(text: String) {
    #expect(StormDigest(text) == nil)
  }
}
