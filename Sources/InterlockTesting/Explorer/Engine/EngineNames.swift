import InterlockCore

/// What an engine calls the things that have small numbers in a canonical world.
///
/// A canonical world numbers pages, transitions, coordinators and probes by where they occur first; the
/// engine in it keeps the numbers that it has had from the start.
struct EngineNames: Sendable {
  /// For each page of a world the engine's number; for those that it does not know, one that it has not.
  var pages: PageTable
  var transitions: [Int]
  var coordinators: [Int]
  var probes: [Int]

  /// How many there are of each, and which pages.
  struct Counts: Sendable {
    var pages: UInt16
    var transitions: UInt8
    var coordinators: UInt8
    var probes: UInt8
  }

  /// The names in a form that has just been written.
  ///
  /// - Returns: Beside them, how many the engine knows.
  static func names(in form: CanonicalForm, _ scope: Scope) -> (Self, Counts) {
    var pages = PageTable()
    var used: UInt16 = 0  // Canonical numbers
    var free = scope.allPages  // The engine's
    for page in form.pagesInOrder {
      let number = PageNumber(truncatingIfNeeded: page)
      let canonical = scope.page(likeThat: number, notIn: used)
      used |= 1 << UInt16(canonical)
      free &= ~(1 << UInt16(number))
      pages[canonical] = number
    }
    let known = used
    while free != 0 {
      let number = PageNumber(free.trailingZeroBitCount)
      free &= free - 1
      let canonical = scope.page(likeThat: number, notIn: used)
      used |= 1 << UInt16(canonical)
      pages[canonical] = number
    }
    let names = Self(
      pages: pages, transitions: Array(form.transitionsInOrder),
      coordinators: Array(form.coordinatorsInOrder), probes: Array(form.probesInOrder))
    let counts = Counts(
      pages: known, transitions: UInt8(clamping: names.transitions.count),
      coordinators: UInt8(clamping: names.coordinators.count),
      probes: UInt8(clamping: names.probes.count))
    return (names, counts)
  }

  /// The same with the names that only the host knows, which go by what they were called before a step.
  func extended(
    by before: Self, _ renaming: Renaming, _ counts: Counts, _ scope: Scope
  ) -> Self {
    var names = self
    var (used, free) = (counts.pages, scope.allPages)
    names.pages = PageTable()
    func note(_ canonical: PageNumber, _ number: PageNumber) {
      names.pages[canonical] = number
      used |= 1 << UInt16(canonical)
      free &= ~(1 << UInt16(number))
    }
    for page in 0..<scope.pages where counts.pages & 1 << UInt16(page) != 0 {
      note(page, pages[page])
    }
    for page in 0..<scope.pages {
      let new = renaming.pages[page]
      if new != PageTable.none, counts.pages & 1 << UInt16(new) == 0 {
        note(new, before.pages[page])
      }
    }
    while free != 0 {
      let number = PageNumber(free.trailingZeroBitCount)
      note(scope.page(likeThat: number, notIn: used), number)
    }
    Self.extend(&names.transitions, by: before.transitions) { renaming.transitions[$0] }
    Self.extend(&names.coordinators, by: before.coordinators) { renaming.coordinators[$0] }
    Self.extend(&names.probes, by: before.probes) { renaming.probes[$0] }
    return names
  }

  private static func extend(
    _ names: inout [Int], by before: [Int], _ place: (Int) -> UInt8
  ) {
    for (old, number) in before.enumerated() {
      let new = Int(place(old))
      guard new != Int(Renaming.none), new >= names.count || names[new] != number else { continue }
      while names.count <= new { names.append(number) }
      names[new] = number
    }
  }

  /// Adds names for what news is about and the engine does not know.
  mutating func extend(by news: News) {
    switch news.kind {
    case .performed, .postponedBegan: Self.extend(&transitions, to: news.name, from: Self.foreign)
    case .answered: Self.extend(&probes, to: news.name, from: Self.foreign)
    case .coordinatorSaid, .progressed: Self.extend(&coordinators, to: news.name, from: 1)
    default: break
    }
    if let coordinator = news.sight.coordinator {
      Self.extend(&coordinators, to: coordinator, from: 1)
    }
  }

  private static func extend(_ names: inout [Int], to name: UInt16, from first: Int) {
    while names.count <= Int(name) { names.append(max(first, (names.max() ?? 0) + 1)) }
  }

