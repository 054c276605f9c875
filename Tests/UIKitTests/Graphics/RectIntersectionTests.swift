import Foundation
import Testing
import UIKit

/// Both ways round.
private func meet(_ one: CGRect, _ other: CGRect) -> [Bool] {
  [one.intersects(other), other.intersects(one)]
}

#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif

@Suite("A rectangle intersects", .disabled(if: isOptimized, "Foundation's own is compiled in"))
struct RectIntersectionTests {
  private let square = CGRect(x: 10, y: 20, width: 10, height: 10)

  @Test("no other that only touches it, though they have an edge or a corner in common")
  func touch() {
    let right = CGRect(x: 20, y: 20, width: 10, height: 10)
    #expect(meet(square, right) == [false, false])
    #expect(square.intersection(right) == CGRect(x: 20, y: 20, width: 0, height: 10))
    #expect(meet(square, CGRect(x: 20, y: 30, width: 10, height: 10)) == [false, false])
    #expect(meet(square, CGRect(x: 19.999, y: 20, width: 10, height: 10)) == [true, true])
    #expect(meet(square, CGRect(x: 30, y: 20, width: -10, height: 10)) == [false, false])
  }

  @Test("a line or a point that it begins with, and none that it ends with")
  func empty() {
    #expect(meet(square, CGRect(x: 10, y: 20, width: 0, height: 10)) == [true, true])
    #expect(meet(square, CGRect(x: 9.999, y: 20, width: 0, height: 10)) == [false, false])
    #expect(meet(square, CGRect(x: 10, y: 20, width: 0, height: 0)) == [true, true])
    #expect(meet(square, CGRect(x: 20, y: 25, width: 0, height: 0)) == [false, false])
    #expect(meet(.zero, .zero) == [true, true])
    #expect(meet(.zero, CGRect(x: -1, y: -1, width: 5, height: 5)) == [true, true])
  }

  @Test("as a line, one that overlaps it, and none that goes on where it ends")
  func lines() {
    let line = CGRect(x: 10, y: 20, width: 0, height: 10)
    #expect(meet(line, CGRect(x: 10, y: 25, width: 0, height: 10)) == [true, true])
    #expect(meet(line, CGRect(x: 10, y: 30, width: 0, height: 10)) == [false, false])
    #expect(meet(line, CGRect(x: 10, y: 30, width: 10, height: 0)) == [false, false])
  }

  @Test("the one that has no end, and never the one that is none")
  func special() {
    #expect(meet(square, .infinite) == [true, true])
    #expect(meet(.infinite, .infinite) == [true, true])
    #expect(meet(square, .null) == [false, false])
    #expect(meet(.null, .infinite) == [false, false])
    #expect(meet(.null, .null) == [false, false])
  }
}
