import InterlockCore

/// Events in words.
extension Timeline {
  func describe(_ event: NavigationEngine.Event) -> String {
    switch event {
    case .requested(let request, _):
      let policy = request.policy.map { " (\($0))" } ?? ""
      let origin = request.origin == .program ? "" : " by \(request.origin)"
      let animation = request.isAnimated ? "" : " still"
      let asking = request.pagesToAsk.isEmpty ? "" : ", asking"
      let source = request.requiresSource ? ", from \(names.name(of: request.source))" : ""
      return describe(request.change) + animation + origin + policy + source + asking
    case .withdrawn(let request): return "withdraw #\(request.rawValue)"
    case .performed(_, _, let reading): return "returned, \(names.names(of: reading.stack))"
    case .hostBegan(let change): return describe(change)
    case .witnessed(let witness): return describe(witness)
    case .read(let reading, _): return "read \(describe(reading))"
    case .presenceChanged(let presence): return "\(presence)"
    case .deadlineReached(let deadline): return "\(describe(deadline.kind)) deadline"
    case .consentGiven(let request, let page, _):
      return "\(names.name(of: page)) agrees to #\(request.rawValue)"
    case .consentRefused(let request, let page):
      return "\(names.name(of: page)) refuses #\(request.rawValue)"
    case .holdTaken(let token, let limit):
      return "hold \(token.rawValue)" + (limit.map { ", at most \($0.seconds) s" } ?? "")
    case .holdReleased(let token): return "release hold \(token.rawValue)"
    case .paused: return "background"
    case .resumed: return "foreground"
    case .closed: return "closed"
    }
  }

  private func describe(_ change: NavigationEngine.Change) -> String {
    switch change {
    case .push(let page): "push \(names.name(of: page.id))"
    case .pop(count: 1): "pop"
    case .pop(let count): "pop \(count)"
    case .popTo(let page): "pop to \(names.name(of: page))"
    case .popToRoot: "pop to root"
    case .set(let pages): "set \(names.names(of: pages.map(\.id)))"
    case .replaceTop(let page): "replace top by \(names.name(of: page.id))"
    case .remove(let pages): "remove \(names.names(of: pages))"
    case .batch(let steps): "batch {" + steps.map(describe).joined(separator: "; ") + "}"
    }
  }

  private func describe(_ change: HostChange) -> String {
    let who =
      switch change.cause {
      case .postponedPerform: "host calls again"
      case .user(let origin): "user, \(origin)"
      case .otherCode: "other code"
      }
    return "\(who): \(names.names(of: change.reading.stack))"
  }

  private func describe(_ reading: HostReading) -> String {
    let obstacle = reading.status.obstacle.map { " during \($0)" } ?? ""
    let motion = reading.status.coordinator == nil ? "" : " moving"
    return names.names(of: reading.stack) + motion + obstacle
  }

  private func describe(_ witness: TransitionWitness) -> String {
    switch witness {
    case .coordinatorEnded(let id, let isCancelled):
      "coordinator \(id.rawValue) \(isCancelled ? "cancelled" : "ended")"
    case .didShow(let page): "didShow \(names.name(of: page))"
    case .layoutPass: "layout"
    case .appeared(let page): "appeared \(names.name(of: page))"
    case .fingerLifted: "finger up"
    case .turnedBack: "turned back"
    case .progressed(_, let thousandths): "finger at \(thousandths) ‰"
    case .barBegan(let motion): "bar begins to \(motion)"
    case .barEnded(let motion): "bar ended its \(motion)"
    }
  }
}

/// Actions in words; `nil` for those that only serve the engine itself.
extension Timeline {
  func describe(_ action: NavigationEngine.Action) -> String? {
    switch action {
    case .perform(let perform):
      let animation = perform.isAnimated ? "" : " still"
      let attempt = perform.attempt == 1 ? "" : " (attempt \(perform.attempt))"
      return describe(perform.verb) + animation + attempt
    case .resolve(let request, let outcome): return "#\(request.rawValue) \(describe(outcome))"
    case .ask(let request, let page):
      return "ask \(names.name(of: page)) about #\(request.rawValue)"
    case .stopAsking(let request, let page):
      return "stop asking \(names.name(of: page)) about #\(request.rawValue)"
    case .hold(let owner): return "hold " + describe(owner)
    case .release(let owner): return "release " + describe(owner)
    case .report(let incident): return "report: " + describe(incident)
    case .notify(.willBegin(let summary)):
      return "begin \(names.name(of: summary.from))→\(names.name(of: summary.to))"
    case .notify(.didSettle): return "settled"
    case .notify(.cameToRest): return "rest"
    case .notify(.setOverPending(let request)): return "#\(request.rawValue) sets over what waits"
    case .notify(.targetChanged), .probe, .schedule, .unschedule: return nil
    }
  }

