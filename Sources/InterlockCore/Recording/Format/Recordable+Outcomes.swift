// How requests end, and what should not have happened.

extension NavigationOutcome: Recordable {
  private enum Name: String, CaseIterable {
    case shown, merged, placed, nothingToDo, ignored, refused, superseded, vetoed, interrupted
    case cancelledByUser, withdrawn, dropped, timedOut, closed
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .shown: writer.name(Name.shown)
    case .merged(let transition): writer.tagged(Name.merged, orName: transition)
    case .placed: writer.name(Name.placed)
    case .nothingToDo: writer.name(Name.nothingToDo)
    case .ignored(let summary): writer.tagged(Name.ignored, summary)
    case .refused(let refusal): writer.tagged(Name.refused, refusal)
    case .superseded(let request, let step):
      writer.tagged(Name.superseded) {
        $0.field(.request, ifPresent: request)
        $0.field(.step, ifPresent: step)
      }
    case .vetoed(let page): writer.tagged(Name.vetoed, page)
    case .interrupted(let summary): writer.tagged(Name.interrupted, summary)
    case .cancelledByUser: writer.name(Name.cancelledByUser)
    case .withdrawn: writer.name(Name.withdrawn)
    case .dropped: writer.name(Name.dropped)
    case .timedOut: writer.name(Name.timedOut)
    case .closed: writer.name(Name.closed)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .shown: self = try payload.none(.shown)
    case .merged: self = .merged(into: try payload.oneIfPresent())
    case .placed: self = try payload.none(.placed)
    case .nothingToDo: self = try payload.none(.nothingToDo)
    case .ignored: self = .ignored(during: try payload.one())
    case .refused: self = .refused(try payload.one())
    case .superseded:
      let fields = try payload.fields(.request, .step)
      self = .superseded(
        by: try fields.readIfPresent(.request), step: try fields.readIfPresent(.step))
    case .vetoed: self = .vetoed(by: try payload.one())
    case .interrupted: self = .interrupted(by: try payload.one())
    case .cancelledByUser: self = try payload.none(.cancelledByUser)
    case .withdrawn: self = try payload.none(.withdrawn)
    case .dropped: self = try payload.none(.dropped)
    case .timedOut: self = try payload.none(.timedOut)
    case .closed: self = try payload.none(.closed)
    }
  }
}

extension Refusal: Recordable {
  private enum Name: String, CaseIterable {
    case alreadyInStack, sameKeyBeingPushed, notInStack, emptyStack, repeatedPage, illegalPage
    case replacesRoot, inBatch, full, busy, closed
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .alreadyInStack(let page, let index):
      writer.tagged(Name.alreadyInStack) {
        $0.field(.page, page)
        $0.field(.index, index)
      }
    case .sameKeyBeingPushed(let key): writer.tagged(Name.sameKeyBeingPushed, key)
    case .notInStack(let page): writer.tagged(Name.notInStack, page)
    case .emptyStack: writer.name(Name.emptyStack)
    case .repeatedPage(let page): writer.tagged(Name.repeatedPage, page)
    case .illegalPage(let page, let fault):
      writer.tagged(Name.illegalPage) {
        $0.field(.page, page)
        $0.field(.fault, fault)
      }
    case .replacesRoot(let page): writer.tagged(Name.replacesRoot, page)
    case .inBatch(let step, let refusal):
      writer.tagged(Name.inBatch) {
        $0.field(.step, step)
        $0.field(.refusal, refusal)
      }
    case .full(let limit): writer.tagged(Name.full, limit)
    case .busy: writer.name(Name.busy)
    case .closed: writer.name(Name.closed)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .alreadyInStack:
      let fields = try payload.fields(.page, .index)
      self = .alreadyInStack(try fields.read(.page), index: try fields.read(.index))
    case .sameKeyBeingPushed: self = .sameKeyBeingPushed(try payload.one())
    case .notInStack: self = .notInStack(try payload.one())
    case .emptyStack: self = try payload.none(.emptyStack)
    case .repeatedPage: self = .repeatedPage(try payload.one())
    case .illegalPage:
      let fields = try payload.fields(.page, .fault)
      self = .illegalPage(try fields.read(.page), try fields.read(.fault))
    case .replacesRoot: self = .replacesRoot(try payload.one())
    case .inBatch:
      let fields = try payload.fields(.step, .refusal)
      self = .inBatch(step: try fields.read(.step), try fields.read(.refusal))
    case .full: self = .full(limit: try payload.one())
    case .busy: self = try payload.none(.busy)
    case .closed: self = try payload.none(.closed)
    }
  }
}

