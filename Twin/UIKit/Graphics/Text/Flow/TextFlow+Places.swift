import CoreGraphics
import Foundation

/// From characters to places and back. Places are points from the top left of the lines; characters are
/// counted in UTF-16 code units.
nonisolated extension TextFlow {
  /// The number of code units of the text.
  var length: Int { text.length }

  /// The characters of a line, with what does not show of it.
  func range(of line: Line) -> NSRange { range(of: line.clusters) }

  func range(of clusters: Range<Int>) -> NSRange {
    let start = location(of: clusters.lowerBound)
    return NSRange(location: start, length: location(of: clusters.upperBound) - start)
  }

  func location(of cluster: Int) -> Int {
    clusters.indices.contains(cluster) ? clusters[cluster].range.location : length
  }

  /// The cluster in which a character is; the number of all for the end of the text.
  func cluster(at location: Int) -> Int {
    var (low, high) = (0, clusters.count)
    while low < high {
      let middle = (low + high) / 2
      if NSMaxRange(clusters[middle].range) <= location { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The line in which a character is; after a line feed at the text's end the one that follows.
  func lineIndex(at location: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    let cluster = cluster(at: location)
    return lines.firstIndex { $0.clusters.contains(cluster) } ?? lines.indices.last
  }

  /// How far a cluster's left side is from that of the lines.
  func x(of cluster: Int, in line: Line) -> CGFloat {
    var x = line.left
    var width: CGFloat = 0
    for case .clusters(let range) in line.segments {
      for index in range {
        if index >= cluster { return x }
        let own = self.width(of: index..<index + 1, after: width)
        width += own
        x += own + (clusters[index].kind == .space ? line.stretch : 0)
      }
    }
    // Spaces at the end count, as far as there is room.
    guard line.stretch == 0 else { return line.span.upperBound }
    let shownEnd = trimmed(line.clusters).upperBound
    let rest = shownEnd < cluster ? shownEnd..<min(cluster, line.clusters.upperBound) : 0..<0
    let spaces = self.width(of: rest, after: width)
    return min(x + spaces, max(x, line.span.upperBound))
  }

  /// Where the cursor stands before a character: at the left side, as high as the line.
  ///
  /// - Returns: A rectangle without width.
  func caret(at location: Int) -> CGRect {
    guard let index = lineIndex(at: location) else {
      return CGRect(x: 0, y: 0, width: 0, height: endLook.lineHeight)
    }
    let line = lines[index]
    return CGRect(
      x: x(of: cluster(at: location), in: line), y: line.top, width: 0, height: line.height)
  }

  /// The rectangles of a part of the text, one for each line that it touches.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let all = self.range(of: line)
      let start = max(range.location, all.location)
      let end = min(NSMaxRange(range), NSMaxRange(all))
      guard start < end else { return nil }
      let left = x(of: cluster(at: start), in: line)
      let goesOn = NSMaxRange(range) > NSMaxRange(all)
      let right = goesOn ? max(left, line.span.upperBound) : x(of: cluster(at: end), in: line)
      return CGRect(x: left, y: line.top, width: max(0, right - left), height: line.height)
    }
  }

  /// The index of the line at a height: the nearest one.
  func lineIndex(atHeight y: CGFloat) -> Int? {
    lines.lastIndex { $0.top <= y } ?? (lines.isEmpty ? nil : 0)
  }

  /// The character at a point, or the nearest one, and how far into it the point is, from 0 to 1.
  func character(at point: CGPoint) -> (location: Int, fraction: CGFloat) {
    guard let index = lineIndex(atHeight: point.y) else { return (0, 0) }
    return character(atX: point.x, of: lines[index])
  }

  /// The character of a line at a place from side to side, or the nearest one, and how far into it the place is.
  func character(atX place: CGFloat, of line: Line) -> (location: Int, fraction: CGFloat) {
    let touched = touchedClusters(of: line)
    guard !touched.isEmpty else { return (location(of: line.clusters.lowerBound), 0) }
    for cluster in touched {
      let (left, right) = (x(of: cluster, in: line), x(of: cluster + 1, in: line))
      guard place < right else { continue }
      let fraction = right > left ? max(0, (place - left) / (right - left)) : 0
      return (location(of: cluster), min(fraction, 1))
    }
    return (location(of: touched.upperBound - 1), 1)
  }

  /// What a finger finds of a line: not its line feed, and spaces at its end only where the paragraph ends, since others
  /// may be outside of the room.
  private func touchedClusters(of line: Line) -> Range<Int> {
    guard let last = line.clusters.last else { return line.clusters }
    guard clusters[last].kind != .newline else { return line.clusters.dropLast() }
    return last + 1 == clusters.count ? line.clusters : trimmed(line.clusters)
  }

  /// The character that a point is in; nil where there is none.
  func characterRange(at point: CGPoint) -> NSRange? {
    guard point.y >= 0, point.y < height, let index = lineIndex(atHeight: point.y) else {
      return nil
    }
    let line = lines[index]
    guard point.x >= line.left else { return nil }
    let found = trimmed(line.clusters).first { point.x < x(of: $0 + 1, in: line) }
    return found.map { clusters[$0].range }
  }

  /// Where the picture is that stands for a character of a line; nil if there is none.
  func pictureRect(at location: Int, in line: Line) -> CGRect? {
    let index = cluster(at: location)
    guard clusters.indices.contains(index) else { return nil }
    let place = CGPoint(x: x(of: index, in: line), y: line.top + line.ascent)
    return runs[clusters[index].run].attachment?.rect(at: place)
  }

  /// The place between characters that is nearest to a point.
  func insertionPoint(at point: CGPoint) -> Int {
    let (location, fraction) = character(at: point)
    let cluster = cluster(at: location)
    guard fraction >= 0.5, clusters.indices.contains(cluster) else { return location }
    return NSMaxRange(clusters[cluster].range)
  }
}
