/// A change that is bound to the pages it meant when it was accepted.
///
/// "Pop one page" asked while C is on top means C for ever: if C has gone when the request's turn
/// comes, nothing is popped. These are also the rules by which waiting requests are rebased when the
/// host turns out to have another stack.
enum BoundOperation: Hashable, Sendable {
  /// Put this page on top; it must not be in the stack.
  case push(PageID)
  /// Remove this page, if it is there, and all above it.
  case cut(PageID)
  /// Remove all above this page, which must be there.
  case popTo(PageID)
  /// Remove all above the lowest page.
  case popToRoot
  /// Have exactly these pages.
  case set([PageID])
  /// Change nothing: the stack was as asked, and the request shares the fate of those before it.
  case none
}

/// What a bound operation did to a stack.
enum Application: Hashable, Sendable {
  /// It changed the stack; the effect says how to recognise that later.
  case changed(Effect)
  /// The stack was as wanted already.
  case unchanged
  /// A page that it needs is gone.
  case baseless
  /// The page to push is in the stack, below the top.
  case duplicate(PageID, index: Int)

  /// Whether the stack is not as the operation wants it.
  var isFailure: Bool {
    switch self {
    case .changed, .unchanged: false
    case .baseless, .duplicate: true
    }
  }
}

/// How to tell from a stack whether a request has had its effect.
enum Effect: Hashable, Sendable {
  /// This page is in the stack.
  case contains(PageID)
  /// This page, the lowest one removed, is not in the stack.
  case lacks(PageID)
  /// The stack is this one.
  case equals([PageID])

  /// Tells whether a stack shows this effect.
  func isPresent(in stack: [PageID]) -> Bool {
    switch self {
    case .contains(let page): stack.contains(page)
    case .lacks(let page): !stack.contains(page)
    case .equals(let pages): stack == pages
    }
  }
}

extension IndexedStack {
  /// Carries out an operation, if it can be carried out here.
  ///
  /// - Complexity: O(1), plus the pages that a pop removes or a set names.
  mutating func apply(_ operation: BoundOperation) -> Application {
    switch operation {
    case .none:
      return .unchanged
    case .push(let page):
      if let index = index(of: page) {
        return index == count - 1 ? .unchanged : .duplicate(page, index: index)
      }
      append(page)
      return .changed(.contains(page))
    case .cut(let page):
      return index(of: page).map { removePages(from: $0) } ?? .unchanged
    case .popTo(let page):
      return index(of: page).map { removePages(from: $0 + 1) } ?? .baseless
    case .popToRoot:
      return removePages(from: 1)
    case .set(let newPages):
      guard newPages != pages else { return .unchanged }
      replace(with: newPages)
      return .changed(.equals(newPages))
    }
  }

  /// The pages that an operation takes away, top to bottom.
  ///
  /// - Complexity: O(1), plus the pages above the lowest one that leaves, and those that a set names.
  func pagesLeaving(by operation: BoundOperation) -> [PageID] {
    let first: Int?
    switch operation {
    case .none, .push: first = nil
    case .cut(let page): first = index(of: page)
    case .popTo(let page): first = index(of: page).map { $0 + 1 }
    case .popToRoot: first = 1
    case .set(let newPages):
      let kept = Set(newPages)
      return pages.reversed().filter { !kept.contains($0) }
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
}
