/// A number that a solver is to find.
nonisolated package struct SolverVariable: Hashable, Sendable {
  let index: Int
}

/// A sum of multiples of variables and a constant.
nonisolated package struct LinearExpression: Hashable, Sendable {
  /// A multiple of a variable.
  package struct Term: Hashable, Sendable {
    var variable: SolverVariable
    var coefficient: Double
  }

  /// What is added to the multiples.
  package var constant: Double
  /// The multiples; a variable may occur more than once.
  package private(set) var terms: [Term] = []

  /// Makes an expression that is a number.
  package init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Makes an expression that is a variable.
  package init(_ variable: SolverVariable) {
    self.init()
    add(variable)
  }

  /// Adds a multiple of a variable.
  package mutating func add(_ variable: SolverVariable, times factor: Double = 1) {
    guard factor != 0 else { return }
    terms.append(Term(variable: variable, coefficient: factor))
  }

  /// Adds a multiple of another expression.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
  }
}
