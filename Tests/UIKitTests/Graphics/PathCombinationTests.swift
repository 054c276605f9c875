import Foundation
import Testing
import UIKit

/// The steps of a path as a text, such as `M 0,0 L 10,0 Z`.
private func text(_ path: CGPath) -> String {
  var parts: [String] = []
  func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
  path.applyWithBlock { element in
    let (name, count) =
      switch element.pointee.type {
      case .moveToPoint: ("M", 1)
      case .addLineToPoint: ("L", 1)
      case .addQuadCurveToPoint: ("Q", 2)
      case .addCurveToPoint: ("C", 3)
      case .closeSubpath: ("Z", 0)
      }
    let points = (0..<count).map { element.pointee.points[$0] }
    parts.append(([name] + points.map { "\(number($0.x)),\(number($0.y))" }).joined(separator: " "))
  }
  return parts.joined(separator: " ")
}

/// The area of a path, counted on a grid.
private func area(_ path: CGPath, step: CGFloat = 1) -> CGFloat {
  let box = path.boundingBox
  guard !box.isNull else { return 0 }
  var count: CGFloat = 0
  for x in stride(from: box.minX + step / 2, to: box.maxX, by: step) {
    for y in stride(from: box.minY + step / 2, to: box.maxY, by: step)
    where path.contains(CGPoint(x: x, y: y)) {
      count += 1
    }
  }
  return count * step * step
}

private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
  CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
}

private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
  CGPath(
    ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
    transform: nil)
}

