package import Renderer

/// Pictures with fewer colours: smaller files, at the price of coarser shades.
///
/// Median cut: the box of all colours is halved, again and again, where most pixels differ most;
/// each final box becomes its most frequent colour, so that flat areas keep theirs exactly.
package nonisolated struct ColorReduction {
  private let replacements: [UInt32: UInt32]

  /// Chooses the colours for some pictures.
  ///
  /// - Parameters:
  ///   - bitmaps: Everything that shares the colours.
  ///   - limit: How many colours remain at most; at least 1.
  package init(of bitmaps: some Sequence<Bitmap>, to limit: Int) {
    precondition(limit > 0, "A picture needs at least one colour.")
    var counts: [UInt32: Int] = [:]
    for bitmap in bitmaps {
      for (pixel, count) in bitmap.pixelRuns { counts[pixel, default: 0] += count }
    }
    var boxes = [Box(counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })]
    while boxes.count < limit,
      let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      let (lower, upper) = boxes[index].halves
    {
      boxes[index] = lower
      boxes.append(upper)
    }
    var replacements: [UInt32: UInt32] = [:]
    for box in boxes {
      let kept = box.mostFrequent
      for color in box.colors { replacements[color.pixel] = kept }
    }
    self.replacements = replacements
  }

  /// The picture with each colour replaced by the one that was chosen for it.
  package func applied(to bitmap: Bitmap) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bitmap.pixels.count)
    for (pixel, count) in bitmap.pixelRuns {
      pixels.append(contentsOf: repeatElement(replacements[pixel, default: pixel], count: count))
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  /// Colours that may become one.
  private struct Box {
    let colors: [(pixel: UInt32, count: Int)]
    /// The channel in which the colours differ most, as a shift.
    private let shift: UInt32
    /// How much there is to gain by cutting it: 0 if it cannot be cut.
    let weight: Int

    init(_ colors: [(pixel: UInt32, count: Int)]) {
      let ranges = [0, 8, 16, 24].map { (shift: UInt32) in
        let values = colors.lazy.map { Int($0.pixel >> shift & 0xFF) }
        return (shift: shift, length: (values.max() ?? 0) - (values.min() ?? 0))
      }
      let widest = ranges.reduce(ranges[0]) { $1.length > $0.length ? $1 : $0 }
      let count = colors.reduce(0) { $0 + $1.count }
      shift = widest.shift
      // The root keeps large flat areas from taking all the boxes.
      weight = widest.length * Int(Double(count).squareRoot())
      self.colors = colors
    }

    var mostFrequent: UInt32 {
      colors.max { $0.count < $1.count }?.pixel ?? 0
    }

    /// The box cut where its pixels are halved; `nil` if all its colours are one.
    var halves: (Box, Box)? {
      guard weight > 0, colors.count > 1 else { return nil }
      let shift = shift
      let sorted = colors.sorted {
        ($0.pixel >> shift & 0xFF, $0.pixel) < ($1.pixel >> shift & 0xFF, $1.pixel)
      }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var sum = 0
      var cut =
        sorted.firstIndex { color in
          sum += color.count
          return sum > half
        } ?? 0
      cut = min(max(cut, 1), sorted.count - 1)
      return (Box(Array(sorted[..<cut])), Box(Array(sorted[cut...])))
    }
  }
}

nonisolated extension Bitmap {
  /// Neighbours of one colour, row after row.
  fileprivate var pixelRuns: [(pixel: UInt32, count: Int)] {
    var runs: [(pixel: UInt32, count: Int)] = []
    for pixel in pixels {
      if let last = runs.last, last.pixel == pixel {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((pixel, 1))
      }
    }
    return runs
  }
}
