/// An equation of the tableau: one variable is the sum of a constant and multiples of others.
nonisolated struct SolverRow: Sendable {
  /// A multiple of a variable; the variable is its number.
  struct Term: Sendable {
    var variable: Int
    var coefficient: Double
  }

  /// What is smaller than this, is zero: sums of lengths in points have errors far below.
  static let tolerance = 1e-8

  /// The variable that the row defines, the row's basic variable.
  var basic: Int
  /// The variable's value, for all variables on the right are zero.
  var constant: Double
  /// The right side, by ascending variables, none of them zero times.
  var terms: [Term] = []

  /// How often a variable is in the sum.
  func coefficient(of variable: Int) -> Double {
    guard let place = place(of: variable) else { return 0 }
    return terms[place].coefficient
  }

  /// Adds a multiple of a variable.
  mutating func add(_ variable: Int, times factor: Double) {
    let place = lowerBound(of: variable)
    if place < terms.count, terms[place].variable == variable {
      terms[place].coefficient += factor
      if abs(terms[place].coefficient) < Self.tolerance { terms.remove(at: place) }
    } else {
      terms.insert(Term(variable: variable, coefficient: factor), at: place)
    }
  }

  /// Turns the equation around, so that it defines another variable of it.
  mutating func solve(for variable: Int) {
    guard let place = place(of: variable) else { return }
    let factor = -1 / terms.remove(at: place).coefficient
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
    add(basic, times: -factor)
    basic = variable
  }

  /// Puts an equation in the place of the variable that it defines.
  ///
  /// - Parameter added: Is called with each variable that was not in the row before.
  mutating func substitute(_ other: SolverRow, scratch: inout [Term], added: (Int) -> Void) {
    guard let place = place(of: other.basic) else { return }
    let factor = terms[place].coefficient
    constant += factor * other.constant
    scratch.removeAll(keepingCapacity: true)
    var own = 0
    var new = 0
    while own < terms.count || new < other.terms.count {
      let ownVariable = own < terms.count ? terms[own].variable : .max
      let newVariable = new < other.terms.count ? other.terms[new].variable : .max
      if ownVariable == other.basic {
        own += 1
      } else if ownVariable < newVariable {
        scratch.append(terms[own])
        own += 1
      } else if newVariable < ownVariable {
        let coefficient = factor * other.terms[new].coefficient
        if abs(coefficient) >= Self.tolerance {
          scratch.append(Term(variable: newVariable, coefficient: coefficient))
          added(newVariable)
        }
        new += 1
      } else {
        let coefficient = terms[own].coefficient + factor * other.terms[new].coefficient
        if abs(coefficient) >= Self.tolerance {
          scratch.append(Term(variable: ownVariable, coefficient: coefficient))
        }
        own += 1
        new += 1
      }
    }
    swap(&terms, &scratch)
  }

  private func place(of variable: Int) -> Int? {
    let place = lowerBound(of: variable)
    return place < terms.count && terms[place].variable == variable ? place : nil
  }

  private func lowerBound(of variable: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
