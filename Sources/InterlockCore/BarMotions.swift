/// What the host's bar does in a transition, in the order in which it began: each motion once at most.
enum BarMotions: Hashable, Sendable {
  case none
  case one(BarMotion)
  /// Both motions, of which this one began first.
  case both(first: BarMotion)

  /// Adds a motion at the end, unless it is there.
  mutating func append(_ motion: BarMotion) {
    switch self {
    case .none: self = .one(motion)
    case .one(let first) where first != motion: self = .both(first: first)
    case .one, .both: break
    }
  }

  /// Takes a motion out.
  mutating func remove(at index: Int) {
    switch self {
    case .none, .one: self = .none
    case .both(let first): self = .one(index == 0 ? first.other : first)
    }
  }
}

extension BarMotions: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .both: 2
    }
  }

  subscript(index: Int) -> BarMotion {
    switch self {
    case .one(let motion) where index == 0: motion
    case .both(let first) where index == 0: first
    case .both(let first) where index == 1: first.other
    case .none, .one, .both: impossible("there is no motion \(index)")
    }
  }
}

extension BarMotion {
  /// The motion that is not this one.
  fileprivate var other: BarMotion {
    switch self {
    case .push: .pop
    case .pop: .push
    }
  }
}
