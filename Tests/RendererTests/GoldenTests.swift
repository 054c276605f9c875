import Foundation
import Renderer
import Testing

@Suite("A comparison with a golden picture")
struct GoldenTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("golden-\(UUID().uuidString)")
  let picture = Bitmap(width: 3, height: 2, pixels: Array(repeating: 0xFF20_4060, count: 6))

  @Test("passes for equal pixels and leaves nothing behind")
  func equal() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = Golden(name: "equal", folder: folder)
    try golden.bless(picture)
    #expect(try golden.problem(with: picture) == nil)
    #expect(try files() == ["equal.png"])
  }

  @Test("fails for one pixel that differs by one, and leaves both pictures")
  func differs() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Golden(name: "differs", folder: folder).bless(picture)
    var other = picture
    other[2, 1] += 1
    try withKnownIssue {
      try expectGolden(other, named: "differs", in: folder, environment: [:])
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("1 pixels differ, by up to 1, within 1x1 at (2, 1)")
      }
    }
    #expect(try files() == ["differs.diff.png", "differs.new.png", "differs.png"])
  }

  @Test("fails for another size")
  func size() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = Golden(name: "size", folder: folder)
    try golden.bless(picture)
    let problem = try golden.problem(with: Bitmap(width: 2, height: 3))
    #expect(problem?.contains("expected 3x2 pixels, got 2x3") == true)
    #expect(try files() == ["size.diff.png", "size.new.png", "size.png"])
  }

  @Test("fails if nobody has accepted a picture yet")
  func missing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Golden(name: "missing", folder: folder).problem(with: picture) != nil)
    #expect(try files() == ["missing.new.png"])
  }

  @Test("fails for a golden file that is too large")
  func tooLarge() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Numbers without a pattern do not compress.
    var state: UInt32 = 1
    let noise = (0..<100 * 100).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return state | 0xFF00_0000
    }
    let bitmap = Bitmap(width: 100, height: 100, pixels: noise)
    let golden = Golden(name: "noise", folder: folder)
    try golden.bless(bitmap)
    #expect(try golden.problem(with: bitmap)?.contains("at most 16384") == true)
  }

  @Test("cannot be blessed where CI is set")
  func ci() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    withKnownIssue {
      try expectGolden(
        picture, named: "ci", in: folder, environment: ["BLESS": "1", "CI": "true"])
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
