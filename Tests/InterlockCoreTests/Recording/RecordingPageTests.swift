import Foundation
import InterlockCore
import InterlockTesting
import Testing

@Suite("The page about recordings")
struct RecordingPageTests {
  private static let page: String = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../../Documentation/Recordings.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  @Test("shows a recording that is read as it stands, and replays")
  func example() throws {
    let lines = Self.page.split(separator: "\n").filter { $0.hasPrefix("{\"") }
    let text = lines.map { $0 + "\n" }.joined()
    let recording = try FlightRecording(text: text)
    #expect(recording.text == text)
    #expect(Replay(recording).difference == nil)
    #expect(Replay(recording).equalStepCount == 1)
  }

  @Test("states the limits that hold")
  func limits() {
    #expect(RecordFormat.byteLimit == 64 * 1_048_576)
    #expect(RecordFormat.lineLimit == 4 * 1_048_576)
    for line in [
      "| File | 64 MiB, 1,000,000 steps |", "| Line | 4 MiB |",
      "| Depth of nesting | \(RecordFormat.depthLimit) |",
      "| `at` | up to 9,007,199,254,740,991 (104 days) |",
    ] {
      #expect(Self.page.contains(line))
    }
    #expect(RecordFormat.stepLimit == 1_000_000)
    #expect(RecordFormat.timeLimit == 9_007_199_254_740_991)
  }
}