  /// A number that an engine does not reach by counting.
  private static let foreign = 30_000

  /// The same news in the engine's own numbers.
  func translated(_ news: News) -> News {
    var news = news
    news.stack = news.stack.map { pages[$0] }
    if let coordinator = news.sight.coordinator {
      news.sight.coordinator = UInt16(truncatingIfNeeded: coordinators[Int(coordinator)])
    }
    let name = Int(news.name)
    switch news.kind {
    case .performed, .postponedBegan: news.name = UInt16(truncatingIfNeeded: transitions[name])
    case .answered: news.name = UInt16(truncatingIfNeeded: probes[name])
    case .coordinatorSaid, .progressed:
      news.name = UInt16(truncatingIfNeeded: coordinators[name])
    case .pageSaid: news.name = UInt16(pages[PageNumber(truncatingIfNeeded: news.name)])
    case .requested: news.detail = translated(RequestCode(rawValue: news.detail)).rawValue
    default: break
    }
    return news
  }

  private func translated(_ code: RequestCode) -> RequestCode {
    guard let change = code.change, change.namesPage else { return code }
    return RequestCode(change, pages[code.argument], policy: code.policy)
  }
}

/// From the numbers in a world before a step to those after it.
struct Renaming: Sendable {
  var pages: PageTable
  var transitions = SIMD16<UInt8>(repeating: none)
  var coordinators = SIMD32<UInt8>(repeating: none)
  var probes = SIMD16<UInt8>(repeating: none)

  /// What stands for no number.
  static let none = UInt8.max

  /// Leaves all numbers of an engine as they are.
  init(keeping counts: EngineNames.Counts) {
    pages = PageTable()
    for page in 0..<PageTable.none where counts.pages & 1 << UInt16(page) != 0 {
      pages[page] = page
    }
    for name in 0..<counts.transitions { transitions[Int(name)] = name }
    for name in 0..<counts.coordinators { coordinators[Int(name)] = name }
    for name in 0..<counts.probes { probes[Int(name)] = name }
  }

  /// From the names before a step to those that the engine knows after it.
  init(from before: EngineNames, to after: EngineNames, _ counts: EngineNames.Counts) {
    pages = PageTable()
    let inverse = after.pages.inverse
    for page in 0..<PageTable.none {
      let number = before.pages[page]
      guard number != PageTable.none else { continue }
      let new = inverse[number]
      if new != PageTable.none, counts.pages & 1 << UInt16(new) != 0 { pages[page] = new }
    }
    for (place, number) in before.transitions.enumerated() {
      transitions[place] = Self.place(of: number, in: after.transitions)
    }
    for (place, number) in before.coordinators.enumerated() {
      coordinators[place] = Self.place(of: number, in: after.coordinators)
    }
    for (place, number) in before.probes.enumerated() {
      probes[place] = Self.place(of: number, in: after.probes)
    }
  }

  private static func place(of number: Int, in names: [Int]) -> UInt8 {
    names.firstIndex(of: number).map { UInt8($0) } ?? none
  }

  /// Orders in the numbers before the step. What is new in them gets the last ones there are.
  mutating func number(
    _ orders: HostOrders, from before: EngineNames, to after: EngineNames
  ) -> HostOrders {
    if orders.perform == nil, orders.probes.isEmpty { return orders }
    var orders = orders
    if var perform = orders.perform {
      let number = Int(perform.transition)
      if let known = before.transitions.firstIndex(of: number) {
        perform.transition = UInt16(known)
      } else {
        perform.transition = 15
        transitions[15] = Self.place(of: number, in: after.transitions)
      }
      let inverse = before.pages.inverse
      switch perform.verb {
      case .push(let page): perform.verb = .push(inverse[page])
      case .popTo(let page): perform.verb = .popTo(inverse[page])
      case .set(let pages): perform.verb = .set(pages.map { inverse[$0] })
      case .pop, .popToRoot: break
      }
      orders.perform = perform
    }
    for place in 0..<orders.probes.count {
      var probe = HostModel.Probe(code: orders.probes[place])
      let number = Int(probe.id)
      probe.id = UInt16(15 - place)
      probes[15 - place] = Self.place(of: number, in: after.probes)
      orders.probes[place] = probe.code
    }
    return orders
  }
}
