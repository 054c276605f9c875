import InterlockCore
import UIKit

/// A message about something that was not done as asked.
///
/// Three parts: what was tried, what happened instead, what to do.
struct NavigationMessage {
  /// The message, on one line.
  let text: String

  /// Whether there may be one about an event: nearly all say that everything went as asked.
  static func mayBe(about event: NavigationEvent) -> Bool {
    switch event {
    case .resolved(_, .shown): false
    case .resolved, .incident: true
    case .willShow, .didShow, .notice, .held, .released: false
    }
  }

  /// Creates the message about an event; `nil` if everything went as asked.
  init?(_ event: NavigationEvent, pages: any PageDirectory) {
    switch event {
    case .resolved(let request, let outcome):
      let words = NavigationWords(pages: pages)
      guard let text = words.sentence(on: request, outcome) else { return nil }
      self.text = text
    case .incident(let incident):
      text = NavigationWords(pages: pages).sentence(on: incident)
    case .willShow, .didShow, .notice, .held, .released:
      return nil
    }
  }
}

/// Says in words what identifiers stand for.
struct NavigationWords {
  let pages: any PageDirectory
  private var words: HostVocabulary { pages.vocabulary }

  func sentence(on request: NavigationEngine.Request, _ outcome: NavigationOutcome) -> String? {
    var tried: String { name(request.change) }
    return switch outcome {
    case .shown, .merged, .placed, .nothingToDo, .superseded, .cancelledByUser, .withdrawn, .closed:
      nil
    case .ignored(let other):
      """
      Ignore \(verb(request.change)) request when top page is still animating: \(tried) came \
      \(during(other)). The stack is unchanged. Choose the policy .queue to have it shown afterwards.
      """
    case .refused(let refusal):
      "\(tried) refused: \(reason(refusal)). The stack is unchanged. \(cure(refusal))"
    case .vetoed(let page):
      """
      \(tried) was refused by \(name(page)), which it would have taken away. The stack is unchanged. \
      Nothing is to be done: the page was asked.
      """
    case .interrupted(let other):
      // Nothing is wrong where a person goes back in the middle of it (iOS 26).
      if case .user = other.cause {
        nil
      } else {
        """
        \(tried) was begun, but undone \(during(other)). \(words.host)'s stack stands. Ask again \
        if it is still wanted.
        """
      }
    case .dropped:
      """
      \(tried) was called, and \(words.host) did not carry it out. The stack is unchanged. The report \
      of it says why; ask again if it is still wanted.
      """
    case .timedOut:
      """
      \(tried) was begun, and its end was never seen. \(words.host)'s stack was adopted. Look for \
      an animator that does not call completeTransition(_:).
      """
    }
  }

  func sentence(on incident: NavigationIncident) -> String {
    switch incident {
    case .lateEnd(let transition, let rung):
      """
      The end of the transition to \(name(transition.to)) was not seen in time. \(step(rung)) Look \
      for an animator that does not call completeTransition(_:).
      """
    case .longBlock(let transition, let rung):
      """
      Requests wait \(during(transition)), longer than expected. \(step(rung)) Look for a \
      presentation that never ends.
      """
    case .divergence(let expected, let found):
      """
      The stack was to be \(list(expected)), but \(words.host) has \(list(found)). \
      \(words.host)'s stack was adopted. Look for code that changes the stack past the guard.
      """
    case .retried(_, let why):
      """
      \(words.host) did not carry out a change: \(cause(why)). It is tried once more; nothing is to \
      be done.
      """
    case .dropped(_, .wentBack):
      """
      The transition of a change went back though no finger drove it. Its requests are answered \
      .dropped. Look for an animator that calls completeTransition(false).
      """
    case .dropped(_, let why):
      """
      \(words.host) did not carry out a change twice: \(cause(why)). Its requests are answered \
      .dropped. Look for code that presents or changes the stack at the same moment past the guard.
      """
    case .longHold(let owners):
      """
      Interaction has been blocked for too long, by \(owners.map(owner).joined(separator: " and ")). \
      It stays blocked until they end. Look for an animation or a hold that does not end.
      """
    case .holdExpired:
      """
      A hold on interaction was not released in its time. Interaction is free again. Look for a path \
      on which InteractionHold.release() is not called.
      """
    }
  }

  private func owner(_ owner: HoldOwner) -> String {
    switch owner {
    case .page: "the transition of a page"
    case .bar(.push, _): "a push of the bar"
    case .bar(.pop, _): "a pop of the bar"
    case .manual: "a hold of the app"
    }
  }

