nonisolated extension StoryStep.Kind {
  /// The step as a story writes it, for timelines.
  package var text: String {
    switch self {
    case .calls(let calls): calls.map(\.text).joined(separator: "; ")
    case .touch(let touch): touch.text
    case .look: "look"
    case .goHome: "go home"
    case .expect(let expectation): "expect " + expectation.fact.text
    case .shot(let name): "shot \(name)"
    case .film(let name, let length): "film \(name) for \(Milliseconds.text(length))"
    }
  }
}

nonisolated extension StoryCall {
  /// The call as a story writes it.
  package var text: String {
    let call =
      switch kind {
      case .push(let title, let again): "push \(Shown.quoted(title))" + (again ? " again" : "")
      case .pop: "pop"
      case .popTo(let title): "pop to \(Shown.quoted(title))"
      case .popToRoot: "pop to root"
      case .set(let titles): "set " + titles.map(Shown.quoted).joined(separator: " ")
      case .presentAlert(let title): "present alert \(Shown.quoted(title))"
      case .present(let title): "present \(Shown.quoted(title))"
      case .dismiss: "dismiss"
      case .setBarHidden(let isHidden): isHidden ? "hide bar" : "show bar"
      case .setBackHidden(let isHidden): isHidden ? "hide back" : "show back"
      case .replaceBack(let title): "replace back \(Shown.quoted(title))"
      case .freeSwipe: "free swipe"
      case .widenSwipe: "widen swipe"
      case .segue(let title): "segue \(Shown.quoted(title))"
      case .unwind(let title): "unwind to \(Shown.quoted(title))"
      case .block(let reason): "block \(Shown.quoted(reason))"
      case .unblock: "unblock"
      case .startOver: "start over"
      }
    return animated ? call : call + " without animation"
  }
}

nonisolated extension StoryTouch {
  /// The touch as a story writes it.
  package var text: String {
    switch self {
    case .tap(let texts): "tap " + texts.map(Shown.quoted).joined(separator: " and ")
    case .tapBack: "tap back"
    case .tapAgain: "tap again"
    case .pressBack: "press back"
    case .swipeBack(let swipe): swipe.text
    }
  }
}

nonisolated extension StorySwipe {
  /// The swipe as a story writes it.
  package var text: String {
    var text = "swipe back"
    if start > 0 { text += " from \(Milliseconds.text(start))" }
    text += " to \(Milliseconds.text(end)) in \(Milliseconds.text(milliseconds))"
    if rest > 0 { text += " hold \(Milliseconds.text(rest))" }
    return isCancelled ? text + " cancelled" : text
  }
}

nonisolated extension StoryExpectation.Fact {
  /// The fact as a story writes it.
  package var text: String {
    switch self {
    case .stack(let titles): "stack " + titles.map(Shown.quoted).joined(separator: " ")
    case .page(let title): "page \(Shown.quoted(title))"
    case .title(let title): "title \(Shown.quoted(title))"
    case .back(let title): "back " + (title.map(Shown.quoted) ?? "none")
    case .tab(let title): "tab " + (title.map(Shown.quoted) ?? "none")
    case .alert(let title): "alert " + (title.map(Shown.quoted) ?? "none")
    case .log(let text, let present): (present ? "log " : "no log ") + Shown.quoted(text)
    case .report(let text, let present):
      (present ? "report " : "no report ") + Shown.quoted(text)
    case .touch(let present): present ? "touch" : "no touch"
    case .strip(let present): present ? "strip" : "no strip"
    case .crash(let present): present ? "crash" : "no crash"
    }
  }
}
