package import Renderer

/// Pictures with fewer colours: smaller files, at the price of coarser shades.
///
/// Median cut: the box of all colours is halved, again and again, where most pixels differ most;
/// each final box becomes its most frequent colour, so that flat areas keep theirs exactly.
package nonisolated struct ColorReduction {
  private let table: ColorTable
  /// What each colour of the table becomes.
  private let replacements: [UInt32]

  /// Chooses the colours for some pictures.
  ///
  /// - Parameters:
  ///   - bitmaps: Everything that shares the colours.
  ///   - limit: How many colours remain at most; at least 1.
  package init(of bitmaps: some Sequence<Bitmap>, to limit: Int) {
    precondition(limit > 0, "A picture needs at least one colour.")
    var table = ColorTable()
    var counts: [Int] = []
    for bitmap in bitmaps {
      bitmap.forEachRun { pixel, count in
        let index = table.insert(pixel)
        if index == counts.count { counts.append(0) }
        counts[index] += count
      }
    }
    var colors = table.colors.indices.map {
      CountedColor(pixel: table.colors[$0], count: counts[$0], index: $0)
    }
    var replacements = table.colors
    for box in Self.boxes(of: &colors, limit: limit) {
      let kept = colors[box.range].max { $0.count < $1.count }
      for color in colors[box.range] { replacements[color.index] = kept?.pixel ?? color.pixel }
    }
    self.table = table
    self.replacements = replacements
  }

  /// The picture with each colour replaced by the one that was chosen for it.
  package func applied(to bitmap: Bitmap) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bitmap.pixels.count)
    bitmap.forEachRun { pixel, count in
      let replacement = table.index(of: pixel).map { replacements[$0] } ?? pixel
      pixels.append(contentsOf: repeatElement(replacement, count: count))
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  /// Cuts the heaviest box until there are enough; sorts the colours of a box side by side.
  private static func boxes(of colors: inout [CountedColor], limit: Int) -> [Box] {
    var boxes = [Box(of: colors[...])]
    while boxes.count < limit,
      let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      boxes[index].weight > 0
    {
      let box = boxes[index]
      let bound = box.median(in: colors)
      let cut = colors[box.range].partition { $0.channel(box.shift) >= bound }
      boxes[index] = Box(of: colors[box.range.lowerBound..<cut])
      boxes.append(Box(of: colors[cut..<box.range.upperBound]))
    }
    return boxes
  }

  private struct CountedColor {
    let pixel: UInt32
    /// How many pixels have it.
    let count: Int
    /// Its number in the table.
    let index: Int

    func channel(_ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }

    /// All channels, in the order of their shifts.
    var channels: SIMD4<UInt8> {
      SIMD4(truncatingIfNeeded: SIMD4(pixel, pixel >> 8, pixel >> 16, pixel >> 24))
    }
  }

  /// Colours that may become one.
  private struct Box {
    /// Where the colours lie.
    let range: Range<Int>
    /// The channel in which they differ most, as a shift.
    let shift: UInt32
    /// How much there is to gain by cutting the box: 0 if its colours are one.
    let weight: Int

    init(of colors: ArraySlice<CountedColor>) {
      var lowest = SIMD4<UInt8>(repeating: 255)
      var highest = SIMD4<UInt8>(repeating: 0)
      var count = 0
      for color in colors {
        let channels = color.channels
        lowest = pointwiseMin(lowest, channels)
        highest = pointwiseMax(highest, channels)
        count += color.count
      }
      let lengths = (0..<4).map { Int(highest[$0]) - Int(lowest[$0]) }
      let widest = lengths.indices.reduce(0) { lengths[$1] > lengths[$0] ? $1 : $0 }
      range = colors.indices
      shift = UInt32(widest * 8)
      // The root keeps large flat areas from taking all the boxes.
      weight = colors.isEmpty ? 0 : lengths[widest] * Int(Double(count).squareRoot())
    }

    /// The value of the channel that parts the pixels into halves, as nearly as may be: some colour
    /// is below it, some other is not.
    func median(in colors: [CountedColor]) -> Int {
      var counts = [Int](repeating: 0, count: 256)
      for color in colors[range] { counts[color.channel(shift)] += color.count }
      let values = counts.indices.filter { counts[$0] > 0 }
      let half = counts.reduce(0, +) / 2
      var sum = values.first.map { counts[$0] } ?? 0
      for value in values.dropFirst() {
        sum += counts[value]
        if sum > half { return value }
      }
      return values.last ?? 0
    }
  }
}

nonisolated extension Bitmap {
  /// Passes on neighbours of one colour, row after row.
  fileprivate func forEachRun(_ body: (_ pixel: UInt32, _ count: Int) -> Void) {
    guard var current = pixels.first else { return }
    var count = 0
    for pixel in pixels {
      if pixel == current {
        count += 1
      } else {
        body(current, count)
        current = pixel
        count = 1
      }
    }
    body(current, count)
  }
}
