import Foundation

/// What is inside.
extension PathArrangement {
  /// How often each of two paths goes around a place.
  struct Winding {
    var first = 0
    var second = 0

    subscript(owner: Int) -> Int {
      get { owner == 0 ? first : second }
      set { if owner == 0 { first = newValue } else { second = newValue } }
    }
  }

  /// An edge between two points, however often it is there.
  struct Border {
    /// In the direction in which it was first found.
    var edge: Edge
    /// How often each path goes along it, less how often it goes the other way.
    var weight = Winding()
  }

  private struct Ends: Hashable {
    var low: Int
    var high: Int

    init(_ edge: Edge) {
      low = min(edge.start, edge.end)
      high = max(edge.start, edge.end)
    }
  }

  /// The edges, each once, without those at which nothing begins or ends.
  func borders(of owners: ClosedRange<Int> = 0...1) -> [Border] {
    var borders: [Border] = []
    var numbers: [Ends: Int] = [:]
    for edge in edges where owners.contains(owner(of: edge)) {
      let number = numbers[Ends(edge)] ?? borders.count
      if number == borders.count {
        numbers[Ends(edge)] = number
        borders.append(Border(edge: edge))
      }
      borders[number].weight[owner(of: edge)] += borders[number].edge.start == edge.start ? 1 : -1
    }
    return borders.filter { $0.weight.first != 0 || $0.weight.second != 0 }
  }

  /// How often paths go around a place, or around what is beside an edge.
  ///
  /// Counted along a ray to greater x, or to greater y for what is beside an edge that is flat.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - borders: The edges of the paths.
  ///   - excluded: The number of the edge on which the place is.
  ///   - isUpwards: Whether the ray goes to greater y.
  func winding(
    at place: CGPoint, among borders: [Border], except excluded: Int? = nil,
    isUpwards: Bool = false
  ) -> Winding {
    // A turn by a quarter makes a ray to greater y one to greater x.
    func turned(_ point: CGPoint) -> CGPoint {
      isUpwards ? CGPoint(x: point.y, y: -point.x) : point
    }
    let origin = turned(place)
    var winding = Winding()
    for (number, border) in borders.enumerated() where number != excluded {
      let start = turned(points[border.edge.start])
      let end = turned(points[border.edge.end])
      let rises = start.y <= origin.y && origin.y < end.y
      guard rises || (end.y <= origin.y && origin.y < start.y) else { continue }
      let x = start.x + (end.x - start.x) * ((origin.y - start.y) / (end.y - start.y))
      guard x > origin.x else { continue }
      winding.first += rises ? border.weight.first : -border.weight.first
      winding.second += rises ? border.weight.second : -border.weight.second
    }
    return winding
  }

  /// How often paths go around what is on both sides of an edge, as y points up.
  private struct Sides {
    var left: Winding
    var right: Winding
  }

  /// The edges around an area, which is on their left where y points up.
  func outline(where isInside: (Winding) -> Bool) -> [Edge] {
    let borders = borders()
    return zip(borders, sides(of: borders)).compactMap { border, sides in
      guard isInside(sides.left) != isInside(sides.right) else { return nil }
      return isInside(sides.left) ? border.edge : border.edge.reversed
    }
  }

  /// What is beside each edge: counted once for edges that only lead into each other.
  private func sides(of borders: [Border]) -> [Sides] {
    var meeting: [Int: [Int]] = [:]
    for (number, border) in borders.enumerated() {
      meeting[border.edge.start, default: []].append(number)
      meeting[border.edge.end, default: []].append(number)
    }
    var found: [Int: Sides] = [:]
    for number in borders.indices where found[number] == nil {
      let sides = sides(of: number, among: borders)
      found[number] = sides
      var open = [number]
      while let current = open.popLast() {
        let edge = borders[current].edge
        for end in [edge.start, edge.end] {
          guard let both = meeting[end], both.count == 2,
            let next = both.first(where: { $0 != current }), found[next] == nil
          else { continue }
          let goesOn = (end == edge.end) == (end == borders[next].edge.start)
          let here = found[current] ?? sides
          found[next] = goesOn ? here : Sides(left: here.right, right: here.left)
          open.append(next)
        }
      }
    }
    return borders.indices.compactMap { found[$0] }
  }

  private func sides(of number: Int, among borders: [Border]) -> Sides {
    let border = borders[number]
    let (start, end) = (points[border.edge.start], points[border.edge.end])
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let isFlat = abs(dx) > abs(dy)
    // What is beside the edge in the direction of the ray, and what is behind the edge.
    let before = winding(
      at: CGPoint(x: start.x + dx / 2, y: start.y + dy / 2), among: borders, except: number,
      isUpwards: isFlat)
    let rises = isFlat ? dx < 0 : dy > 0
    var behind = before
    behind.first += rises ? border.weight.first : -border.weight.first
    behind.second += rises ? border.weight.second : -border.weight.second
    return rises ? Sides(left: behind, right: before) : Sides(left: before, right: behind)
  }
}
