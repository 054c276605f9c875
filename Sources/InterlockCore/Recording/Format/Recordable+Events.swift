// What the engine is told, and what it answers.

extension NavigationEngine.Event: Recordable {
  private enum Name: String, CaseIterable {
    case requested, performed, hostBegan, witnessed, read, presenceChanged, deadlineReached
    case consentGiven, consentRefused, holdTaken, holdReleased, withdrawn, paused, resumed
    case closed
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .requested(let request, let status):
      writer.tagged(Name.requested) {
        $0.field(.request, request)
        $0.field(.host, status)
      }
    case .performed(let transition, let attempt, let reading):
      writer.tagged(Name.performed) {
        $0.field(.transition, transition)
        $0.field(.attempt, attempt)
        $0.field(.reading, reading)
      }
    case .hostBegan(let change): writer.tagged(Name.hostBegan, change)
    case .witnessed(let witness): writer.tagged(Name.witnessed, witness)
    case .read(let reading, let probe):
      writer.tagged(Name.read) {
        $0.field(.reading, reading)
        $0.field(.probe, ifPresent: probe)
      }
    case .presenceChanged(let presence): writer.tagged(Name.presenceChanged, presence)
    case .deadlineReached(let deadline): writer.tagged(Name.deadlineReached, deadline)
    case .consentGiven(let request, let page, let status):
      writer.tagged(Name.consentGiven) {
        $0.field(.request, request)
        $0.field(.page, page)
        $0.field(.host, status)
      }
    case .consentRefused(let request, let page):
      writer.tagged(Name.consentRefused) {
        $0.field(.request, request)
        $0.field(.page, page)
      }
    case .holdTaken(let token, let limit):
      writer.tagged(Name.holdTaken) {
        $0.field(.token, token)
        $0.field(.limit, ifPresent: limit)
      }
    case .holdReleased(let token): writer.tagged(Name.holdReleased, token)
    case .withdrawn(let request): writer.tagged(Name.withdrawn, request)
    case .paused: writer.name(Name.paused)
    case .resumed: writer.name(Name.resumed)
    case .closed: writer.name(Name.closed)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .requested:
      let fields = try payload.fields(.request, .host)
      self = .requested(try fields.read(.request), try fields.read(.host))
    case .performed:
      let fields = try payload.fields(.transition, .attempt, .reading)
      self = .performed(
        try fields.read(.transition), attempt: try fields.read(.attempt),
        try fields.read(.reading))
    case .hostBegan: self = .hostBegan(try payload.one())
    case .witnessed: self = .witnessed(try payload.one())
    case .read:
      let fields = try payload.fields(.reading, .probe)
      self = .read(try fields.read(.reading), answering: try fields.readIfPresent(.probe))
    case .presenceChanged: self = .presenceChanged(try payload.one())
    case .deadlineReached: self = .deadlineReached(try payload.one())
    case .consentGiven:
      let fields = try payload.fields(.request, .page, .host)
      self = .consentGiven(
        try fields.read(.request), try fields.read(.page), try fields.read(.host))
    case .consentRefused:
      let fields = try payload.fields(.request, .page)
      self = .consentRefused(try fields.read(.request), try fields.read(.page))
    case .holdTaken:
      let fields = try payload.fields(.token, .limit)
      self = .holdTaken(try fields.read(.token), atMost: try fields.readIfPresent(.limit))
    case .holdReleased: self = .holdReleased(try payload.one())
    case .withdrawn: self = .withdrawn(try payload.one())
    case .paused: self = try payload.none(.paused)
    case .resumed: self = try payload.none(.resumed)
    case .closed: self = try payload.none(.closed)
    }
  }
}

