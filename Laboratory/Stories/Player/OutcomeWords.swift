import Interlock
import UIKit

/// Says on one line what Interlock did with a request.
struct OutcomeWords {
  weak var interlock: NavigationInterlock?

  /// The line; `nil` for events that a timeline does not tell.
  func text(of event: NavigationEvent) -> String? {
    switch event {
    case .resolved(let request, let outcome):
      "\(name(of: request.change)): \(name(of: outcome))"
    case .incident(let incident):
      "incident: \(name(of: incident))"
    case .willShow, .didShow, .notice, .held, .released:
      nil
    }
  }

  private func name(of change: NavigationEngine.Change) -> String {
    switch change {
    case .push(let page): "push \(title(page.id))"
    case .pop(let count): count == 1 ? "pop" : "pop \(count)"
    case .popTo(let page): "pop to \(title(page))"
    case .popToRoot: "pop to root"
    case .set(let pages): "set " + pages.map { title($0.id) }.joined(separator: " ")
    case .replaceTop(let page): "replace top by \(title(page.id))"
    case .remove(let pages): "remove " + pages.map(title).joined(separator: " ")
    case .batch(let steps): "batch of " + steps.map(name).joined(separator: ", ")
    }
  }

  private func name(of outcome: NavigationOutcome) -> String {
    switch outcome {
    case .shown: "shown"
    case .merged: "merged"
    case .placed: "placed"
    case .nothingToDo: "nothing to do"
    case .ignored: "ignored"
    case .refused(.sameKeyBeingPushed): "refused, the same page is being pushed"
    case .refused(.alreadyInStack): "refused, it is in the stack already"
    case .refused: "refused"
    case .superseded: "superseded"
    case .vetoed: "vetoed"
    case .interrupted: "interrupted"
    case .cancelledByUser: "cancelled by the user"
    case .withdrawn: "withdrawn"
    case .dropped: "dropped"
    case .timedOut: "timed out"
    case .closed: "closed"
    }
  }

  private func name(of incident: NavigationIncident) -> String {
    switch incident {
    case .lateEnd(_, let rung): "late end, step \(rung)"
    case .longBlock(_, let rung): "long block, step \(rung)"
    case .divergence: "UIKit's stack is another one than expected"
    case .retried: "not carried out, tried again"
    case .dropped: "not carried out twice"
    case .longHold: "interaction blocked too long"
    case .holdExpired: "a hold reached its maximum"
    }
  }

  private func title(_ id: PageID) -> String {
    Shown.quoted(interlock?.page(id)?.title ?? "?")
  }
}
