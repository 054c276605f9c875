/// Finds values for variables that obey linear constraints, and obeys wishes as far as it can.
///
/// The method is Cassowary's: a simplex tableau that is kept solved while constraints come, go and
/// change (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm,
/// 2001). Two things are different. Priorities are compared one by one and not weighed against each
/// other. And a constraint that the present solution does not obey is brought in by the dual simplex
/// method, the same that follows a changed constant; the equation at which that fails names the
/// constraints that contradict each other.
///
/// Values that nothing decides are zero, or as near to zero as the constraints allow.
nonisolated package struct ConstraintSolver: Sendable {
  /// What values a variable may have.
  package enum Domain: Sendable {
    /// Every one.
    case any
    /// Zero and above.
    case nonNegative
  }

  /// What an expression costs that is not zero.
  package enum Penalty: Hashable, Sendable {
    /// Nothing: the constraint says nothing about this side.
    case none
    /// One for each unit, at a priority.
    case priority(Float)
    /// It must not happen.
    case forbidden
  }

  /// The name of a constraint in this solver.
  package struct ConstraintID: Hashable, Sendable {
    let index: Int
  }

  /// Constraints that contradict each other; the solver is of no use any more.
  package struct Contradiction: Error, Hashable {
    /// All of them, in the order in which they were added; without any one of them, all is well.
    package let constraints: [ConstraintID]
  }

  enum Kind: Sendable {
    /// Asked for by the user.
    case free
    /// Asked for by the user, or the distance of a constraint from being exactly met.
    case nonNegative
    /// The sign of a required equation: always zero, never defined by a row that has anything else.
    case dummy
  }

  /// A constraint: expression − above + below = 0, or expression − sign × dummy = 0.
  struct Record: Sendable {
    var constant: Double
    var above: Int?
    var below: Int?
    var dummy: Int?
    var dummySign = 1.0
    var abovePenalty: Penalty
    var belowPenalty: Penalty
  }

  var kinds: [Kind] = []
  /// The row that defines each variable, or -1.
  var rowOfVariable: [Int] = []
  /// The rows that may contain each variable; some do not any more.
  var columns: [[Int]] = []
  /// The constraint to which a variable belongs, or -1.
  var ownerOfVariable: [Int] = []
  var rows: [SolverRow?] = []
  var objective = SolverObjective()
  var records: [Record?] = []
  private var unusedVariables: [Int] = []
  private var unusedRows: [Int] = []
  private var scratch: [SolverRow.Term] = []

  /// Makes a solver without variables.
  package init() {}

  /// Makes a variable.
  package mutating func makeVariable(_ domain: Domain) -> SolverVariable {
    SolverVariable(index: makeVariable(domain == .any ? .free : .nonNegative, owner: -1))
  }

  /// The value of a variable.
  package func value(of variable: SolverVariable) -> Double {
    let row = rowOfVariable[variable.index]
    return row < 0 ? 0 : rows[row]?.constant ?? 0
  }

  /// The value of an expression.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Adds the constraint that an expression is zero.
  ///
  /// - Parameters:
  ///   - above: What it costs if the expression is above zero.
  ///   - below: What it costs if the expression is below zero.
  /// - Throws: What contradicts the constraint.
  @discardableResult
  package mutating func add(
    _ expression: LinearExpression, above: Penalty, below: Penalty
  ) throws(Contradiction) -> ConstraintID {
    let id = ConstraintID(index: records.count)
    var record = Record(
      constant: expression.constant, abovePenalty: above, belowPenalty: below)
    var row = substituted(expression)
    if above != .forbidden { record.above = makeVariable(.nonNegative, owner: id.index) }
    if below != .forbidden { record.below = makeVariable(.nonNegative, owner: id.index) }
    if record.above == nil, record.below == nil {
      record.dummy = makeVariable(.dummy, owner: id.index)
      record.dummySign = row.constant > 0 ? -1 : 1
    }
    records.append(record)
    try install(&row, for: record)
    charge(for: record, times: 1)
    return id
  }

  /// Takes a constraint away.
  package mutating func remove(_ constraint: ConstraintID) {
    guard let record = records[constraint.index] else { return }
    records[constraint.index] = nil
    charge(for: record, times: -1, optimizes: false)
    let parts = [record.above, record.below, record.dummy].compactMap(\.self)
    if !parts.contains(where: { rowOfVariable[$0] >= 0 }), let marker = parts.first {
      if let row = rowToLeave(for: marker) { pivot(row: row, entering: marker) }
    }
    for part in parts where rowOfVariable[part] >= 0 { removeRow(rowOfVariable[part]) }
    for part in parts { release(part) }
    optimize()
  }

  /// Changes the constant of a constraint's expression.
  ///
  /// Call ``solve()`` when all that changes has changed.
  package mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    guard let record = records[constraint.index] else { return }
    let difference = constant - record.constant
    guard difference != 0 else { return }
    records[constraint.index]?.constant = constant
    if let above = record.above {
      shift(above, by: difference)
    } else if let below = record.below {
      shift(below, by: -difference)
    } else if let dummy = record.dummy {
      shift(dummy, by: difference * record.dummySign)
    }
  }

  /// Finds values again after constants have changed.
  package mutating func solve() throws(Contradiction) {
    try restoreFeasibility()
  }

  // MARK: Variables and rows

  private mutating func makeVariable(_ kind: Kind, owner: Int) -> Int {
    if let variable = unusedVariables.popLast() {
      kinds[variable] = kind
      ownerOfVariable[variable] = owner
      return variable
    }
    kinds.append(kind)
    rowOfVariable.append(-1)
    columns.append([])
    ownerOfVariable.append(owner)
    objective.reserve(kinds.count)
    return kinds.count - 1
  }

  private mutating func release(_ variable: Int) {
    columns[variable] = []
    objective.clear(variable)
    unusedVariables.append(variable)
  }

  private mutating func removeRow(_ index: Int) {
    guard let row = rows[index] else { return }
    rowOfVariable[row.basic] = -1
    rows[index] = nil
    unusedRows.append(index)
  }

  /// A row for an expression, in terms of the variables that no row defines.
  private func substituted(_ expression: LinearExpression) -> SolverRow {
    var row = SolverRow(basic: -1, constant: expression.constant)
    for term in expression.terms {
      let defining = rowOfVariable[term.variable.index]
      guard defining >= 0, let definition = rows[defining] else {
        row.add(term.variable.index, times: term.coefficient)
        continue
      }
      row.constant += term.coefficient * definition.constant
      for inner in definition.terms {
        row.add(inner.variable, times: term.coefficient * inner.coefficient)
      }
    }
    return row
  }

  /// Brings in a row of which it is known what is to be zero: `row − above + below`, or `row − sign × dummy`.
  private mutating func install(
    _ row: inout SolverRow, for record: Record
  ) throws(Contradiction) {
    let free = row.terms.first { kinds[$0.variable] == .free }?.variable
    let isBelow = record.above == nil || (row.constant < 0 && record.below != nil)
    if let dummy = record.dummy {
      row.define(dummy, sign: record.dummySign)
    } else if let below = record.below, isBelow {
      if let above = record.above { row.add(above, times: -1) }
      row.define(below, sign: -1)
    } else if let above = record.above {
      if let below = record.below { row.add(below, times: 1) }
      row.define(above, sign: 1)
    }
    if let free {
      // Whatever the others are, this one can be what it has to be.
      row.solve(for: free)
      insert(row)
      substituteEverywhere(row)
      return
    }
    let index = insert(row)
    if kinds[row.basic] == .dummy, abs(row.constant) <= SolverRow.tolerance,
      let entering = cheapestVariable(in: row, growing: nil)
    {
      pivot(row: index, entering: entering)
    }
    try restoreFeasibility()
  }

  @discardableResult
  private mutating func insert(_ row: SolverRow) -> Int {
    let index: Int
    if let unused = unusedRows.popLast() {
      index = unused
      rows[index] = row
    } else {
      index = rows.count
      rows.append(row)
    }
    rowOfVariable[row.basic] = index
    for term in row.terms { columns[term.variable].append(index) }
    return index
  }

  /// Adds to the costs, or takes away from them, what a constraint's two sides cost.
  private mutating func charge(for record: Record, times factor: Double, optimizes: Bool = true) {
    for (part, penalty) in [
      (record.above, record.abovePenalty), (record.below, record.belowPenalty),
    ] {
      guard let part, case .priority(let priority) = penalty else { continue }
      if rowOfVariable[part] >= 0, let row = rows[rowOfVariable[part]] {
        objective.add(factor, forBasicOf: row, priority: priority)
      } else {
        objective.add(factor, for: part, priority: priority)
      }
    }
    if optimizes { optimize() }
  }

  /// Changes what a variable is counted from: its value is to be higher by a difference.
  private mutating func shift(_ variable: Int, by difference: Double) {
    let own = rowOfVariable[variable]
    if own >= 0 {
      rows[own]?.constant += difference
      return
    }
    tidyColumn(variable)
    for index in columns[variable] {
      guard let factor = rows[index]?.coefficient(of: variable), factor != 0 else { continue }
      rows[index]?.constant -= factor * difference
    }
  }

  // MARK: Pivoting

  /// Lets a row define another of its variables.
  mutating func pivot(row index: Int, entering: Int) {
    guard var row = rows[index] else { return }
    let leaving = row.basic
    row.solve(for: entering)
    rows[index] = row
    rowOfVariable[leaving] = -1
    rowOfVariable[entering] = index
    columns[leaving] = [index]
    substituteEverywhere(row)
  }

  /// Puts a row in the place of the variable that it defines, in all others.
  private mutating func substituteEverywhere(_ row: SolverRow) {
    let index = rowOfVariable[row.basic]
    let concerned = columns[row.basic]
    columns[row.basic] = []
    for other in concerned where other != index {
      rows[other]?.substitute(row, scratch: &scratch) { columns[$0].append(other) }
    }
    objective.substitute(row)
    for term in row.terms where columns[term.variable].count > 4 * rows.count {
      tidyColumn(term.variable)
    }
  }

  /// Forgets rows that do not contain a variable any more.
  private mutating func tidyColumn(_ variable: Int) {
    columns[variable] = Set(columns[variable])
      .filter { (rows[$0]?.coefficient(of: variable) ?? 0) != 0 }.sorted()
  }
}

nonisolated extension SolverRow {
  /// Makes `row − sign × variable = 0` the definition of the variable.
  fileprivate mutating func define(_ variable: Int, sign: Double) {
    basic = variable
    guard sign < 0 else { return }
    constant = -constant
    for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
  }
}
