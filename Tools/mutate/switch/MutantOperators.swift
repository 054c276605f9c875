// What mutants use in the place of operators and methods: the same, the other way round.

infix operator <+> : AdditionPrecedence
infix operator <+=> : AssignmentPrecedence
infix operator <??> : NilCoalescingPrecedence

/// Puts the second list before the first.
func <+> <Element>(first: [Element], second: [Element]) -> [Element] { second + first }

/// Puts the second list before the first.
func <+=> <Element>(first: inout [Element], second: [Element]) { first = second + first }

/// Takes the second value whatever the first one is.
func <??> <Value>(first: Value?, second: @autoclosure () -> Value) -> Value { second() }

/// Takes the second value whatever the first one is.
func <??> <Value>(first: Value?, second: @autoclosure () -> Value?) -> Value? { second() }

extension Array {
  /// Puts an element in front where it belongs at the end.
  mutating func mutantPrepend(_ element: Element) { insert(element, at: 0) }

  /// Puts elements in front where they belong at the end.
  mutating func mutantPrepend(contentsOf elements: some Collection<Element>) {
    insert(contentsOf: elements, at: 0)
  }

  /// Puts elements at the end where they belong elsewhere.
  mutating func mutantInsert(contentsOf elements: some Collection<Element>, at _: Int) {
    append(contentsOf: elements)
  }

  /// Puts an element at the end where it belongs elsewhere.
  mutating func mutantInsert(_ element: Element, at _: Int) { append(element) }
}

extension SetAlgebra {
  /// Takes an element out where it is to come in.
  mutating func mutantInsert(_ element: Element) { remove(element) }
}

extension Sequence {
  /// Keeps what is to be left out, and leaves out what is to be kept.
  func mutantReject(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try filter { try !isIncluded($0) }
  }
}