  private func describe(_ verb: NavigationEngine.Perform.Verb) -> String {
    switch verb {
    case .push(let page): "PUSH \(names.name(of: page))"
    case .pop: "POP"
    case .popTo(let page): "POP TO \(names.name(of: page))"
    case .popToRoot: "POP TO ROOT"
    case .set(let pages): "SET \(names.names(of: pages))"
    }
  }

  private func describe(_ outcome: NavigationOutcome) -> String {
    switch outcome {
    case .shown: "shown"
    case .merged(let transition):
      transition.map { "merged into transition \($0.rawValue)" } ?? "merged into nothing"
    case .placed: "placed"
    case .nothingToDo: "nothing to do"
    case .ignored: "ignored"
    case .refused(let refusal): "refused: " + describe(refusal)
    case .superseded(let request, let step):
      "superseded" + (request.map { " by #\($0.rawValue)" } ?? "")
        + (step.map { ", step \($0)" } ?? "")
    case .vetoed(let page): "vetoed by \(names.name(of: page))"
    case .interrupted: "interrupted"
    case .cancelledByUser: "cancelled by user"
    case .withdrawn: "withdrawn"
    case .dropped: "dropped"
    case .timedOut: "timed out"
    case .closed: "closed"
    }
  }

  private func describe(_ refusal: Refusal) -> String {
    switch refusal {
    case .alreadyInStack(let page, let index): "\(names.name(of: page)) is at index \(index)"
    case .sameKeyBeingPushed(let key): "\(key.rawValue) is being pushed"
    case .replacesRoot(let page): "\(names.name(of: page)) is the root"
    case .inBatch(let step, let refusal): "step \(step), \(describe(refusal))"
    case .notInStack(let page): "\(names.name(of: page)) is not in the stack"
    case .emptyStack: "empty stack"
    case .repeatedPage(let page): "\(names.name(of: page)) twice"
    case .illegalPage(let page, let fault): "\(names.name(of: page)) is a \(fault)"
    case .full(let limit): "\(limit) wait"
    case .busy: "busy"
    case .closed: "closed"
    }
  }

  private func describe(_ incident: NavigationIncident) -> String {
    switch incident {
    case .lateEnd(_, let rung): "late end, \(rung)"
    case .longBlock(_, let rung): "long block, \(rung)"
    case .divergence(let expected, let found):
      "expected \(names.names(of: expected)), found \(names.names(of: found))"
    case .retried(_, let reason): "again, \(describe(reason))"
    case .dropped(_, let reason): "dropped, \(describe(reason))"
    case .longHold(let owners): "blocked too long: " + owners.map(describe).joined(separator: ", ")
    case .holdExpired(let token): "hold \(token.rawValue) has reached its maximum"
    }
  }

  private func describe(_ owner: HoldOwner) -> String {
    switch owner {
    case .page(let transition): "page \(transition.rawValue)"
    case .bar(let motion, let transition): "bar \(motion) \(transition.rawValue)"
    case .manual(let token): "by hand \(token.rawValue)"
    }
  }

  private func describe(_ kind: NavigationEngine.Deadline.Kind) -> String {
    switch kind {
    case .settle: "settle"
    case .recheck: "recheck"
    case .holdRecheck: "hold recheck"
    case .incident: "incident"
    case .manualHold(let token): "hold \(token.rawValue)"
    }
  }

  private func describe(_ reason: NavigationIncident.NotCarriedOut) -> String {
    switch reason {
    case .obstacle(let obstacle): "\(obstacle)"
    case .swallowed: "swallowed"
    case .wentBack: "went back"
    }
  }
}
