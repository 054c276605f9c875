import InterlockCore

extension PlainListOracle {
  /// An accepted request, as a list of plain steps.
  struct Entry: Sendable {
    var request: RequestID
    private var steps: [Step]
    /// Whether a stack may be empty, or have a page twice, between the steps.
    private var isBatch = false
    /// The page without which the request has no sense.
    private var source: PageID?
    /// Whether the stack was as asked when the request was made: it changes no later one either.
    private var changesNothing = false
    var isOpen = true

    /// What a request means on a stack.
    init(_ request: NavigationEngine.Request, on stack: [PageID]) {
      self.request = request.id
      if request.requiresSource { source = request.source }
      steps = []
      isBatch = if case .batch = request.change { true } else { false }
      var result = stack
      for change in request.change.plain {
        guard let step = Step(change, on: result, inBatch: isBatch) else { continue }
        steps.append(step)
        _ = step.apply(to: &result)
      }
      changesNothing = result == stack
    }

    /// Carries it out, or leaves the stack as it is.
    func apply(to stack: inout [PageID]) {
      guard !changesNothing else { return }
      if let source, !stack.contains(source) { return }
      var result = stack
      for step in steps where !step.apply(to: &result) { return }
      guard !result.isEmpty, Set(result).count == result.count else { return }
      stack = result
    }
  }

  /// One step, bound to the pages that it means.
  enum Step: Sendable {
    case push(PageID)
    case cut(PageID)
    case popTo(PageID)
    case popToRoot
    case set([PageID])
    case replace(PageID, PageID)
    case remove([PageID])

    /// What a change means on a stack; `nil` if nothing.
    init?(_ change: NavigationEngine.Change, on stack: [PageID], inBatch: Bool) {
      switch change {
      case .push(let page):
        self = stack.contains(page.id) && !inBatch ? .popTo(page.id) : .push(page.id)
      case .pop(let count):
        guard count > 0, stack.count > 1 else { return nil }
        self = .cut(stack[max(1, stack.count - count)])
      case .popTo(let page): self = .popTo(page)
      case .popToRoot: self = .popToRoot
      case .set(let pages): self = .set(pages.map(\.id))
      case .replaceTop(let page):
        guard let top = stack.last, top != page.id else { return nil }
        self = stack.contains(page.id) && !inBatch ? .popTo(page.id) : .replace(top, page.id)
      case .remove(let pages): self = .remove(pages.filter(stack.contains))
      case .batch: return nil
      }
    }

    /// Carries it out; `false` if it cannot be.
    func apply(to stack: inout [PageID]) -> Bool {
      switch self {
      case .push(let page):
        stack.append(page)
      case .cut(let page):
        guard let index = stack.lastIndex(of: page) else { return true }
        stack.removeLast(stack.count - min(stack.count, max(1, index)))
      case .popTo(let page):
        guard let index = stack.lastIndex(of: page) else { return false }
        stack.removeLast(stack.count - index - 1)
      case .popToRoot:
        stack.removeLast(max(0, stack.count - 1))
      case .set(let pages):
        stack = pages
      case .replace(let old, let new):
        guard let index = stack.lastIndex(of: old) else { return stack.last == new }
        stack[index] = new
      case .remove(let pages):
        stack.removeAll(where: pages.contains)
      }
      return true
    }
  }
}

extension NavigationEngine.Change {
  /// The changes that this one consists of, in order.
  fileprivate var plain: [NavigationEngine.Change] {
    if case .batch(let steps) = self { steps.flatMap(\.plain) } else { [self] }
  }
}
