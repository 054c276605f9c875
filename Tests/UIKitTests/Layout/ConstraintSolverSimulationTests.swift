import Testing
import UIKit

/// Random constraints come, go and change; after each step the solution is compared with the one that a
/// new solver finds for the same constraints.
@Suite("The constraint solver, kept up to date")
struct ConstraintSolverSimulationTests {
  private struct Rule {
    var expression: LinearExpression
    var above: ConstraintSolver.Penalty
    var below: ConstraintSolver.Penalty
    var id: ConstraintSolver.ConstraintID?
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let priorities: [Float] = [250, 251, 750]
  private static let variableCount = 8

  /// Eight variables: even ones are positions, odd ones lengths.
  private func makeSolver() -> (ConstraintSolver, [SolverVariable]) {
    var solver = ConstraintSolver()
    let variables = (0..<Self.variableCount).map {
      solver.makeVariable($0.isMultiple(of: 2) ? .any : .nonNegative)
    }
    return (solver, variables)
  }

  private func makeRule(_ variables: [SolverVariable], _ random: inout Random) -> Rule {
    var expression = LinearExpression(Double(Int.random(in: -100...20, using: &random)))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let variable = variables[Int.random(in: 0..<variables.count, using: &random)]
      expression.add(variable, times: [1, -1, 0.5, 2].randomElement(using: &random) ?? 1)
    }
    let isRequired = Int.random(in: 0..<4, using: &random) == 0
    let penalty: ConstraintSolver.Penalty =
      isRequired
      ? .forbidden : .priority(Self.priorities.randomElement(using: &random) ?? 250)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Rule(expression: expression, above: .none, below: penalty)
    case 1: return Rule(expression: expression, above: penalty, below: .none)
    case 2: return Rule(expression: expression, above: penalty, below: penalty)
    default: return Rule(expression: expression, above: .priority(250), below: .priority(750))
    }
  }

  /// What a solution costs at each priority; nil if it breaks a rule.
  private func costs(
    of solver: ConstraintSolver, _ variables: [SolverVariable], _ rules: [Rule]
  ) -> [Double]? {
    var costs = [Double](repeating: 0, count: Self.priorities.count)
    for (index, variable) in variables.enumerated() where !index.isMultiple(of: 2) {
      if solver.value(of: variable) < -1e-6 { return nil }
    }
    for rule in rules {
      let value = solver.value(of: rule.expression)
      switch value > 0 ? rule.above : rule.below {
      case .none: break
      case .forbidden: if abs(value) > 1e-6 { return nil }
      case .priority(let priority):
        guard let level = Self.priorities.firstIndex(of: priority) else { return nil }
        costs[level] += abs(value)
      }
    }
    return costs
  }

  /// The costs of a new solver for rules; nil if they contradict each other.
  private func freshCosts(_ rules: [Rule]) -> [Double]? {
    var (solver, variables) = makeSolver()
    do {
      for rule in rules { try solver.add(rule.expression, above: rule.above, below: rule.below) }
    } catch {
      return nil
    }
    return costs(of: solver, variables, rules)
  }

  @Test("costs what a new solution costs", .timeLimit(.minutes(1)), arguments: 0..<60)
  func agrees(seed: UInt64) throws {
    var random = Random(state: seed)
    var (solver, variables) = makeSolver()
    var rules: [Rule] = []
    for step in 0..<40 {
      var changed = rules
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !rules.isEmpty:
        let index = Int.random(in: 0..<rules.count, using: &random)
        if let id = rules[index].id { solver.remove(id) }
        changed.remove(at: index)
      case 1 where !rules.isEmpty:
        let index = Int.random(in: 0..<rules.count, using: &random)
        changed[index].expression.constant = Double(Int.random(in: -100...20, using: &random))
        guard freshCosts(changed) != nil, let id = rules[index].id else { continue }
        solver.setConstant(changed[index].expression.constant, of: id)
        try solver.solve()
      default:
        var rule = makeRule(variables, &random)
        guard freshCosts(rules + [rule]) != nil else { continue }
        rule.id = try solver.add(rule.expression, above: rule.above, below: rule.below)
        changed.append(rule)
      }
      rules = changed
      let expected = try #require(freshCosts(rules), "step \(step)")
      let actual = try #require(costs(of: solver, variables, rules), "step \(step)")
      for (left, right) in zip(actual.reversed(), expected.reversed()) {
        // A lower priority counts only where the higher ones agree.
        #expect(abs(left - right) < 1e-5, "step \(step): \(actual) and not \(expected)")
      }
    }
  }
}
