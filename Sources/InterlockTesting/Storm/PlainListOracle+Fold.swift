import InterlockCore

extension PlainListOracle {
  /// An accepted request, as a list of plain steps.
  struct Entry: Sendable {
    var request: RequestID
    var progress = Progress.waiting
    /// Whether it may share a transition with its neighbours.
    var mayMerge: Bool
    /// Whether the stack was as asked when the request was made: it changes no later one either.
    private(set) var changesNothing: Bool
    /// Pages that have to agree before it goes ahead, as far as that is known.
    var mustAgree: Set<PageID> = []
    /// The page that is being asked.
    var asked: PageID?
    /// Whether a transition for it alone is to be animated.
    private(set) var animation: Animation
    private var steps: [Step] = []
    /// The page without which the request has no sense.
    private var source: PageID?

    /// Whether a change is to be animated.
    enum Animation: Sendable {
      case always
      case never
      /// If there was nothing that it had to wait for.
      case atOnce
    }

    /// How far a request is that has no outcome.
    enum Progress: Sendable {
      /// No transition serves it.
      case waiting
      /// A transition serves it.
      case begun
      /// A transition serves it, and the host has changed the stack since: the list knows how.
      case overtaken
    }

    /// What a request means on a stack.
    init(
      _ request: NavigationEngine.Request, on stack: [PageID], _ settings: NavigationEngine.Settings
    ) {
      self.request = request.id
      let policy = settings.policy(of: request)
      mayMerge = policy == .merge
      animation = !request.isAnimated ? .never : policy == .withoutAnimation ? .atOnce : .always
      if request.requiresSource { source = request.source }
      let isBatch = if case .batch = request.change { true } else { false }
      var result = stack
      changesNothing = false
      add(request.change, on: &result, inBatch: isBatch)
      changesNothing = result == stack
    }

    /// Takes note of what the host was when the request was made.
    ///
    /// - Parameter isBusy: Whether something was in the way; `nil` if the host alone knows.
    mutating func find(isBusy: Bool?) {
      guard animation == .atOnce, let isBusy else { return }
      animation = isBusy ? .never : .always
    }

    /// Adds the plain steps of a change, each bound to what the ones before it lead to.
    private mutating func add(
      _ change: NavigationEngine.Change, on stack: inout [PageID], inBatch: Bool
    ) {
      if case .batch(let changes) = change {
        for change in changes { add(change, on: &stack, inBatch: true) }
      } else if let step = Step(change, on: stack, inBatch: inBatch) {
        steps.append(step)
        _ = step.apply(to: &stack)
      }
    }

    /// Carries it out, or leaves the stack as it is.
    func apply(to stack: inout [PageID]) {
      guard !changesNothing else { return }
      if let source, !stack.contains(source) { return }
      var result = stack
      for step in steps where !step.apply(to: &result) { return }
      guard !result.isEmpty, !result.hasRepetition else { return }
      stack = result
    }

    /// The pages of a stack that it takes away.
    func leaving(_ stack: [PageID]) -> Set<PageID> {
      var result = stack
      apply(to: &result)
      return Set(stack).subtracting(result)
    }

    /// Whether a stack shows that it has been carried out, as far as one step says so.
    func isPresent(in stack: [PageID]) -> Bool {
      guard !changesNothing, steps.count == 1 else { return true }
      return steps[0].isPresent(in: stack)
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
        self = !inBatch && stack.contains(page.id) ? .popTo(page.id) : .push(page.id)
      case .pop(let count):
        guard count > 0, stack.count > 1 else { return nil }
        self = .cut(stack[max(1, stack.count - count)])
      case .popTo(let page): self = .popTo(page)
      case .popToRoot: self = .popToRoot
      case .set(let pages): self = .set(pages.map(\.id))
      case .replaceTop(let page):
        guard let top = stack.last, top != page.id else { return nil }
        self = !inBatch && stack.contains(page.id) ? .popTo(page.id) : .replace(top, page.id)
      case .remove(let pages): self = .remove(pages.filter(stack.contains))
      case .batch: return nil
      }
    }

    /// Whether a stack shows that it has been carried out. A change that says only what is to stay, or takes
    /// away what happens to be there, leaves no mark.
    func isPresent(in stack: [PageID]) -> Bool {
      switch self {
      case .push(let page), .replace(_, let page): stack.contains(page)
      case .set(let pages): stack == pages
      case .cut, .popTo, .popToRoot, .remove: true
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

extension [PageID] {
  /// Whether a page is there twice. Compares all pairs: stacks of tests are short.
  var hasRepetition: Bool {
    indices.contains { index in self[..<index].contains(self[index]) }
  }
}
