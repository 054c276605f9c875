import Foundation

/// How much of each pixel of a rectangle lies in a shape, from 0 to 1.
struct Coverage {
  let columns: Range<Int>
  let rows: Range<Int>
  private var values: [Float]

  /// How finely the rows of pixels are looked at; along a row coverage is exact.
  private static let linesInPixel = 4

  /// All of a picture.
  init(full width: Int, _ height: Int) {
    columns = 0..<width
    rows = 0..<height
    values = Array(repeating: 1, count: width * height)
  }

  /// The inside of polygons, as far as it lies in a picture.
  init(of polygons: [[CGPoint]], _ rule: CGPathFillRule, within width: Int, _ height: Int) {
    let edges = polygons.flatMap(Self.edges)
    let box = CGRect(around: polygons.flatMap { $0 }).insetBy(dx: -1e-6, dy: -1e-6).integral
      .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !box.isNull, !edges.isEmpty else {
      (columns, rows, values) = (0..<0, 0..<0, [])
      return
    }
    columns = Int(box.minX)..<Int(box.maxX)
    rows = Int(box.minY)..<Int(box.maxY)
    values = Array(repeating: 0, count: columns.count * rows.count)
    let share = 1 / Float(Self.linesInPixel)
    for line in 0..<rows.count * Self.linesInPixel {
      let y = Double(rows.lowerBound) + (Double(line) + 0.5) / Double(Self.linesInPixel)
      var crossings: [(x: Double, turn: Int)] = []
      for edge in edges where edge.low.y <= y && y < edge.high.y {
        let part = (y - edge.low.y) / (edge.high.y - edge.low.y)
        crossings.append((edge.low.x + (edge.high.x - edge.low.x) * part, edge.turn))
      }
      guard crossings.count > 1 else { continue }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for index in 0..<crossings.count - 1 {
        winding += crossings[index].turn
        let isInside = rule == .evenOdd ? winding & 1 != 0 : winding != 0
        if isInside {
          addSpan(
            crossings[index].x, crossings[index + 1].x, row: line / Self.linesInPixel, share)
        }
      }
    }
  }

  private init(columns: Range<Int>, rows: Range<Int>, values: [Float]) {
    self.columns = columns
    self.rows = rows
    self.values = values
  }

  /// How much of a pixel is covered.
  subscript(x: Int, y: Int) -> Float {
    guard columns.contains(x), rows.contains(y) else { return 0 }
    return min(1, values[(y - rows.lowerBound) * columns.count + x - columns.lowerBound])
  }

  /// What lies in both.
  func intersected(_ other: Coverage) -> Coverage {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    var values: [Float] = []
    values.reserveCapacity(columns.count * rows.count)
    for y in rows {
      for x in columns { values.append(self[x, y] * other[x, y]) }
    }
    return Coverage(columns: columns, rows: rows, values: values)
  }

  private typealias Edge = (low: CGPoint, high: CGPoint, turn: Int)

  private static func edges(_ polygon: [CGPoint]) -> [Edge] {
    polygon.indices.compactMap { index in
      let (start, end) = (polygon[index], polygon[(index + 1) % polygon.count])
      if start.y < end.y { return (start, end, 1) }
      return start.y > end.y ? (end, start, -1) : nil
    }
  }

  private mutating func addSpan(_ start: Double, _ end: Double, row: Int, _ share: Float) {
    let low = max(start, Double(columns.lowerBound))
    let high = min(end, Double(columns.upperBound))
    guard high > low else { return }
    let offset = row * columns.count - columns.lowerBound
    let (first, last) = (Int(low), min(columns.upperBound - 1, Int(high)))
    if first == last {
      values[offset + first] += Float(high - low) * share
      return
    }
    values[offset + first] += Float(Double(first + 1) - low) * share
    for x in first + 1..<max(first + 1, last) { values[offset + x] += share }
    values[offset + last] += Float(high - Double(last)) * share
  }
}
