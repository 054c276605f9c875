package import Renderer

/// Animations as APNG files: lossless, and with frame times that are exact fractions of a second.
///
/// Source: PNG specification, third edition, sections 4.9 and 11.3.4 (`acTL`, `fcTL`, `fdAT`).
package nonisolated enum AnimatedPNG {
  /// A picture and how long it is shown.
  package struct Frame: Hashable, Sendable {
    /// What is shown.
    package var bitmap: Bitmap
    /// How long, in units of `1 / timescale` seconds; 1 to 65,535.
    package var duration: Int

    /// Makes a frame.
    package init(_ bitmap: Bitmap, duration: Int) {
      self.bitmap = bitmap
      self.duration = duration
    }
  }

  /// Frames as a file that plays them once, or again and again.
  ///
  /// A frame that equals the one before only lengthens it; of the others, the part that changed is
  /// stored.
  ///
  /// - Parameters:
  ///   - frames: At least one; all of one size.
  ///   - timescale: Units of time in a second, such as 60.
  ///   - repeats: Whether it starts over at the end.
  package static func encode(_ frames: [Frame], timescale: Int, repeats: Bool = true) -> [UInt8] {
    precondition(!frames.isEmpty, "An animation needs at least one frame.")
    let changes = changes(in: frames)
    let coding = PixelCoding(for: changes.map(\.bitmap))
    let first = changes[0].bitmap
    var chunks = PNGChunks()
    chunks.append("IHDR", PNG.header(width: first.width, height: first.height, coding))
    var control: [UInt8] = []
    control.append(bigEndian: UInt32(changes.count))
    control.append(bigEndian: UInt32(repeats ? 0 : 1))
    chunks.append("acTL", control)
    coding.appendTables(to: &chunks)

    var sequence: UInt32 = 0
    for (index, change) in changes.enumerated() {
      chunks.append("fcTL", frameControl(change, sequence: sequence, timescale: timescale))
      sequence += 1
      let pixels = coding.compressedPixels(of: change.bitmap)
      if index == 0 {
        chunks.append("IDAT", pixels)
      } else {
        var data: [UInt8] = []
        data.append(bigEndian: sequence)
        chunks.append("fdAT", data + pixels)
        sequence += 1
      }
    }
    chunks.append("IEND", [])
    return chunks.bytes
  }

  /// A part of the picture that replaces what was there.
  private struct Change {
    var bitmap: Bitmap
    var region: Bitmap.Region
    var duration: Int
  }

  private static func changes(in frames: [Frame]) -> [Change] {
    var changes: [Change] = []
    var shown: Bitmap?
    for frame in frames {
      precondition(
        (1...Int(UInt16.max)).contains(frame.duration), "A frame lasts 1 to 65,535 units of time.")
      let region: Bitmap.Region?
      if let shown {
        region = frame.bitmap.difference(from: shown)
      } else {
        region = frame.bitmap.region
      }
      // A frame may not last longer than the file can say; then an equal one follows.
      if region == nil, let last = changes.indices.last,
        changes[last].duration + frame.duration <= Int(UInt16.max)
      {
        changes[last].duration += frame.duration
        continue
      }
      let part = region ?? Bitmap.Region(x: 0, y: 0, width: 1, height: 1)
      changes.append(
        Change(bitmap: frame.bitmap.cropped(to: part), region: part, duration: frame.duration))
      shown = frame.bitmap
    }
    return changes
  }

  private static func frameControl(_ change: Change, sequence: UInt32, timescale: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: sequence)
    bytes.append(bigEndian: UInt32(change.region.width))
    bytes.append(bigEndian: UInt32(change.region.height))
    bytes.append(bigEndian: UInt32(change.region.x))
    bytes.append(bigEndian: UInt32(change.region.y))
    bytes.append(bigEndian: UInt16(change.duration))
    bytes.append(bigEndian: UInt16(timescale))
    // Leave the picture as it is afterwards; replace, do not blend.
    return bytes + [0, 0]
  }
}