extension NavigationEngine.Action: Recordable {
  private enum Name: String, CaseIterable {
    case perform, probe, ask, stopAsking, hold, release, schedule, unschedule, resolve, report
    case notify
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .perform(let perform): writer.tagged(Name.perform, perform)
    case .probe(let probe, let moment):
      writer.tagged(Name.probe) {
        $0.field(.probe, probe)
        $0.field(.moment, moment)
      }
    case .ask(let request, let page):
      writer.tagged(Name.ask) {
        $0.field(.request, request)
        $0.field(.page, page)
      }
    case .stopAsking(let request, let page):
      writer.tagged(Name.stopAsking) {
        $0.field(.request, request)
        $0.field(.page, page)
      }
    case .hold(let owner): writer.tagged(Name.hold, owner)
    case .release(let owner): writer.tagged(Name.release, owner)
    case .schedule(let deadline): writer.tagged(Name.schedule, deadline)
    case .unschedule(let deadline): writer.tagged(Name.unschedule, deadline)
    case .resolve(let request, let outcome):
      writer.tagged(Name.resolve) {
        $0.field(.request, request)
        $0.field(.outcome, outcome)
      }
    case .report(let incident): writer.tagged(Name.report, incident)
    case .notify(let notice): writer.tagged(Name.notify, notice)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .perform: self = .perform(try payload.one())
    case .probe:
      let fields = try payload.fields(.probe, .moment)
      self = .probe(try fields.read(.probe), try fields.read(.moment))
    case .ask:
      let fields = try payload.fields(.request, .page)
      self = .ask(try fields.read(.request), try fields.read(.page))
    case .stopAsking:
      let fields = try payload.fields(.request, .page)
      self = .stopAsking(try fields.read(.request), try fields.read(.page))
    case .hold: self = .hold(try payload.one())
    case .release: self = .release(try payload.one())
    case .schedule: self = .schedule(try payload.one())
    case .unschedule: self = .unschedule(try payload.one())
    case .resolve:
      let fields = try payload.fields(.request, .outcome)
      self = .resolve(try fields.read(.request), try fields.read(.outcome))
    case .report: self = .report(try payload.one())
    case .notify: self = .notify(try payload.one())
    }
  }
}

extension NavigationEngine.Perform: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.transition, transition)
      $0.field(.attempt, attempt)
      $0.field(.verb, verb)
      $0.field(.animated, isAnimated)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.transition, .attempt, .verb, .animated)
    self.init(
      transition: try fields.read(.transition), attempt: try fields.read(.attempt),
      verb: try fields.read(.verb), isAnimated: try fields.read(.animated))
  }
}

extension NavigationEngine.Perform.Verb: Recordable {
  private enum Name: String, CaseIterable {
    case push, pop, popTo, popToRoot, set
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .push(let page): writer.tagged(Name.push, page)
    case .pop: writer.name(Name.pop)
    case .popTo(let page): writer.tagged(Name.popTo, page)
    case .popToRoot: writer.name(Name.popToRoot)
    case .set(let pages): writer.tagged(Name.set, pages)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .push: self = .push(try payload.one())
    case .pop: self = try payload.none(.pop)
    case .popTo: self = .popTo(try payload.one())
    case .popToRoot: self = try payload.none(.popToRoot)
    case .set: self = .set(try payload.one())
    }
  }
}

extension NavigationEngine.ProbeMoment: RecordableName {
  var recordedName: String {
    switch self {
    case .now: "now"
    case .nextTurn: "nextTurn"
    case .afterLayout: "afterLayout"
    case .whenFree: "whenFree"
    }
  }
}

extension NavigationEngine.Deadline: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.kind, kind)
      $0.field(.serial, serial)
      $0.field(.time, time)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.kind, .serial, .time)
    self.init(
      kind: try fields.read(.kind), serial: try fields.read(.serial),
      time: try fields.read(.time))
  }
}

extension NavigationEngine.Deadline.Kind: Recordable {
  private enum Name: String, CaseIterable {
    case settle, recheck, holdRecheck, incident, manualHold
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .settle: writer.name(Name.settle)
    case .recheck: writer.name(Name.recheck)
    case .holdRecheck: writer.name(Name.holdRecheck)
    case .incident: writer.name(Name.incident)
    case .manualHold(let token): writer.tagged(Name.manualHold, token)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .settle: self = try payload.none(.settle)
    case .recheck: self = try payload.none(.recheck)
    case .holdRecheck: self = try payload.none(.holdRecheck)
    case .incident: self = try payload.none(.incident)
    case .manualHold: self = .manualHold(try payload.one())
    }
  }
}

extension NavigationEngine.Notice: Recordable {
  private enum Name: String, CaseIterable {
    case willBegin, didSettle, targetChanged, cameToRest, setOverPending
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .willBegin(let summary): writer.tagged(Name.willBegin, summary)
    case .didSettle(let summary): writer.tagged(Name.didSettle, summary)
    case .targetChanged: writer.name(Name.targetChanged)
    case .cameToRest: writer.name(Name.cameToRest)
    case .setOverPending(let request): writer.tagged(Name.setOverPending, request)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .willBegin: self = .willBegin(try payload.one())
    case .didSettle: self = .didSettle(try payload.one())
    case .targetChanged: self = try payload.none(.targetChanged)
    case .cameToRest: self = try payload.none(.cameToRest)
    case .setOverPending: self = .setOverPending(try payload.one())
    }
  }
}
