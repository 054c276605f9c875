import Testing
import UIKit

@Suite("The constraint solver")
struct ConstraintSolverTests {
  private var solver = ConstraintSolver()

  /// `left − right`, or `left − constant`.
  private func difference(
    _ left: SolverVariable, _ right: SolverVariable? = nil, constant: Double = 0
  ) -> LinearExpression {
    var expression = LinearExpression(-constant)
    expression.add(left)
    if let right { expression.add(right, times: -1) }
    return expression
  }

  private mutating func require(_ expression: LinearExpression) throws {
    try solver.add(expression, above: .forbidden, below: .forbidden)
  }

  @Test("finds the values of a chain of required equations")
  mutating func equations() throws {
    let width = solver.makeVariable(.nonNegative)
    let left = solver.makeVariable(.any)
    let right = solver.makeVariable(.any)
    try require(difference(left, constant: 20))
    var end = difference(right, left)
    end.add(width, times: -1)
    try require(end)
    try require(difference(right, constant: 320))
    #expect(solver.value(of: left) == 20)
    #expect(solver.value(of: width) == 300)
  }

  @Test("leaves what nothing decides at zero")
  mutating func undecided() {
    let position = solver.makeVariable(.any)
    let length = solver.makeVariable(.nonNegative)
    #expect(solver.value(of: position) == 0)
    #expect(solver.value(of: length) == 0)
    #expect(solver.isAmbiguous(position))
    #expect(solver.isAmbiguous(length))
  }

  @Test("obeys a wish of a higher priority and ignores any number of lower ones")
  mutating func priorities() throws {
    let width = solver.makeVariable(.nonNegative)
    for _ in 0..<20 {
      try solver.add(
        difference(width, constant: 10), above: .priority(250), below: .priority(250))
    }
    try solver.add(difference(width, constant: 90), above: .priority(251), below: .priority(251))
    #expect(abs(solver.value(of: width) - 90) < 1e-9)
    #expect(!solver.isAmbiguous(width))
  }

  @Test("weighs the two sides of one wish differently")
  mutating func sides() throws {
    let width = solver.makeVariable(.nonNegative)
    let limit = try solver.add(
      difference(width, constant: 300), above: .priority(500), below: .priority(500))
    try solver.add(difference(width, constant: 100), above: .priority(250), below: .priority(750))
    #expect(abs(solver.value(of: width) - 300) < 1e-9)

    solver.setConstant(-40, of: limit)
    try solver.solve()
    #expect(abs(solver.value(of: width) - 100) < 1e-9)
  }

  @Test("names exactly the constraints that contradict each other")
  mutating func contradiction() throws {
    let first = solver.makeVariable(.nonNegative)
    let second = solver.makeVariable(.nonNegative)
    let innocent = solver.makeVariable(.nonNegative)
    try require(difference(innocent, constant: 7))
    let one = try solver.add(
      difference(first, constant: 100), above: .forbidden, below: .forbidden)
    let two = try solver.add(difference(second, first), above: .none, below: .forbidden)
    do {
      try solver.add(difference(second, constant: 50), above: .forbidden, below: .none)
      Issue.record("A contradiction was accepted.")
    } catch {
      #expect(Array(error.constraints.prefix(2)) == [one, two])
      #expect(error.constraints.count == 3)
    }
  }

  @Test("refuses a length below zero")
  mutating func negativeLength() {
    let width = solver.makeVariable(.nonNegative)
    #expect(throws: ConstraintSolver.Contradiction.self) {
      try solver.add(difference(width, constant: -10), above: .forbidden, below: .forbidden)
    }
  }

  @Test("keeps one of two equal equations when the other goes")
  mutating func repeated() throws {
    let width = solver.makeVariable(.nonNegative)
    let first = try solver.add(
      difference(width, constant: 44), above: .forbidden, below: .forbidden)
    try require(difference(width, constant: 44))
    solver.remove(first)
    #expect(solver.value(of: width) == 44)
    #expect(!solver.isAmbiguous(width))
  }

  @Test("finds a contradiction that a changed constant makes")
  mutating func editedIntoContradiction() throws {
    let width = solver.makeVariable(.nonNegative)
    let bound = try solver.add(difference(width, constant: 10), above: .none, below: .forbidden)
    try solver.add(difference(width, constant: 50), above: .forbidden, below: .none)
    solver.setConstant(-60, of: bound)
    #expect(throws: ConstraintSolver.Contradiction.self) { try solver.solve() }
  }

  @Test("sees that two ways to share a length cost the same")
  mutating func sharedLength() throws {
    let first = solver.makeVariable(.nonNegative)
    let second = solver.makeVariable(.nonNegative)
    var sum = LinearExpression(-300)
    sum.add(first)
    sum.add(second)
    try require(sum)
    for width in [first, second] {
      try solver.add(difference(width, constant: 50), above: .priority(250), below: .priority(750))
    }
    #expect(abs(solver.value(of: first) + solver.value(of: second) - 300) < 1e-9)
    #expect(solver.isAmbiguous(first))
    #expect(solver.isAmbiguous(second))
  }
}
