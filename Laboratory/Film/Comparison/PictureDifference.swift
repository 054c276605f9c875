package import Renderer

/// Where and how much two pictures differ, and a picture that shows it.
package nonisolated struct PictureDifference: Hashable, Sendable {
  /// What does not count as a difference.
  package struct Tolerance: Hashable, Sendable {
    /// How much alpha, red, green and blue may each differ, from 0 to 255.
    package var channel: Int
    /// Whether edges may be smoothed otherwise: a pixel does not count whose values lie, in both
    /// directions, between those of the nine pixels around its place in the other picture.
    package var ignoresSmoothing: Bool

    /// Makes a tolerance.
    package init(channel: Int = 0, ignoresSmoothing: Bool = false) {
      self.channel = channel
      self.ignoresSmoothing = ignoresSmoothing
    }

    /// Every bit counts: right for two runs of one renderer.
    package static let none = Tolerance()
    /// Right for two renderers, or two versions of one: other rounding, other smoothing.
    package static let smoothing = Tolerance(channel: 2, ignoresSmoothing: true)
  }

  /// How many pixels differ; for other sizes those that only one picture has count as well.
  package let count: Int
  /// The smallest region that holds them.
  package let region: Bitmap.Region
  /// The largest difference of a channel, from 1 to 255.
  package let worst: Int
  /// As large as both pictures together: the accepted one, dimmed, with each pixel red that differs.
  package let picture: Bitmap

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - new: What was drawn.
  ///   - accepted: What was expected.
  ///   - tolerance: What does not count.
  /// - Returns: `nil` if nothing differs.
  /// - Complexity: O(pixels).
  package init?(of new: Bitmap, from accepted: Bitmap, tolerance: Tolerance = .none) {
    guard new != accepted else { return nil }
    let (width, height) = (max(new.width, accepted.width), max(new.height, accepted.height))
    var picture = Bitmap(width: width, height: height)
    var bounds: (left: Int, top: Int, right: Int, bottom: Int)?
    var (count, worst) = (0, 0)
    for row in 0..<height {
      for column in 0..<width {
        let distance = Self.distance(new, accepted, column, row, tolerance)
        guard distance > 0 else {
          picture[column, row] = Self.dimmed(accepted[column, row])
          continue
        }
        picture[column, row] = 0xFFFF_0000
        count += 1
        worst = max(worst, distance)
        let former = bounds ?? (column, row, column, row)
        bounds = (min(former.left, column), former.top, max(former.right, column), row)
      }
    }
    guard let bounds else { return nil }
    self.count = count
    self.worst = worst
    self.picture = picture
    region = Bitmap.Region(
      x: bounds.left, y: bounds.top, width: bounds.right - bounds.left + 1,
      height: bounds.bottom - bounds.top + 1)
  }

  /// How much two pixels differ beyond what is tolerated; 255 if only one of the pictures has it.
  private static func distance(
    _ new: Bitmap, _ accepted: Bitmap, _ column: Int, _ row: Int, _ tolerance: Tolerance
  ) -> Int {
    guard new.contains(column, row), accepted.contains(column, row) else { return 255 }
    let (mine, theirs) = (new[column, row], accepted[column, row])
    guard mine != theirs else { return 0 }
    let distance = zip(channels(mine), channels(theirs)).map { abs($0 - $1) }.max() ?? 0
    guard distance > tolerance.channel else { return 0 }
    let isSmoothing =
      tolerance.ignoresSmoothing && lies(mine, around: column, row, in: accepted, tolerance.channel)
      && lies(theirs, around: column, row, in: new, tolerance.channel)
    return isSmoothing ? 0 : distance
  }

  /// Whether each channel of a pixel lies between those of the pixels around a place.
  private static func lies(
    _ pixel: UInt32, around column: Int, _ row: Int, in picture: Bitmap, _ slack: Int
  ) -> Bool {
    let neighbors = (row - 1...row + 1).flatMap { row in
      (column - 1...column + 1).compactMap { column in
        picture.contains(column, row) ? channels(picture[column, row]) : nil
      }
    }
    return channels(pixel).enumerated().allSatisfy { index, value in
      let values = neighbors.map { $0[index] }
      guard let least = values.min(), let greatest = values.max() else { return false }
      return value >= least - slack && value <= greatest + slack
    }
  }

  private static func channels(_ pixel: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
  }

  private static func dimmed(_ pixel: UInt32) -> UInt32 {
    pixel >> 2 & 0x3F3F_3F3F | 0xFF00_0000
  }
}

extension Bitmap {
  /// Whether there is a pixel in a column and a row.
  fileprivate nonisolated func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<width).contains(column) && (0..<height).contains(row)
  }
}
