// What an engine has to do when a recording begins.

extension Plan: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.shown, shown)
      $0.field(.base, base.pages)
      $0.field(.waiting, waiting.elements)
      $0.field(.served, Array(served))
      $0.field(.latecomers, latecomerCount)
      $0.field(.retry, ifPresent: retry)
      $0.field(.revision, targetRevision)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(
      .shown, .base, .waiting, .served, .latecomers, .retry, .revision)
    self.init(
      shown: try fields.read(.shown), base: try fields.read(.base),
      waiting: try fields.read(.waiting), served: ShortList(try fields.read(.served)),
      latecomerCount: try fields.count(.latecomers), retry: try fields.readIfPresent(.retry),
      targetRevision: try fields.count(.revision))
  }
}

extension PlannedRequest: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.request, request)
      $0.field(.operation, operation)
      $0.field(.animated, isAnimated)
      $0.field(.opens, opensSegment)
      $0.field(.joinable, isJoinable)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.request, .operation, .animated, .opens, .joinable)
    self.init(
      request: try fields.read(.request), operation: try fields.read(.operation),
      isAnimated: try fields.read(.animated), opensSegment: try fields.read(.opens),
      isJoinable: try fields.read(.joinable))
  }
}

extension ServedRequest: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.plan, plan)
      $0.field(.effect, ifPresent: effect)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.plan, .effect)
    self.init(plan: try fields.read(.plan), effect: try fields.readIfPresent(.effect))
  }
}

extension Plan.Retry: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.request, first)
      $0.field(.transition, earlier.transition)
      $0.field(.attempts, earlier.attempts)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.request, .transition, .attempts)
    self.init(
      first: try fields.read(.request),
      earlier: EarlierAttempt(
        transition: try fields.read(.transition), attempts: try fields.count(.attempts)))
  }
}

extension BoundOperation: Recordable {
  private enum Name: String, CaseIterable {
    case push, cut, popTo, popToRoot, set, replace, remove, batch, from, none
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .push(let page): writer.tagged(Name.push, page)
    case .cut(let page): writer.tagged(Name.cut, page)
    case .popTo(let page): writer.tagged(Name.popTo, page)
    case .popToRoot: writer.name(Name.popToRoot)
    case .set(let pages): writer.tagged(Name.set, pages)
    case .replace(let old, let new):
      writer.tagged(Name.replace) {
        $0.field(.from, old)
        $0.field(.to, new)
      }
    case .remove(let pages): writer.tagged(Name.remove, pages)
    case .batch(let steps): writer.tagged(Name.batch, steps)
    case .from(let source, let operation):
      writer.tagged(Name.from) {
        $0.field(.source, source)
        $0.field(.operation, operation)
      }
    case .none: writer.name(Name.none)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .push: self = .push(try payload.one())
    case .cut: self = .cut(try payload.one())
    case .popTo: self = .popTo(try payload.one())
    case .popToRoot: self = try payload.none(.popToRoot)
    case .set: self = .set(try payload.one())
    case .replace:
      let fields = try payload.fields(.from, .to)
      self = .replace(try fields.read(.from), with: try fields.read(.to))
    case .remove: self = .remove(try payload.one())
    case .batch: self = .batch(try payload.one())
    case .from:
      let fields = try payload.fields(.source, .operation)
      self = .from(try fields.read(.source), try fields.read(.operation))
    case .none: self = try payload.none(.none)
    }
  }
}

extension Effect: Recordable {
  private enum Name: String, CaseIterable {
    case contains, lacks, lacksAll, equals, all
  }

  func record(to writer: inout RecordWriter) {
    switch self {
    case .contains(let page): writer.tagged(Name.contains, page)
    case .lacks(let page): writer.tagged(Name.lacks, page)
    case .lacksAll(let pages): writer.tagged(Name.lacksAll, pages)
    case .equals(let pages): writer.tagged(Name.equals, pages)
    case .all(let effects): writer.tagged(Name.all, effects)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let (name, payload) = try value.tagged(Name.self)
    switch name {
    case .contains: self = .contains(try payload.one())
    case .lacks: self = .lacks(try payload.one())
    case .lacksAll: self = .lacksAll(try payload.one())
    case .equals: self = .equals(try payload.one())
    case .all: self = .all(try payload.one())
    }
  }
}

extension ConsentBook.Question: Recordable {
  func record(to writer: inout RecordWriter) {
    writer.object {
      $0.field(.request, request)
      $0.field(.operation, operation)
      $0.field(.policy, policy)
      $0.field(.animated, isAnimated)
      $0.field(.pages, pages)
    }
  }

  init(recorded value: RecordedValue) throws(RecordingFault) {
    let fields = try value.fields(.request, .operation, .policy, .animated, .pages)
    self.init(
      request: try fields.read(.request), operation: try fields.read(.operation),
      policy: try fields.read(.policy), isAnimated: try fields.read(.animated),
      pages: try fields.read(.pages))
  }
}
