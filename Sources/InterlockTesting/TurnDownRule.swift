import InterlockCore

/// Whether a request may be turned down at once while nothing runs and nothing waits: the stack, the request and
/// what the app has chosen say all that there is to say then.
///
/// Without this rule an engine that accepts nothing would break none: it changes no stack and answers everybody.
struct TurnDownRule: Sendable {
  /// What is shown, and wanted.
  var stack: [PageID]
  var settings: NavigationEngine.Settings
  /// Whether pages are being asked about other requests.
  var isAsking: Bool
  /// Whether the host may be moving something, or may have to lay out first.
  var isHostBusy: Bool
  /// Whether the host may have gone away.
  var mayBeClosed: Bool

  /// - Parameter changesNothing: Whether the stack is as the request wants it.
  func allows(
    _ outcome: NavigationOutcome, for request: NavigationEngine.Request, changesNothing: Bool
  ) -> Bool {
    switch outcome {
    case .nothingToDo: return changesNothing
    case .ignored(let summary):
      if case .asking = summary.cause { return isAsking }
      return isHostBusy && settings.policy(of: request) == .ignore
    case .superseded(by: nil, step: nil):
      return request.requiresSource && request.source.map { !stack.contains($0) } ?? false
    case .refused(let refusal): return allows(refusal, for: request)
    case .shown, .merged, .placed, .superseded, .vetoed, .interrupted, .cancelledByUser, .withdrawn,
      .dropped, .timedOut, .closed:
      return false  // Nothing was begun, asked or put off.
    }
  }

  private func allows(_ refusal: Refusal, for request: NavigationEngine.Request) -> Bool {
    let change = request.change
    switch refusal {
    case .alreadyInStack(let page, let index):
      return settings.duplicates != .popToExisting && change.newPages == [page]
        && stack.indices.contains(index) && stack[index] == page
    case .sameKeyBeingPushed: return isAsking
    case .replacesRoot(let page): return page == stack.first && replacesRoot(change)
    case .inBatch: return cannotBeMade(change)
    case .notInStack(let page): return change == .popTo(page) && !stack.contains(page)
    case .emptyStack: return change == .set([])
    case .repeatedPage(let page): return change.newPages.count { $0 == page } > 1
    case .illegalPage(let page, let fault): return change.has(fault, of: page)
    case .full(let limit): return isHostBusy && limit == settings.queueLimit && limit == 0
    case .busy: return isHostBusy && settings.policy(of: request) == .fail
    case .closed: return mayBeClosed
    }
  }

  private func replacesRoot(_ change: NavigationEngine.Change) -> Bool {
    switch change {
    case .replaceTop: stack.count == 1
    case .remove(let pages): stack.first.map(pages.contains) ?? false
    case .push, .pop, .popTo, .popToRoot, .set, .batch: false
    }
  }

  /// Whether the steps of a batch cannot all be made, or lead to what is no stack.
  private func cannotBeMade(_ change: NavigationEngine.Change) -> Bool {
    guard case .batch = change else { return false }
    var scratch = stack
    return !carryOut(change, on: &scratch) || scratch.isEmpty || scratch.hasRepetition
  }

  private func carryOut(_ change: NavigationEngine.Change, on stack: inout [PageID]) -> Bool {
    if case .batch(let changes) = change {
      return changes.allSatisfy { carryOut($0, on: &stack) }
    }
    switch change {
    case .set: if change.newPages.isEmpty || change.newPages.hasRepetition { return false }
    case .replaceTop: if stack.isEmpty { return false }
    case .push, .pop, .popTo, .popToRoot, .remove, .batch: break
    }
    guard !change.hasFault else { return false }
    return PlainListOracle.Step(change, on: stack, inBatch: true)?.apply(to: &stack) ?? true
  }
}

extension NavigationEngine.Change {
  /// The pages that it names to come in; those of a batch are judged step by step.
  private var pages: [NavigationEngine.Page] {
    switch self {
    case .push(let page), .replaceTop(let page): [page]
    case .set(let pages): pages
    case .pop, .popTo, .popToRoot, .remove, .batch: []
    }
  }

  fileprivate var newPages: [PageID] { pages.map(\.id) }

  fileprivate var hasFault: Bool { pages.contains { $0.fault != nil } }

  fileprivate func has(_ fault: PageFault, of page: PageID) -> Bool {
    pages.contains { $0.id == page && $0.fault == fault }
  }
}
