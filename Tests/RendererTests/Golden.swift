import Film
import Foundation
import Renderer
import Testing

/// Compares a picture with the one that somebody has looked at and accepted.
///
/// A mismatch leaves `NAME.new.png` and, for equal sizes, `NAME.diff.png` beside the golden picture and
/// fails. `BLESS=1` accepts the new picture instead, but never where `CI` is set: whoever blesses
/// has looked.
///
/// - Parameters:
///   - bitmap: What was drawn.
///   - name: File name without extension.
///   - folder: Where the golden pictures lie.
///   - environment: Where `BLESS` and `CI` are looked up.
func expectGolden(
  _ bitmap: Bitmap, named name: String, in folder: URL = Golden.folder,
  environment: [String: String] = ProcessInfo.processInfo.environment,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = Golden(name: name, folder: folder)
  if environment["BLESS"] == "1" {
    try #require(
      environment["CI"] == nil, "A golden picture cannot be blessed where CI is set.",
      sourceLocation: sourceLocation)
    try golden.bless(bitmap)
  }
  if let problem = try golden.problem(with: bitmap) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}

/// A golden picture and the files beside it.
struct Golden {
  /// Beside this file.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")
  /// The largest file allowed: pictures stay in the repository for ever.
  static let byteLimit = 16 * 1024

  let name: String
  let folder: URL

  /// Replaces the accepted picture.
  func bless(_ bitmap: Bitmap) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(PNG.encode(bitmap)).write(to: file(""))
    try removeLeftovers()
  }

  /// What is wrong with a picture; `nil` if it is the accepted one, pixel by pixel.
  func problem(with bitmap: Bitmap) throws -> String? {
    try removeLeftovers()
    guard let bytes = try? Data(contentsOf: file("")) else {
      try write(bitmap, to: ".new")
      return "There is no golden picture \(name).png. Look at \(name).new.png; BLESS=1 accepts it."
    }
    guard bytes.count <= Self.byteLimit else {
      return "\(name).png has \(bytes.count) bytes; at most \(Self.byteLimit) are allowed."
    }
    let accepted = try PNG.decode(Array(bytes))
    guard accepted.width == bitmap.width, accepted.height == bitmap.height else {
      try write(bitmap, to: ".new")
      return "\(name): expected \(accepted.width)x\(accepted.height) pixels, "
        + "got \(bitmap.width)x\(bitmap.height). See \(name).new.png."
    }
    guard let region = bitmap.difference(from: accepted) else { return nil }
    try write(bitmap, to: ".new")
    try write(Self.difference(bitmap, accepted), to: ".diff")
    return "\(name): pixels differ within \(region.width)x\(region.height) at "
      + "(\(region.x), \(region.y)). See \(name).new.png and \(name).diff.png."
  }

  /// The accepted picture, dimmed, with each pixel red that differs.
  private static func difference(_ new: Bitmap, _ accepted: Bitmap) -> Bitmap {
    var picture = accepted
    for index in picture.pixels.indices {
      let dimmed = picture.pixels[index] >> 2 & 0x3F3F_3F3F
      picture.pixels[index] =
        new.pixels[index] == accepted.pixels[index] ? dimmed | 0xFF00_0000 : 0xFFFF_0000
    }
    return picture
  }

  private func file(_ suffix: String) -> URL {
    folder.appendingPathComponent("\(name)\(suffix).png")
  }

  private func write(_ bitmap: Bitmap, to suffix: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(PNG.encode(bitmap)).write(to: file(suffix))
  }

  private func removeLeftovers() throws {
    for suffix in [".new", ".diff"]
    where FileManager.default.fileExists(atPath: file(suffix).path) {
      try FileManager.default.removeItem(at: file(suffix))
    }
  }
}