@Suite("Two areas")
struct PathCombinationTests {
  @Test("that overlap are put together")
  func overlapping() {
    let (first, second) = (square(0, 0, 10), square(5, 5, 10))
    #expect(
      text(first.union(second)) == "M 0,0 L 10,0 L 10,5 L 15,5 L 15,15 L 5,15 L 5,10 L 0,10 Z")
    #expect(text(first.intersection(second)) == "M 10,5 L 10,10 L 5,10 L 5,5 Z")
    #expect(text(first.subtracting(second)) == "M 0,0 L 10,0 L 10,5 L 5,5 L 5,10 L 0,10 Z")
    #expect(area(first.symmetricDifference(second)) == 150)
    #expect(first.symmetricDifference(second).componentsSeparated().count == 2)
  }

  @Test("that share an edge are one without it")
  func sharedEdge() {
    let (first, second) = (square(0, 0, 10), square(10, 0, 10))
    #expect(text(first.union(second)) == "M 0,0 L 20,0 L 20,10 L 0,10 Z")
    #expect(first.intersection(second).isEmpty)
    #expect(!first.intersects(second))
    #expect(text(first.subtracting(second)) == text(first))
  }

  @Test("whose edges lie on each other for a part", arguments: [0.1, 0.3, 1.7, 123.456])
  func partlySharedEdge(scale: Double) {
    let scale = CGFloat(scale)
    let wide = CGPath(
      rect: CGRect(x: 0, y: 0, width: 3 * scale, height: scale), transform: nil)
    let narrow = square(scale, scale, scale)
    let union = wide.union(narrow)
    #expect(text(union).filter { $0 == "L" }.count == 7)
    #expect(union.componentsSeparated().count == 1)
    #expect(narrow.subtracting(wide).boundingBox == narrow.boundingBox)
  }

  @Test("that are the same are one, and nothing is left")
  func same() {
    for path in [square(1, 2, 3), circle(5, 5, 4), circle(0.1, 0.7, 33.3)] {
      #expect(path.union(path) == path)
      #expect(path.intersection(path) == path)
      #expect(path.subtracting(path).isEmpty)
      #expect(path.symmetricDifference(path).isEmpty)
    }
  }

  @Test("that share an edge after a turn leave no slit")
  func turned() throws {
    for degrees in stride(from: 1, through: 359, by: 17) {
      var turn = CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180)
      let first = try #require(square(0, 0, 10).copy(using: &turn))
      let second = try #require(square(10, 0, 10).copy(using: &turn))
      let union = first.union(second)
      #expect(text(union).filter { $0 == "L" }.count == 3, "\(degrees)")
      #expect(first.intersection(second).isEmpty, "\(degrees)")
    }
  }

  @Test("one in the other make a hole")
  func hole() {
    let ring = square(0, 0, 30).subtracting(square(10, 10, 10))
    #expect(text(ring) == "M 0,0 L 30,0 L 30,30 L 0,30 Z M 20,10 L 10,10 L 10,20 L 20,20 Z")
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(square(0, 0, 30).union(square(10, 10, 10)) == square(0, 0, 30))
    #expect(text(ring.union(square(10, 10, 10))) == text(square(0, 0, 30)))
  }

  @Test("that are apart stay so")
  func apart() {
    let (first, second) = (circle(0, 0, 5), circle(20, 0, 5))
    #expect(text(first.union(second)) == text(first) + " " + text(second))
    #expect(first.intersection(second).isEmpty)
    #expect(first.subtracting(second) == first)
    #expect(!first.intersects(second))
  }

  @Test("of circles keep their curves, cut where they cross")
  func circles() throws {
    let (first, second) = (circle(0, 0, 50), circle(60, 0, 50))
    #expect(first.intersects(second))
    let lens = first.intersection(second)
    // Where both are 30 from the middle: 40 up and down, as far as four curves are a circle.
    #expect(abs(lens.boundingBoxOfPath.maxY - 40) < 0.02)
    #expect(abs(lens.boundingBoxOfPath.minX - 10) < 1e-6)
    #expect(abs(lens.boundingBoxOfPath.maxX - 50) < 1e-6)
    #expect(text(lens).filter { $0 == "C" }.count == 4)
    let union = first.union(second)
    #expect(text(union).filter { $0 == "C" }.count == 8)
    #expect(abs(area(union) + area(lens) - area(first) - area(second)) < 30)
    #expect(!union.contains(CGPoint(x: 30, y: 41)))
    #expect(union.contains(CGPoint(x: 30, y: 39)))
  }

  @Test("that share a curve drawn in other pieces have no slivers between them")
  func sharedCurve() {
    let whole = circle(0, 0, 50)
    let part = CGMutablePath()
    part.addArc(center: .zero, radius: 50, startAngle: 0.3, endAngle: 2.5, clockwise: false)
    part.addLine(to: .zero)
    part.closeSubpath()
    #expect(part.subtracting(whole).isEmpty)
    #expect(whole.union(part).componentsSeparated().count == 1)
    #expect(abs(area(whole.subtracting(part)) + area(part) - area(whole)) < 60)
  }

  @Test("of which one is tiny keep it")
  func tiny() {
    let union = square(0, 0, 1000).union(circle(2000, 2000, 0.1))
    #expect(union.componentsSeparated().count == 2)
    #expect(text(union).filter { $0 == "C" }.count == 4)
  }

  @Test("of parabolas keep them parabolas")
  func parabolas() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    path.closeSubpath()
    let cut = path.intersection(
      CGPath(rect: CGRect(x: 0, y: -5, width: 5, height: 20), transform: nil))
    #expect(text(cut) == "M 0,0 Q 2.5,5 5,5 L 5,0 Z" || text(cut).contains("Q"))
    #expect(abs(cut.boundingBoxOfPath.maxY - 5) < 1e-6)
  }

  @Test("follow the fill rule")
  func rules() {
    let both = CGMutablePath()
    both.addPath(square(0, 0, 30))
    both.addPath(square(10, 10, 10))
    let nothing = CGMutablePath()
    #expect(area(both.union(nothing)) == 900)
    #expect(area(both.union(nothing, using: .evenOdd)) == 800)
    #expect(text(both.normalized()) == text(square(0, 0, 30)))
  }

  @Test("of a star that crosses itself become lines that do not")
  func star() {
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { number in
        let angle = CGFloat(number) * 4 * .pi / 5
        return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
      })
    star.closeSubpath()
    #expect(text(star.normalized()).filter { $0 == "L" }.count == 9)
    #expect(star.normalized().contains(.zero))
    #expect(!star.normalized(using: .evenOdd).contains(.zero))
    #expect(star.normalized(using: .evenOdd).componentsSeparated().count == 5)
  }

  @Test("with holes come apart with them")
  func components() throws {
    let path = CGMutablePath()
    path.addPath(square(0, 0, 30).subtracting(square(10, 10, 10)))
    path.addPath(square(12, 12, 5))
    path.addPath(square(100, 0, 10))
    let parts = path.componentsSeparated(using: .evenOdd)
    #expect(parts.map(\.boundingBox.width).sorted() == [5, 10, 30])
    let ring = try #require(parts.first { $0.boundingBox.width == 30 })
    #expect(!ring.contains(CGPoint(x: 11, y: 11)))
    #expect(square(0, 0, 0).componentsSeparated().isEmpty)
  }

  /// Numbers that look random, and are the same for each seed.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ limit: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % limit)
    }
  }

  @Test("have what their parts have, whatever they look like", arguments: 0..<40)
  func anything(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
    func shape() -> CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: dice.roll(20) * 5, y: dice.roll(20) * 5))
      for _ in 0..<6 {
        let point = CGPoint(x: dice.roll(20) * 5, y: dice.roll(20) * 5)
        if dice.roll(3) == 0 {
          path.addCurve(
            to: point, control1: CGPoint(x: dice.roll(100), y: dice.roll(100)),
            control2: CGPoint(x: dice.roll(100), y: dice.roll(100)))
        } else {
          path.addLine(to: point)
        }
      }
      path.closeSubpath()
      if dice.roll(2) == 0 {
        path.addRect(
          CGRect(
            x: dice.roll(10) * 5, y: dice.roll(10) * 5, width: 5 + dice.roll(10) * 5,
            height: 5 + dice.roll(10) * 5))
      }
      return path
    }
    let (first, second) = (shape(), shape())
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let results: [(CGPath, (Bool, Bool) -> Bool)] = [
        (first.union(second, using: rule), { $0 || $1 }),
        (first.intersection(second, using: rule), { $0 && $1 }),
        (first.subtracting(second, using: rule), { $0 && !$1 }),
        (first.symmetricDifference(second, using: rule), { $0 != $1 }),
        (first.normalized(using: rule), { own, _ in own }),
      ]
      var misses = [0, 0, 0, 0, 0]
      var count = 0
      // Places that no edge of the grid of corners goes through, others each time.
      let start = 0.13 * CGFloat(seed)
      for x in stride(from: start + 1.37, to: 100, by: 7.3) {
        for y in stride(from: start + 1.73, to: 100, by: 7.3) {
          let point = CGPoint(x: x, y: y)
          let (a, b) = (first.contains(point, using: rule), second.contains(point, using: rule))
          count += 1
          for (index, result) in results.enumerated() {
            let wanted = result.1(a, b)
            if result.0.contains(point) != wanted
              || result.0.contains(point, using: .evenOdd) != wanted
            {
              misses[index] += 1
            }
          }
        }
      }
      // Places that are as good as on an edge may fall to either side.
      #expect(misses.allSatisfy { $0 <= 2 }, "\(rule) \(misses) of \(count)")
    }
  }

  @Test("may be open")
  func open() {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(text(corner.normalized()) == "M 0,0 L 10,0 L 10,10 Z")
  }
}

