import InterlockCore

/// What happened, in a line of a report.
extension NavigationWords {
  /// Who blocks, in a word or two.
  func shortName(_ owner: HoldOwner) -> String {
    switch owner {
    case .page: "page"
    case .bar(.push, _): "bar push"
    case .bar(.pop, _): "bar pop"
    case .manual: "manual"
    }
  }

  /// An event, in a line.
  func line(on event: NavigationEvent) -> String {
    switch event {
    case .willShow(let page): "\(pages.vocabulary.host) is about to show \(name(page))"
    case .didShow(let page): "\(pages.vocabulary.host) has shown \(name(page))"
    case .resolved(let request, let outcome): "\(name(request.change)): \(name(outcome))"
    case .notice(.willBegin(let transition)): "begins \(during(transition))"
    case .notice(.didSettle(let transition)): "has ended \(during(transition))"
    case .notice(.targetChanged): "the target is another one"
    case .notice(.cameToRest): "at rest"
    case .notice(.setOverPending): "a whole stack is set while another one is being reached"
    case .held(let owner): "held by \(shortName(owner))"
    case .released(let owner): "released by \(shortName(owner))"
    case .incident(let incident): sentence(on: incident)
    }
  }

  private func name(_ outcome: NavigationOutcome) -> String {
    switch outcome {
    case .shown: "shown"
    case .merged: "merged"
    case .placed: "placed off screen"
    case .nothingToDo: "nothing to do"
    case .ignored(let other): "ignored \(during(other))"
    case .refused(let refusal): "refused: \(reason(refusal))"
    case .superseded: "superseded"
    case .vetoed(let page): "vetoed by \(name(page))"
    case .interrupted: "interrupted"
    case .cancelledByUser: "cancelled by the user"
    case .withdrawn: "withdrawn"
    case .dropped: "dropped"
    case .timedOut: "timed out"
    case .closed: "closed"
    }
  }
}
