public import Foundation

/// Areas made of areas, and lines cut by them (since iOS 16).
///
/// Parts of a path that are open count as closed wherever an area is meant. Curves stay curves, cut where they cross
/// others. What is narrower between two curves than a five-thousandth of their size is nothing, so that paths may
/// share edges. In the result areas look the same whatever the fill rule.
///
/// Source: Apple, "CGPath". Assumed: where the result begins and in which direction it goes: around areas as rectangles
/// do, around holes the other way.
extension CGPath {
  /// What is in this path's area or in another one's.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// What is in both areas.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// What is in this path's area and not in another one's.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// What is in one of both areas only.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// The same area by lines that do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(segments: []), rule) { own, _ in own }
  }

  /// The parts of the area that are apart from each other, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let arrangement = PathArrangement(pieces(isClosed: true, owner: 0))
    let loops = arrangement.loops { rule.isInside($0.first) }
    var holes = loops.filter { $0.area < 0 }
    // Small areas first, so that each hole finds the smallest one around it.
    let areas = loops.indices.filter { loops[$0].area > 0 }.sorted {
      loops[$0].area < loops[$1].area
    }
    var components: [(order: Int, path: CGPath)] = []
    for index in areas {
      let steps = arrangement.steps(along: loops[index].edges, isLoop: true)
      let outer = CGPath(segments: steps)
      let isOwn: (PathLoop) -> Bool = { hole in
        -hole.area < loops[index].area && hole.isInside(of: outer)
      }
      let own = holes.filter(isOwn)
      holes.removeAll(where: isOwn)
      let all = own.reduce(steps) { $0 + arrangement.steps(along: $1.edges, isLoop: true) }
      components.append((index, CGPath(segments: all)))
    }
    return components.sorted { $0.order < $1.order }.map(\.path)
  }

  /// Whether there is a place in both areas; an edge or a corner that both have is none (assumed).
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBoxOfPath.intersects(other.boundingBoxOfPath) else { return false }
    return !intersection(other, using: rule).isEmpty
  }

  /// The line of this path as far as it is in another one's area; along the edge of the area is in it (assumed).
  ///
  /// Parts that are closed become open where they are cut.
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    line(insideOf: other, rule, keepsInside: true)
  }

  /// The line of this path as far as it is not in another one's area.
  ///
  /// Parts that are closed become open where they are cut.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    line(insideOf: other, rule, keepsInside: false)
  }

  /// The path with straight lines in place of curves, nowhere farther from them than a threshold in points.
  public func flattened(threshold: CGFloat) -> CGPath {
    var current = CGPoint.zero
    var first = CGPoint.zero
    let threshold = max(threshold, 1e-4)
    let steps: [Segment] = segments.flatMap { segment -> [Segment] in
      let start = current
      switch segment {
      case .move(let point):
        (first, current) = (point, point)
        return [segment]
      case .line(let point):
        current = point
        return [segment]
      case .close:
        current = first
        return [segment]
      case .quadCurve(_, let end), .curve(_, _, let end):
        current = end
        let path = CGPath(segments: [.move(start), segment])
        guard let piece = path.pieces(isClosed: false, owner: 0).first else { return [.line(end)] }
        let count = piece.edgeCount(tolerance: threshold)
        return (1..<max(count, 1)).map {
          .line(piece.curve.point(at: Double($0) / Double(count)))
        } + [.line(end)]
      }
    }
    return CGPath(segments: steps)
  }

  // MARK: How

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ isKept: (Bool, Bool) -> Bool
  ) -> CGPath {
    let arrangement = PathArrangement(
      pieces(isClosed: true, owner: 0) + other.pieces(isClosed: true, owner: 1))
    let loops = arrangement.loops { isKept(rule.isInside($0.first), rule.isInside($0.second)) }
    return CGPath(segments: loops.flatMap { arrangement.steps(along: $0.edges, isLoop: true) })
  }

  private func line(
    insideOf other: CGPath, _ rule: CGPathFillRule, keepsInside: Bool
  ) -> CGPath {
    let arrangement = PathArrangement(
      pieces(isClosed: false, owner: 0) + other.pieces(isClosed: true, owner: 1))
    let isClosed = subpaths.map { $0.last == .close }
    let chains = arrangement.chains(closed: isClosed) {
      $0 == keepsInside
    } isInside: {
      rule.isInside($0.second)
    }
    let steps = chains.flatMap { chain -> [Segment] in
      let part = chain.first.map { arrangement.pieces[$0.piece].part } ?? 0
      let isLoop = isClosed[part] && chain.first?.start == chain.last?.end
      return arrangement.steps(along: chain, isLoop: isLoop)
    }
    return CGPath(segments: steps)
  }
}

extension CGPathFillRule {
  /// Whether a place is inside of which a path goes around so often.
  fileprivate func isInside(_ winding: Int) -> Bool {
    switch self {
    case .winding: winding != 0
    case .evenOdd: winding % 2 != 0
    }
  }
}

extension PathLoop {
  /// Whether the loop is in an area that it does not cross, as most of its edges say by their middles: one may
  /// lie on the edge of the area.
  fileprivate func isInside(of area: CGPath) -> Bool {
    let middles = zip(corners, corners.dropFirst() + corners.prefix(1)).map {
      CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2)
    }
    return middles.count { area.contains($0) } * 2 > middles.count
  }
}

extension PathArrangement {
  /// What is left of the line of the first path, as edges one after the other.
  ///
  /// - Parameters:
  ///   - closed: Which parts of it are closed.
  ///   - isKept: Whether edges stay that are inside, or outside, of the second path's area.
  ///   - isInside: Whether a place is in it.
  fileprivate func chains(
    closed: [Bool], where isKept: (Bool) -> Bool, isInside: (Winding) -> Bool
  ) -> [[Edge]] {
    let borders = borders(of: 1...1)
    let all = Set(
      borders.flatMap { [[$0.edge.start, $0.edge.end], [$0.edge.end, $0.edge.start]] })
    var chains: [[Edge]] = []
    for edge in edges where owner(of: edge) == 0 {
      let (start, end) = (points[edge.start], points[edge.end])
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      let isIn =
        all.contains([edge.start, edge.end]) || isInside(winding(at: middle, among: borders))
      guard isKept(isIn) else { continue }
      let goesOn = chains.last?.last.map {
        $0.end == edge.start && pieces[$0.piece].part == pieces[edge.piece].part
      }
      if goesOn == true {
        chains[chains.count - 1].append(edge)
      } else {
        chains.append([edge])
      }
    }
    return joiningEnds(chains, closed)
  }

  /// Joins what goes on where the line of a part began, with what is left of that beginning.
  private func joiningEnds(_ chains: [[Edge]], _ closed: [Bool]) -> [[Edge]] {
    func part(_ chain: [Edge]) -> Int { chain.first.map { pieces[$0.piece].part } ?? 0 }
    var result: [[Edge]] = []
    for number in Set(chains.map(part)).sorted() {
      var own = chains.filter { part($0) == number }
      if closed[number], own.count > 1, let first = own.first, let last = own.last,
        first.first?.start == last.last?.end
      {
        own[0] = last + first
        own.removeLast()
      }
      result += own
    }
    return result
  }
}
