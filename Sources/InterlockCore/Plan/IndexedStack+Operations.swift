/// Carrying out bound operations.
extension IndexedStack {
  /// Carries out an operation, if it can be carried out here.
  ///
  /// - Complexity: O(1), plus the pages above the lowest one that leaves, and those that a set names.
  mutating func apply(_ operation: BoundOperation) -> Application {
    switch operation {
    case .none:
      return .unchanged
    case .push(let page):
      if let index = index(of: page) {
        return index == count - 1 ? .unchanged : .failed(.duplicate(page, index: index))
      }
      append(page)
      return .changed(.contains(page))
    case .cut(let page):
      return index(of: page).map { removePages(from: $0) } ?? .unchanged
    case .popTo(let page):
      return index(of: page).map { removePages(from: $0 + 1) } ?? .failed(.baseless)
    case .popToRoot:
      return removePages(from: 1)
    case .set(let newPages):
      guard newPages != pages else { return .unchanged }
      replace(with: newPages)
      return .changed(.equals(newPages))
    case .replace(let old, let new):
      return replace(old, with: new)
    case .remove(let leaving):
      return remove(leaving)
    case .batch(let steps):
      return applyAll(steps)
    case .from(let source, let operation):
      return index(of: source) == nil ? .failed(.baseless) : apply(operation)
    }
  }

  /// Makes the stack what a host lists. Of a page that it lists twice, the place further up counts: there the
  /// user sees it.
  ///
  /// - Complexity: O(depth).
  mutating func adopt(_ listed: PageStack) {
    replace(with: listed.pages)
    guard repeatedPage != nil else { return }
    var seen: Set<PageID> = []
    replace(with: pages.reversed().filter { seen.insert($0).inserted }.reversed())
  }

  /// The pages that an operation takes away, top to bottom.
  ///
  /// - Complexity: O(1), plus the pages above the lowest one that leaves; O(depth) for a set or batch.
  func pagesLeaving(by operation: BoundOperation) -> [PageID] {
    let first: Int?
    switch operation {
    case .none, .push: first = nil
    case .cut(let page): first = index(of: page)
    case .popTo(let page): first = index(of: page).map { $0 + 1 }
    case .popToRoot: first = 1
    case .replace(let old, _):
      return index(of: old) == nil ? [] : [old]
    case .remove(let leaving):
      return leaving.compactMap { index(of: $0) }.sorted(by: >).map { pages[$0] }
    case .set, .batch:
      var result = self
      _ = result.apply(operation)
      return pages.reversed().filter { result.index(of: $0) == nil }
    case .from(_, let operation):
      return pagesLeaving(by: operation)
    }
    guard let first, max(first, 1) < count else { return [] }
    return pages[max(first, 1)...].reversed()
  }

  /// Removes the pages from an index up, but never the lowest one.
  private mutating func removePages(from index: Int) -> Application {
    let first = max(index, 1)
    guard first < count else { return .unchanged }
    let lowest = pages[first]
    truncate(to: first)
    return .changed(.lacks(lowest))
  }

  private mutating func replace(_ old: PageID, with new: PageID) -> Application {
    guard let index = index(of: old) else {
      return top == new ? .unchanged : .failed(.baseless)
    }
    if let place = self.index(of: new) { return .failed(.duplicate(new, index: place)) }
    guard index > 0 else { return .failed(.root(old)) }
    replace(from: index, with: [new] + pages[(index + 1)...])
    return .changed(.contains(new))
  }

  private mutating func remove(_ leaving: [PageID]) -> Application {
    let there = leaving.filter { index(of: $0) != nil }
    guard let lowest = there.compactMap({ index(of: $0) }).min() else { return .unchanged }
    guard lowest > 0 else { return .failed(.root(pages[0])) }
    removeAll(there, from: lowest)
    return .changed(there.count == 1 ? .lacks(there[0]) : .lacksAll(there))
  }

  /// Removes pages that are nowhere below an index.
  private mutating func removeAll(_ leaving: [PageID], from lowest: Int) {
    let leaving = Set(leaving)
    replace(from: lowest, with: pages[lowest...].filter { !leaving.contains($0) })
  }
}

// MARK: - Batches

extension IndexedStack {
  /// Carries out all steps, or none: what they lead to must be a stack.
  private mutating func applyAll(_ steps: [BoundOperation]) -> Application {
    var application = Application.unchanged
    attempt { stack in
      application = stack.applyUnchecked(steps)
      if case .changed = application { return true }
      return false
    }
    return application
  }

  private mutating func applyUnchecked(_ steps: [BoundOperation]) -> Application {
    var effects: [Effect] = []
    for (index, step) in steps.enumerated() {
      switch applyStep(step) {
      case .changed(let effect): effects.append(effect)
      case .unchanged: break
      case .failed: return .failed(.step(index))
      }
    }
    if let culprit = faultyStep(of: steps) { return .failed(.step(culprit)) }
    guard hasChanged else { return .unchanged }
    return .changed(.all(effects.filter { $0.isPresent(in: self) }))
  }

  /// Carries out one step of a batch. On the way the stack may be empty, and a page in it twice: then
  /// the one further up is meant.
  mutating func applyStep(_ step: BoundOperation) -> Application {
    switch step {
    case .push(let page):
      append(page)
      return .changed(.contains(page))
    case .cut(let page):
      return highestIndex(of: page).map { removePages(from: $0) } ?? .unchanged
    case .popTo(let page):
      return highestIndex(of: page).map { removePages(from: $0 + 1) } ?? .failed(.baseless)
    case .replace(let old, let new):
      guard let index = highestIndex(of: old) else {
        return top == new ? .unchanged : .failed(.baseless)
      }
      replace(from: index, with: [new] + pages[(index + 1)...])
      return .changed(.contains(new))
    case .remove(let leaving):
      guard let lowest = leaving.compactMap({ index(of: $0) }).min() else { return .unchanged }
      removeAll(leaving, from: lowest)
      return .changed(.lacksAll(leaving))
    case .popToRoot, .set, .none, .batch, .from:
      return apply(step)
    }
  }

  /// The step by which the stack has no page in the end, or one twice; `nil` if it is sound.
  ///
  /// Only what has been touched since `beginTrace()` is looked at: the rest was sound before.
  func faultyStep(of steps: [BoundOperation]) -> Int? {
    if pages.isEmpty { return steps.lastIndex { $0 != .none } }
    guard let twice = repeatedPage else { return nil }
    return steps.lastIndex { $0.adds(twice) }
  }

  /// A page that has come in since `beginTrace()` and is there twice.
  var repeatedPage: PageID? {
    let first = difference.keptCount
    return pages.indices[first...].first { index(of: pages[$0]) != $0 }.map { pages[$0] }
  }

  var hasChanged: Bool {
    let difference = difference
    return difference.removedCount > 0 || difference.keptCount < count
  }
}

extension BoundOperation {
  /// Whether this puts a page in.
  fileprivate func adds(_ page: PageID) -> Bool {
    switch self {
    case .push(page), .replace(_, with: page): true
    case .set(let pages): pages.contains(page)
    case .push, .replace, .cut, .popTo, .popToRoot, .remove, .batch, .from, .none: false
    }
  }
}
