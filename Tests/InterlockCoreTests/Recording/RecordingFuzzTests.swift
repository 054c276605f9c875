import Foundation
import InterlockCore
import InterlockTesting
import Testing

@Suite("A hostile recording")
struct RecordingFuzzTests {
  @Test("is read or refused with a place in it, never a crash", arguments: 0..<20)
  func isWeathered(block: Int) throws {
    let corpus = try FuzzCorpus.all().map(\.bytes)
    try #require(!corpus.isEmpty)
    var readCount = 0
    for seed in (block * 1_000)..<(block * 1_000 + 1_000) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let original = corpus[seed % corpus.count]
      if weather(WildRecording.mutated(original, using: &generator), seed: seed) { readCount += 1 }
    }
    // Mutations that are all refused at once would try nothing but the parser.
    #expect(readCount > 50)
  }

  @Test("of the fuzzer's corpus is what its name says")
  func corpus() throws {
    let files = try FuzzCorpus.all()
    #expect((20...100).contains(files.count))
    for file in files {
      #expect(weather(file.bytes, seed: 0) == file.name.hasPrefix("good"), "\(file.name)")
      #expect(file.bytes.count < 8_192, "\(file.name)")
    }
  }

  @Test("of the corpus is written anew with BLESS=1", .enabled(if: FuzzCorpus.isBlessing))
  func bless() throws {
    try FuzzCorpus.write()
  }

  /// Reads bytes as a recording and replays it; `false` if they are none.
  private func weather(_ bytes: [UInt8], seed: Int) -> Bool {
    do {
      let recording = try FlightRecording(bytes: bytes)
      let text = recording.text
      #expect(try FlightRecording(text: text).text == text, "seed \(seed)")
      let replay = Replay(recording)
      #expect(replay.equalStepCount <= recording.steps.count, "seed \(seed)")
      return true
    } catch {
      let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 2  // One may be missing.
      #expect((1...lineCount).contains(error.line), "seed \(seed): \(error)")
      #expect((1...(bytes.count + 1)).contains(error.column), "seed \(seed): \(error)")
      return false
    }
  }
}

/// The files with which fuzzing begins, in the package `Fuzz`.
enum FuzzCorpus {
  static var isBlessing: Bool { ProcessInfo.processInfo.environment["BLESS"] == "1" }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Fuzz/Corpus").standardizedFileURL

  static func all() throws -> [(name: String, bytes: [UInt8])] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".jsonl") }
      .map { ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
  }

  /// Writes recordings that begin in the middle of storms, and damaged ones.
  static func write() throws {
    for seed in 0..<24 {
      let storm = Storm(seed: UInt64(seed), steps: 30).run().host.recording
      var recorder = FlightRecorder(storm.start, capacity: 3)
      for step in storm.steps.prefix(10 + seed * 2) {
        if let settings = step.settings { recorder.settings = settings }
        _ = recorder.handle(step.event, at: step.time)
      }
      var recording = recorder.recording()
      recording.keepsPageKeys = seed.isMultiple(of: 2)
      try write(recording.bytes, "good-\(seed)")
      guard seed.isMultiple(of: 3) else { continue }
      var generator = SeededGenerator(seed: UInt64(seed))
      var bytes = recording.bytes
      while (try? FlightRecording(bytes: bytes)) != nil {
        bytes = WildRecording.mutated(bytes, using: &generator)
      }
      try write(bytes, "bad-\(seed)")
    }
  }

  private static func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: folder.appendingPathComponent("\(name).jsonl"))
  }
}

/// Recordings that nobody has made.
enum WildRecording {
  private static let words = [
    "null", "-1", "0", "1", "9223372036854775807", "-9223372036854775808", "2147483648", "1e9",
    "{}", "[]", "\"\"", "\"idle\"", "\"closed\"", "\"pop\"", "{\"end\":0}\n", "\\u0000", "\\ud800",
    "\u{FEFF}", "é", "[[[[[[[[", ",", "\r\n", "\n\n",
  ].map { Array($0.utf8) }

  /// A recording with a few numbers, bytes, words or lines changed.
  static func mutated(_ original: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0..<4: changeNumber(in: &bytes, using: &generator)
      case 4: changeLine(in: &bytes, using: &generator)
      case 5:
        bytes.insert(contentsOf: words.randomElement(using: &generator) ?? [], at: bytes.count / 2)
      default: changeByte(in: &bytes, using: &generator)
      }
    }
    return bytes
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Puts another number in the place of one: of the same file, or a small one.
  private static func changeNumber(in bytes: inout [UInt8], using generator: inout SeededGenerator)
  {
    guard let place = numberStart(in: bytes, using: &generator),
      let other = numberStart(in: bytes, using: &generator)
    else { return }
    let number =
      generator.onceIn(2)
      ? Array(bytes[other...].prefix(while: isDigit))
      : Array("\(Int.random(in: 0...9, using: &generator))".utf8)
    let length = bytes[place...].prefix(while: isDigit).count
    bytes.replaceSubrange(place..<(place + length), with: number)
  }

  /// Where the first number begins at or after a random place; `nil` if none does.
  private static func numberStart(
    in bytes: [UInt8], using generator: inout SeededGenerator
  ) -> Int? {
    guard let place = bytes.indices.randomElement(using: &generator) else { return nil }
    return (place..<bytes.count).first {
      isDigit(bytes[$0]) && ($0 == 0 || !isDigit(bytes[$0 - 1]))
    }
  }

  /// Doubles, removes or moves a line.
  private static func changeLine(in bytes: inout [UInt8], using generator: inout SeededGenerator) {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    guard let index = lines.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: lines.insert(lines[index], at: index)
    case 1: lines.remove(at: index)
    default: lines.swapAt(index, Int.random(in: lines.indices, using: &generator))
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
  }

  private static func changeByte(in bytes: inout [UInt8], using generator: inout SeededGenerator) {
    let index = Int.random(in: bytes.indices, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: index)
    case 2:
      let end = min(bytes.count, index + Int.random(in: 1...40, using: &generator))
      bytes.insert(contentsOf: bytes[index..<end], at: index)
    default: bytes.removeLast(bytes.count - index)
    }
  }
}
