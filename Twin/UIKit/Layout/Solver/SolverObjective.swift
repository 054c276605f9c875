/// What a solution costs: for each priority how far wishes are missed, in units of their lengths.
///
/// A higher priority outweighs all lower ones together, so costs are compared priority by priority and
/// never summed across them.
nonisolated struct SolverObjective: Sendable {
  private struct Level: Sendable {
    let priority: Float
    /// What a unit of each variable costs that is zero now, by the variable's number.
    var costs: [Double]
  }

  /// The priorities in use, the highest first.
  private var levels: [Level] = []
  private var variableCount = 0

  /// Makes room for variables.
  mutating func reserve(_ count: Int) {
    guard count > variableCount else { return }
    variableCount = count
    for index in levels.indices {
      let missing = count - levels[index].costs.count
      levels[index].costs.append(contentsOf: repeatElement(0, count: missing))
    }
  }

  /// Adds to what a unit of a variable costs.
  mutating func add(_ cost: Double, for variable: Int, priority: Float) {
    levels[level(for: priority)].costs[variable] += cost
  }

  /// Adds to what a unit of a variable costs that a row defines.
  mutating func add(_ cost: Double, forBasicOf row: SolverRow, priority: Float) {
    let level = level(for: priority)
    for term in row.terms {
      levels[level].costs[term.variable] += cost * term.coefficient
    }
  }

  /// Puts an equation in the place of the variable that it defines.
  mutating func substitute(_ row: SolverRow) {
    for level in levels.indices {
      let cost = levels[level].costs[row.basic]
      guard cost != 0 else { continue }
      levels[level].costs[row.basic] = 0
      guard abs(cost) >= SolverRow.tolerance else { continue }
      for term in row.terms {
        levels[level].costs[term.variable] += cost * term.coefficient
      }
    }
  }

  /// Forgets a variable that is gone.
  mutating func clear(_ variable: Int) {
    for level in levels.indices { levels[level].costs[variable] = 0 }
  }

  /// Whether a solution gets cheaper if a variable grows.
  func rewardsGrowth(of variable: Int) -> Bool {
    for level in levels {
      let cost = level.costs[variable]
      if cost < -SolverRow.tolerance { return true }
      if cost > SolverRow.tolerance { return false }
    }
    return false
  }

  /// Whether a solution costs the same if a variable grows.
  func ignoresGrowth(of variable: Int) -> Bool {
    levels.allSatisfy { abs($0.costs[variable]) <= SolverRow.tolerance }
  }

  /// Whether growth of one variable costs less than growth of another, each in steps of its own.
  func isCheaper(_ variable: Int, by step: Double, than other: Int, by otherStep: Double) -> Bool {
    for level in levels {
      let difference = level.costs[variable] / step - level.costs[other] / otherStep
      if abs(difference) > SolverRow.tolerance { return difference < 0 }
    }
    return false
  }

  private mutating func level(for priority: Float) -> Int {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      let costs = [Double](repeating: 0, count: variableCount)
      levels.insert(Level(priority: priority, costs: costs), at: place)
    }
    return place
  }
}
