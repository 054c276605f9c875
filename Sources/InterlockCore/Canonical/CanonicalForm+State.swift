// How each part of an engine's state is written, in the order of `CanonicalForm.coverage`.

extension NavigationEngine.Phase {
  func write(to form: inout CanonicalForm, with motions: MotionBook) {
    switch self {
    case .idle:
      form.write(0)
    case .blocked(let blocked):
      form.write(1)
      blocked.reason.write(to: &form)
      form.write(blocked.rung)
    case .transitioning(let transition):
      form.write(2)
      transition.write(to: &form, with: motions)
    case .closed:
      form.write(3)
    }
  }
}

extension NavigationEngine.Blocked.Reason {
  fileprivate func write(to form: inout CanonicalForm) {
    switch self {
    case .coordinator(let id):
      form.write(0)
      form.write(id)
    case .obstacle(let obstacle):
      form.write(1)
      form.write(obstacle)
    case .missingLayout:
      form.write(2)
    case .presence(let presence):
      form.write(3)
      form.write(presence)
    case .unread:
      form.write(4)
    }
  }
}

extension NavigationEngine.Transitioning {
  fileprivate func write(to form: inout CanonicalForm, with motions: MotionBook) {
    form.write(id)
    form.write(cause.told)
    form.write(attempt)
    stage.write(to: &form)
    form.write(motions.openEnds.count)
    for end in motions.openEnds {
      form.write(end.id)
      form.write(Int(end.duration.nanoseconds))
      form.write(end.hasTurnedBack)
      form.write(end.isUnannounced)
    }
    form.write(motions.lastEnded)
    form.write(Int(witnesses.rawValue))
    form.write(motions.retargets.count)
    for retarget in motions.retargets {
      form.write(retarget.cause.told)
      form.write(retarget.end)
      form.write(retarget.before)
    }
    form.write(motions.bar.count)
    for motion in motions.bar { form.write(motion) }
    form.write(rung)
  }
}

extension NavigationEngine.Stage {
  fileprivate func write(to form: inout CanonicalForm) {
    switch self {
    case .calling: form.write(0)
    case .postponed: form.write(1)
    case .underFinger: form.write(2)
    case .coordinated: form.write(3)
    case .silent: form.write(4)
    }
  }
}

extension Plan {
  func write(to form: inout CanonicalForm) {
    form.write(shown)
    form.write(base.pages)
    form.write(target.pages)
    form.write(waiting.count)
    waiting.forEach { $0.write(to: &form) }
    form.write(served.count)
    for request in served {
      request.plan.write(to: &form)
      form.write(request.effect != nil)
      request.effect?.write(to: &form)
    }
    form.write(latecomerCount)
    form.write(retry != nil)
    if let retry {
      form.write(retry.first)
      form.write(retry.earlier.transition)
      form.write(retry.earlier.attempts)
    }
  }
}

extension PlannedRequest {
  fileprivate func write(to form: inout CanonicalForm) {
    form.write(request)
    operation.write(to: &form)
    form.write(isAnimated)
    form.write(opensSegment)
    form.write(isJoinable)
  }
}

extension BoundOperation {
  fileprivate func write(to form: inout CanonicalForm) {
    switch self {
    case .push(let page):
      form.write(0)
      form.write(page)
    case .cut(let page):
      form.write(1)
      form.write(page)
    case .popTo(let page):
      form.write(2)
      form.write(page)
    case .popToRoot:
      form.write(3)
    case .set(let pages):
      form.write(4)
      form.write(pages)
    case .none:
      form.write(5)
    case .replace(let old, let new):
      form.write(6)
      form.write(old)
      form.write(new)
    case .remove(let pages):
      form.write(7)
      form.write(pages)
    case .batch(let steps):
      form.write(8)
      form.write(steps.count)
      for step in steps { step.write(to: &form) }
    case .from(let source, let operation):
      form.write(9)
      form.write(source)
      operation.write(to: &form)
    }
  }
}

extension Effect {
  fileprivate func write(to form: inout CanonicalForm) {
    switch self {
    case .contains(let page):
      form.write(0)
      form.write(page)
    case .lacks(let page):
      form.write(1)
      form.write(page)
    case .equals(let pages):
      form.write(2)
      form.write(pages)
    case .lacksAll(let pages):
      form.write(3)
      form.write(pages)
    case .all(let effects):
      form.write(4)
      form.write(effects.count)
      for effect in effects { effect.write(to: &form) }
    }
  }
}

extension ConsentBook {
  func write(to form: inout CanonicalForm) {
    form.write(questions.count)
    for question in questions {
      form.write(question.request)
      question.operation.write(to: &form)
      form.write(question.policy)
      form.write(question.isAnimated)
      form.write(question.pages)
    }
  }
}

extension Ledger {
  func write(to form: inout CanonicalForm) {
    // Numbers of requests grow, so their order is the same whatever they are called.
    form.write(open.count)
    open.forEach { form.write($0) }
    form.write(tapsByRequest.count)
    if !tapsByRequest.isEmpty { writeTaps(to: &form) }
    form.write(taps.count)
  }

  private func writeTaps(to form: inout CanonicalForm) {
    for open in openTaps {
      form.write(open.request)
      open.tap.write(to: &form)
      form.write(taps[open.tap] ?? 0)
    }
  }
}

extension Ledger.Tap {
  fileprivate func write(to form: inout CanonicalForm) {
    form.write(source)
    form.write(key.rawValue)
  }
}

extension HoldBook {
  func write(to form: inout CanonicalForm) {
    form.write(transitional.count)
    for owner in transitional { form.write(owner) }
    form.write(manual.count)
    for hold in manual {
      form.write(hold.token)
      hold.limit.write(to: &form)
    }
    recheck.write(to: &form)
    incident.write(to: &form)
    form.write(isInBackground)
    form.write(isOffScreen)
  }
}

extension HoldBook {
  func writeRemainders(to form: inout CanonicalForm) {
    recheck.writeRemainder(to: &form)
    incident.writeRemainder(to: &form)
    for hold in manual { hold.limit.writeRemainder(to: &form) }
  }
}

extension DeadlineTimer {
  func write(to form: inout CanonicalForm) {
    form.write(isPaused)
    switch state {
    case .stopped:
      form.write(0)
    case .running(let deadline):
      form.write(1)
      form.write(deadline.kind)
      form.write(deadline.time)
    case .paused(let kind, remainder: _):
      form.write(2)  // How much time is left is not told apart.
      form.write(kind)
    }
  }

  func writeRemainder(to form: inout CanonicalForm) {
    if case .paused(_, let remainder) = state { form.write(distance: remainder) }
  }
}
