/// What a change comes to on a given stack.
enum Binding: Hashable, Sendable {
  /// This operation.
  case perform(BoundOperation)
  /// The stack is as asked already.
  case nothing
  /// It cannot be made on this stack, or on none.
  case refuse(Refusal)
}

/// Binding changes to the pages that they mean on a stack.
extension IndexedStack {
  /// Binds a change. The stack is the same afterwards; a batch is tried out on it.
  ///
  /// - Complexity: O(1), plus the pages that a remove names; a whole stack is compared, and a batch
  ///   costs what its steps cost.
  mutating func bind(_ change: NavigationEngine.Change, duplicates: DuplicatePolicy) -> Binding {
    switch change {
    case .push(let page):
      if let index = index(of: page.id) { return resolve(page.id, at: index, duplicates) }
      return .perform(.push(page.id))
    case .pop(let count):
      return cut(for: count).map { .perform($0) } ?? .nothing
    case .popTo(let page):
      guard index(of: page) != nil else { return .refuse(.notInStack(page)) }
      return top == page ? .nothing : .perform(.popTo(page))
    case .popToRoot:
      return count > 1 ? .perform(.popToRoot) : .nothing
    case .set(let pages):
      if pages.map(\.id) == self.pages { return .nothing }
      return Self.fault(ofStack: pages).map { .refuse($0) } ?? .perform(.set(pages.map(\.id)))
    case .replaceTop(let page):
      return replacement(of: top, with: page.id, duplicates)
    case .remove(let pages):
      return removal(of: pages)
    case .batch(let changes):
      return bindAll(changes)
    }
  }

  /// What a push of a page comes to that is there.
  private func resolve(
    _ page: PageID, at index: Int, _ duplicates: DuplicatePolicy
  ) -> Binding {
    guard duplicates == .popToExisting else { return .refuse(.alreadyInStack(page, index: index)) }
    return index == count - 1 ? .nothing : .perform(.popTo(page))
  }

  /// Binds a pop to the lowest page that it removes.
  private func cut(for count: Int) -> BoundOperation? {
    guard count > 0, self.count > 1 else { return nil }
    return .cut(pages[max(1, self.count - min(count, self.count))])
  }

  private func replacement(
    of old: PageID?, with new: PageID, _ duplicates: DuplicatePolicy
  ) -> Binding {
    if old == new { return .nothing }
    if let index = index(of: new) { return resolve(new, at: index, duplicates) }
    guard let old else { return .refuse(.emptyStack) }
    return count > 1 ? .perform(.replace(old, with: new)) : .refuse(.replacesRoot(old))
  }

  private func removal(of leaving: [PageID]) -> Binding {
    let there = present(leaving)
    if let root = pages.first, there.contains(root) { return .refuse(.replacesRoot(root)) }
    return there.isEmpty ? .nothing : .perform(.remove(there))
  }

  /// Those of some pages that are there, each once.
  private func present(_ wanted: [PageID]) -> [PageID] {
    var seen: Set<PageID> = []
    return wanted.filter { index(of: $0) != nil && seen.insert($0).inserted }
  }

  /// What is wrong with pages that are to be a stack.
  private static func fault(ofStack pages: [NavigationEngine.Page]) -> Refusal? {
    guard !pages.isEmpty else { return .emptyStack }
    var seen: Set<PageID> = []
    for page in pages {
      if let fault = page.fault { return .illegalPage(page.id, fault) }
      guard seen.insert(page.id).inserted else { return .repeatedPage(page.id) }
    }
    return nil
  }
}

// MARK: - Batches

extension IndexedStack {
  /// Binds each step to what the steps before it lead to, and takes all of it back.
  private mutating func bindAll(_ changes: [NavigationEngine.Change]) -> Binding {
    var binding = Binding.nothing
    attempt { stack in
      binding = stack.bindUnchecked(changes.flattened)
      return false
    }
    return binding
  }

  private mutating func bindUnchecked(_ changes: [NavigationEngine.Change]) -> Binding {
    var steps: [BoundOperation] = []
    for (index, change) in changes.enumerated() {
      switch bindStep(change) {
      case .perform(let step):
        _ = applyStep(step)
        steps.append(step)
      case .nothing:
        steps.append(.none)
      case .refuse(let refusal):
        return .refuse(.inBatch(step: index, refusal))
      }
    }
    if let culprit = faultyStep(of: steps) {
      return .refuse(.inBatch(step: culprit, refusalOfResult))
    }
    return hasChanged ? .perform(.batch(steps)) : .nothing
  }

  /// Binds one step. Whether a page is there twice, or none is, shows at the end.
  private func bindStep(_ change: NavigationEngine.Change) -> Binding {
    switch change {
    case .push(let page):
      if let fault = page.fault { return .refuse(.illegalPage(page.id, fault)) }
      return .perform(.push(page.id))
    case .pop(let count):
      return cut(for: count).map { .perform($0) } ?? .nothing
    case .popTo(let page):
      return index(of: page) == nil ? .refuse(.notInStack(page)) : .perform(.popTo(page))
    case .popToRoot:
      return .perform(.popToRoot)
    case .set(let pages):
      return Self.fault(ofStack: pages).map { .refuse($0) } ?? .perform(.set(pages.map(\.id)))
    case .replaceTop(let page):
      if let fault = page.fault { return .refuse(.illegalPage(page.id, fault)) }
      guard let top else { return .refuse(.emptyStack) }
      return top == page.id ? .nothing : .perform(.replace(top, with: page.id))
    case .remove(let pages):
      let there = present(pages)
      return there.isEmpty ? .nothing : .perform(.remove(there))
    case .batch:
      return .nothing  // They have been flattened.
    }
  }

  /// Why what the steps lead to is no stack.
  private var refusalOfResult: Refusal {
    guard let page = repeatedPage, let index = index(of: page) else { return .emptyStack }
    return .alreadyInStack(page, index: index)
  }
}

extension [NavigationEngine.Change] {
  /// The changes in order, with those of batches in the place of the batches.
  fileprivate var flattened: [NavigationEngine.Change] {
    flatMap { change in
      if case .batch(let steps) = change { steps.flattened } else { [change] }
    }
  }
}