extension TransitionSummary: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.id, ifPresent: id)
      $0.field(.cause, cause)
      $0.field(.from, ifPresent: from)
      $0.field(.to, ifPresent: to)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.id, .cause, .from, .to)
    self.init(
      id: try fields.readIfPresent(.id), cause: try fields.read(.cause),
      from: try fields.readIfPresent(.from), to: try fields.readIfPresent(.to))
  }
}

extension TransitionCause: Recordable {
  private enum Name: String, CaseIterable {
    case requests, user, otherCode, obstacle, hostNotReady, asking
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .requests: writer.name(Name.requests)
    case .user(let origin): writer.tagged(Name.user, origin)
    case .otherCode: writer.name(Name.otherCode)
    case .obstacle(let obstacle): writer.tagged(Name.obstacle, obstacle)
    case .hostNotReady: writer.name(Name.hostNotReady)
    case .asking(let page): writer.tagged(Name.asking, page)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .requests: self = try payload.none(.requests)
    case .user: self = .user(try payload.one())
    case .otherCode: self = try payload.none(.otherCode)
    case .obstacle: self = .obstacle(try payload.one())
    case .hostNotReady: self = try payload.none(.hostNotReady)
    case .asking: self = .asking(try payload.one())
    }
  }
}

extension NavigationIncident: Recordable {
  private enum Name: String, CaseIterable {
    case lateEnd, longBlock, divergence, retried, dropped, longHold, holdExpired
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .lateEnd(let summary, let rung):
      writer.tagged(Name.lateEnd) {
        $0.field(.transition, summary)
        $0.field(.rung, rung)
      }
    case .longBlock(let summary, let rung):
      writer.tagged(Name.longBlock) {
        $0.field(.transition, summary)
        $0.field(.rung, rung)
      }
    case .divergence(let expected, let found):
      writer.tagged(Name.divergence) {
        $0.field(.expected, expected)
        $0.field(.found, found)
      }
    case .retried(let transition, let why):
      writer.tagged(Name.retried) {
        $0.field(.transition, transition)
        $0.field(.why, why)
      }
    case .dropped(let transition, let why):
      writer.tagged(Name.dropped) {
        $0.field(.transition, transition)
        $0.field(.why, why)
      }
    case .longHold(let owners): writer.tagged(Name.longHold, owners)
    case .holdExpired(let token): writer.tagged(Name.holdExpired, token)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .lateEnd:
      let fields = try payload.fields(.transition, .rung)
      self = .lateEnd(try fields.read(.transition), try fields.read(.rung))
    case .longBlock:
      let fields = try payload.fields(.transition, .rung)
      self = .longBlock(try fields.read(.transition), try fields.read(.rung))
    case .divergence:
      let fields = try payload.fields(.expected, .found)
      self = .divergence(expected: try fields.read(.expected), found: try fields.read(.found))
    case .retried:
      let fields = try payload.fields(.transition, .why)
      self = .retried(try fields.read(.transition), try fields.read(.why))
    case .dropped:
      let fields = try payload.fields(.transition, .why)
      self = .dropped(try fields.read(.transition), try fields.read(.why))
    case .longHold: self = .longHold(try payload.one())
    case .holdExpired: self = .holdExpired(try payload.one())
    }
  }
}

extension NavigationIncident.NotCarriedOut: Recordable {
  private enum Name: String, CaseIterable {
    case obstacle, swallowed, wentBack
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .obstacle(let obstacle): writer.tagged(Name.obstacle, obstacle)
    case .swallowed: writer.name(Name.swallowed)
    case .wentBack: writer.name(Name.wentBack)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .obstacle: self = .obstacle(try payload.one())
    case .swallowed: self = try payload.none(.swallowed)
    case .wentBack: self = try payload.none(.wentBack)
    }
  }
}

extension RecoveryRung: RecordableName {
  var recordedName: String {
    switch self {
    case .probe: "probe"
    case .layout: "layout"
    case .release: "release"
    case .place: "place"
    case .giveUp: "giveUp"
    }
  }
}
