import InterlockCore

/// What the host does, says and is asked, in numbers that take few bits.
extension HostModel {
  /// A call that changes the stack.
  enum Verb: Hashable, Sendable {
    case push(PageNumber)
    case pop
    case popTo(PageNumber)
    case popToRoot
    case set(PageRow)

    /// Does to a stack what a host does to its own; `false` if a host would raise an exception.
    @discardableResult
    func apply(to stack: inout PageRow) -> Bool {
      switch self {
      case .push(let page):
        guard !stack.contains(page) else { return false }
        stack.append(page)
      case .pop:
        if stack.count > 1 { stack.removeLast() }
      case .popTo(let page):
        guard let place = stack.firstIndex(of: page) else { return false }
        stack.truncate(to: place + 1)
      case .popToRoot:
        stack.truncate(to: 1)
      case .set(let pages):
        guard !pages.isEmpty else { return false }
        stack = pages
      }
      return true
    }

    /// Whether a page comes into the stack that may have been in it before.
    var bringsPage: Bool {
      switch self {
      case .push, .set: true
      case .pop, .popTo, .popToRoot: false
      }
    }
  }

  /// Something that the host says.
  enum Owed: Hashable, Sendable {
    case completion(UInt16, isCancelled: Bool)
    case didShow(PageNumber)
    case appeared(PageNumber)
    case barBegan(BarMotion)
    case barEnded(BarMotion)
    case fingerLifted(UInt16)
    case turnedBack(UInt16)
  }

  /// A question of the engine's.
  struct Probe: Hashable, Sendable {
    var id: UInt16
    var moment: NavigationEngine.ProbeMoment
    /// Whether the answer takes longer than it should.
    var isLate = false
  }
}

extension HostModel.Owed {
  /// What is said in the upper four bits, of what in the others.
  var code: UInt16 {
    switch self {
    case .completion(let id, isCancelled: false): id
    case .completion(let id, isCancelled: true): 1 << 12 | id
    case .didShow(let page): 2 << 12 | UInt16(page)
    case .appeared(let page): 3 << 12 | UInt16(page)
    case .barBegan(let motion): 4 << 12 | (motion == .push ? 0 : 1)
    case .barEnded(let motion): 5 << 12 | (motion == .push ? 0 : 1)
    case .fingerLifted(let id): 6 << 12 | id
    case .turnedBack(let id): 7 << 12 | id
    }
  }

  init(code: UInt16) {
    let value = code & 0xFFF
    let motion = value == 0 ? BarMotion.push : .pop
    switch code >> 12 {
    case 0: self = .completion(value, isCancelled: false)
    case 1: self = .completion(value, isCancelled: true)
    case 2: self = .didShow(PageNumber(truncatingIfNeeded: value))
    case 3: self = .appeared(PageNumber(truncatingIfNeeded: value))
    case 4: self = .barBegan(motion)
    case 5: self = .barEnded(motion)
    case 6: self = .fingerLifted(value)
    default: self = .turnedBack(value)
    }
  }

  /// What the engine is told.
  var witness: TransitionWitness {
    switch self {
    case .completion(let id, let isCancelled):
      .coordinatorEnded(CoordinatorID(rawValue: Int(id)), isCancelled: isCancelled)
    case .didShow(let page): .didShow(PageID(rawValue: Int(page)))
    case .appeared(let page): .appeared(PageID(rawValue: Int(page)))
    case .barBegan(let motion): .barBegan(motion)
    case .barEnded(let motion): .barEnded(motion)
    case .fingerLifted(let id): .fingerLifted(CoordinatorID(rawValue: Int(id)))
    case .turnedBack(let id): .turnedBack(CoordinatorID(rawValue: Int(id)))
    }
  }

  /// The same, with other numbers.
  func renamed(
    page: (PageNumber) -> PageNumber, coordinator: (UInt16) -> UInt16
  ) -> Self {
    switch self {
    case .completion(let id, let isCancelled):
      .completion(coordinator(id), isCancelled: isCancelled)
    case .didShow(let number): .didShow(page(number))
    case .appeared(let number): .appeared(page(number))
    case .barBegan, .barEnded: self
    case .fingerLifted(let id): .fingerLifted(coordinator(id))
    case .turnedBack(let id): .turnedBack(coordinator(id))
    }
  }
}

extension HostModel.Probe {
  /// Lateness in the lowest bit, the moment in the next two, then the number.
  var code: UInt16 { id << 3 | moment.code << 1 | (isLate ? 1 : 0) }

  init(code: UInt16) {
    let moment: NavigationEngine.ProbeMoment =
      switch code >> 1 & 3 {
      case 0: .now
      case 1: .nextTurn
      case 2: .afterLayout
      default: .whenFree
      }
    self.init(id: code >> 3, moment: moment, isLate: code & 1 != 0)
  }
}

extension NavigationEngine.ProbeMoment {
  fileprivate var code: UInt16 {
    switch self {
    case .now: 0
    case .nextTurn: 1
    case .afterLayout: 2
    case .whenFree: 3
    }
  }
}
