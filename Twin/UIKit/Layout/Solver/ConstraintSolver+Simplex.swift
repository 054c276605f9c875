/// The two simplex methods, and what can be read from the solved tableau.
///
/// Ties are broken by the lowest number (Bland's rule), so no sequence of steps repeats forever and the
/// same constraints have the same solution in every run.
nonisolated extension ConstraintSolver {
  /// Makes the solution as cheap as it can be: the primal simplex method.
  ///
  /// The solution obeys all constraints before and after.
  mutating func optimize() {
    while let entering = rewardingVariable(), let row = limitingRow(for: entering) {
      pivot(row: row, entering: entering)
    }
  }

  /// Makes the solution obey all constraints: the dual simplex method.
  ///
  /// The solution is as cheap as it can be before and after.
  mutating func restoreFeasibility() throws(Contradiction) {
    while let index = infeasibleRow(), let row = rows[index] {
      guard let entering = cheapestVariable(in: row, growing: row.constant < 0) else {
        throw contradiction(in: row)
      }
      pivot(row: index, entering: entering)
    }
  }

  private func rewardingVariable() -> Int? {
    kinds.indices.first {
      kinds[$0] == .nonNegative && rowOfVariable[$0] < 0 && objective.rewardsGrowth(of: $0)
    }
  }

  /// The row whose variable gets to zero first if another variable grows.
  private func limitingRow(for entering: Int) -> Int? {
    var best: (row: Int, ratio: Double, basic: Int)?
    for index in columns[entering] {
      guard let row = rows[index], kinds[row.basic] == .nonNegative else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if best.map({ (ratio, row.basic) < ($0.ratio, $0.basic) }) ?? true {
        best = (index, ratio, row.basic)
      }
    }
    return best?.row
  }

  /// The row of the lowest variable that has a value it must not have.
  private func infeasibleRow() -> Int? {
    var best: (row: Int, basic: Int)?
    for (index, row) in rows.enumerated() {
      guard let row, isInfeasible(row), row.basic < best?.basic ?? .max else { continue }
      best = (index, row.basic)
    }
    return best?.row
  }

  private func isInfeasible(_ row: SolverRow) -> Bool {
    switch kinds[row.basic] {
    case .free: false
    case .nonNegative: row.constant < -SolverRow.tolerance
    case .dummy: abs(row.constant) > SolverRow.tolerance
    }
  }

  /// The variable of a row whose growth costs the least for what it does.
  ///
  /// - Parameter growing: Whether the row's value is to grow or to shrink; nil if either will do.
  func cheapestVariable(in row: SolverRow, growing: Bool?) -> Int? {
    var best: SolverRow.Term?
    for term in row.terms where kinds[term.variable] == .nonNegative {
      if let growing, (term.coefficient > 0) != growing { continue }
      guard let known = best else {
        best = term
        continue
      }
      if objective.isCheaper(
        term.variable, by: abs(term.coefficient), than: known.variable, by: abs(known.coefficient))
      {
        best = term
      }
    }
    return best?.variable
  }

  /// The constraints of which a row that cannot be obeyed is made.
  private func contradiction(in row: SolverRow) -> Contradiction {
    let owners = Set(([row.basic] + row.terms.map(\.variable)).map { ownerOfVariable[$0] })
    return Contradiction(constraints: owners.filter { $0 >= 0 }.sorted().map(ConstraintID.init))
  }

  /// The row that gives its place to the variable of a constraint that goes.
  func rowToLeave(for marker: Int) -> Int? {
    var best: (row: Int, rank: Int, ratio: Double)?
    for index in columns[marker] {
      guard let row = rows[index] else { continue }
      let coefficient = row.coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let rank =
        switch kinds[row.basic] {
        case .dummy: 0
        case .nonNegative: coefficient < 0 ? 1 : 2
        case .free: 3
        }
      let ratio = abs(row.constant / coefficient)
      if best.map({ (rank, ratio) < ($0.rank, $0.ratio) }) ?? true { best = (index, rank, ratio) }
    }
    return best?.row
  }

  /// Whether a variable could have another value at the same cost.
  package func isAmbiguous(_ variable: SolverVariable) -> Bool {
    let index = rowOfVariable[variable.index]
    guard index >= 0, let row = rows[index] else {
      return kinds[variable.index] == .free || canGrow(variable.index)
    }
    return row.terms.contains { term in
      switch kinds[term.variable] {
      case .free: true
      case .nonNegative: canGrow(term.variable)
      case .dummy: false
      }
    }
  }

  /// Whether a variable that is zero can grow at no cost.
  private func canGrow(_ variable: Int) -> Bool {
    guard objective.ignoresGrowth(of: variable) else { return false }
    return columns[variable].allSatisfy { index in
      guard let row = rows[index], kinds[row.basic] == .nonNegative else { return true }
      return row.coefficient(of: variable) >= 0 || row.constant > SolverRow.tolerance
    }
  }
}
