import Foundation

/// The lines and curves of one path or of two, cut wherever they meet.
///
/// Curves become straight edges that are near to them, but each edge knows the part of the curve that it stands for.
/// So what is left of a curve in the end is a curve again.
///
/// - `+Cutting`: where edges meet.
/// - `+Areas`: what is inside.
struct PathArrangement {
  /// A straight edge.
  struct Edge {
    /// The points at its ends, by number.
    var start: Int
    var end: Int
    /// The piece that it is a part of, by number, and from where to where.
    var piece: Int
    var from: Double
    var to: Double

    var reversed: Edge { Edge(start: end, end: start, piece: piece, from: to, to: from) }
  }

  let pieces: [PathPiece]
  /// Of one path after the other, each in the order in which it is drawn.
  var edges: [Edge] = []
  var points: PathPoints

  init(_ pieces: [PathPiece]) {
    let corners = pieces.flatMap {
      [$0.curve.start, $0.curve.control1, $0.curve.control2, $0.curve.end]
    }
    let far = corners.reduce(CGFloat(0)) { max($0, abs($1.x), abs($1.y)) }
    self.pieces = pieces
    points = PathPoints(radius: max(far * 1e-9, .leastNormalMagnitude))
    for (number, piece) in pieces.enumerated() { addEdges(of: piece, number) }
    cut()
  }

  private mutating func addEdges(of piece: PathPiece, _ number: Int) {
    let count = piece.edgeCount(tolerance: piece.tolerance)
    var start = points.number(of: piece.curve.start)
    for step in 1...count {
      let to = Double(step) / Double(count)
      let end = points.number(of: step == count ? piece.curve.end : piece.curve.point(at: to))
      let from = Double(step - 1) / Double(count)
      // A piece too short for an edge joins the next one; it is a point.
      if start != end {
        edges.append(Edge(start: start, end: end, piece: number, from: from, to: to))
      }
      start = end
    }
  }

  func owner(of edge: Edge) -> Int { pieces[edge.piece].owner }
}

/// Points, of which those that are as good as in one place are one.
struct PathPoints {
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  private let radius: CGFloat
  private(set) var all: [CGPoint] = []
  private var cells: [Cell: [Int]] = [:]

  init(radius: CGFloat) {
    self.radius = radius
  }

  /// How near is the same place.
  var nearness: CGFloat { radius }

  subscript(number: Int) -> CGPoint { all[number] }

  /// The number of a point, or of the one that is there already.
  mutating func number(of point: CGPoint) -> Int {
    let side = radius * 2
    let (column, row) = (Int((point.x / side).rounded(.down)), Int((point.y / side).rounded(.down)))
    for neighborColumn in column - 1...column + 1 {
      for neighborRow in row - 1...row + 1 {
        for number in cells[Cell(column: neighborColumn, row: neighborRow)] ?? []
        where hypot(all[number].x - point.x, all[number].y - point.y) <= radius {
          return number
        }
      }
    }
    all.append(point)
    cells[Cell(column: column, row: row), default: []].append(all.count - 1)
    return all.count - 1
  }
}
