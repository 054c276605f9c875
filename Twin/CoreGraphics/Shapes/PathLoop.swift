import Foundation

/// Edges that lead back to where they begin.
struct PathLoop {
  var edges: [PathArrangement.Edge]
  /// The area inside; below 0 for a hole.
  var area: CGFloat
  /// Points on the loop.
  var corners: [CGPoint]
}

extension PathArrangement {
  /// The loops around an area.
  ///
  /// Where loops touch, each turns as sharply as it can around the area, so that none crosses itself.
  func loops(where isInside: (Winding) -> Bool) -> [PathLoop] {
    let outline = outline(where: isInside)
    var leaving: [Int: [Int]] = [:]
    for (number, edge) in outline.enumerated() { leaving[edge.start, default: []].append(number) }
    var isUsed = Array(repeating: false, count: outline.count)
    var loops: [PathLoop] = []
    for first in outline.indices where !isUsed[first] {
      var chain: [Edge] = []
      var next: Int? = first
      while let number = next {
        isUsed[number] = true
        let edge = outline[number]
        chain.append(edge)
        let ways = (leaving[edge.end] ?? []).filter { !isUsed[$0] || $0 == first }
        next = sharpest(ways.map { ($0, outline[$0]) }, after: edge)
        if next == first { break }
      }
      let loop = loop(of: chain)
      if isArea(loop) { loops.append(loop) }
    }
    return loops
  }

  private func sharpest(_ ways: [(Int, Edge)], after edge: Edge) -> Int? {
    guard ways.count > 1 else { return ways.first?.0 }
    let back = angle(from: edge.end, to: edge.start)
    func turn(_ way: Edge) -> CGFloat {
      let turn = back - angle(from: way.start, to: way.end)
      return turn > 0 ? turn : turn + 2 * .pi
    }
    return ways.min { turn($0.1) < turn($1.1) }?.0
  }

  private func angle(from start: Int, to end: Int) -> CGFloat {
    atan2(points[end].y - points[start].y, points[end].x - points[start].x)
  }

  private func loop(of chain: [Edge]) -> PathLoop {
    let corners = chain.map { points[$0.start] }
    let origin = corners.first ?? .zero
    var area: CGFloat = 0
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      area +=
        (corner.x - origin.x) * (next.y - origin.y) - (next.x - origin.x) * (corner.y - origin.y)
    }
    return PathLoop(edges: chain, area: area / 2, corners: corners)
  }

  /// Whether a loop is more than what is left between two edges that stand for the same curve.
  private func isArea(_ loop: PathLoop) -> Bool {
    guard loop.edges.count > 1 else { return false }
    let length = zip(loop.corners, loop.corners.dropFirst() + loop.corners.prefix(1))
      .reduce(CGFloat(0)) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    let curved = loop.edges.map { pieces[$0.piece] }.filter { $0.kind != .line }
    return abs(loop.area) > length * max(points.nearness, curved.map(\.tolerance).max() ?? 0)
  }

  // MARK: Steps

  /// Edges one after the other as few lines and curves.
  ///
  /// - Parameter isLoop: Whether the last one leads to the first.
  func steps(along chain: [Edge], isLoop: Bool) -> [CGPath.Segment] {
    var runs: [Edge] = []
    for edge in isLoop ? startingAtCorner(chain) : chain {
      if let last = runs.last, let both = joined(last, edge) {
        runs[runs.count - 1] = both
      } else {
        runs.append(edge)
      }
    }
    guard let first = runs.first else { return [] }
    var steps: [CGPath.Segment] = [.move(points[first.start])]
    for (index, run) in runs.enumerated() {
      let piece = pieces[run.piece]
      if isLoop, index == runs.count - 1, piece.kind == .line { continue }
      steps.append(piece.step(from: run.from, to: run.to, end: points[run.end]))
    }
    return isLoop ? steps + [.close] : steps
  }

  /// A loop that begins where no line or curve goes on, at the earliest of such places.
  private func startingAtCorner(_ chain: [Edge]) -> [Edge] {
    let starts = chain.indices.filter { index in
      joined(chain[(index + chain.count - 1) % chain.count], chain[index]) == nil
    }
    let start = starts.min { chain[$0].piece < chain[$1].piece } ?? 0
    return Array(chain[start...] + chain[..<start])
  }

  /// Two edges as one, if the second one goes on with what the first one is.
  private func joined(_ first: Edge, _ second: Edge) -> Edge? {
    let (piece, next) = (pieces[first.piece], pieces[second.piece])
    var both = first
    both.end = second.end
    if first.piece == second.piece, (first.to > first.from) == (second.to > second.from),
      abs(first.to - second.from) < 1e-9
    {
      both.to = second.to
      return both
    }
    guard piece.kind == .line, next.kind == .line else { return nil }
    let (a, b, c) = (points[first.start], points[first.end], points[second.end])
    let (along, ahead) = (
      CGVector(dx: b.x - a.x, dy: b.y - a.y), CGVector(dx: c.x - b.x, dy: c.y - b.y)
    )
    let area = along.dx * ahead.dy - along.dy * ahead.dx
    let length = hypot(c.x - a.x, c.y - a.y)
    guard along.dx * ahead.dx + along.dy * ahead.dy > 0,
      abs(area) <= 2 * points.nearness * length
    else { return nil }
    return both
  }
}
