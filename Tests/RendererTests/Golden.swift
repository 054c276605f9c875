import Film
import Foundation
import Renderer
import Testing

/// Compares a picture with the one that somebody has looked at and accepted.
///
/// A mismatch leaves `NAME.new.png` and `NAME.diff.png` beside the golden picture and fails.
/// `BLESS=1` accepts the new picture instead, but never where `CI` is set: whoever blesses has looked.
///
/// - Parameters:
///   - bitmap: What was drawn.
///   - name: File name without extension.
///   - folder: Where the golden pictures lie.
///   - byteLimit: The largest file allowed.
///   - environment: Where `BLESS` and `CI` are looked up.
func expectGolden(
  _ bitmap: Bitmap, named name: String, in folder: URL = Golden.folder,
  byteLimit: Int = Golden.byteLimit,
  environment: [String: String] = ProcessInfo.processInfo.environment,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = Golden(name: name, folder: folder, byteLimit: byteLimit)
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
  /// The largest file usually allowed: pictures stay in the repository for ever.
  static let byteLimit = 16 * 1024

  let name: String
  let folder: URL
  var byteLimit = Golden.byteLimit

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
    guard bytes.count <= byteLimit else {
      return "\(name).png has \(bytes.count) bytes; at most \(byteLimit) are allowed."
    }
    let accepted = try PNG.decode(Array(bytes))
    guard let difference = PictureDifference(of: bitmap, from: accepted) else { return nil }
    try write(bitmap, to: ".new")
    try write(difference.picture, to: ".diff")
    return "\(name): \(Self.words(for: difference, bitmap, accepted)) "
      + "See \(name).new.png and \(name).diff.png."
  }

  private static func words(
    for difference: PictureDifference, _ new: Bitmap, _ accepted: Bitmap
  ) -> String {
    guard (accepted.width, accepted.height) == (new.width, new.height) else {
      return "expected \(accepted.width)x\(accepted.height) pixels, got \(new.width)x\(new.height)."
    }
    let region = difference.region
    return "\(difference.count) pixels differ, by up to \(difference.worst), within "
      + "\(region.width)x\(region.height) at (\(region.x), \(region.y))."
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
