// Where an engine is when a recording begins.

/// The phase, with what the host moves in its transition.
struct RecordedPhase: Recordable {
  var phase: NavigationEngine.Phase
  var motions = MotionBook()

  private enum Name: String, CaseIterable {
    case idle, blocked, transitioning, closed
  }

  func record(to writer: inout RecordWriter) {
    switch phase {
    case .idle: writer.name(Name.idle)
    case .blocked(let blocked): writer.tagged(Name.blocked, blocked)
    case .transitioning(let transition):
      writer.tagged(
        Name.transitioning, RecordedTransition(transition: transition, motions: motions))
    case .closed: writer.name(Name.closed)
    }
  }

  init(phase: NavigationEngine.Phase, motions: MotionBook) {
    self.phase = phase
    self.motions = motions
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .idle: phase = try payload.none(.idle)
    case .blocked: phase = .blocked(try payload.one())
    case .transitioning:
      let recorded: RecordedTransition = try payload.one()
      phase = .transitioning(recorded.transition)
      motions = recorded.motions
    case .closed: phase = try payload.none(.closed)
    }
  }
}

extension NavigationEngine.Blocked: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.reason, reason)
      $0.field(.rung, ifPresent: rung)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.reason, .rung)
    self.init(reason: try fields.read(.reason), rung: try fields.readIfPresent(.rung))
  }
}

extension NavigationEngine.Blocked.Reason: Recordable {
  private enum Name: String, CaseIterable {
    case coordinator, unread, obstacle, missingLayout, presence
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .coordinator(let coordinator): writer.tagged(Name.coordinator, coordinator)
    case .unread: writer.name(Name.unread)
    case .obstacle(let obstacle): writer.tagged(Name.obstacle, obstacle)
    case .missingLayout: writer.name(Name.missingLayout)
    case .presence(let presence): writer.tagged(Name.presence, presence)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .coordinator: self = .coordinator(try payload.one())
    case .unread: self = try payload.none(.unread)
    case .obstacle: self = .obstacle(try payload.one())
    case .missingLayout: self = try payload.none(.missingLayout)
    case .presence: self = .presence(try payload.one())
    }
  }
}

/// A transition, with what the host moves in it.
struct RecordedTransition: Recordable {
  var transition: NavigationEngine.Transitioning
  var motions: MotionBook

  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.id, transition.id)
      $0.field(.cause, transition.cause)
      $0.field(.attempt, transition.attempt)
      $0.field(.stage, transition.stage)
      $0.field(.openEnds, Array(motions.openEnds))
      $0.field(.lastEnded, ifPresent: motions.lastEnded)
      $0.field(.witnesses, transition.witnesses)
      $0.field(.retargets, motions.retargets)
      $0.field(.barMotions, Array(motions.bar))
      $0.field(.rung, ifPresent: transition.rung)
    }
  }

  init(transition: NavigationEngine.Transitioning, motions: MotionBook) {
    self.transition = transition
    self.motions = motions
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(
      .id, .cause, .attempt, .stage, .openEnds, .lastEnded, .witnesses, .retargets,
      .barMotions, .rung)
    transition = NavigationEngine.Transitioning(
      id: try fields.read(.id), cause: try fields.read(.cause), stage: try fields.read(.stage),
      witnesses: try fields.read(.witnesses), rung: try fields.readIfPresent(.rung),
      attempt: try fields.count(.attempt))
    let bar: [BarMotion] = try fields.read(.barMotions)
    motions = MotionBook(
      openEnds: ShortList(try fields.read(.openEnds)),
      lastEnded: try fields.readIfPresent(.lastEnded),
      retargets: try fields.read(.retargets))
    for motion in bar { motions.bar.append(motion) }
    guard motions.bar.count == bar.count else {
      throw value.fault("the bar moves twice in the same way")
    }
  }
}

extension NavigationEngine.Stage: RecordableName {
  var recordedName: String {
    switch self {
    case .calling: "calling"
    case .postponed: "postponed"
    case .underFinger: "underFinger"
    case .coordinated: "coordinated"
    case .silent: "silent"
    }
  }
}

extension NavigationEngine.Witnesses: Recordable {
  private enum Name: String, RecordableName {
    case layout, didShow, cancelled, finger, accepted

    var recordedName: String { rawValue }

    var witness: NavigationEngine.Witnesses {
      switch self {
      case .layout: .layout
      case .didShow: .didShow
      case .cancelled: .cancelled
      case .finger: .finger
      case .accepted: .accepted
      }
    }
  }

  func record(to writer: inout RecordWriter) {
    writer.array(Name.allCases.filter { contains($0.witness) })
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    self = try value.elements(Name.self).reduce(into: []) { $0.insert($1.witness) }
  }
}

extension NavigationEngine.Cause: Recordable {
  private enum Name: String, CaseIterable {
    case requests, user, otherCode
  }

  func record(to writer: inout RecordWriter) {
    told.record(to: &writer)
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .requests: self = try payload.none(.requests)
    case .user: self = .user(try payload.one())
    case .otherCode: self = try payload.none(.otherCode)
    }
  }
}

extension MotionBook.OpenEnd: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.id, id)
      $0.field(.duration, duration)
      $0.field(.turnedBack, hasTurnedBack)
      $0.field(.unannounced, isUnannounced)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.id, .duration, .turnedBack, .unannounced)
    self.init(
      id: try fields.read(.id), duration: try fields.read(.duration),
      hasTurnedBack: try fields.read(.turnedBack), isUnannounced: try fields.read(.unannounced))
  }
}

extension MotionBook.Retarget: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.cause, cause)
      $0.field(.end, ifPresent: end)
      $0.field(.before, before)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.cause, .end, .before)
    self.init(
      cause: try fields.read(.cause), end: try fields.readIfPresent(.end),
      before: try fields.read(.before))
  }
}

extension NavigationEngine.Probe: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.id, id)
      $0.field(.moment, moment)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.id, .moment)
    self.init(id: try fields.read(.id), moment: try fields.read(.moment))
  }
}