@Suite("A line cut by an area")
struct PathLineTests {
  @Test("has its parts inside and outside")
  func line() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 20, y: 5))
    #expect(text(line.lineIntersection(square(0, 0, 10))) == "M 0,5 L 10,5")
    #expect(
      text(line.lineSubtracting(square(0, 0, 10))) == "M -10,5 L 0,5 M 10,5 L 20,5")
    #expect(line.lineIntersection(square(100, 0, 10)).isEmpty)
  }

  @Test("of a closed path is open where it is cut, and closed where it is not")
  func closed() {
    let path = square(0, 0, 10)
    #expect(
      text(path.lineSubtracting(square(5, -5, 10))) == "M 10,5 L 10,10 L 0,10 L 0,0 L 5,0")
    #expect(path.lineSubtracting(square(50, 50, 1)) == path)
    #expect(path.lineIntersection(square(-1, -1, 20)) == path)
  }

  @Test("of curves keeps them curves")
  func curve() {
    let half = circle(0, 0, 10).lineIntersection(square(0, -20, 40))
    #expect(text(half) == "M 0,-10 C 5.52,-10 10,-5.52 10,0 C 10,5.52 5.52,10 0,10")
  }
}

@Suite("A path with straight lines for curves")
struct FlattenedPathTests {
  @Test("is as near as was asked for", arguments: [0.01, 0.1, 1])
  func near(threshold: Double) {
    let threshold = CGFloat(threshold)
    let path = circle(0, 0, 100).flattened(threshold: threshold)
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      #expect(element.pointee.type != .addCurveToPoint)
      if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
    }
    for (point, next) in zip(points, points.dropFirst()) {
      let middle = hypot((point.x + next.x) / 2, (point.y + next.y) / 2)
      #expect(abs(100 - middle) <= threshold + 0.03)
    }
  }

  @Test("has fewer lines the farther they may be")
  func fewer() {
    func count(_ threshold: CGFloat) -> Int {
      text(circle(0, 0, 100).flattened(threshold: threshold)).filter { $0 == "L" }.count
    }
    #expect(count(0.01) > count(0.1))
    #expect(count(0.1) > count(1))
    #expect(square(0, 0, 5).flattened(threshold: 0.1) == square(0, 0, 5))
  }
}