  func name(_ change: NavigationEngine.Change) -> String {
    switch change {
    case .push(let page): "Push of \(name(page.id))"
    case .pop(let count): count == 1 ? "Pop" : "Pop of \(count) pages"
    case .popTo(let page): "Pop to \(name(page))"
    case .popToRoot: "Pop to the root"
    case .set(let pages): "Setting the stack \(list(pages.map(\.id)))"
    case .replaceTop(let page): "Replacing the top by \(name(page.id))"
    case .remove(let pages): "Removal of \(list(pages))"
    case .batch(let steps): "A batch of \(steps.count) changes"
    }
  }

  private func verb(_ change: NavigationEngine.Change) -> String {
    switch change {
    case .push: "push"
    case .pop, .popTo, .popToRoot: "pop"
    case .set: "set"
    case .replaceTop: "replace"
    case .remove: "remove"
    case .batch: "batch"
    }
  }

  func reason(_ refusal: Refusal) -> String {
    switch refusal {
    case .alreadyInStack(_, let index): "it is already in the stack at index \(index)"
    case .sameKeyBeingPushed(let key):
      "a page with the key \"\(key.rawValue)\" is being pushed already"
    case .replacesRoot(let page): "\(name(page)) is the root, which stays"
    case .inBatch(let step, let refusal): "in its step \(step + 1), \(reason(refusal))"
    case .notInStack(let page): "\(name(page)) is not in the stack"
    case .emptyStack: "a \(words.controller) has at least one page"
    case .repeatedPage(let page): "\(name(page)) is named twice"
    case .illegalPage(let page, .navigationController): "\(name(page)) is a navigation controller"
    case .illegalPage(let page, .tabBarController): "\(name(page)) is a tab bar controller"
    case .illegalPage(let page, .pageOfAnotherHost): "\(name(page)) \(words.otherHost)"
    case .illegalPage(let page, .ancestorOfHost): "\(name(page)) contains the navigation controller"
    case .full(let limit): "\(limit) requests wait already"
    case .busy: "something else moves"
    case .closed: "the \(words.controller) is gone"
    }
  }

  private func cure(_ refusal: Refusal) -> String {
    switch refusal {
    case .alreadyInStack, .repeatedPage:
      words.cureForRepeatedPage
    case .sameKeyBeingPushed:
      "Nothing is to be done if it was the second of two quick taps."
    case .replacesRoot:
      words.cureForReplacedRoot
    case .inBatch(_, let refusal):
      cure(refusal)
    case .notInStack:
      "Look the page up in \(words.targetStack) first."
    case .emptyStack:
      "Name at least one page."
    case .illegalPage(_, .pageOfAnotherHost):
      words.cureForOtherHost
    case .illegalPage(_, .ancestorOfHost):
      "Create a new view controller for each push."
    case .illegalPage:
      "Present it, or push one of its pages."
    case .full:
      "Look for code that pushes without end."
    case .busy:
      "Choose another policy, or ask again when \(words.rest)."
    case .closed:
      "Keep the controller while it is needed."
    }
  }

  func during(_ other: TransitionSummary) -> String {
    switch other.cause {
    case .requests, .user, .otherCode:
      "during the transition from \(name(other.from)) to \(name(other.to))"
    case .obstacle(.presentation): "during a presentation"
    case .obstacle(.dismissal): "during a dismissal"
    case .obstacle(.underFinger): "while a finger moves what it has to wait for"
    case .obstacle(.leavingPage): "while a page that is to come again was on its way out"
    case .obstacle(.otherTransition): "during a transition of another controller"
    case .asking(let page): "while \(name(page)) is being asked whether it may leave"
    case .hostNotReady: "before the \(words.controller) was on screen"
    }
  }

  private func step(_ rung: RecoveryRung) -> String {
    switch rung {
    case .probe: "The stack is being read."
    case .layout: "A layout pass is being forced."
    case .release: "Interaction is free again."
    case .place: "The wanted stack is being put in place without animation."
    case .giveUp: "\(words.host)'s stack was adopted."
    }
  }

  private func cause(_ why: NavigationIncident.NotCarriedOut) -> String {
    switch why {
    case .obstacle: "something was being presented or dismissed"
    case .swallowed: "the call had no effect"
    case .wentBack: "the transition went back by itself"
    }
  }

  private func list(_ ids: [PageID]) -> String {
    "[" + ids.map { name($0) }.joined(separator: ", ") + "]"
  }

  func name(_ id: PageID?) -> String {
    id.flatMap { pages.pageName($0) } ?? "a page that is gone"
  }
}
