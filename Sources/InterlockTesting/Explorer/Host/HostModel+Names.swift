import InterlockCore

/// Gives everything in a host the number that it has in a canonical world.
///
/// What the engine knows goes by the place where it occurs first in the engine's form; what the host alone
/// knows goes on from there, in the order in which it occurs in the host.
struct HostNames: Sendable {
  private(set) var renaming: Renaming
  private(set) var pagesInUse: UInt16
  private(set) var nextTransition: UInt8
  private(set) var nextCoordinator: UInt8
  private(set) var nextProbe: UInt8

  /// Begins with the names of an engine.
  ///
  /// - Parameters:
  ///   - renaming: From the numbers that the host has to those of the engine.
  ///   - counts: How many names the engine has.
  init(_ renaming: Renaming, _ counts: EngineNames.Counts) {
    self.renaming = renaming
    pagesInUse = counts.pages
    nextTransition = counts.transitions
    nextCoordinator = counts.coordinators
    nextProbe = counts.probes
  }

  mutating func page(_ page: PageNumber, _ scope: Scope) -> PageNumber {
    let known = renaming.pages[page]
    if known != PageTable.none { return known }
    let new = scope.page(likeThat: page, notIn: pagesInUse)
    renaming.pages[page] = new
    pagesInUse |= 1 << UInt16(new)
    return new
  }

  mutating func transition(_ transition: UInt16) -> UInt16 {
    Self.number(transition, in: &renaming.transitions, next: &nextTransition)
  }

  mutating func coordinator(_ coordinator: UInt16) -> UInt16 {
    Self.number(coordinator, in: &renaming.coordinators, next: &nextCoordinator)
  }

  mutating func probe(_ probe: UInt16) -> UInt16 {
    Self.number(probe, in: &renaming.probes, next: &nextProbe)
  }

  /// The number that a table has for another one; the next one if it has none yet.
  private static func number<Table: SIMD>(
    _ number: UInt16, in table: inout Table, next: inout UInt8
  ) -> UInt16 where Table.Scalar == UInt8 {
    let place = Int(number)
    if table[place] == Renaming.none {
      table[place] = next
      next += 1
    }
    return UInt16(table[place])
  }

  mutating func row(_ row: PageRow, _ scope: Scope) -> PageRow {
    var new = PageRow()
    for place in 0..<row.count { new.append(page(row[place], scope)) }
    return new
  }
}

extension HostModel {
  /// Takes on canonical numbers beside an engine.
  mutating func rename(_ renaming: Renaming, _ counts: EngineNames.Counts, _ scope: Scope) {
    var names = HostNames(renaming, counts)
    rename(&names, scope)
  }

  /// Takes on canonical numbers.
  mutating func rename(_ names: inout HostNames, _ scope: Scope) {
    stack = names.row(stack, scope)
    if let page = listedFirst { listedFirst = names.page(page, scope) }
    for index in 0..<motions.count {
      motions[index].id = names.coordinator(motions[index].id)
      motions[index].before = names.row(motions[index].before, scope)
    }
    if let perform = call { call = perform.renamed(&names, scope) }
    if let perform = postponed { postponed = perform.renamed(&names, scope) }
    for index in 0..<owed.count { owed[index] = Self.renamed(owed[index], &names, scope) }
    for index in 0..<late.count { late[index] = Self.renamed(late[index], &names, scope) }
    for index in 0..<probes.count {
      var probe = Probe(code: probes[index])
      probe.id = names.probe(probe.id)
      probes[index] = probe.code
    }
    pagesInUse = names.pagesInUse
    nextCoordinator = UInt16(names.nextCoordinator)
  }

  private static func renamed(
    _ code: UInt16, _ names: inout HostNames, _ scope: Scope
  ) -> UInt16 {
    Owed(code: code).renamed(
      page: { names.page($0, scope) }, coordinator: { names.coordinator($0) }
    ).code
  }

  /// What a host with canonical numbers is, beside this engine: the same for worlds that differ by names
  /// only, and for no others.
  func fingerprint(
    beside engine: CanonicalForm.Fingerprint
  ) -> CanonicalForm.Fingerprint {
    var mixer = FingerprintMixer()
    mixer.mix(engine.high)
    mixer.mix(engine.low)
    mixer.mix(stack.bits)
    mixer.mix(marks)
    for index in 0..<motions.count {
      mixer.mix(motions[index].before.bits)
      mixer.mix(motions[index].marks)
    }
    if let call { call.mix(into: &mixer) }
    if let postponed { postponed.mix(into: &mixer) }
    if !owed.isEmpty { owed.mix(into: &mixer) }
    if !late.isEmpty { late.mix(into: &mixer) }
    if !probes.isEmpty { probes.mix(into: &mixer) }
    return mixer.fingerprint
  }

  /// All that takes few bits, and what follows.
  private var marks: UInt64 {
    var marks = UInt64(presence.code) | UInt64(obstacle.code) << 2
    marks |= UInt64(listedFirst ?? PageTable.none) << 5
    marks |= UInt64(motions.count) << 9 | UInt64(firings) << 16 | UInt64(lateness) << 24
    if isInBackground { marks |= 1 << 32 }
    if isClosed { marks |= 1 << 33 }
    if isLayoutDue { marks |= 1 << 34 }
    if hasUnseenChange { marks |= 1 << 35 }
    if isUnread { marks |= 1 << 36 }
    if isCallCarriedOut { marks |= 1 << 37 }
    if call != nil { marks |= 1 << 38 }
    if postponed != nil { marks |= 1 << 39 }
    if !owed.isEmpty { marks |= 1 << 40 }
    if !late.isEmpty { marks |= 1 << 41 }
    if !probes.isEmpty { marks |= 1 << 42 }
    return marks
  }
}

extension ShortRow {
  fileprivate func mix(into mixer: inout FingerprintMixer) {
    let words = words
    mixer.mix(words[0])
    mixer.mix(words[1])
  }
}

extension HostModel.Motion {
  fileprivate var marks: UInt64 {
    let bar: UInt64 =
      switch self.bar {
      case nil: 0
      case .push: 1
      case .pop: 2
      }
    return UInt64(id) | (isUnderFinger ? 1 << 16 : 0) | (turnsBack ? 1 << 17 : 0) | bar << 18
  }
}

extension HostModel.Perform {
  fileprivate func renamed(_ names: inout HostNames, _ scope: Scope) -> Self {
    var new = self
    new.transition = names.transition(transition)
    switch verb {
    case .push(let page): new.verb = .push(names.page(page, scope))
    case .popTo(let page): new.verb = .popTo(names.page(page, scope))
    case .set(let pages): new.verb = .set(names.row(pages, scope))
    case .pop, .popToRoot: break
    }
    return new
  }

  fileprivate func mix(into mixer: inout FingerprintMixer) {
    let (kind, argument): (UInt64, UInt64) =
      switch verb {
      case .push(let page): (0, UInt64(page))
      case .pop: (1, 0)
      case .popTo(let page): (2, UInt64(page))
      case .popToRoot: (3, 0)
      case .set(let pages): (4, pages.bits)
      }
    mixer.mix(
      UInt64(transition) | UInt64(attempt) << 16 | kind << 24 | (isAnimated ? 1 << 32 : 0))
    mixer.mix(argument)
  }
}
